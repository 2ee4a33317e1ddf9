import path from 'node:path';
import ts from 'typescript';
import type { SampleFault } from './Sample.ts';

/** A scenario, or code that calls the interface. */
interface Script {
  readonly code: string;
  readonly isTyped: boolean;
}

/** As a developer would have it who pastes the sample: what is not there does not compile, and types are not asked for. */
const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

const LIBRARIES = path.dirname(ts.getDefaultLibFilePath(OPTIONS));

/** The types of the language and of browsers, as they were read first: to read them takes longer than all samples do. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function readLibrary(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!libraries.has(name)) libraries.set(name, read());
  return libraries.get(name);
}

/**
 * Compiles all samples in one program, each a module of its own beside the types of what a scenario can call.
 *
 * @param interfaceFile the `.d.ts` of those
 * @returns of each script what is wrong with it
 */
export function checkScripts(scripts: readonly Script[], interfaceFile: string): SampleFault[][] {
  if (scripts.length === 0) return [];
  const folder = path.dirname(path.resolve(interfaceFile));
  const names = scripts.map(({ isTyped }, index) =>
    path.join(folder, `sample-${String(index)}.${isTyped ? 'ts' : 'js'}`),
  );
  const codes = new Map(names.map((name, index) => [name, scripts[index]?.code ?? '']));
  const disk = ts.createCompilerHost(OPTIONS);
  const codeOf = (name: string) => codes.get(path.normalize(name));
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile(name, options, ...rest) {
      const code = codeOf(name);
      if (code !== undefined) return ts.createSourceFile(name, code, options, true);
      const read = () => disk.getSourceFile(name, options, ...rest);
      return path.dirname(name) === LIBRARIES ? readLibrary(name, read) : read();
    },
    fileExists: (name) => codeOf(name) !== undefined || disk.fileExists(name),
    readFile: (name) => codeOf(name) ?? disk.readFile(name),
  };
  const program = ts.createProgram([path.resolve(interfaceFile), ...names], OPTIONS, host);
  return names.map((name) => {
    const file = program.getSourceFile(name);
    if (!file) return [];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ start = 0, messageText }) => ({
        line: file.getLineAndCharacterOfPosition(start).line,
        rule: `does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')} See content/api/scenario.d.ts for what there is`,
      }),
    );
  });
}
