import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useFormContext } from '#src/forms/view/FormContext.ts';
import { useField } from '#src/forms/view/useField.ts';
import { UPLOAD_EXTENSIONS } from '#config/constants.ts';
import type { FormField } from '#src/forms/data/formDefinition.ts';
import { FileField } from '#src/ui/fields/FileField.tsx';
import type { ChosenFile } from '#src/ui/fields/FileItem.tsx';

const ACCEPT = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',');

const chosenIn = ({ files }: HTMLInputElement): ChosenFile | undefined => {
  const file = files?.[0];
  return file && { name: file.name, size: file.size };
};

/** A document, by choosing or dropping it; a wrong one is refused at once. While it is sent it says how far it is, and cannot be taken away. */
export function DocumentField({ field }: { readonly field: FormField }) {
  const { lead } = useFormContext();
  const { control, registered } = useField(field);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenFile>();
  const progress = lead.phase.name === 'sending' ? { progress: lead.phase.progress } : {};
  useEffect(() => {
    const { current } = input;
    if (!current) return undefined;
    const look = () => setChosen(chosenIn(current));
    // Chosen before this was there, or brought back by the browser with the page.
    look();
    if (chosenIn(current)) lead.check(field.name);
    const listening = new AbortController();
    // Told before the form does it.
    current.form?.addEventListener('reset', () => setTimeout(look), listening);
    return () => listening.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = chosenIn(event.target);
    setChosen(file);
    // What was wrong with a file goes with it. One of the wrong kind is refused now, not when all else has been filled in.
    if (!file) lead.forget(field.name);
    void registered.onChange(event).then(() => file && lead.check(field.name));
  };
  const remove = () => {
    const { current } = input;
    if (!current) return;
    current.value = '';
    current.dispatchEvent(new Event('change', { bubbles: true }));
    current.focus();
  };
  return (
    <FileField
      {...control}
      {...registered}
      ref={(element) => {
        input.current = element;
        registered.ref(element);
      }}
      onChange={take}
      accept={ACCEPT}
      files={chosen ? [{ ...chosen, ...progress }] : []}
      {...(lead.phase.name === 'sending' ? {} : { onRemove: remove })}
    />
  );
}
