import type { Path } from '#src/content/files/yamlFile.ts';

/** A problem of a page, by the name of its file and the path of its field. */
export type Report = (file: string, path: Path, rule: string, text?: string) => void;
