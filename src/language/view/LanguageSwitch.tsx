import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LocaleCode } from '#config/locales.ts';
import styles from '#src/language/view/LanguageSwitch.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';
import { MenuDetails } from '#src/ui/menus/MenuDetails.tsx';
import { MenuList, MenuListLink } from '#src/ui/menus/MenuList.tsx';
import pill from '#src/ui/display/SummaryPill.module.css';

interface LanguageSwitchProps {
  /** The page's path, without locale prefix. */
  readonly path: string;
  /** The languages in which the page exists. */
  readonly locales: readonly LocaleCode[];
  /** The page above it: where a visitor is led whose language the page does not have. Without it, none is offered. */
  readonly above?: string | undefined;
}

/**
 * Plain links to the server, which remembers the choice and answers with the page's twin (SPEC part 4). They carry what the
 * visit came with, since the change is a new document.
 */
export function LanguageSwitch({ path, locales, above }: LanguageSwitchProps) {
  const site = useSite();
  const visitor = useStore(useStores().visitor);
  const [open, setOpen] = useState(false);
  const targetOf = (code: LocaleCode) => (locales.includes(code) ? path : above);
  const offered = site.locales.flatMap(({ code, ...names }) => {
    const target = targetOf(code);
    return target === undefined ? [] : [{ code, target, ...names }];
  });
  const current = site.locales.find(({ code }) => code === site.locale);
  if (offered.length < 2) return null;
  return (
    <MenuDetails
      hover
      open={open}
      onOpenChange={setOpen}
      className={styles.switch}
      summaryClass={[pill.pill, styles.summary].join(' ')}
      summary={
        <>
          <span className="visuallyHidden">
            <Trans>Language:</Trans>{' '}
          </span>
          <span className={styles.name}>{current?.name}</span> <span className={styles.code}>{current?.code}</span>
        </>
      }
    >
      <MenuList>
        {offered.map(({ code, target, iso, name }) => (
          <MenuListLink
            key={code}
            href={`/api/setLocale?${new URLSearchParams({ locale: code, path: target, ...visitor.campaign }).toString()}`}
            rel="nofollow"
            hrefLang={iso}
            lang={iso}
            aria-current={code === site.locale ? 'true' : undefined}
          >
            {name}
          </MenuListLink>
        ))}
      </MenuList>
    </MenuDetails>
  );
}
