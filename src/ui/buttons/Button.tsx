import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from '#src/ui/buttons/Button.module.css';
import { buttonClass, type ButtonSize, type ButtonTheme } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';
import { Spinner } from '#src/ui/buttons/Spinner.tsx';

/** A native button's attributes, and no class or style of its user's. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'> {
  readonly theme?: ButtonTheme;
  readonly size?: ButtonSize;
  /** Something is under way: no clicks are taken, and the label gives its place to a spinner (SPEC part 4). */
  readonly loading?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** What acts on the page. While it loads it keeps its name, its width and the focus, which `disabled` would take away. */
export function Button({
  theme = 'primary',
  size = 'medium',
  type = 'button',
  loading = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a submit button from sending its form twice.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass(theme, size)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={onPress}
      {...rest}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} size={20} />}
        {children}
      </span>
      {loading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
