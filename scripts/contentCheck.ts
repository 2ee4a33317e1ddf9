/** `npm run content:check`: every problem of the content folder, with file, place and rule. */
import path from 'node:path';
import { contentDirectory, readEnv } from '#config/env.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { checkContent } from '#src/content/checkContent.ts';
import { createContentFiles } from '#src/content/contentFiles.ts';
import { describeProblem } from '#src/content/parseFile.ts';
import { createSchemaOf, readContent } from '#src/content/readContent.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = createContentFiles(contentDirectory(readEnv(process.env), root), path.join(root, 'public'));
const snapshot = await readContent(files, createSchemaOf(blockUnion));
const problems = checkContent(snapshot, (address) => matchRoute(address) !== undefined);
for (const problem of problems) console.log(describeProblem(problem));
console.log(`${String(snapshot.documents.size)} documents, ${String(problems.length)} problems`);
if (problems.length > 0) process.exitCode = 1;
