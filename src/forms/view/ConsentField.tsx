import { Trans } from '@lingui/react/macro';
import { useField } from '#src/forms/view/useField.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { FormField } from '#src/forms/data/formDefinition.ts';
import { Checkbox } from '#src/ui/fields/Choice.tsx';

/** Without it nothing may be kept, so it is never ticked beforehand. */
export function ConsentField({ field }: { readonly field: FormField }) {
  const { control, registered, value } = useField(field);
  return (
    <Checkbox
      {...control}
      {...registered}
      value="true"
      defaultChecked={value === 'true'}
      label={
        <Trans>
          I agree to the use of my data to handle this request, as the{' '}
          <LocalLink href="/legal/privacy">privacy policy</LocalLink> describes.
        </Trans>
      }
    />
  );
}
