import { reloadOnce } from '#src/client/chunkReloadGuard.ts';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';
import { readFirst, storageAt, writeFirst } from '#src/visitor/data/firstStorage.ts';
import { currentConsent } from '#src/visitor/data/visitorStorage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
/** A file of the profile that is damaged: the browser hands the storage out, and refuses each use of it. */
const damaged = Object.defineProperty({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'length', {
  get: refuse,
});

const BROWSERS: readonly (readonly [name: string, storage: () => unknown])[] = [
  ['refuses to hand it out', refuse],
  ['has nothing in its place, as the web view of an app', () => null],
  ['refuses to read it', () => damaged],
];

describe.each(BROWSERS)('a browser that keeps nothing: it %s', (_name, storage) => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(storage as () => Storage);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage as () => Storage);
  });
  afterEach(() => jest.restoreAllMocks());

  test('it says so, and nothing throws', () => {
    expect(storageAt('local')).toBeUndefined();
    expect(readFirst('scroll')).toBeNull();
    expect(writeFirst('scroll', '[]')).toBe(false);
  });

  test('a broken build does not load its page again and again', () => {
    expect(reloadOnce({ now: () => 1_700_000_000_000, reload: jest.fn() })).toBe(false);
  });

  test('an answer to the question for consent counts as long as the document is there', () => {
    expect(giveConsent(['analytics'])).toBe(false);
    expect(currentConsent()).toEqual({ accepted: ['necessary', 'analytics'], by: 'visitor' });
  });
});
