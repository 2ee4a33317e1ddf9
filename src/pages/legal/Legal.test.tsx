import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import { Changes } from '#src/pages/legal/Changes.tsx';
import { Legal } from '#src/pages/legal/Legal.tsx';
import type { legalSchema } from '#src/pages/legal/schema.ts';
import { Versions } from '#src/pages/legal/Versions.tsx';
import { toHydratedPage } from '#src/server/render/toHydratedPage.ts';
import type { PageOf } from '#src/shared/page/template.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';
import { renderTemplate } from '#tests/support/renderTemplate.tsx';

const versions = [
  { path: '/legal/tos', from: '2026-11-01' },
  { path: '/legal/tos/2025-03-01', from: '2025-03-01', until: '2026-10-31' },
];

describe('Versions', () => {
  it('says since when a text holds, and leads to the others and to what changed', () => {
    const html = renderBlock(
      <Versions
        path="/legal/tos"
        version={{ from: '2026-11-01' }}
        versions={versions}
        comparedAt="/legal/tos/changes"
      />,
      { locale: 'es' },
    );
    expect(html).toContain('1 de noviembre de 2026');
    expect(html).toContain('href="/es/legal/tos/2025-03-01"');
    expect(html).not.toContain('href="/es/legal/tos"');
    expect(html).toContain('href="/es/legal/tos/changes"');
  });

  it.each([
    ['ahead', undefined, 'Not in force yet: applies from November 1, 2026.'],
    ['holds', undefined, 'In force since November 1, 2026.'],
    ['ending', '2027-03-31', 'In force from November 1, 2026 to March 31, 2027. A later version applies after that.'],
    ['over', '2027-03-31', 'In force from November 1, 2026 to March 31, 2027. A later version applies now.'],
  ] as const)('says what is true of a text that is %s', (standing, until, words) => {
    const version = { from: '2026-11-01', until };
    expect(renderBlock(<Versions path="/legal/tos" version={version} standing={standing} />)).toContain(words);
  });

  it('says of an earlier version that it holds no longer', () => {
    const html = renderBlock(
      <Versions
        path="/legal/tos/2025-03-01"
        version={{ from: '2025-03-01', until: '2026-10-31' }}
        versions={versions}
      />,
    );
    expect(html).toContain('In force from March 1, 2025 to October 31, 2026.');
    expect(html).toContain('href="/legal/tos"');
  });
});

describe('Changes', () => {
  it('marks words for those who see colour, those who do not, and those who listen', () => {
    const runs = [
      { text: 'in ' },
      { text: '30', change: 'removed' as const },
      { text: '14', change: 'added' as const },
    ];
    const html = renderBlock(
      <Changes path="/legal/tos/changes" changes={[{ heading: 'Notice', passages: [{ kind: 'paragraph', runs }] }]} />,
    );
    expect(html).toMatch(/<h2[^>]*>Notice<\/h2>/);
    expect(html).toMatch(/<del[^>]*><span class="visuallyHidden">Removed: <\/span>30<\/del>/);
    expect(html).toMatch(
      /<\/del>[^<\w]* [^<\w]*(<!-- -->)?<ins[^>]*><span class="visuallyHidden">Added: <\/span>14<\/ins>/,
    );
  });

  it('says nothing of a difference that may not be told', () => {
    expect(renderBlock(<Changes path="/legal/tos/changes" />)).toBe('');
  });

  it('says so where nothing changed', () => {
    expect(renderBlock(<Changes path="/legal/tos/changes" changes={[]} />)).toContain('Both versions say the same.');
  });
});

it('has the same parts in the browser, which is not told what changed', () => {
  const page = {
    path: '/legal/tos/changes',
    template: 'legal',
    title: 'What changed',
    compares: { before: '/legal/tos/2025-03-01', after: '/legal/tos' },
    changes: [],
    blocks: [],
  } as unknown as PageOf<typeof legalSchema>;
  const draw = (drawn: typeof page) =>
    renderTemplate(
      <IslandsContext value={{ htmlOf: (name) => name, loadFields: () => Promise.resolve({}), onBroken: jest.fn() }}>
        <Legal page={drawn} slots={{ body: null }} />
      </IslandsContext>,
    );
  expect(draw(page)).toContain('<div>changes</div>');
  expect(draw(toHydratedPage(page, true) as typeof page)).toBe(draw(page));
});
