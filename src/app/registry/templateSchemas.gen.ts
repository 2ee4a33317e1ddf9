// Written by `npm run registry` from the folders of src/pages; the commands that build and test run it too. Not to be edited.
import { answerSchema } from '#src/pages/answer/schema.ts';
import { articleSchema } from '#src/pages/article/schema.ts';
import { caseSchema } from '#src/pages/case/schema.ts';
import { comparisonSchema } from '#src/pages/comparison/schema.ts';
import { contactSchema } from '#src/pages/contact/schema.ts';
import { homeSchema } from '#src/pages/home/schema.ts';
import { industrySchema } from '#src/pages/industry/schema.ts';
import { kitSchema } from '#src/pages/kit/schema.ts';
import { landingSchema } from '#src/pages/landing/schema.ts';
import { legalSchema } from '#src/pages/legal/schema.ts';
import { listingSchema } from '#src/pages/listing/schema.ts';
import { platformSchema } from '#src/pages/platform/schema.ts';
import { pricingSchema } from '#src/pages/pricing/schema.ts';
import { productSchema } from '#src/pages/product/schema.ts';
import { promoSchema } from '#src/pages/promo/schema.ts';
import { solutionSchema } from '#src/pages/solution/schema.ts';
import { thankYouSchema } from '#src/pages/thank-you/schema.ts';
import { tutorialSchema } from '#src/pages/tutorial/schema.ts';
import { vacancySchema } from '#src/pages/vacancy/schema.ts';
import { webinarSchema } from '#src/pages/webinar/schema.ts';

/** What editors may write of each template. Server and scripts only. */
export const templateSchemas = {
  answer: answerSchema,
  article: articleSchema,
  case: caseSchema,
  comparison: comparisonSchema,
  contact: contactSchema,
  home: homeSchema,
  industry: industrySchema,
  kit: kitSchema,
  landing: landingSchema,
  legal: legalSchema,
  listing: listingSchema,
  platform: platformSchema,
  pricing: pricingSchema,
  product: productSchema,
  promo: promoSchema,
  solution: solutionSchema,
  'thank-you': thankYouSchema,
  tutorial: tutorialSchema,
  vacancy: vacancySchema,
  webinar: webinarSchema,
} as const;
