import { stringify } from 'yaml';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { longestText, type EditorSchema } from '#src/app/registry/forEditors.ts';

/**
 * What a block looks like that no page uses yet: the fields that it needs, each with its description in the place of words.
 *
 * @param type the block
 * @param schema its schema for editors
 * @returns YAML, as it is pasted behind `blocks:`
 */
export function writeSkeleton(type: string, schema: EditorSchema): string {
  return stringify([{ ...(valueOf(schema) as object), type, id: type }]).trimEnd();
}

function valueOf(schema: EditorSchema): unknown {
  const { type, properties = {}, required = [], items, minItems = 1, examples = [] } = schema;
  if (examples.length > 0) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isScene(schema)) return EXAMPLE_SCENE;
  if (type === 'object') {
    return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] as EditorSchema)]));
  }
  if (type === 'array') return Array.from({ length: minItems }, () => valueOf(items as EditorSchema));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  return type === 'boolean' ? false : sentenceOf(schema);
}

/** What happens in a scene has to fit together, so one of its own examples stands for it. */
const EXAMPLE_SCENE = { name: 'call-strip', ...sceneSpecimens['call-strip'].en };

function isScene({ oneOf = [] }: EditorSchema): boolean {
  return oneOf.some(
    ({ properties = {} }) => (properties.name as EditorSchema | undefined)?.const === EXAMPLE_SCENE.name,
  );
}

/** What a pattern may ask for: an address, a name, a country. */
const EXAMPLES = ['/', 'example', 'BR', 'br'];

function sentenceOf(schema: EditorSchema): string {
  const { pattern, description = 'Words.' } = schema;
  if (pattern !== undefined) return EXAMPLES.find((example) => new RegExp(pattern).test(example)) ?? '';
  return (/^[^.]*\./.exec(description)?.[0] ?? description).slice(0, longestText(schema));
}
