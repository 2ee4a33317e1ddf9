/** Names in the forms that code has for them. */

/** @returns `call-map` as `callMap` */
export function camelCase(name: string): string {
  return name.replace(/-+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** @returns `call-map` as `CallMap` */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** @returns `call-map` as `Call map` */
export function sentenceCase(name: string): string {
  const words = name.replace(/[-_/]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lower-case words joined by hyphens. */
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
