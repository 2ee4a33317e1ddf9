import { WRITTEN_LOCALES } from '#config/locales.ts';
import { numberEvidence } from '#src/scenes/catalogue/score-card/numberEvidence.ts';
import { scoreCardSchema } from '#src/scenes/catalogue/score-card/schema.ts';
import { ScoreCard } from '#src/scenes/catalogue/score-card/ScoreCard.tsx';
import { scoreCardSpecimen } from '#src/scenes/catalogue/score-card/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof scoreCardSpecimen) =>
  scoreCardSchema.parse({ name: 'score-card', ...scoreCardSpecimen[locale] });

describe('the score card', () => {
  it.each(WRITTEN_LOCALES)('adds up in %s what has been given and what could be', (locale) => {
    const html = renderBlock(<ScoreCard {...sceneIn(locale)} />, { locale });
    expect(html).toMatch(/>18<\/b>/);
    // 18 of 20 parts of a ring with the radius 33.
    expect(html).toContain('stroke-dasharray="186.61 207.35"');
    expect(html).toContain('20 points');
  });

  it('marks each turn that the form points at: on the recording, in the words and in the form', () => {
    const html = renderBlock(<ScoreCard {...sceneIn('en')} />);
    expect(html.match(/<circle cx=/g)).toHaveLength(3);
    expect(html.match(/data-marked="true"/g)).toHaveLength(3);
    expect(html.match(/class="mark">\d</g)).toHaveLength(3);
  });

  it('lays no number on another, be the turns ever so short', () => {
    const turns = [0, 2, 4, 16, 60].map((at) => ({ side: 'caller' as const, at, until: at + 1, text: 'Yes.' }));
    const criteria = turns.map((_, index) => ({ label: String(index), points: 1, of: 1, turn: index + 1 }));
    const html = renderBlock(<ScoreCard {...sceneIn('en')} turns={turns} criteria={criteria} />);
    expect([...html.matchAll(/<circle cx="[\d.]+%" cy="(\d+)"/g)].map(([, y]) => Number(y))).toEqual([
      10, 32, 54, 10, 10,
    ]);
  });

  it('says bot where no agent has talked', () => {
    const html = renderBlock(<ScoreCard {...sceneIn('en')} answers="voicebot" />);
    expect(html.match(/<b>Bot<\/b>/g)).toHaveLength(3);
    expect(html).not.toContain('Agent');
  });

  it('counts the marks in the order of the call, whatever the order of the form', () => {
    const criterion = { label: 'Greets', points: 1, of: 1 };
    const numbers = numberEvidence([{ ...criterion, turn: 4 }, criterion, { ...criterion, turn: 2 }]);
    expect([...numbers]).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });

  it.each([
    ['more points than there are', { points: 7, of: 6 }],
    ['a turn that nobody has said', { points: 6, of: 6, turn: 6 }],
    ['a turn that shows another criterion', { points: 6, of: 6, turn: 1 }],
  ])('refuses %s', (_, wrong) => {
    const [first, second, , last] = scoreCardSpecimen.en.criteria;
    const criteria = [first, second, { label: 'Finds a solution', ...wrong }, last];
    expect(scoreCardSchema.safeParse({ name: 'score-card', ...scoreCardSpecimen.en, criteria }).success).toBe(false);
  });
});
