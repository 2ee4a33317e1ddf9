import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './Refusal.ts';
import { camelCase } from './words.ts';

/**
 * A name that is that of a helper too, such as `block`, would give a file two things called `blockSchema`.
 *
 * @param file where the text is to stand
 * @param text of a module that is made from a name
 * @throws {Refusal} when it imports or exports two things of one name
 */
export function refuseClash(file: string, text: string): void {
  const imported = [...text.matchAll(/^import (?:type )?(?:(\w+)|\{([^}]*)\}) from/gm)].flatMap(
    ([, whole = '', names = '']) => [whole, ...names.split(',').map((name) => name.trim())].filter(Boolean),
  );
  const exported = [...text.matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => name);
  const names = [...imported, ...exported];
  const clash = names.find((name, index) => names.indexOf(name) < index);
  if (clash !== undefined)
    throw new Refusal(`${file} would have two things called ${clash}: choose another name. Nothing was written.`);
}

/**
 * @param folder of all things of the kind, in the repository
 * @throws {Refusal} when the code of one that is there already has the same name: `hero-1` and `hero1`
 */
export function refuseTwin(root: string, folder: string, name: string): void {
  const place = path.join(root, folder);
  const twin = existsSync(place)
    ? readdirSync(place).find((other) => other !== name && camelCase(other) === camelCase(name))
    : undefined;
  if (twin !== undefined)
    throw new Refusal(`${folder}/${twin} has the same name in code, ${camelCase(name)}: choose another name.`);
}
