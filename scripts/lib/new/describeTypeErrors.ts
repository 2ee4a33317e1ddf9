const ERROR = /^([^(]+)\((\d+),\d+\): error TS\d+: (.*)$/;

/** A type that is longer says nothing to who reads it: it fills the screen, and others with it. */
const READABLE = 60;

/**
 * @param output what the type checker has printed, without colours
 * @returns what is to be mended, a sentence for each file and fault: a row that is missing from a table is told once a file
 */
export function describeTypeErrors(output: string): string[] {
  const places = new Map<string, { file: string; fault: string; lines: string[] }>();
  for (const printed of output.split('\n')) {
    const [found, file = '', line = '', text = ''] = ERROR.exec(printed) ?? [];
    if (found === undefined) continue;
    const fault = shorten(text);
    const place = places.get(`${file}\n${fault}`) ?? { file, fault, lines: [] };
    if (!place.lines.includes(line)) place.lines.push(line);
    places.set(`${file}\n${fault}`, place);
  }
  return [...places.values()].map(({ file, fault, lines }) => {
    return `Mend ${file}, ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}: ${fault}`;
  });
}

/** A missing property says all with its name; of other faults the types that can be read stay. */
function shorten(text: string): string {
  const [missing] = /^Property '[^']+' is missing/.exec(text) ?? [];
  if (missing !== undefined) return `${missing}.`;
  return text.replace(/'[^']*'/g, (quoted) => (quoted.length > READABLE ? '…' : quoted));
}
