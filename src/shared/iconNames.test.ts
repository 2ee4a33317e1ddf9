import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '#src/shared/iconNames.ts';

test('the sprite holds the listed icons and no other: after a change of the list, npm run icons', () => {
  const sprite = readFileSync('src/ui/icons/icons.svg', 'utf8');
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...ICON_NAMES]);
  expect(sprite).not.toMatch(/<script|style=|fill="#|stroke="#/);
});
