import { transformSync } from '@swc/core';
import ts from 'typescript';
import { howToStrip } from './howToStrip.ts';

/**
 * Makes JavaScript of one file, as TypeScript's function of the same name does, in a twentieth of its time. Of a file that swc
 * cannot read, TypeScript says what is wrong.
 *
 * @param source of the file
 * @param options as ts-loader gives them
 * @returns what ts-loader expects
 * @throws what swc says where TypeScript finds nothing wrong
 */
export function transpileModule(source: string, options: ts.TranspileOptions): ts.TranspileOutput {
  const { fileName = '', compilerOptions: { jsx, sourceMap = false } = {} } = options;
  try {
    const { code, map } = transformSync(source, {
      filename: fileName,
      configFile: false,
      swcrc: false,
      sourceMaps: sourceMap,
      jsc: howToStrip(fileName, jsx === ts.JsxEmit.ReactJSXDev),
    });
    return { outputText: code, sourceMapText: map, diagnostics: [] };
  } catch (error) {
    const answer = ts.transpileModule(source, options);
    // What TypeScript has nothing against is a fault of swc or of how it is asked, which nobody would hear of.
    if (answer.diagnostics?.length) return answer;
    throw error;
  }
}
