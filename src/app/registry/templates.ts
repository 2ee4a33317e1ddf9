import loadable, { type LoadableComponent } from '@loadable/component';
import type { TemplateProps } from '#src/shared/template.ts';
import type { Template } from '#src/shared/page.ts';

/** Every page template, each in a chunk of its own. */
interface TemplateEntry {
  readonly view: LoadableComponent<TemplateProps>;
  readonly chunk: string;
}

const Home = loadable(() => import(/* webpackChunkName: "page-home" */ '#src/pages/home/Home.tsx'), {
  resolveComponent: (module) => module.Home,
});
const Landing = loadable(() => import(/* webpackChunkName: "page-landing" */ '#src/pages/landing/Landing.tsx'), {
  resolveComponent: (module) => module.Landing,
});
const Listing = loadable(() => import(/* webpackChunkName: "page-listing" */ '#src/pages/listing/Listing.tsx'), {
  resolveComponent: (module) => module.Listing,
});
const Article = loadable(() => import(/* webpackChunkName: "page-article" */ '#src/pages/article/Article.tsx'), {
  resolveComponent: (module) => module.Article,
});
const Legal = loadable(() => import(/* webpackChunkName: "page-legal" */ '#src/pages/legal/Legal.tsx'), {
  resolveComponent: (module) => module.Legal,
});
const ThankYou = loadable(() => import(/* webpackChunkName: "page-thank-you" */ '#src/pages/thank-you/ThankYou.tsx'), {
  resolveComponent: (module) => module.ThankYou,
});
const Kit = loadable(() => import(/* webpackChunkName: "page-kit" */ '#src/pages/kit/Kit.tsx'), {
  resolveComponent: (module) => module.Kit,
});
const Tutorial = loadable(() => import(/* webpackChunkName: "page-tutorial" */ '#src/pages/tutorial/Tutorial.tsx'), {
  resolveComponent: (module) => module.Tutorial,
});
const Promo = loadable(() => import(/* webpackChunkName: "page-promo" */ '#src/pages/promo/Promo.tsx'), {
  resolveComponent: (module) => module.Promo,
});
const Comparison = loadable(
  () => import(/* webpackChunkName: "page-comparison" */ '#src/pages/comparison/Comparison.tsx'),
  { resolveComponent: (module) => module.Comparison },
);
const Contact = loadable(() => import(/* webpackChunkName: "page-contact" */ '#src/pages/contact/Contact.tsx'), {
  resolveComponent: (module) => module.Contact,
});
const Webinar = loadable(() => import(/* webpackChunkName: "page-webinar" */ '#src/pages/webinar/Webinar.tsx'), {
  resolveComponent: (module) => module.Webinar,
});
const Pricing = loadable(() => import(/* webpackChunkName: "page-pricing" */ '#src/pages/pricing/Pricing.tsx'), {
  resolveComponent: (module) => module.Pricing,
});
const Platform = loadable(() => import(/* webpackChunkName: "page-platform" */ '#src/pages/platform/Platform.tsx'), {
  resolveComponent: (module) => module.Platform,
});
const Product = loadable(() => import(/* webpackChunkName: "page-product" */ '#src/pages/product/Product.tsx'), {
  resolveComponent: (module) => module.Product,
});
const Solution = loadable(() => import(/* webpackChunkName: "page-solution" */ '#src/pages/solution/Solution.tsx'), {
  resolveComponent: (module) => module.Solution,
});
const Industry = loadable(() => import(/* webpackChunkName: "page-industry" */ '#src/pages/industry/Industry.tsx'), {
  resolveComponent: (module) => module.Industry,
});

/** One row for each template, by the name that `template` has in `page.yaml`. */
export const templates: Readonly<Record<Template, TemplateEntry>> = {
  home: { view: Home, chunk: 'page-home' },
  landing: { view: Landing, chunk: 'page-landing' },
  listing: { view: Listing, chunk: 'page-listing' },
  article: { view: Article, chunk: 'page-article' },
  legal: { view: Legal, chunk: 'page-legal' },
  'thank-you': { view: ThankYou, chunk: 'page-thank-you' },
  kit: { view: Kit, chunk: 'page-kit' },
  tutorial: { view: Tutorial, chunk: 'page-tutorial' },
  promo: { view: Promo, chunk: 'page-promo' },
  comparison: { view: Comparison, chunk: 'page-comparison' },
  contact: { view: Contact, chunk: 'page-contact' },
  webinar: { view: Webinar, chunk: 'page-webinar' },
  pricing: { view: Pricing, chunk: 'page-pricing' },
  platform: { view: Platform, chunk: 'page-platform' },
  product: { view: Product, chunk: 'page-product' },
  solution: { view: Solution, chunk: 'page-solution' },
  industry: { view: Industry, chunk: 'page-industry' },
};
