import { WRITTEN_LOCALES } from '#config/locales.ts';
import { MessengerCall } from '#src/scenes/catalogue/messenger-call/MessengerCall.tsx';
import { messengerCallSchema } from '#src/scenes/catalogue/messenger-call/schema.ts';
import { messengerCallSpecimen } from '#src/scenes/catalogue/messenger-call/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const scene = (fields: object = {}) =>
  messengerCallSchema.parse({ name: 'messenger-call', ...messengerCallSpecimen.en, ...fields });

describe('MessengerCall', () => {
  it.each(WRITTEN_LOCALES)('is whole in %s, and on both sides the call is at the same moment', (locale) => {
    const fields = messengerCallSchema.parse({ name: 'messenger-call', ...messengerCallSpecimen[locale] });
    const html = renderBlock(<MessengerCall {...fields} />, { locale });
    expect(html).not.toContain('style=');
    expect(html).toContain(fields.after);
    expect(html.match(/00:18[.,]2/g)).toHaveLength(2);
  });

  it('shows the agent the customer’s last message, and not the business’s own', () => {
    const html = renderBlock(<MessengerCall {...scene()} />);
    expect(html.match(/Nothing at all\./g)).toHaveLength(2);
    expect(html.match(/Is there an L/g)).toHaveLength(1);
  });

  it('happens in an order of at most ten steps: messages, call, desk, turns, what is sent afterwards', () => {
    const steps = [...renderBlock(<MessengerCall {...scene()} />).matchAll(/data-step="(\d+)"/g)].map(([, n]) =>
      Number(n),
    );
    expect(steps).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10]);
  });

  it('refuses a clock behind the last turn, and a chat in which the customer has not written', () => {
    expect(() => scene({ call: { ...messengerCallSpecimen.en.call, now: 10 } })).toThrow('last turn');
    const messages = messengerCallSpecimen.en.messages.map((message) => ({ ...message, from: 'business' }));
    expect(() => scene({ messages })).toThrow('of the customer');
  });
});
