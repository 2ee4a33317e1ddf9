import type { KnownFile } from '#src/content/files/knownFile.ts';
import { isFields, pathInPage, pathInTranslation, valueIn } from '#src/content/translations/translation.ts';
import { openYaml, type Path, type YamlFile } from '#src/content/files/yamlFile.ts';

/** Where a field of a value stands. */
interface Location {
  /** The file, or of a translation the one that it takes its structure from, if the field stands there. */
  readonly file: string;
  readonly line?: number | undefined;
}

/**
 * @param name of the file whose value it is
 * @param path of the field in the value
 * @param text words within it
 */
export type Locate = (name: string, path: Path, text?: string) => Location;

/** Looks a place up only when there is a problem to tell of: a file is then parsed once more. */
export function createLocate(files: ReadonlyMap<string, KnownFile>): Locate {
  const opened = new Map<string, { readonly yaml: YamlFile; readonly data: unknown }>();
  const open = (name: string) => {
    const text = opened.has(name) ? undefined : files.get(name)?.valueText?.();
    if (text !== undefined) {
      const yaml = openYaml(text);
      opened.set(name, { yaml, data: yaml.document.toJS() as unknown });
    }
    return opened.get(name);
  };
  return (name, path, text) => {
    const file = open(name);
    const known = files.get(name);
    const of = known?.source;
    if (!file || !of) return { file: name, line: file?.yaml.lineOf(path, text) };
    const own = pathInTranslation(file.data, known.value?.(), path);
    const source = open(of.name);
    const whole = pathInPage(source?.data, own);
    const isOwn = path.length === 0 || valueIn(file.data, own) !== undefined;
    if (isOwn || !source || !isFields(source.data) || valueIn(source.data, whole) === undefined)
      return { file: name, line: file.yaml.lineOf(own, text) };
    return { file: of.name, line: source.yaml.lineOf(whole, text) };
  };
}
