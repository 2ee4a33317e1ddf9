import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';

/** A telephone number. The keyboard and what the browser fills in are those of a number. */
export function PhoneField(props: Omit<TextFieldProps, 'prefix' | 'type'>) {
  return <TextField inputMode="tel" autoComplete="tel" {...props} type="tel" />;
}
