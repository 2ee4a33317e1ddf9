import type { ComponentType } from 'react';
import { BareLayout } from '#src/app/layouts/BareLayout.tsx';
import { BlankLayout } from '#src/app/layouts/BlankLayout.tsx';
import { DarkLayout } from '#src/app/layouts/DarkLayout.tsx';
import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import { KitLayout } from '#src/app/layouts/KitLayout.tsx';
import type { LayoutProps } from '#src/app/layouts/LayoutProps.ts';
import { MetaKitLayout } from '#src/app/layouts/MetaKitLayout.tsx';
import { MetaMainLayout } from '#src/app/layouts/MetaMainLayout.tsx';
import { OldLayout } from '#src/app/layouts/OldLayout.tsx';
import { PurpleLayout } from '#src/app/layouts/PurpleLayout.tsx';
import type { Layout } from '#src/shared/page/page.ts';

/** What stands around a page (SPEC part 2, layouts). Part of the shell: always needed, never lazy. */
export const layouts: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  blank: BlankLayout,
  dark: DarkLayout,
  default: DefaultLayout,
  empty: BareLayout,
  kit: KitLayout,
  old: OldLayout,
  purple955: PurpleLayout,
  'meta-kit': MetaKitLayout,
  'meta-main': MetaMainLayout,
};
