import { useLingui } from '@lingui/react/macro';
import { consoleLink, type Console } from '#src/request/consoleLink.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { CtaMenu } from '#src/shared/page/cta.ts';
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';
import { MenuGroup, MenuListLink } from '#src/ui/menus/MenuList.tsx';

interface ActionMenuProps {
  readonly action: CtaMenu;
  readonly align: 'start' | 'end' | undefined;
}

/** A button with a choice between the consoles (SPEC part 3, CTA button). */
export function ActionMenu({ action, align }: ActionMenuProps) {
  const { label, id, type, theme, size, event, gtmEvent, submenu } = action;
  const look = { theme, size, type };
  return (
    <MenuButton label={label} id={id} {...look} align={align} data-event={event} data-gtm-event={gtmEvent}>
      {submenu.map((item) => (
        <Choice key={item.title} item={item} />
      ))}
    </MenuButton>
  );
}

/** One link is called by the choice itself, two by their consoles. */
function Choice({ item: { title, platformLink, kitLink } }: { readonly item: CtaMenu['submenu'][number] }) {
  const { t } = useLingui();
  const { locale, kazakhstan } = useSite();
  const hrefOf = (name: Console, path: string) => consoleLink(name, path, { locale, kazakhstan });
  const links = [
    ...(platformLink ? [{ href: hrefOf('platform', platformLink), name: t`Communications platform` }] : []),
    ...(kitLink ? [{ href: hrefOf('kit', kitLink), name: t`No-code Kit` }] : []),
  ];
  const [first, second] = links;
  if (first && !second) return <MenuListLink href={first.href}>{title}</MenuListLink>;
  return (
    <MenuGroup title={title}>
      {links.map(({ href, name }) => (
        <MenuListLink key={href} href={href}>
          {name}
        </MenuListLink>
      ))}
    </MenuGroup>
  );
}
