import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { importDefaultReact } from './defaultReact.ts';

test('React is imported by its default, and nothing else is touched', () => {
  expect(importDefaultReact("import * as React from 'react';\nimport * as D from 'react-dom';")).toBe(
    "import React from 'react';\nimport * as D from 'react-dom';",
  );
  expect(importDefaultReact('import * as R$1 from "react";')).toBe('import R$1 from "react";');
  for (const kept of ["import { useId } from 'react';", "import * as React from './react';"])
    expect(importDefaultReact(kept)).toBe(kept);
});

test.each(['downshift/dist/downshift.esm.mjs', '@base-ui/utils/safeReact.mjs'])(
  '%s copies it, and is written as it is read here',
  (file) => {
    const source = readFileSync(`node_modules/${file}`, 'utf8');
    expect(source).toMatch(/\.\.\.React\b|\(\{\}, React\)/);
    expect(importDefaultReact(source)).toContain('import React from');
  },
);

test('the default is all of React', () => {
  const react = createRequire(import.meta.url)('react') as object;
  expect(Object.keys(react)).toContain('useId');
});
