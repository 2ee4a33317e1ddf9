import { carryOver } from './carryOver.ts';
import type { PoCatalog, PoMessage } from '../../../webpack/proposal.ts';

const gone = (message: string, translation: string, file = 'src/a.tsx', more: Partial<PoMessage> = {}): PoMessage => ({
  message,
  translation,
  obsolete: true,
  origin: [[file]],
  ...more,
});
const fresh = (message: string, file = 'src/a.tsx', more: Partial<PoMessage> = {}): PoMessage => ({
  message,
  translation: '',
  origin: [[file]],
  ...more,
});
const catalogOf = (...messages: PoMessage[]): PoCatalog =>
  Object.fromEntries(messages.map((message, index) => [String.fromCharCode(97 + index), message]));

/** English → translation, those to be confirmed with a question mark. */
const shown = (catalog: PoCatalog) =>
  Object.values(catalog).map(({ message, translation, extra }) =>
    [message, `${extra?.flags?.includes('fuzzy') ? '? ' : ''}${String(translation)}`].join(' → '),
  );

test('a reworded message keeps its translation as a proposal, with the words that it was made from', () => {
  const result = carryOver(catalogOf(gone('Send the message', 'Enviar el mensaje'), fresh('Send your message')));
  expect(shown(result.catalog)).toEqual(['Send your message → ? Enviar el mensaje']);
  expect(result.catalog.b?.extra?.translatorComments).toEqual(['was: "Send the message"']);
  expect(result.proposals).toEqual([
    { from: 'Send the message', to: 'Send your message', translation: 'Enviar el mensaje' },
  ]);
});

test('of several, each goes to the text that it resembles', () => {
  const { catalog } = carryOver(
    catalogOf(
      gone('Choose a country', 'Elija un país'),
      gone('Write to our sales team', 'Escriba a ventas'),
      fresh('Write to the sales team'),
      fresh('Choose your country'),
    ),
  );
  expect(shown(catalog).sort()).toEqual([
    'Choose your country → ? Elija un país',
    'Write to the sales team → ? Escriba a ventas',
  ]);
});

test('the only one that went and the only one that came in a file belong together, whatever they say', () => {
  const { catalog } = carryOver(catalogOf(gone('OK', 'Aceptar'), fresh('Save and go on')));
  expect(shown(catalog)).toEqual(['Save and go on → ? Aceptar']);
});

test('a text that moved and was reworded is found in its new file; one that resembles nothing is told as gone', () => {
  const { catalog, dropped } = carryOver(
    catalogOf(
      gone('The form could not be sent', 'No se pudo enviar', 'src/old.tsx'),
      gone('Blue', 'Azul', 'src/old.tsx'),
      fresh('This form could not be sent', 'src/new.tsx'),
      fresh('Where?', 'src/other.tsx'),
    ),
  );
  expect(shown(catalog)).toEqual(['This form could not be sent → ? No se pudo enviar', 'Where? → ']);
  expect(dropped).toEqual([{ from: 'Blue', translation: 'Azul' }]);
});

test('a text that is reworded twice still says what its translation was made from', () => {
  const proposal = gone('Send your message', 'Enviar el mensaje', 'src/a.tsx', {
    extra: { flags: ['fuzzy'], translatorComments: ['was: "Send the message"'] },
  });
  const { catalog } = carryOver(catalogOf(proposal, fresh('Send this message now')));
  expect(catalog.b?.extra?.translatorComments).toEqual(['was: "Send the message"']);
});

test('a text that comes back word for word has its translation back, with nothing to confirm', () => {
  const proposal = gone('Send your message', 'Enviar el mensaje', 'src/a.tsx', {
    extra: { flags: ['fuzzy'], translatorComments: ['was: "Send the message"'] },
  });
  const { catalog, proposals } = carryOver(catalogOf(proposal, fresh('Send the message')));
  expect(shown(catalog)).toEqual(['Send the message → Enviar el mensaje']);
  expect(proposals).toEqual([]);
});

test('the same words in another context are a proposal too', () => {
  const { catalog } = carryOver(
    catalogOf(gone('request', 'petición'), fresh('request', 'src/a.tsx', { context: 'rate' })),
  );
  expect(shown(catalog)).toEqual(['request → ? petición']);
});

test('what a person has confirmed no longer says what it was made from; other comments stay', () => {
  const confirmed: PoMessage = {
    message: 'Send your message',
    translation: 'Envíe su mensaje',
    extra: { flags: [], translatorComments: ['was: "Send the message"', 'Formal.'] },
  };
  expect(carryOver({ a: confirmed }).catalog.a?.extra?.translatorComments).toEqual(['Formal.']);
});

test('a message that was translated is left alone, and so is one that never was', () => {
  const catalog = { a: { message: 'Yes', translation: 'Sí' }, b: fresh('No') };
  expect(carryOver(catalog)).toEqual({ catalog, proposals: [], dropped: [] });
});
