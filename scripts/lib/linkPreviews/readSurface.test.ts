import { readFileSync } from 'node:fs';
import { readSurface } from './readSurface.ts';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

test('a surface has the colours of the pages', () => {
  expect(readSurface(tokens, 'purple955')).toEqual({
    ground: '#2c1451',
    text: '#fff',
    muted: '#ded3fe',
    line: '#a987f2',
    caller: '#a987f2',
    answer: '#76eecb',
    button: '#76eecb',
    onButton: '#180a2e',
  });
  expect(readSurface(tokens, 'kit')).toMatchObject({ ground: '#ffeddb', text: '#2c1451', caller: '#f49f2e' });
});

test('a colour that is not there is an error, not a black image', () => {
  expect(() => readSurface(tokens.replaceAll('--voice-answer:', '--other:'), 'kit')).toThrow(
    'no colour --voice-answer',
  );
  expect(() => readSurface(tokens.replace('--amber-100: #ffeddb', '--amber-100: none'), 'kit')).toThrow('no colour');
});
