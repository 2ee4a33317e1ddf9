import loadable from '@loadable/component';
import type { numberShopSchema } from '#src/scenes/catalogue/number-shop/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For pages about numbers. */
export const numberShopScene = defineScene<typeof numberShopSchema>({
  name: 'number-shop',
  view: loadable(
    () => import(/* webpackChunkName: "scene-number-shop" */ '#src/scenes/catalogue/number-shop/NumberShop.tsx'),
    { resolveComponent: (module) => module.NumberShop },
  ),
});
