/** Who may import whom (DESIGN part 2). A layer lists what it may reach; everything else in `src` is forbidden to it. */

const FREE_CONFIG = 'config/(constants|locales|brand|company|siteKeys)';

const layers = {
  shared: [],
  ui: ['shared'],
  api: ['shared'],
  content: ['shared'],
  request: ['shared'],
  i18n: ['request', 'shared'],
  stores: ['api', 'shared'],
  features: ['ui', 'i18n', 'request', 'stores', 'api', 'shared'],
  collections: ['features', 'ui', 'i18n', 'request', 'stores', 'shared'],
  scenes: ['ui', 'i18n', 'request', 'shared'],
  blocks: ['scenes', 'collections', 'features', 'ui', 'i18n', 'request', 'stores', 'shared'],
  pages: ['collections', 'features', 'ui', 'i18n', 'request', 'stores', 'shared'],
  app: [
    'pages',
    'blocks',
    'scenes',
    'collections',
    'features',
    'ui',
    'i18n',
    'request',
    'stores',
    'api',
    'content',
    'shared',
  ],
  client: ['app', 'features', 'ui', 'i18n', 'request', 'stores', 'api', 'content', 'shared'],
  specimens: ['ui', 'shared'],
  server: [
    'specimens',
    'scenes',
    'app',
    'collections',
    'features',
    'ui',
    'i18n',
    'request',
    'stores',
    'api',
    'content',
    'shared',
  ],
};

/** A capability is one folder (record 0040). Each of its rooms belongs to a layer, and may reach what that layer may. */
const CAPABILITIES = ['forms', 'language', 'pricing', 'search', 'visitor'];
const capabilityRooms = {
  data: 'shared',
  words: 'i18n',
  api: 'api',
  view: 'features',
  browser: 'client',
  server: 'server',
};
const anyCapability = `(${CAPABILITIES.join('|')})`;

/** @returns {string} the folders of a layer: its own, and the room of each capability that belongs to it */
function foldersOf(layer) {
  const rooms = Object.keys(capabilityRooms).filter((room) => capabilityRooms[room] === layer);
  return [layer, ...rooms.map((room) => `${anyCapability}/${room}`)].join('|');
}

/** What is known of the visitor, below all that asks it (record 0050). */
const VISITOR_DATA = '^src/visitor/data/';

const TESTS = '\\.test\\.tsx?$';

/** A block's part on the server stands in its folder, and belongs to the layer of the server. */
const BLOCK_SERVERS = '^src/blocks/[^/]+/server\\.ts$';

/** A template's part on the server stands in its folder, too; it fills pages from the content alone. */
const TEMPLATE_SERVERS = '^src/pages/[^/]+/server\\.ts$';

/** A list's part on the server stands in its folder, too; it says how the content is to read its entries. */
const COLLECTION_SERVERS = '^src/collections/[^/]+/server\\.ts$';
const PART_SERVERS = [BLOCK_SERVERS, TEMPLATE_SERVERS, COLLECTION_SERVERS];

/** The registries that hold them. */
const SERVER_REGISTRIES = '^src/(app/registry/(block|template)Servers|collections/servers)\\.gen\\.ts$';

/** What it may reach beside the block's own folder: what fills blocks, and what it has to fill them with. */
const FILLS_BLOCKS = `^src/(shared|i18n|content|server/pages|${anyCapability}/(data|words|server))/`;

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  severity: 'error',
  comment: `src/${layer} may import: ${['itself', ...allowed].join(', ')}`,
  from: { path: `^src/(${foldersOf(layer)})/`, pathNot: [TESTS, ...PART_SERVERS, SERVER_REGISTRIES] },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].map(foldersOf).join('|')})/|^src/types.d.ts` },
}));

const siblingRules = ['features', 'blocks', 'pages', 'collections', 'scenes/catalogue'].map((layer) => ({
  name: `${layer.replace('/', '-')}-siblings`,
  severity: 'error',
  comment: `A folder of src/${layer} never imports another: what two need belongs below them`,
  from: { path: `^src/${layer}/([^/]+)/` },
  to: { path: `^src/${layer}/`, pathNot: `^src/${layer}/$1/` },
}));

const capabilityRules = [
  {
    name: 'capability-siblings',
    severity: 'error',
    comment:
      'A capability never imports another: what two need belongs below them. All may ask what the visitor agreed to',
    from: { path: `^src/${anyCapability}/`, pathNot: TESTS },
    to: { path: `^src/${anyCapability}/`, pathNot: ['^src/$1/', VISITOR_DATA] },
  },
  {
    name: 'shared-knows-no-capability',
    severity: 'error',
    from: { path: '^src/(shared|ui|i18n|request)/', pathNot: TESTS },
    to: { path: `^src/${anyCapability}/`, pathNot: VISITOR_DATA },
  },
  {
    name: 'features-know-no-capability',
    severity: 'error',
    comment: 'And no capability knows a feature: both are put together by blocks, pages and the app',
    from: { path: '^src/features/', pathNot: TESTS },
    to: { path: `^src/${anyCapability}/view/` },
  },
  {
    name: 'capabilities-know-no-feature',
    severity: 'error',
    from: { path: `^src/${anyCapability}/`, pathNot: TESTS },
    to: { path: '^src/features/' },
  },
  {
    name: 'capability-rooms',
    severity: 'error',
    comment: `A capability has these rooms and no other: ${Object.keys(capabilityRooms).join(', ')}`,
    from: {},
    to: {
      path: `^src/${anyCapability}/`,
      pathNot: `^src/${anyCapability}/(${Object.keys(capabilityRooms).join('|')})/`,
    },
  },
];

/** Folders in which one looks for a thing by what it is; a loose file would be one that nobody looks for. */
const SORTED = {
  'src/ui': 'useHydrated\\.ts',
  'src/server': '(start|createApp|createAdminApp|createServices|pageMiddleware|locals)(\\.test)?\\.ts',
  'src/content': '(readContent|contentKinds|contentStore|document|redirects|schemaParts)(\\.test)?\\.ts',
  'src/shared': '(HttpError|currencies|iconNames|nextTask|once|onceAsync|siteEvent|withLoading)(\\.test)?\\.ts',
};
const sortedRules = Object.entries(SORTED).map(([folder, roots]) => ({
  name: `${folder.replace('/', '-')}-is-sorted`,
  severity: 'error',
  comment: `What is new in ${folder} goes into one of its rooms`,
  from: {},
  to: { path: `^${folder}/[^/]+$`, pathNot: `^${folder}/${roots}$` },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...layerRules,
    ...siblingRules,
    ...capabilityRules,
    ...sortedRules,
    {
      name: 'config-stands-alone',
      severity: 'error',
      from: { path: '^config/', pathNot: TESTS },
      to: { path: '^(src|tests|scripts)/' },
    },
    {
      name: 'server-config-stays-on-the-server',
      severity: 'error',
      comment: 'Types are free; values reach the browser through publicConfig only',
      from: {
        path: '^src/',
        pathNot: [TESTS, '^src/(server|content|specimens|[^/]+/server)/', ...PART_SERVERS, SERVER_REGISTRIES],
      },
      to: { path: '^config/', pathNot: `^${FREE_CONFIG}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'blocks-and-pages-in-registries-only',
      severity: 'error',
      from: { path: '^src/app/', pathNot: ['^src/app/registry/', TESTS] },
      to: { path: '^src/(blocks|pages)/' },
    },
    {
      name: 'block-servers-imports',
      severity: 'error',
      comment: 'A server part may import what its block may, and of the server and the content what fills blocks',
      from: { path: '^src/blocks/([^/]+)/server\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/blocks/$1/', FILLS_BLOCKS] },
    },
    {
      name: 'template-servers-imports',
      severity: 'error',
      comment: 'A server part may import what its template may, and the content that fills its pages',
      from: { path: '^src/pages/([^/]+)/server\\.ts$' },
      to: {
        path: '^src/',
        pathNot: ['^src/pages/$1/', '^src/(shared|i18n|content)/', '^src/collections/[^/]+/schema\\.ts$'],
      },
    },
    {
      name: 'collection-servers-imports',
      severity: 'error',
      comment: 'A server part may import what its list may, and the content that holds its entries',
      from: { path: '^src/collections/([^/]+)/server\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/collections/$1/', '^src/(shared|i18n|content)/'] },
    },
    {
      name: 'part-servers-on-the-server',
      severity: 'error',
      comment: 'Their types are free: a view is held to what its server part fills in',
      from: {
        path: '^(server|config|src)',
        pathNot: [SERVER_REGISTRIES, '^src/server/', TESTS, ...PART_SERVERS],
      },
      to: { path: `(${PART_SERVERS.join('|')})`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'registry-of-servers-on-the-server',
      severity: 'error',
      from: { path: '^(server|config|src)', pathNot: ['^src/server/', TESTS] },
      to: { path: SERVER_REGISTRIES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'development-only',
      severity: 'error',
      comment: 'The production server starts in server.ts, which must reach neither specimens nor gallery',
      from: { path: '^(server|config|src)', pathNot: ['^src/(specimens|server/development)/', TESTS] },
      to: { path: '^src/(specimens|server/development)/' },
    },
    {
      name: 'tests-are-for-tests',
      severity: 'error',
      from: { path: '^(src|config|server)', pathNot: TESTS },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
