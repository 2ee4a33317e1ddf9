import { createFacts, NO_FACTS } from '#src/content/facts/createFacts.ts';
import { checkMessage } from './checkMessage.ts';

const check = (source: string, text: string) =>
  checkMessage(
    { line: 1, context: 'pages/home/es.yaml# title', source, text, isFuzzy: false, mark: undefined },
    { source, path: ['title'], own: ['title'], text: 'Antes', isCurrent: true },
    { locale: 'es' },
    { facts: createFacts(NO_FACTS) },
  );

test('a line break or a tab is refused where the source has none: nobody sees it in a PO editor', () => {
  for (const text of ['Voicebot\npara llamadas', 'Voicebot para llamadas\n', 'Voicebot\tpara llamadas'])
    expect(check('Voicebot for calls', text)).toContain('it has a line break or a tab, which the source has not');
  expect(check('One\n\ntwo', 'Uno\n\ndos')).toBeUndefined();
  expect(check('Voicebot for calls', 'Voicebot para llamadas')).toBeUndefined();
});
