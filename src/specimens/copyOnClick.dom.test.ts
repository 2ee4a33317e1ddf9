import { copyOnClick } from '#src/specimens/copyOnClick.ts';

const written: string[] = [];
let refuse = false;

beforeAll(() => {
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        if (refuse) return Promise.reject(new Error('not allowed'));
        written.push(text);
        return Promise.resolve();
      },
    },
  });
  copyOnClick(document);
});

beforeEach(() => {
  written.length = 0;
  refuse = false;
  document.body.innerHTML = `<button data-copy="a"><b>Copy</b></button><button>Other</button><pre id="a">- type: cta</pre>`;
});

const click = async (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  await Promise.resolve();
  await Promise.resolve();
};

test('a click on the button, or on what is in it, copies the text and says so', async () => {
  await click('b');
  expect(written).toEqual(['- type: cta\n']);
  expect(document.querySelector('[data-copy]')?.textContent).toBe('Copied');
});

test('a clipboard that refuses is said', async () => {
  refuse = true;
  await click('[data-copy]');
  expect(document.querySelector('[data-copy]')?.textContent).toBe('Could not copy: select the text');
});

test('other buttons copy nothing', async () => {
  await click('button:not([data-copy])');
  expect(written).toEqual([]);
});
