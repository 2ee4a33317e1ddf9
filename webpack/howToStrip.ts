import type { JscConfig } from '@swc/core';

/**
 * @param fileName its ending tells whether there is JSX in it
 * @param development whether JSX is made for finding mistakes, and components are marked for fast refresh
 * @returns what swc is to make of TypeScript, for builds and for tests: the same as TypeScript by `tsconfig.json`
 */
export const howToStrip = (fileName: string, development = false): JscConfig => ({
  target: 'es2024',
  parser: { syntax: 'typescript', tsx: fileName.endsWith('x') },
  transform: { react: { runtime: 'automatic', development, refresh: development }, verbatimModuleSyntax: true },
});
