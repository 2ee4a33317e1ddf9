// Written by `npm run registry` from the folders of src/pages; the commands that build and test run it too. Not to be edited.
import { answerServer } from '#src/pages/answer/server.ts';
import { articleServer } from '#src/pages/article/server.ts';
import { caseServer } from '#src/pages/case/server.ts';
import { comparisonServer } from '#src/pages/comparison/server.ts';
import { homeServer } from '#src/pages/home/server.ts';
import { industryServer } from '#src/pages/industry/server.ts';
import { kitServer } from '#src/pages/kit/server.ts';
import { legalServer } from '#src/pages/legal/server.ts';
import { listingServer } from '#src/pages/listing/server.ts';
import { platformServer } from '#src/pages/platform/server.ts';
import { productServer } from '#src/pages/product/server.ts';
import { promoServer } from '#src/pages/promo/server.ts';
import { solutionServer } from '#src/pages/solution/server.ts';
import { vacancyServer } from '#src/pages/vacancy/server.ts';
import { webinarServer } from '#src/pages/webinar/server.ts';

/** What the server does for the pages of a template; most need nothing. Server and scripts only. */
export const templateServers = {
  answer: answerServer,
  article: articleServer,
  case: caseServer,
  comparison: comparisonServer,
  home: homeServer,
  industry: industryServer,
  kit: kitServer,
  legal: legalServer,
  listing: listingServer,
  platform: platformServer,
  product: productServer,
  promo: promoServer,
  solution: solutionServer,
  vacancy: vacancyServer,
  webinar: webinarServer,
} as const;
