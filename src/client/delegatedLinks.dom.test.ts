import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { installDelegatedLinks, isPageOf } from '#src/client/delegatedLinks.ts';

const english = createPublicSite(sites.main, 'en');
const navigate = jest.fn<undefined, [string]>();
/** What the browser would do by itself: jsdom cannot go anywhere. */
const left = jest.fn<undefined, [boolean]>();

beforeAll(() => {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.id === 'handled') event.preventDefault();
  });
  installDelegatedLinks({ site: english, navigate });
  window.addEventListener('click', (event) => {
    left(!event.defaultPrevented);
    event.preventDefault();
  });
});
beforeEach(() => {
  navigate.mockClear();
  left.mockClear();
});

function click(html: string, options: MouseEventInit = {}, selector = 'a') {
  document.body.innerHTML = html;
  document.body
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

test.each([
  ['/about', '/about'],
  ['/blog/search?q=a#top', '/blog/search?q=a#top'],
  ['/', '/'],
  ['/blog/some-post', '/blog/some-post'],
  ['/products/a-page-that-came-since', '/products/a-page-that-came-since'],
  ['#contact', '/#contact'],
  ['/about#', '/about#'],
])('a plain click on %s is a navigation of the client', (href, path) => {
  click(`<a href="${href}">x</a>`);
  expect(navigate.mock.calls).toEqual([[path]]);
  expect(left).toHaveBeenCalledWith(false);
});

test('a click on what is inside a link, in a static block too, is a click on the link', () => {
  click('<div data-block="hero"><a href="/about"><span><b>x</b></span></a></div>', {}, 'b');
  expect(navigate).toHaveBeenCalledWith('/about');
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { button: 2 }])(
  'a click with %j is the browser’s',
  (options) => {
    click('<a href="/about">x</a>', options);
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledWith(true);
  },
);

test.each([
  ['that opens elsewhere', '<a href="/about" target="_blank">x</a>'],
  ['to what is on the host and no page of the site', '<a href="/about" data-in-app="false">x</a>'],
  ['that downloads', '<a href="/about" download>x</a>'],
  ['to another origin', '<a href="https://docs.example/about">x</a>'],
  ['to another port', '<a href="http://localhost:81/about">x</a>'],
  ['by mail', '<a href="mailto:a@b.example">x</a>'],
  ['without address', '<a>x</a>'],
  ['that runs a script', '<a href="javascript:void 0">x</a>'],
  ['into another language', '<a href="/es/about">x</a>'],
  ['to the language switch', '<a href="/api/setLocale?locale=es&path=/">x</a>'],
  ['to a file', '<a href="/sitemap.xml">x</a>'],
  ['to a file in a language', '<a href="/about.md">x</a>'],
  ['with a trailing slash', '<a href="/about/">x</a>'],
  ['with two slashes', '<a href="//evil.example/about">x</a>'],
  ['with two slashes behind its own host', '<a href="http://localhost//3232235777/about">x</a>'],
  ['that does not decode', '<a href="/%zz">x</a>'],
])('a link %s is the browser’s', (_name, html) => {
  click(html);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that somebody has handled is left alone', () => {
  click('<a id="handled" href="/about">x</a>');
  expect(navigate).not.toHaveBeenCalled();
});

test('a click beside every link is nobody’s', () => {
  click('<p>x</p>', {}, 'p');
  expect(navigate).not.toHaveBeenCalled();
});

test('on the Spanish pages of main Spanish links are its own', () => {
  const spanish = createPublicSite(sites.main, 'es');
  const of = (pathname: string) => isPageOf(spanish, { origin: window.location.origin, pathname });
  expect(['/es/about', '/es', '/about', '/pt/about'].map(of)).toEqual([true, true, false, false]);
});
