import { footerTheme } from '#src/features/footer/footerTheme.ts';

test.each([
  ['/', 'default', 'vox'],
  ['/blog', 'default', 'vox'],
  ['/blog/category/voice-ai', 'default', 'vox'],
  ['/case-studies', 'default', 'vox'],
  ['/about', 'default', 'vox'],
  ['/industries/banking', 'default', 'vox'],
  ['/press', 'default', 'vox'],
  ['/careers', 'default', 'vox'],
  ['/platform/video', 'default', 'vox'],
  ['/platform/voice', 'default', 'white'],
  ['/contacts', 'default', 'white'],
  ['/blogging', 'default', 'white'],
  ['/kit', 'kit', 'kit'],
  ['/kit/pricing', 'kit', 'white'],
  ['/platform/voice', 'kit', 'white'],
  ['/solutions/inbound-contact-center', 'kit', 'kit'],
] as const)('the footer of %s on the %s layout is %s', (path, layout, theme) => {
  expect(footerTheme(path, layout)).toBe(theme);
});
