import { Hero } from '#src/blocks/hero/Hero.tsx';
import { heroSchema } from '#src/blocks/hero/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const hero = (fields: object = {}) =>
  heroSchema.parse({ type: 'hero', id: 'top', title: 'Calls you can program', lead: 'Write a scenario.', ...fields });

const transcript = {
  label: 'A delivery is moved',
  turns: [
    { side: 'caller', text: 'a'.repeat(50) },
    { side: 'answer', text: 'b'.repeat(100) },
  ],
};

describe('Hero', () => {
  it('prints the only h1 of the page, which names its section', () => {
    const html = renderBlock(<Hero {...hero()} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<section[^>]*aria-labelledby="top-title"/);
    expect(html).toMatch(/<h1 id="top-title"[^>]*>Calls you can program<\/h1>/);
  });

  it('takes the smaller size for many words, and for one that has no room in the largest', () => {
    const sizeOf = (title: string) => /data-size="(\w+)"/.exec(renderBlock(<Hero {...hero({ title })} />))?.[1];
    expect(sizeOf('Calls you can program')).toBe('short');
    expect(sizeOf('Контакт-центр без программистов')).toBe('long');
    expect(sizeOf('A voicebot that lets callers finish')).toBe('long');
  });

  it('puts the locale before paths, and leaves anchors and other sites alone', () => {
    const actions = [
      { label: 'Talk', href: '/contacts' },
      { label: 'See', href: '#build', theme: 'secondary' },
    ];
    const html = renderBlock(<Hero {...hero({ actions })} />, { locale: 'es' });
    expect(html).toContain('href="/es/contacts"');
    expect(html).toContain('href="#build"');
  });

  it('draws each turn as long as what was said, and keeps the words readable', () => {
    const html = renderBlock(<Hero {...hero({ transcript })} />);
    expect(html).toContain('width="50%"');
    expect(html).toContain('width="100%" height="14" aria-hidden="true"');
    expect(html).toContain('b'.repeat(100));
    expect(html).toContain('Caller:');
    expect(html).toContain('Answer:');
  });

  it('draws its own words where there is no transcript, the same each time', () => {
    const html = renderBlock(<Hero {...hero()} />);
    expect(html).not.toContain('<figure');
    expect(html).toContain('<rect');
    expect(renderBlock(<Hero {...hero()} />)).toBe(html);
  });

  it('compares two offers in a table of two columns, and leads to the whole of it', () => {
    const versus = {
      caption: 'Two offers',
      columns: ['Theirs', 'Ours'],
      rows: ['Price', 'Term', 'Trial'].map((label) => ({ label, cells: [`their ${label}`, `our ${label}`] })),
      link: { label: 'All lines', href: '#table' },
    };
    const html = renderBlock(<Hero {...hero({ versus })} />);
    expect(html.match(/<th scope="rowgroup" colSpan="2"/g)).toHaveLength(3);
    expect(html).toMatch(/data-ours="false">their Price<\/td><td[^>]*data-ours="true">our Price/);
    expect(html).toContain('href="#table"');
    // Named by its caption alone: by an attribute, too, Chrome tells of it twice.
    expect(html).not.toMatch(/<table[^>]*aria-label/);
    expect(html).not.toContain('<rect');
  });

  it('has no style attribute, which the policy would block', () => {
    expect(renderBlock(<Hero {...hero({ transcript })} />)).not.toContain('style=');
  });
});
