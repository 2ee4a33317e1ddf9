import styles from '#src/ui/sections/WholeWords.module.css';

/** A word with a hyphen in it, `contact-center`. One that is longer has to break on a narrow column. */
const HYPHENATED = /(?<![^\s(«"“])(?=\S{1,16}(?:\s|$))\p{L}+-\p{L}[^\s-]*/gu;

/** Text of a headline, in which balanced lines would break a word at its own hyphen: on wide screens it stays whole. */
export function WholeWords({ text }: { readonly text: string }) {
  const words = [...text.matchAll(HYPHENATED)];
  if (words.length === 0) return text;
  const ends = [0, ...words.map(({ index, 0: word }) => index + word.length)];
  return (
    <>
      {words.map(({ index, 0: word }, position) => (
        <span key={index}>
          {text.slice(ends[position], index)}
          <span className={styles.whole}>{word}</span>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
