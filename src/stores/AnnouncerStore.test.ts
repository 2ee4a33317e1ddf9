import { AnnouncerStore } from '#src/stores/AnnouncerStore.ts';

test('every announcement changes the text, the same words too', () => {
  const announcer = new AnnouncerStore();
  const heard: string[] = [];
  for (const title of ['Blog', 'Blog', 'Blog', 'About']) {
    announcer.announce(title);
    heard.push(announcer.message);
  }
  expect(heard.map((text) => text.trim())).toEqual(['Blog', 'Blog', 'Blog', 'About']);
  expect(heard.every((text, index) => text !== heard[index - 1])).toBe(true);
});
