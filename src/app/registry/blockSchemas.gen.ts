// Written by `npm run registry` from the folders of src/blocks; the commands that build and test run it too. Not to be edited.
import { audioSchema } from '#src/blocks/audio/schema.ts';
import { badgesSchema } from '#src/blocks/badges/schema.ts';
import { callSimulatorSchema } from '#src/blocks/call-simulator/schema.ts';
import { caseCardsSchema } from '#src/blocks/case-cards/schema.ts';
import { claimsSchema } from '#src/blocks/claims/schema.ts';
import { codeTabsSchema } from '#src/blocks/code-tabs/schema.ts';
import { compareSchema } from '#src/blocks/compare/schema.ts';
import { contactDetailsSchema } from '#src/blocks/contact-details/schema.ts';
import { ctaSchema } from '#src/blocks/cta/schema.ts';
import { downloadsSchema } from '#src/blocks/downloads/schema.ts';
import { entriesSchema } from '#src/blocks/entries/schema.ts';
import { estimatorSchema } from '#src/blocks/estimator/schema.ts';
import { faqSchema } from '#src/blocks/faq/schema.ts';
import { favoritePostsSchema } from '#src/blocks/favorite-posts/schema.ts';
import { featureGridSchema } from '#src/blocks/feature-grid/schema.ts';
import { formSchema } from '#src/blocks/form/schema.ts';
import { heroSchema } from '#src/blocks/hero/schema.ts';
import { heroFormSchema } from '#src/blocks/hero-form/schema.ts';
import { industryCardsSchema } from '#src/blocks/industry-cards/schema.ts';
import { infoStripSchema } from '#src/blocks/info-strip/schema.ts';
import { lessonSchema } from '#src/blocks/lesson/schema.ts';
import { logosSchema } from '#src/blocks/logos/schema.ts';
import { mediaSchema } from '#src/blocks/media/schema.ts';
import { metricsSchema } from '#src/blocks/metrics/schema.ts';
import { nodeGraphSchema } from '#src/blocks/node-graph/schema.ts';
import { partnerCardsSchema } from '#src/blocks/partner-cards/schema.ts';
import { plansSchema } from '#src/blocks/plans/schema.ts';
import { priceExcerptSchema } from '#src/blocks/price-excerpt/schema.ts';
import { priceListSchema } from '#src/blocks/price-list/schema.ts';
import { privacySettingsSchema } from '#src/blocks/privacy-settings/schema.ts';
import { productCardsSchema } from '#src/blocks/product-cards/schema.ts';
import { quoteSchema } from '#src/blocks/quote/schema.ts';
import { richTextSchema } from '#src/blocks/rich-text/schema.ts';
import { sceneSchema } from '#src/blocks/scene/schema.ts';
import { searchSchema } from '#src/blocks/search/schema.ts';
import { stageSchema } from '#src/blocks/stage/schema.ts';
import { stepsSchema } from '#src/blocks/steps/schema.ts';
import { tabsSchema } from '#src/blocks/tabs/schema.ts';
import { timelineSchema } from '#src/blocks/timeline/schema.ts';
import { useCasesSchema } from '#src/blocks/use-cases/schema.ts';

/** What editors may write of each block. Server and scripts only. */
export const schemas = {
  audio: audioSchema,
  badges: badgesSchema,
  'call-simulator': callSimulatorSchema,
  'case-cards': caseCardsSchema,
  claims: claimsSchema,
  'code-tabs': codeTabsSchema,
  compare: compareSchema,
  'contact-details': contactDetailsSchema,
  cta: ctaSchema,
  downloads: downloadsSchema,
  entries: entriesSchema,
  estimator: estimatorSchema,
  faq: faqSchema,
  'favorite-posts': favoritePostsSchema,
  'feature-grid': featureGridSchema,
  form: formSchema,
  hero: heroSchema,
  'hero-form': heroFormSchema,
  'industry-cards': industryCardsSchema,
  'info-strip': infoStripSchema,
  lesson: lessonSchema,
  logos: logosSchema,
  media: mediaSchema,
  metrics: metricsSchema,
  'node-graph': nodeGraphSchema,
  'partner-cards': partnerCardsSchema,
  plans: plansSchema,
  'price-excerpt': priceExcerptSchema,
  'price-list': priceListSchema,
  'privacy-settings': privacySettingsSchema,
  'product-cards': productCardsSchema,
  quote: quoteSchema,
  'rich-text': richTextSchema,
  scene: sceneSchema,
  search: searchSchema,
  stage: stageSchema,
  steps: stepsSchema,
  tabs: tabsSchema,
  timeline: timelineSchema,
  'use-cases': useCasesSchema,
} as const;
