import type { z } from 'zod';
import { definitionOf, type Definition } from '#src/content/schemaParts.ts';
import type { Path } from '#src/content/files/yamlFile.ts';
import { once } from '#src/shared/once.ts';
import { words, type WordsMark } from '#src/shared/page/schema.ts';

/** A piece of content that people read. */
export interface Words extends WordsMark {
  readonly text: string;
  /** Keys from the top of the content down to it. */
  readonly path: Path;
}

/** Goes through the words of content of one kind, and past all that is code. */
export interface WordWalker {
  /** @returns every piece, in the order of the content */
  list(content: unknown): Words[];
  /**
   * @param change what becomes of each piece
   * @returns the content with other words; what has none stays the same object
   */
  map<Content>(content: Content, change: (piece: Words) => string): Content;
}

/** @returns what is read, without the markup; the colours of code part no words */
export function plainText({ text, form }: Words): string {
  return form === 'html' ? text.replaceAll(/<\/?span[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' ') : text;
}

/** @returns how many words the pieces have together */
export function countWords(pieces: readonly Words[]): number {
  return pieces.reduce((sum, piece) => sum + plainText(piece).split(/\s+/).filter(Boolean).length, 0);
}

type Change = (piece: Words) => string;

/** What is to be done with a value of a schema; undefined where nothing in it can be words. */
type Step = ((value: unknown, path: Path, change: Change) => unknown) | undefined;

/**
 * @param schemaOf asked for the schema of the content when there is content to walk through; what in it is words, `words` of
 *   `src/shared/page/schema.ts` knows; content without a schema has none
 * @returns the walker, made once for a schema: at each value it knows where to look
 */
export function createWordWalker(schemaOf: () => z.ZodType | undefined): WordWalker {
  const stepThrough = once(() => {
    const schema = schemaOf();
    return schema && stepOf(schema);
  });
  const map = <Content>(content: Content, change: Change) => {
    const step = stepThrough();
    return (step ? step(content, [], change) : content) as Content;
  };
  return {
    map,
    list(content) {
      const found: Words[] = [];
      map(content, (piece) => {
        found.push(piece);
        return piece.text;
      });
      return found;
    },
  };
}

const known = new WeakMap<z.ZodType, { readonly step: Step }>();

function stepOf(schema: z.ZodType): Step {
  const before = known.get(schema);
  if (before) return before.step;
  const step = makeStep(schema);
  known.set(schema, { step });
  return step;
}

function makeStep(schema: z.ZodType): Step {
  const mark = words.get(schema);
  if (mark) {
    return (value, path, change) => (typeof value === 'string' ? change({ ...mark, text: value, path }) : value);
  }
  const {
    innerType,
    in: input,
    out,
    shape,
    element,
    valueType,
    options,
    discriminator,
    left,
    right,
  } = definitionOf(schema);
  if (innerType) return stepOf(innerType);
  // Of a transformation the side that says what there is; the other is a function.
  if (input && out) return stepOf(definitionOf(input).type === 'transform' ? out : input);
  if (shape) return stepThroughFields(shape);
  if (left && right) return stepThroughBoth(stepOf(left), stepOf(right));
  const each = element ?? valueType;
  if (each) return stepThroughAll(stepOf(each));
  return options && stepThroughForms(options, discriminator);
}

function stepThroughFields(shape: Readonly<Record<string, z.ZodType>>): Step {
  const steps = Object.entries(shape).flatMap(([key, field]) => {
    const step = stepOf(field);
    return step ? [[key, step] as const] : [];
  });
  if (steps.length === 0) return undefined;
  return (value, path, change) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    const changed = steps.flatMap(([key, step]) => {
      if (!Object.hasOwn(fields, key)) return [];
      const next = step(fields[key], [...path, key], change);
      return next === fields[key] ? [] : [[key, next] as const];
    });
    return changed.length > 0 ? { ...fields, ...Object.fromEntries(changed) } : value;
  };
}

/** A value that is two things at once: what one side has changed, the other goes on with. */
function stepThroughBoth(one: Step, other: Step): Step {
  if (!one || !other) return one ?? other;
  return (value, path, change) => other(one(value, path, change), path, change);
}

function stepThroughAll(step: Step): Step {
  if (!step) return undefined;
  return (value, path, change) => {
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => step(item, [...path, index], change));
      return items.some((item, index) => item !== value[index]) ? items : (value as unknown);
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const changed = entries.map(([key, item]) => [key, step(item, [...path, key], change)] as const);
    return changed.some(([, item], index) => item !== entries[index]?.[1]) ? Object.fromEntries(changed) : value;
  };
}

/** The form of a union that a value takes is told by its discriminator; without one, by the fields that it knows. */
function stepThroughForms(options: readonly z.ZodType[], discriminator: string | undefined): Step {
  const forms = options.map((option) => ({ step: stepOf(option), shape: shapeOf(option) }));
  if (forms.every(({ step }) => !step)) return undefined;
  if (discriminator === undefined) {
    return (value, path, change) => {
      const form = forms.find(({ shape }) => fits(value, shape)) ?? forms.find(({ step }) => step);
      return form?.step ? form.step(value, path, change) : value;
    };
  }
  const byType = new Map(
    forms.flatMap(({ step, shape }) => {
      const type = shape?.[discriminator];
      return (type ? (definitionOf(type).values ?? []) : []).map((name) => [name, step] as const);
    }),
  );
  return (value, path, change) => {
    const step = byType.get((value as Readonly<Record<string, unknown>> | null)?.[discriminator]);
    return step ? step(value, path, change) : value;
  };
}

function shapeOf(schema: z.ZodType): Definition['shape'] {
  const { shape, innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return shape ?? (inner && shapeOf(inner));
}

function fits(value: unknown, shape: Definition['shape']): boolean {
  if (typeof value !== 'object' || value === null) return shape === undefined;
  return shape !== undefined && Object.keys(value).every((key) => Object.hasOwn(shape, key));
}
