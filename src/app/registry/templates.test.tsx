import { globSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { parse } from 'yaml';
import { templateChunk, templateEntry, templates } from '#src/app/registry/templates.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import { templateServers } from '#src/app/registry/templateServers.gen.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { TemplateSchema, TemplateSchemas } from '#src/shared/page/templateSchema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

type View = ComponentType<TemplateProps<TemplateSchema>>;

/** What a chunk holds: the component and nothing else. */
async function loadView(view: ReturnType<typeof templateEntry>['view']): Promise<View> {
  const module = (await view.load()) as unknown as Readonly<Record<string, View>>;
  const [component, ...more] = Object.values(module).filter((value) => typeof value === 'function');
  if (!component || more.length > 0) throw new Error('the module of a view exports its component alone');
  return component;
}

const names = Object.keys(templates);
const schemas: TemplateSchemas = templateSchemas;

test('every schema has a view, and every server part belongs to one', () => {
  expect(names).toEqual(Object.keys(schemas));
  expect(names).toEqual(expect.arrayContaining(Object.keys(templateServers)));
});

/** The comment is read by the build, which knows no types. */
test.each(names)('the chunk of %s has the name by which it is asked for', (name) => {
  expect(readFileSync(`src/pages/${name}/template.ts`, 'utf8')).toContain(`webpackChunkName: "${templateChunk(name)}"`);
});

test.each(names)('%s draws what stands in each of its slots, and once', async (name) => {
  const { view, slots } = templateEntry(name);
  const View = await loadView(view);
  const page: Page = {
    path: '/x',
    locale: 'en',
    locales: ['en'],
    template: name,
    layout: 'default',
    title: 'X',
    meta_description: 'X.',
    breadcrumbs: [],
    blocks: [],
  };
  const marks = Object.fromEntries(Object.keys(slots).map((slot) => [slot, <i key={slot} id={`in-${slot}`} />]));
  const html = renderBlock(
    <MemoryRouter>
      <View page={page} slots={marks} />
    </MemoryRouter>,
  );
  const drawn = [...html.matchAll(/id="in-([\w-]+)"/g)].map(([, slot]) => slot);
  expect(drawn).toEqual(Object.keys(slots));
});

/** What tests in the browser and screenshots look at, in every language. */
test('every template that pages have names one of them as its example', () => {
  const files = globSync('content/*/**/page.yaml');
  const used = files.map((file) => (parse(readFileSync(file, 'utf8')) as { template: string }).template);
  const mute = [...new Set(used)].filter((name) => schemas[name]?.example === undefined);
  expect(mute).toEqual([]);
});

test.each(Object.values(schemas).flatMap(({ name, example }) => (example ? [[name, example] as const] : [])))(
  'the example of %s is %s',
  (name, example) => {
    const list = Object.values(collectionDefinitions).find(({ path }) => example.startsWith(`${path}/`));
    const folder = list ? `${list.name}${example.slice(list.path.length)}` : `pages${example}`;
    const file = `content/${example === '/' ? 'pages/home' : folder}/page.yaml`;
    expect(parse(readFileSync(file, 'utf8'))).toMatchObject({ template: name });
  },
);
