/** Who may import whom (DESIGN part 2). A layer lists what it may reach; everything else in `src` is forbidden to it. */

const FREE_CONFIG = 'config/(constants|locales|brand)';

const layers = {
  shared: [],
  ui: ['shared'],
  api: ['shared'],
  content: ['shared'],
  request: ['shared'],
  i18n: ['request', 'shared'],
  stores: ['api', 'shared'],
  features: ['ui', 'i18n', 'request', 'stores', 'api', 'shared'],
  blocks: ['features', 'ui', 'i18n', 'request', 'stores', 'shared'],
  pages: ['features', 'ui', 'i18n', 'request', 'stores', 'shared'],
  app: ['pages', 'blocks', 'features', 'ui', 'i18n', 'request', 'stores', 'api', 'content', 'shared'],
  client: ['app', 'features', 'ui', 'i18n', 'request', 'stores', 'api', 'content', 'shared'],
  specimens: ['ui', 'shared'],
  server: ['specimens', 'app', 'features', 'ui', 'i18n', 'request', 'stores', 'api', 'content', 'shared'],
};

const TESTS = '\\.test\\.tsx?$';

/** A block's part on the server stands in its folder, and belongs to the layer of the server. */
const BLOCK_SERVERS = '^src/blocks/[^/]+/server\\.ts$';

/** A template's part on the server stands in its folder, too; it fills pages from the content alone. */
const TEMPLATE_SERVERS = '^src/pages/[^/]+/server\\.ts$';
const PART_SERVERS = [BLOCK_SERVERS, TEMPLATE_SERVERS];

/** What it may reach beside the block's own folder: what fills blocks, and what it has to fill them with. */
const FILLS_BLOCKS = '^src/(shared|i18n|content|server/(blocks|pricing))/';

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  severity: 'error',
  comment: `src/${layer} may import: ${['itself', ...allowed].join(', ')}`,
  from: { path: `^src/${layer}/`, pathNot: [TESTS, ...PART_SERVERS] },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/|^src/types.d.ts` },
}));

const siblingRules = ['features', 'blocks', 'pages'].map((layer) => ({
  name: `${layer}-siblings`,
  severity: 'error',
  comment: `A folder of src/${layer} never imports another: what two need belongs below them`,
  from: { path: `^src/${layer}/([^/]+)/` },
  to: { path: `^src/${layer}/`, pathNot: `^src/${layer}/$1/` },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...layerRules,
    ...siblingRules,
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
      from: { path: '^src/(shared|ui|api|request|i18n|stores|features|blocks|pages|client|app)/', pathNot: TESTS },
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
      to: { path: '^src/', pathNot: ['^src/pages/$1/', '^src/(shared|i18n|content)/'] },
    },
    {
      name: 'part-servers-on-the-server',
      severity: 'error',
      comment: 'Their types are free: a view is held to what its server part fills in',
      from: {
        path: '^(server|config|src)',
        pathNot: ['^src/app/registry/(block|template)Servers\\.gen\\.ts$', '^src/server/', TESTS, ...PART_SERVERS],
      },
      to: { path: `(${PART_SERVERS.join('|')})`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'registry-of-servers-on-the-server',
      severity: 'error',
      from: { path: '^(server|config|src)', pathNot: ['^src/server/', TESTS] },
      to: { path: '^src/app/registry/(block|template)Servers\\.gen\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'specimens-in-development-only',
      severity: 'error',
      comment: 'The production server starts in server.ts, which must not reach them',
      from: {
        path: '^(server|config|src)',
        pathNot: ['^src/specimens/', '^src/server/createSpecimenApp', '^src/server/gallery/', TESTS],
      },
      to: { path: '^src/specimens/' },
    },
    {
      name: 'specimen-app-in-development-only',
      severity: 'error',
      from: { path: '^(server|config|src)', pathNot: ['^src/server/developmentEntry', TESTS] },
      to: { path: '^src/server/createSpecimenApp' },
    },
    {
      name: 'gallery-in-development-only',
      severity: 'error',
      from: { path: '^(server|config|src)', pathNot: ['^src/server/(gallery/|createSpecimenApp)', TESTS] },
      to: { path: '^src/server/gallery/' },
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
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
