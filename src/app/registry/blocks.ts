import loadable, { type LoadableComponent } from '@loadable/component';
import type { BlockType } from '#src/app/registry/blockSchemas.ts';

/**
 * Every block's component, each in a chunk of its own. A block with `hydrate: false` has no behaviour: the server renders
 * it and the browser leaves it alone, so neither its code nor its data are sent on the first visit (DESIGN part 4).
 * A block with `late: true` waits for slow data of its own: it is streamed behind the shell.
 */
export interface BlockEntry {
  readonly view: LoadableComponent<never>;
  /** The chunk's name, as in the build's statistics. */
  readonly chunk: string;
  readonly hydrate: boolean;
  readonly late?: true;
}

const entry = (chunk: string, view: unknown, options: Pick<BlockEntry, 'hydrate' | 'late'>): BlockEntry => ({
  chunk,
  view: view as LoadableComponent<never>,
  ...options,
});

const Hero = loadable(() => import(/* webpackChunkName: "block-hero" */ '#src/blocks/hero/Hero.tsx'), {
  resolveComponent: (module) => module.Hero,
});
const FeatureGrid = loadable(
  () => import(/* webpackChunkName: "block-feature-grid" */ '#src/blocks/feature-grid/FeatureGrid.tsx'),
  { resolveComponent: (module) => module.FeatureGrid },
);
const Steps = loadable(() => import(/* webpackChunkName: "block-steps" */ '#src/blocks/steps/Steps.tsx'), {
  resolveComponent: (module) => module.Steps,
});
const Metrics = loadable(() => import(/* webpackChunkName: "block-metrics" */ '#src/blocks/metrics/Metrics.tsx'), {
  resolveComponent: (module) => module.Metrics,
});
const Tabs = loadable(() => import(/* webpackChunkName: "block-tabs" */ '#src/blocks/tabs/Tabs.tsx'), {
  resolveComponent: (module) => module.Tabs,
});
const Faq = loadable(() => import(/* webpackChunkName: "block-faq" */ '#src/blocks/faq/Faq.tsx'), {
  resolveComponent: (module) => module.Faq,
});
const RichText = loadable(
  () => import(/* webpackChunkName: "block-rich-text" */ '#src/blocks/rich-text/RichText.tsx'),
  {
    resolveComponent: (module) => module.RichText,
  },
);
const PostCards = loadable(
  () => import(/* webpackChunkName: "block-post-cards" */ '#src/blocks/post-cards/PostCards.tsx'),
  { resolveComponent: (module) => module.PostCards },
);
const FavoritePosts = loadable(
  () => import(/* webpackChunkName: "block-favorite-posts" */ '#src/blocks/favorite-posts/FavoritePosts.tsx'),
  { resolveComponent: (module) => module.FavoritePosts },
);
const ContactDetails = loadable(
  () => import(/* webpackChunkName: "block-contact-details" */ '#src/blocks/contact-details/ContactDetails.tsx'),
  { resolveComponent: (module) => module.ContactDetails },
);
const CallToAction = loadable(() => import(/* webpackChunkName: "block-cta" */ '#src/blocks/cta/CallToAction.tsx'), {
  resolveComponent: (module) => module.CallToAction,
});
const UseCases = loadable(
  () => import(/* webpackChunkName: "block-use-cases" */ '#src/blocks/use-cases/UseCases.tsx'),
  {
    resolveComponent: (module) => module.UseCases,
  },
);
const Compare = loadable(() => import(/* webpackChunkName: "block-compare" */ '#src/blocks/compare/Compare.tsx'), {
  resolveComponent: (module) => module.Compare,
});
const Claims = loadable(() => import(/* webpackChunkName: "block-claims" */ '#src/blocks/claims/Claims.tsx'), {
  resolveComponent: (module) => module.Claims,
});
const Quote = loadable(() => import(/* webpackChunkName: "block-quote" */ '#src/blocks/quote/Quote.tsx'), {
  resolveComponent: (module) => module.Quote,
});
const Timeline = loadable(() => import(/* webpackChunkName: "block-timeline" */ '#src/blocks/timeline/Timeline.tsx'), {
  resolveComponent: (module) => module.Timeline,
});
const Badges = loadable(() => import(/* webpackChunkName: "block-badges" */ '#src/blocks/badges/Badges.tsx'), {
  resolveComponent: (module) => module.Badges,
});
const Media = loadable(() => import(/* webpackChunkName: "block-media" */ '#src/blocks/media/Media.tsx'), {
  resolveComponent: (module) => module.Media,
});
const IndustryCards = loadable(
  () => import(/* webpackChunkName: "block-industry-cards" */ '#src/blocks/industry-cards/IndustryCards.tsx'),
  {
    resolveComponent: (module) => module.IndustryCards,
  },
);
const ProductCards = loadable(
  () => import(/* webpackChunkName: "block-product-cards" */ '#src/blocks/product-cards/ProductCards.tsx'),
  {
    resolveComponent: (module) => module.ProductCards,
  },
);
const Logos = loadable(() => import(/* webpackChunkName: "block-logos" */ '#src/blocks/logos/Logos.tsx'), {
  resolveComponent: (module) => module.Logos,
});
const NodeGraph = loadable(
  () => import(/* webpackChunkName: "block-node-graph" */ '#src/blocks/node-graph/NodeGraph.tsx'),
  { resolveComponent: (module) => module.NodeGraph },
);
const CodeTabs = loadable(
  () => import(/* webpackChunkName: "block-code-tabs" */ '#src/blocks/code-tabs/CodeTabs.tsx'),
  {
    resolveComponent: (module) => module.CodeTabs,
  },
);
const Audio = loadable(() => import(/* webpackChunkName: "block-audio" */ '#src/blocks/audio/Audio.tsx'), {
  resolveComponent: (module) => module.Audio,
});
const Plans = loadable(() => import(/* webpackChunkName: "block-plans" */ '#src/blocks/plans/Plans.tsx'), {
  resolveComponent: (module) => module.Plans,
});
const PriceExcerpt = loadable(
  () => import(/* webpackChunkName: "block-price-excerpt" */ '#src/blocks/price-excerpt/PriceExcerpt.tsx'),
  { resolveComponent: (module) => module.PriceExcerpt },
);
const PriceList = loadable(
  () => import(/* webpackChunkName: "block-price-list" */ '#src/blocks/price-list/PriceListBlock.tsx'),
  { resolveComponent: (module) => module.PriceListBlock },
);
const CaseCards = loadable(
  () => import(/* webpackChunkName: "block-case-cards" */ '#src/blocks/case-cards/CaseCards.tsx'),
  { resolveComponent: (module) => module.CaseCards },
);
const PartnerCards = loadable(
  () => import(/* webpackChunkName: "block-partner-cards" */ '#src/blocks/partner-cards/PartnerCards.tsx'),
  { resolveComponent: (module) => module.PartnerCards },
);
const CallSimulator = loadable(
  () => import(/* webpackChunkName: "block-call-simulator" */ '#src/blocks/call-simulator/CallSimulator.tsx'),
  { resolveComponent: (module) => module.CallSimulator },
);
const InfoStrip = loadable(
  () => import(/* webpackChunkName: "block-info-strip" */ '#src/blocks/info-strip/InfoStrip.tsx'),
  { resolveComponent: (module) => module.InfoStrip },
);
const Downloads = loadable(
  () => import(/* webpackChunkName: "block-downloads" */ '#src/blocks/downloads/Downloads.tsx'),
  { resolveComponent: (module) => module.Downloads },
);
const Lesson = loadable(() => import(/* webpackChunkName: "block-lesson" */ '#src/blocks/lesson/Lesson.tsx'), {
  resolveComponent: (module) => module.Lesson,
});
const Estimator = loadable(
  () => import(/* webpackChunkName: "block-estimator" */ '#src/blocks/estimator/Estimator.tsx'),
  { resolveComponent: (module) => module.Estimator },
);
const Form = loadable(() => import(/* webpackChunkName: "block-form" */ '#src/blocks/form/Form.tsx'), {
  resolveComponent: (module) => module.Form,
});
const HeroForm = loadable(
  () => import(/* webpackChunkName: "block-hero-form" */ '#src/blocks/hero-form/HeroForm.tsx'),
  { resolveComponent: (module) => module.HeroForm },
);

/** One row for each block. A type without one does not pass the type check. */
export const blocks: Readonly<Record<BlockType, BlockEntry>> = {
  hero: entry('block-hero', Hero, { hydrate: false }),
  'feature-grid': entry('block-feature-grid', FeatureGrid, { hydrate: false }),
  steps: entry('block-steps', Steps, { hydrate: false }),
  metrics: entry('block-metrics', Metrics, { hydrate: false }),
  tabs: entry('block-tabs', Tabs, { hydrate: true }),
  faq: entry('block-faq', Faq, { hydrate: false }),
  'rich-text': entry('block-rich-text', RichText, { hydrate: false }),
  'post-cards': entry('block-post-cards', PostCards, { hydrate: false }),
  'favorite-posts': entry('block-favorite-posts', FavoritePosts, { hydrate: false, late: true }),
  'contact-details': entry('block-contact-details', ContactDetails, { hydrate: false }),
  cta: entry('block-cta', CallToAction, { hydrate: false }),
  'use-cases': entry('block-use-cases', UseCases, { hydrate: false }),
  compare: entry('block-compare', Compare, { hydrate: false }),
  claims: entry('block-claims', Claims, { hydrate: false }),
  quote: entry('block-quote', Quote, { hydrate: false }),
  timeline: entry('block-timeline', Timeline, { hydrate: false }),
  badges: entry('block-badges', Badges, { hydrate: false }),
  media: entry('block-media', Media, { hydrate: false }),
  'industry-cards': entry('block-industry-cards', IndustryCards, { hydrate: false }),
  'product-cards': entry('block-product-cards', ProductCards, { hydrate: false }),
  logos: entry('block-logos', Logos, { hydrate: false }),
  'node-graph': entry('block-node-graph', NodeGraph, { hydrate: false }),
  'code-tabs': entry('block-code-tabs', CodeTabs, { hydrate: true }),
  'call-simulator': entry('block-call-simulator', CallSimulator, { hydrate: true }),
  'info-strip': entry('block-info-strip', InfoStrip, { hydrate: false }),
  downloads: entry('block-downloads', Downloads, { hydrate: false }),
  lesson: entry('block-lesson', Lesson, { hydrate: false }),
  audio: entry('block-audio', Audio, { hydrate: true }),
  plans: entry('block-plans', Plans, { hydrate: true }),
  'price-excerpt': entry('block-price-excerpt', PriceExcerpt, { hydrate: false }),
  'price-list': entry('block-price-list', PriceList, { hydrate: true }),
  'case-cards': entry('block-case-cards', CaseCards, { hydrate: false }),
  'partner-cards': entry('block-partner-cards', PartnerCards, { hydrate: false }),
  estimator: entry('block-estimator', Estimator, { hydrate: true }),
  form: entry('block-form', Form, { hydrate: true }),
  'hero-form': entry('block-hero-form', HeroForm, { hydrate: true }),
};

/** @returns the entry of a block that has passed the schema */
export function blockEntry(type: string): BlockEntry {
  return blocks[type as BlockType];
}
