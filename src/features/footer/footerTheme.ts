import type { Layout } from '#src/shared/page/page.ts';

/** The three looks of the footer (SPEC part 2, footer theme). */
export type FooterTheme = 'vox' | 'white' | 'kit';

interface ThemeRule {
  readonly path: string;
  /** Holds for every page below the path too. */
  readonly below?: true;
  readonly theme: FooterTheme;
}

interface ThemeRules {
  readonly rules: readonly ThemeRule[];
  readonly otherwise: FooterTheme;
}

/** SPEC part 2, footer theme. */
const MAIN: ThemeRules = {
  rules: [
    { path: '/', theme: 'vox' },
    { path: '/blog', below: true, theme: 'vox' },
    { path: '/case-studies', below: true, theme: 'vox' },
    { path: '/about', theme: 'vox' },
    { path: '/industries', below: true, theme: 'vox' },
    { path: '/press', below: true, theme: 'vox' },
    { path: '/careers', below: true, theme: 'vox' },
    { path: '/platform/video', theme: 'vox' },
  ],
  otherwise: 'white',
};
const KIT: ThemeRules = {
  rules: [
    { path: '/kit/pricing', theme: 'white' },
    { path: '/platform/voice', theme: 'white' },
  ],
  otherwise: 'kit',
};

const RULES_OF: Readonly<Partial<Record<Layout, ThemeRules>>> = { kit: KIT, 'meta-kit': KIT };

/** @returns the theme of the footer below a page; `path` is without locale prefix */
export function footerTheme(path: string, layout: Layout): FooterTheme {
  const { rules, otherwise } = RULES_OF[layout] ?? MAIN;
  const rule = rules.find((row) => row.path === path || (row.below && path.startsWith(`${row.path}/`)));
  return rule?.theme ?? otherwise;
}
