import { InfoStrip } from '#src/blocks/info-strip/InfoStrip.tsx';
import { infoStripSchema } from '#src/blocks/info-strip/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = {
  type: 'info-strip',
  id: 'news',
  text: 'The course is out.',
  link: { label: 'To the course', href: '/voicebot-kit-tutorials' },
};

describe('InfoStrip', () => {
  it('says one thing and leads there in the language of the page', () => {
    const html = renderBlock(<InfoStrip {...infoStripSchema.parse(fields)} />, { locale: 'es' });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/es/voicebot-kit-tutorials"');
    expect(html).toContain('The course is out.');
  });

  it('does not join the band below: its surface is not its own outermost element', () => {
    const html = renderBlock(<InfoStrip {...infoStripSchema.parse(fields)} />);
    expect(html).toMatch(/^<div><div[^>]*data-surface="purple955"/);
  });

  it('refuses more than a line, and an announcement that leads nowhere', () => {
    expect(infoStripSchema.safeParse({ ...fields, text: 'a'.repeat(111) }).success).toBe(false);
    expect(infoStripSchema.safeParse({ ...fields, link: undefined }).success).toBe(false);
  });
});
