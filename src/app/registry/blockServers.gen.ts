// Written by `npm run registry` from the folders of src/blocks; the commands that build and test run it too. Not to be edited.
import { ctaServer } from '#src/blocks/cta/server.ts';
import { downloadsServer } from '#src/blocks/downloads/server.ts';
import { entriesServer } from '#src/blocks/entries/server.ts';
import { estimatorServer } from '#src/blocks/estimator/server.ts';
import { favoritePostsServer } from '#src/blocks/favorite-posts/server.ts';
import { heroServer } from '#src/blocks/hero/server.ts';
import { lessonServer } from '#src/blocks/lesson/server.ts';
import { priceExcerptServer } from '#src/blocks/price-excerpt/server.ts';
import { priceListServer } from '#src/blocks/price-list/server.ts';
import { sceneServer } from '#src/blocks/scene/server.ts';
import { searchServer } from '#src/blocks/search/server.ts';
import { stageServer } from '#src/blocks/stage/server.ts';

/** What the server does for a block; most need nothing. Server and scripts only. */
export const blockServers = {
  cta: ctaServer,
  downloads: downloadsServer,
  entries: entriesServer,
  estimator: estimatorServer,
  'favorite-posts': favoritePostsServer,
  hero: heroServer,
  lesson: lessonServer,
  'price-excerpt': priceExcerptServer,
  'price-list': priceListServer,
  scene: sceneServer,
  search: searchServer,
  stage: stageServer,
} as const;
