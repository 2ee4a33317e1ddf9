import { diffArrays } from 'diff';
import { parseDocument } from 'htmlparser2';
import type { ChangedSection, WordRun } from '#src/pages/legal/schema.ts';

type Passage = ChangedSection['passages'][number];

/** A paragraph, an entry of a list without the lists in it, or a row of a table, and the heading that it stands below. */
interface Unit {
  readonly kind: Passage['kind'];
  readonly text: string;
  readonly heading: string | undefined;
}

type HtmlNode = ReturnType<typeof parseDocument>['childNodes'][number];

const KINDS: Readonly<Record<string, Unit['kind']>> = {
  p: 'paragraph',
  blockquote: 'paragraph',
  pre: 'paragraph',
  li: 'item',
  tr: 'row',
};
const HEADING = /^h[1-6]$/;
const LIST = /^[uo]l$/;
/** Between the cells of a row. */
const CELLS = ' · ';
/** Of the words of two passages, how many must be the same for one to be the other with changes. */
const ALIKE = 0.4;
/** So many words in a row are the same in both; fewer between two changes are chance, and would cut up what is new. */
const RUN = 3;

/**
 * @param before the text of the earlier version, as HTML
 * @param after that of the later one
 * @param language BCP 47: it decides what a word is
 * @returns what changed, passage by passage, below the headings of the later version; what stayed is left out
 */
export function compareTexts(before: string, after: string, language: string): ChangedSection[] {
  const [earlier, later] = [listUnits(before), listUnits(after)];
  const runs = diffArrays(earlier, later, { comparator: (one, other) => one.text === other.text });
  const changes: { heading: string | undefined; passage: Passage }[] = [];
  let removed: readonly Unit[] = [];
  const flush = (added: readonly Unit[]) => {
    changes.push(...pairUp(removed, added, language));
    removed = [];
  };
  for (const run of runs) {
    if (run.removed) removed = run.value;
    else flush(run.added ? run.value : []);
  }
  flush([]);
  const sections: { heading?: string; passages: Passage[] }[] = [];
  for (const { heading, passage } of changes) {
    const last = sections.at(-1);
    if (last && last.heading === heading) last.passages.push(passage);
    else sections.push({ ...(heading === undefined ? {} : { heading }), passages: [passage] });
  }
  return sections;
}

/** Passages that stood where others stand now: those that are alike are one with changes, in the order of both. */
function pairUp(removed: readonly Unit[], added: readonly Unit[], language: string) {
  const left = [...removed];
  const changes: { heading: string | undefined; passage: Passage }[] = [];
  const put = ({ kind, heading }: Unit, runs: WordRun[]) => changes.push({ heading, passage: { kind, runs } });
  for (const unit of added) {
    const found = left.findIndex(({ kind, text }) => kind === unit.kind && likeness(text, unit.text) >= ALIKE);
    for (const gone of left.splice(0, Math.max(found, 0))) put(gone, [{ text: gone.text, change: 'removed' }]);
    const partner = found < 0 ? undefined : left.shift();
    put(unit, partner ? compareWords(partner.text, unit.text, language) : [{ text: unit.text, change: 'added' }]);
  }
  for (const gone of left) put(gone, [{ text: gone.text, change: 'removed' }]);
  return changes;
}

function compareWords(before: string, after: string, language: string): WordRun[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const runs: WordRun[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) runs.push({ text: removed, change: 'removed' });
    if (added) runs.push({ text: added, change: 'added' });
    [removed, added] = ['', ''];
  };
  const pieces = diffArrays(wordsOf(before), wordsOf(after));
  for (const [index, piece] of pieces.entries()) {
    const text = piece.value.join('');
    const isBetween = removed + added !== '' && index < pieces.length - 1;
    const isStray = isBetween && text.trim().split(/\s+/).length < RUN;
    if (piece.removed || (!piece.added && isStray)) removed += text;
    if (piece.added || (!piece.removed && isStray)) added += text;
    if (piece.removed || piece.added || isStray) continue;
    flush();
    runs.push({ text });
  }
  flush();
  return runs;
}

/** The share of the words of the longer passage that the other has, too. */
function likeness(one: string, other: string): number {
  const [words, others] = [one.split(/\s+/), other.split(/\s+/)];
  const known = new Set(others);
  return words.filter((word) => known.has(word)).length / Math.max(words.length, others.length);
}

function listUnits(html: string): Unit[] {
  const units: Unit[] = [];
  let heading: string | undefined;
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (!('name' in node) || !('childNodes' in node)) continue;
      const kind = KINDS[node.name];
      if (HEADING.test(node.name)) {
        heading = textOf(node);
        units.push({ kind: 'paragraph', text: heading, heading });
      } else if (kind === 'row') units.push({ kind, text: cellsOf(node).map(textOf).join(CELLS), heading });
      else if (kind) {
        units.push({ kind, text: textOf(node), heading });
        walk(node.childNodes.filter((child) => 'name' in child && LIST.test(child.name)));
      } else walk(node.childNodes);
    }
  };
  walk(parseDocument(html).childNodes);
  return units;
}

const cellsOf = (row: HtmlNode) =>
  'childNodes' in row ? row.childNodes.filter((cell) => 'name' in cell && /^t[dh]$/.test(cell.name)) : [];

function textOf(node: HtmlNode): string {
  if (!('childNodes' in node)) return 'data' in node ? node.data : '';
  if ('name' in node && node.name === 'br') return ' ';
  if ('name' in node && LIST.test(node.name)) return '';
  return node.childNodes.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}
