import styles from '#src/features/header/SubmenuPanel.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import type { SubmenuLink as Link, TagChip } from '#src/shared/page/menus.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { WholeWords } from '#src/ui/sections/WholeWords.tsx';

/**
 * A link of a submenu: its icon, name, signs and description, or the name alone where it is a link only. Every page has sixty of
 * them behind its menus, so each is as few elements as it can be.
 */
export function SubmenuLink({ link }: { readonly link: Link }) {
  const { label, href, inApp, description, icon, tags, cssClass } = link;
  return (
    <>
      <LocalLink
        href={href}
        inApp={inApp}
        className={[styles.link, cssClass && styles[cssClass], !icon && styles.plain].filter(Boolean).join(' ')}
      >
        {icon && <Icon name={icon} size={24} />}
        <span className={styles.label}>
          <WholeWords text={label} />
          {tags.map((tag) => tag.href === undefined && <Sign key={tag.name} tag={tag} />)}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </LocalLink>
      {/* A link cannot stand within another one. */}
      {tags.map(
        (tag) =>
          tag.href !== undefined && (
            <LocalLink key={tag.name} href={tag.href} className={`${styles.link ?? ''} ${styles.plain ?? ''}`}>
              <span>
                <Sign tag={tag} />
              </span>
            </LocalLink>
          ),
      )}
    </>
  );
}

function Sign({ tag: { name, type, icons = [] } }: { readonly tag: TagChip }) {
  return (
    <span className={styles.tag} data-type={type}>
      {icons.map((icon) => (
        <Icon key={icon} name={icon} size={16} />
      ))}
      {name}
    </span>
  );
}
