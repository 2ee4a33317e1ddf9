import { z } from 'zod';

/** What the contracts of all upstreams have in common: OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */

/** An object of a document that is yet to be written. */
export type Json = Readonly<Record<string, unknown>>;

/** As much of an OpenAPI document as the contracts have. */
export interface Contract extends Json {
  readonly openapi: '3.1.1';
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** @returns a reference to a schema of the document */
export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/**
 * @param named the schemas of what is sent to the site, by their names in the document; one that holds another refers to it
 * @returns them as JSON Schema. What a schema makes of its input, and checks that JSON Schema has no words for, is left out
 */
export function componentsOf(named: Readonly<Record<string, z.ZodType>>): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => refTo(id).$ref as string,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
  );
}

/**
 * @param description of the answer
 * @param schema of its body
 * @returns an answer in JSON
 */
export const jsonAnswer = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

/**
 * @param variable the environment variable that names the origin
 * @param example an origin
 * @returns the `servers` of a document or a path
 */
export const serversOf = (variable: string, example: string): readonly Json[] => [
  { url: '{origin}', variables: { origin: { default: example, description: `\`${variable}\`` } } },
];

/** Lines become paragraphs: whoever shows the document breaks them anew. */
const unwrap = (text: string) => text.replaceAll(/(?<=\S)\n(?=\S)/g, ' ');

/**
 * @param info what the contract is called, and what holds for all of it; Markdown
 * @param rest the rest of the document
 * @returns the document, with the head that all contracts share
 */
export function contractOf(
  { title, description }: { readonly title: string; readonly description: string },
  rest: Pick<Contract, 'paths' | 'components'> & { readonly servers: readonly Json[] },
): Contract {
  return {
    openapi: '3.1.1',
    info: { title, description: unwrap(description), version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    ...rest,
  };
}
