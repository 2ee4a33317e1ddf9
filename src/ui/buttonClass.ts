import styles from '#src/ui/Button.module.css';

/** Filled, outlined, or only as loud as a link. */
export type ButtonTheme = 'primary' | 'secondary' | 'quiet';

/** By height: 44, 52 or 60 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * The look of a call to action, for a link: links are made where the language is known. What acts on the page is a
 * `Button`.
 */
export function buttonClass(theme: ButtonTheme, size: ButtonSize = 'medium'): string {
  return [styles.button, styles[theme], styles[size]].filter(Boolean).join(' ');
}
