import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { findField, isPassedOn } from '#src/forms/server/intake/fieldNames.ts';
import { createDelivery } from '#src/forms/server/delivery/deliveryPost.ts';
import { PRICE_FILES } from '#src/pricing/server/priceSchema.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { createRemoteSource } from '#src/server/upstream/createRemoteSource.ts';
import { ANTI_BOT } from '#src/forms/data/antiBotFields.ts';
import type { FormDefinition } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { upstreamPathOf } from '#src/forms/server/upstreamPath.ts';
import { createPageSchema } from '#src/shared/page/page.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { testLead } from '#tests/support/leadParts.ts';
import { readOwnContent } from '#tests/support/ownContent.ts';
import { behaviours, createUpstream } from '#tests/support/upstream.ts';
import { CONTRACT_FOLDER, contracts, writeContract } from './lib/contracts/contracts.ts';

/** The contracts against the code: what they say is made from it, and what the site does is what they say. */

const folder = path.join(process.cwd(), CONTRACT_FOLDER);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: { readonly 'multipart/form-data': { readonly schema: object } } };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
/** Contracts are long: each is read, and made into checks, once. */
function oncePerName<Made>(make: (name: string) => Made): (name: string) => Made {
  const made = new Map<string, Made>();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name)!;
  };
}

const documentOf = oncePerName((name) => parse(read(name)) as Document & Record<string, unknown>);

/** Says what is wrong with a value, by a schema of a contract; undefined when nothing is. */
const checkOf = oncePerName((name) => {
  // What is asked a few times is quicker without the optimiser.
  const ajv = new Ajv2020({ code: { optimize: false }, strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(documentOf(name), 'contract');
  return (pointer: string, value: unknown) => {
    const validate = ajv.getSchema(`contract#${pointer}`);
    if (!validate) throw new Error(`${name} has no ${pointer}`);
    return validate(value) ? undefined : validate.errors;
  };
});

test.each(Object.keys(contracts))('%s is what the code says: else run npm run contracts', (name) => {
  expect(read(name)).toBe(writeContract(contracts[name]!()));
});

test('there is no contract of an upstream that is no longer asked', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(contracts).sort());
});

test.each(Object.keys(contracts))('%s is valid OpenAPI, and each of its references leads to a schema', async (name) => {
  const validator = new Validator();
  expect((await validator.validate(documentOf(name))).errors).toBeUndefined();
  expect(validator.version).toBe('3.1');
  const { components } = documentOf(name);
  for (const [, target = ''] of read(name).matchAll(/\$ref: "?#\/components\/schemas\/([^"\s]+)"?/g))
    expect(Object.keys(components.schemas)).toContain(target);
});

describe('a CMS', () => {
  let upstream: Awaited<ReturnType<typeof createUpstream>>;
  beforeAll(async () => {
    upstream = await createUpstream();
  });
  afterAll(() => upstream.close());

  test('is asked the calls of the contract with their parameters, and no other', async () => {
    upstream.behave(behaviours.status(404));
    const { logger } = recordingLogger();
    const options = { origin: upstream.origin, parts: pageParts, timeout: 500, pageTtl: 0, logger };
    const source = createRemoteSource(options);
    await source.getPage({ contentPath: '/a', path: '/a', params: {}, locale: 'es', site: 'main' });
    await Promise.all([source.getRedirects(), source.getFavoritePosts('es')]);
    await source.getLoc({ ip: '192.0.2.1', acceptLanguage: 'en' });
    const asked = upstream.asked.map((url) => new URL(url, 'http://cms'));
    const called = asked.map(({ pathname, searchParams }) => [pathname, [...searchParams.keys()].sort()] as const);
    const documented = Object.entries(documentOf('cms.openapi.yaml').paths).map(
      ([address, { get }]) => [address, (get?.parameters ?? []).map((parameter) => parameter.name).sort()] as const,
    );
    expect(called.sort()).toEqual(documented.sort());
  });

  test('may answer as the site itself does, and is understood: each template and block, redirects, posts and region', async () => {
    const snapshot = await readOwnContent();
    const source = createEmbeddedSource({
      snapshot,
      onChange: () => () => undefined,
    });
    const check = checkOf('cms.openapi.yaml');
    const taken = createPageSchema(pageParts);
    const seen = new Set<string>();
    for (const { path: at } of source.listPaths()) {
      const page = await source.getPage({ contentPath: at, path: at, params: {}, locale: 'es', site: 'main' });
      // The page of a facet is served for its values only.
      if (!page) continue;
      const kinds = [`template ${page.template}`, ...page.blocks.map(({ type }) => type)];
      if (kinds.every((kind) => seen.has(kind))) continue;
      kinds.forEach((kind) => seen.add(kind));
      const sent: unknown = JSON.parse(JSON.stringify(page));
      expect([at, check('/components/schemas/Page', sent)]).toEqual([at, undefined]);
      expect([at, taken.safeParse(sent).error?.issues]).toEqual([at, undefined]);
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(check('/components/schemas/Redirects', await source.getRedirects())).toBeUndefined();
    expect(check('/components/schemas/FavoritePosts', await source.getFavoritePosts('pt'))).toBeUndefined();
    const region = await source.getLoc({ ip: '192.0.2.1', acceptLanguage: 'es-MX' });
    expect(check('/components/schemas/Region', region)).toBeUndefined();
  });

  test.each([
    ['Page', { path: '/a' }],
    ['block.hero', { type: 'hero', id: 'x', title: 'T', evil: true }],
    ['Redirects', [{ from: '/a' }]],
    ['Region', { ip: '192.0.2.1' }],
  ])('may not answer with a %s that is not one', (name, value) => {
    expect(checkOf('cms.openapi.yaml')(`/components/schemas/${name}`, value)).toBeDefined();
  });
});

test.each(Object.values(PRICE_FILES).map(({ name }) => name))('the sample %s is a file of the contract', (name) => {
  const { paths } = documentOf('prices.openapi.yaml');
  const found = JSON.stringify(paths[`/${name}`]?.get?.responses['200']);
  const schema = /#(\/components\/schemas\/\w+)/.exec(found)?.[1] ?? '';
  const file: unknown = JSON.parse(readFileSync(path.join(process.cwd(), 'content/prices', name), 'utf8'));
  const check = checkOf('prices.openapi.yaml');
  expect(check(schema, file)).toBeUndefined();
  expect(check(schema, {})).toBeDefined();
});

describe.each(Object.values(forms).map((form) => [form.id, form] as const))('a lead of the form %s', (id, form) => {
  const { post } = documentOf('forms.openapi.yaml').paths[upstreamPathOf(id)] ?? {};
  const schema = post?.requestBody?.content['multipart/form-data'].schema ?? {};
  const validate = new Ajv2020({ code: { optimize: false }, strict: false }).compile(schema);

  test('is posted as the contract says: its address, its header, its fields', async () => {
    const { received, headers } = await deliver(form);
    expect(headers).toHaveProperty('idempotency-key');
    expect(post?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }]);
    expect([validate(received), validate.errors]).toEqual([true, null]);
    const { required = [] } = schema as { required?: string[] };
    for (const name of required) {
      const rest = Object.entries(received).filter(([given]) => given !== name);
      expect([name, validate(Object.fromEntries(rest))]).toEqual([name, false]);
    }
  });

  test('holds nothing that the contract does not name', () => {
    const names = [
      ...Object.values(HIDDEN),
      ...ANTI_BOT.tokens,
      ANTI_BOT.failure,
      'utm_source',
      'utm_x9',
      'utm-x',
      'other',
    ];
    const { properties, patternProperties } = schema as { properties: object; patternProperties: object };
    const isNamed = (name: string) =>
      Object.hasOwn(properties, name) ||
      Object.keys(patternProperties).some((pattern) => new RegExp(pattern).test(name));
    for (const name of names)
      expect([id, name, isNamed(name)]).toEqual([id, name, isPassedOn(name) || findField(form, name) !== undefined]);
  });
});

/** Posts a lead that has everything which a form may have, and returns what the provider reads of it. */
async function deliver(form: FormDefinition) {
  const provider = await createUpstream();
  const bodies: Promise<FormData>[] = [];
  provider.behave((req, res) => {
    const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
    const body = new Response(Readable.toWeb(req) as ReadableStream, { headers }).formData();
    bodies.push(body);
    void body.then(() => res.writeHead(204).end());
  });
  const typed = form.fields.filter(({ kind }) => kind !== 'file');
  const lead = testLead({
    form: form.id,
    fields: [
      ...typed.map(({ name, kind, options }) => [name, kind === 'checkbox' ? 'true' : (options?.[0] ?? 'x')] as const),
      ...[...ANTI_BOT.tokens, HIDDEN.clientId, HIDDEN.page, 'utm_source'].map((name) => [name, 'x'] as const),
    ],
    files: form.fields
      .filter(({ kind }) => kind === 'file')
      .map(({ name }) => ({ field: name, name: 'a.pdf', type: 'application/pdf', size: 4, key: name })),
  });
  const post = createDelivery({ origin: provider.origin });
  const attempt = await post(lead, () => Readable.from([Buffer.from('%PDF')]), new AbortController().signal);
  expect([attempt.delivered, provider.asked]).toEqual([true, [upstreamPathOf(form.id)]]);
  const lists = form.fields.filter(({ kind }) => kind === 'list').map(({ name }) => name);
  const received = [...((await bodies[0]) ?? [])].map(([name, value]): [string, unknown] => {
    const text = typeof value === 'string' ? value : 'a file';
    return [name, lists.includes(name) ? [text] : text];
  });
  const [headers] = provider.seenHeaders;
  await provider.close();
  return { received: Object.fromEntries(received), headers };
}
