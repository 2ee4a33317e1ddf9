import { createContext, use, type HTMLAttributes } from 'react';

/** What stands in a part of the shell, as HTML, by the name of the part. */
export type KeptParts = (name: string) => string;

const KeptContext = createContext<KeptParts>(() => '');

/** Around every page: the server makes the parts, the browser takes them from the document that came. */
export const KeptProvider = KeptContext.Provider;

interface KeptProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  readonly name: string;
  /** A `template` shows nothing, and keeps what another layout will need. */
  readonly as?: 'div' | 'template';
}

/**
 * A part of the shell that is the same on every page and does nothing but lead elsewhere. Neither its code nor its data get into
 * the browser: what the first page brings is kept for all that follow.
 */
export function Kept({ name, as: Element = 'div', ...attributes }: KeptProps) {
  const html = use(KeptContext)(name);
  return (
    <Element {...attributes} data-kept={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
