import { WRITTEN_LOCALES } from '#config/locales.ts';
import { AgentDesk } from '#src/scenes/catalogue/agent-desk/AgentDesk.tsx';
import { agentDeskSchema } from '#src/scenes/catalogue/agent-desk/schema.ts';
import { agentDeskSpecimen } from '#src/scenes/catalogue/agent-desk/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof agentDeskSpecimen) =>
  agentDeskSchema.parse({ name: 'agent-desk', ...agentDeskSpecimen[locale] });

describe('the agent desk', () => {
  it.each(WRITTEN_LOCALES)('says in %s who calls before what is said, and the wrap-up last', (locale) => {
    const scene = sceneIn(locale);
    const html = renderBlock(<AgentDesk {...scene} />, { locale });
    const places = [scene.customer.name, scene.turns[0]?.text ?? '', scene.suggestion.text, scene.wrapUp.note].map(
      (words) => html.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('spares readers the buttons that cannot be pressed', () => {
    expect(renderBlock(<AgentDesk {...sceneIn('en')} />)).toMatch(/aria-hidden="true"><span[^>]*>Mute/);
  });

  it('leaves out the list of earlier calls where there are none', () => {
    const { customer, ...scene } = sceneIn('en');
    const html = renderBlock(<AgentDesk {...scene} customer={{ ...customer, earlier: [] }} />);
    expect(html).not.toContain('Earlier calls');
  });

  it('is an outgoing call where nobody has waited', () => {
    const html = renderBlock(<AgentDesk {...sceneIn('en')} waited={undefined} />);
    expect(html).toContain('Outgoing call');
    expect(html).not.toMatch(/Incoming call|Waited/);
  });

  it('refuses words that are said later than now', () => {
    const early = { name: 'agent-desk', ...agentDeskSpecimen.en, now: 40 };
    expect(agentDeskSchema.safeParse(early).error?.issues[0]?.path).toEqual(['turns']);
  });
});
