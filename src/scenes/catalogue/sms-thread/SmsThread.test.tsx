import { WRITTEN_LOCALES } from '#config/locales.ts';
import { smsThreadSchema } from '#src/scenes/catalogue/sms-thread/schema.ts';
import { SmsThread } from '#src/scenes/catalogue/sms-thread/SmsThread.tsx';
import { smsThreadSpecimen } from '#src/scenes/catalogue/sms-thread/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const scene = (fields: object = {}) =>
  smsThreadSchema.parse({ name: 'sms-thread', ...smsThreadSpecimen.en, ...fields });
const message = (text: string) => ({ from: 'business', text, at: '9:41' });

describe('SmsThread', () => {
  it.each(WRITTEN_LOCALES)('is whole in %s: one segment, its code marked and filled in', (locale) => {
    const fields = smsThreadSchema.parse({ name: 'sms-thread', ...smsThreadSpecimen[locale] });
    const html = renderBlock(<SmsThread {...fields} />, { locale });
    expect(html).not.toContain('style=');
    expect(html).toContain('1 segment');
    expect(html).toMatch(/<b[^>]*>482913<\/b>/);
  });

  it('counts the sender’s last message as networks do, and a no-break space as the ordinary one that is sent', () => {
    const html = renderBlock(
      <SmsThread {...scene({ messages: [message('x'.repeat(300)), message('Hola\u00a0a todos')] })} />,
    );
    expect(html).toContain('GSM-7: 12 of 160 characters');
    expect(renderBlock(<SmsThread {...scene({ messages: [message('ж'.repeat(71))] })} />)).toContain(
      'UCS-2: 71 of 134 characters',
    );
  });

  it('marks a code that a message says twice, and leaves out nothing behind it', () => {
    const html = renderBlock(
      <SmsThread {...scene({ code: '4829', messages: [message('4829 is your code. @shop.example #4829 %3')] })} />,
    );
    expect(html).toMatch(/><b[^>]*>4829<\/b> is your code. @shop.example #<b[^>]*>4829<\/b> %3</);
  });

  it('lays the receipts on one time line: each begins where the one before it ends', () => {
    const html = renderBlock(<SmsThread {...scene()} />);
    const spans = [...html.matchAll(/x1="([\d.]+)%" x2="([\d.]+)%"/g)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ]);
    expect(spans).toEqual([
      [0, 1.1],
      [1.1, 3.9],
      [3.9, 30.4],
      [30.4, 100],
    ]);
  });

  it('refuses receipts that go back in time or in their order, and a code that is no code', () => {
    const [accepted, sent] = smsThreadSpecimen.en.receipts;
    expect(() => scene({ receipts: [sent, accepted] })).toThrow('follow each other');
    expect(() => scene({ receipts: [{ ...accepted, after: 400 }, sent] })).toThrow('follow each other');
    expect(() => scene({ code: '48 29' })).toThrow('digits');
  });
});
