import styles from '#src/ui/Button.module.css';

/**
 * The look of a call to action. A class and not a component: the link itself is made where the language is known.
 *
 * @param theme filled, or outlined
 */
export function buttonClass(theme: 'primary' | 'secondary'): string {
  return [styles.button, styles[theme]].filter(Boolean).join(' ');
}
