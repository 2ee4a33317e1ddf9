import styles from '#src/features/header/SubmenuPanel.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { TagChip } from '#src/shared/page/menus.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A sign of a link, such as New; a link by itself where it leads somewhere. */
export function SubmenuTag({ tag: { name, type, href, icons = [] } }: { readonly tag: TagChip }) {
  const look = { className: styles.tag, 'data-type': type };
  const content = (
    <>
      {icons.map((icon) => (
        <Icon key={icon} name={icon} size={16} />
      ))}
      {name}
    </>
  );
  return href === undefined ? (
    <span {...look}>{content}</span>
  ) : (
    <LocalLink href={href} {...look}>
      {content}
    </LocalLink>
  );
}
