import styles from '#src/ui/buttons/Button.module.css';

/** Filled, outlined, or only as loud as a link. */
export type ButtonTheme = 'primary' | 'secondary' | 'quiet';

/** By height: 44, 52 or 60 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** A pill, or an underlined text that is as high, so that the two stand on one line. */
type ButtonType = 'button' | 'link';

/** How a button looks, whatever it does. */
export interface ButtonLook {
  readonly theme: ButtonTheme;
  readonly size?: ButtonSize;
  readonly type?: ButtonType;
}

/**
 * The look of a call to action, for a link: links are made where the language is known. What acts on the page is a
 * `Button`.
 */
export function buttonClass(theme: ButtonTheme, size: ButtonSize = 'medium', type: ButtonType = 'button'): string {
  return [styles.button, styles[type === 'link' ? 'text' : theme], styles[size]].filter(Boolean).join(' ');
}
