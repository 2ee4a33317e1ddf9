// Written by `npm run registry` from the folders of src/blocks; the commands that build and test run it too. Not to be edited.
import { audioBlock } from '#src/blocks/audio/block.ts';
import { badgesBlock } from '#src/blocks/badges/block.ts';
import { callSimulatorBlock } from '#src/blocks/call-simulator/block.ts';
import { caseCardsBlock } from '#src/blocks/case-cards/block.ts';
import { claimsBlock } from '#src/blocks/claims/block.ts';
import { codeTabsBlock } from '#src/blocks/code-tabs/block.ts';
import { compareBlock } from '#src/blocks/compare/block.ts';
import { contactDetailsBlock } from '#src/blocks/contact-details/block.ts';
import { ctaBlock } from '#src/blocks/cta/block.ts';
import { downloadsBlock } from '#src/blocks/downloads/block.ts';
import { entriesBlock } from '#src/blocks/entries/block.ts';
import { estimatorBlock } from '#src/blocks/estimator/block.ts';
import { faqBlock } from '#src/blocks/faq/block.ts';
import { favoritePostsBlock } from '#src/blocks/favorite-posts/block.ts';
import { featureGridBlock } from '#src/blocks/feature-grid/block.ts';
import { formBlock } from '#src/blocks/form/block.ts';
import { heroBlock } from '#src/blocks/hero/block.ts';
import { heroFormBlock } from '#src/blocks/hero-form/block.ts';
import { industryCardsBlock } from '#src/blocks/industry-cards/block.ts';
import { infoStripBlock } from '#src/blocks/info-strip/block.ts';
import { lessonBlock } from '#src/blocks/lesson/block.ts';
import { logosBlock } from '#src/blocks/logos/block.ts';
import { mediaBlock } from '#src/blocks/media/block.ts';
import { metricsBlock } from '#src/blocks/metrics/block.ts';
import { nodeGraphBlock } from '#src/blocks/node-graph/block.ts';
import { partnerCardsBlock } from '#src/blocks/partner-cards/block.ts';
import { plansBlock } from '#src/blocks/plans/block.ts';
import { priceExcerptBlock } from '#src/blocks/price-excerpt/block.ts';
import { priceListBlock } from '#src/blocks/price-list/block.ts';
import { privacySettingsBlock } from '#src/blocks/privacy-settings/block.ts';
import { productCardsBlock } from '#src/blocks/product-cards/block.ts';
import { quoteBlock } from '#src/blocks/quote/block.ts';
import { richTextBlock } from '#src/blocks/rich-text/block.ts';
import { sceneBlock } from '#src/blocks/scene/block.ts';
import { searchBlock } from '#src/blocks/search/block.ts';
import { stageBlock } from '#src/blocks/stage/block.ts';
import { stepsBlock } from '#src/blocks/steps/block.ts';
import { tabsBlock } from '#src/blocks/tabs/block.ts';
import { timelineBlock } from '#src/blocks/timeline/block.ts';
import { useCasesBlock } from '#src/blocks/use-cases/block.ts';

/** What draws each block. For server and browser; `blocks.ts` holds it to the schemas. */
export const blockDefinitions = {
  audio: audioBlock,
  badges: badgesBlock,
  'call-simulator': callSimulatorBlock,
  'case-cards': caseCardsBlock,
  claims: claimsBlock,
  'code-tabs': codeTabsBlock,
  compare: compareBlock,
  'contact-details': contactDetailsBlock,
  cta: ctaBlock,
  downloads: downloadsBlock,
  entries: entriesBlock,
  estimator: estimatorBlock,
  faq: faqBlock,
  'favorite-posts': favoritePostsBlock,
  'feature-grid': featureGridBlock,
  form: formBlock,
  hero: heroBlock,
  'hero-form': heroFormBlock,
  'industry-cards': industryCardsBlock,
  'info-strip': infoStripBlock,
  lesson: lessonBlock,
  logos: logosBlock,
  media: mediaBlock,
  metrics: metricsBlock,
  'node-graph': nodeGraphBlock,
  'partner-cards': partnerCardsBlock,
  plans: plansBlock,
  'price-excerpt': priceExcerptBlock,
  'price-list': priceListBlock,
  'privacy-settings': privacySettingsBlock,
  'product-cards': productCardsBlock,
  quote: quoteBlock,
  'rich-text': richTextBlock,
  scene: sceneBlock,
  search: searchBlock,
  stage: stageBlock,
  steps: stepsBlock,
  tabs: tabsBlock,
  timeline: timelineBlock,
  'use-cases': useCasesBlock,
} as const;
