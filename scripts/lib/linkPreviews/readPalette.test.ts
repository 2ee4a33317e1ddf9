import { readFileSync } from 'node:fs';
import { readIcons } from './readIcons.ts';
import { readPalette } from './readPalette.ts';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
const sprite = readFileSync('src/ui/icons/icons.svg', 'utf8');

test('the steps of colours are those of the site', () => {
  expect(readPalette(tokens)).toMatchObject({ 'iris-900': '#2c1451', 'mint-300': '#76eecb', 'ink-600': '#656072' });
});

test('a colour that is not there is an error, not a black image', () => {
  expect(() => readPalette(tokens.replace('--mint-300:', '--mint-350:'))).toThrow('no colour --mint-300');
});

test('icons are strokes without the square around them; one that is not there is an error', () => {
  const icon = readIcons(sprite);
  expect(icon('check')).toContain('M5 12l5 5l10 -10');
  expect(icon('check')).not.toContain('stroke="none"');
  expect(() => icon('nothing')).toThrow('no icon "nothing"');
});
