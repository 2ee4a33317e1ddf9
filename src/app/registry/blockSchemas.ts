import { z } from 'zod';
import { contactDetailsSchema } from '#src/blocks/contact-details/schema.ts';
import { ctaSchema } from '#src/blocks/cta/schema.ts';
import { faqSchema } from '#src/blocks/faq/schema.ts';
import { favoritePostsSchema } from '#src/blocks/favorite-posts/schema.ts';
import { featureGridSchema } from '#src/blocks/feature-grid/schema.ts';
import { heroSchema } from '#src/blocks/hero/schema.ts';
import { metricsSchema } from '#src/blocks/metrics/schema.ts';
import { postCardsSchema } from '#src/blocks/post-cards/schema.ts';
import { richTextSchema } from '#src/blocks/rich-text/schema.ts';
import { stepsSchema } from '#src/blocks/steps/schema.ts';
import { tabsSchema } from '#src/blocks/tabs/schema.ts';

/** Every block that a page may hold. Server and scripts only; the components are in `blocks.ts`. */
export const blockUnion = z.discriminatedUnion('type', [
  heroSchema,
  featureGridSchema,
  stepsSchema,
  metricsSchema,
  tabsSchema,
  faqSchema,
  richTextSchema,
  postCardsSchema,
  favoritePostsSchema,
  contactDetailsSchema,
  ctaSchema,
]);

export type Block = z.output<typeof blockUnion>;
export type BlockType = Block['type'];
