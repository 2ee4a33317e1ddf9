// Written by `npm run registry` from the folders of src/pages; the commands that build and test run it too. Not to be edited.
import { answerTemplate } from '#src/pages/answer/template.ts';
import { articleTemplate } from '#src/pages/article/template.ts';
import { caseTemplate } from '#src/pages/case/template.ts';
import { comparisonTemplate } from '#src/pages/comparison/template.ts';
import { contactTemplate } from '#src/pages/contact/template.ts';
import { homeTemplate } from '#src/pages/home/template.ts';
import { industryTemplate } from '#src/pages/industry/template.ts';
import { kitTemplate } from '#src/pages/kit/template.ts';
import { landingTemplate } from '#src/pages/landing/template.ts';
import { legalTemplate } from '#src/pages/legal/template.ts';
import { listingTemplate } from '#src/pages/listing/template.ts';
import { platformTemplate } from '#src/pages/platform/template.ts';
import { pricingTemplate } from '#src/pages/pricing/template.ts';
import { productTemplate } from '#src/pages/product/template.ts';
import { promoTemplate } from '#src/pages/promo/template.ts';
import { solutionTemplate } from '#src/pages/solution/template.ts';
import { thankYouTemplate } from '#src/pages/thank-you/template.ts';
import { tutorialTemplate } from '#src/pages/tutorial/template.ts';
import { vacancyTemplate } from '#src/pages/vacancy/template.ts';
import { webinarTemplate } from '#src/pages/webinar/template.ts';

/** What draws each template. For server and browser; `templates.ts` holds it to the schemas. */
export const templateDefinitions = {
  answer: answerTemplate,
  article: articleTemplate,
  case: caseTemplate,
  comparison: comparisonTemplate,
  contact: contactTemplate,
  home: homeTemplate,
  industry: industryTemplate,
  kit: kitTemplate,
  landing: landingTemplate,
  legal: legalTemplate,
  listing: listingTemplate,
  platform: platformTemplate,
  pricing: pricingTemplate,
  product: productTemplate,
  promo: promoTemplate,
  solution: solutionTemplate,
  'thank-you': thankYouTemplate,
  tutorial: tutorialTemplate,
  vacancy: vacancyTemplate,
  webinar: webinarTemplate,
} as const;
