import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Inspector } from '#src/scenes/catalogue/inspector/Inspector.tsx';
import { inspectorSchema } from '#src/scenes/catalogue/inspector/schema.ts';
import { inspectorSpecimen } from '#src/scenes/catalogue/inspector/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const { en } = inspectorSpecimen;

describe('Inspector', () => {
  it.each(WRITTEN_LOCALES)('draws the example in %s: the last event is open, with its refused attempts', (locale) => {
    const scene = inspectorSchema.parse({ name: 'inspector', ...inspectorSpecimen[locale] });
    const html = renderBlock(<Inspector {...scene} />, { locale });
    expect([...html.matchAll(/data-open="(\w+)"/g)].map(([, isOpen]) => isOpen)).toEqual([
      'false',
      'false',
      'false',
      'true',
    ]);
    expect([...html.matchAll(/data-bad="(\w+)"/g)].map(([, isBad]) => isBad)).toEqual(['true', 'true', 'false']);
    expect(html.split(scene.signature)).toHaveLength(3);
    expect(html).not.toContain('style=');
  });

  it.each([
    ['a time that is none', { events: en.events.map((event) => ({ ...event, at: '10:12' })) }],
    ['events that go back in time', { events: [...en.events].reverse() }],
    ['attempts at the same time', { attempts: en.attempts.map((attempt) => ({ ...attempt, at: 0 })) }],
    ['an event that nobody takes', { attempts: en.attempts.map((attempt) => ({ ...attempt, status: 503 })) }],
    [
      'an event that is repeated though it was taken',
      { attempts: en.attempts.map((attempt) => ({ ...attempt, status: 200 })) },
    ],
  ])('refuses %s', (_, fields) => {
    expect(inspectorSchema.safeParse({ name: 'inspector', ...en, ...fields }).success).toBe(false);
  });
});
