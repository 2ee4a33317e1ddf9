import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Kit } from '#src/pages/kit/Kit.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const read = (file: string): unknown => parse(readFileSync(path.resolve('content/pages/kit', file), 'utf8'));

describe('Kit', () => {
  it('leaves the blocks its own children: the line is drawn by their order', () => {
    const html = renderBlock(
      <Kit
        page={{} as Page}
        slots={{ body: [<div key="hero" data-block="hero" />, <div key="faq" data-block="faq" />] }}
      />,
    );
    expect(html).toBe('<div class="kit"><div data-block="hero"></div><div data-block="faq"></div></div>');
  });

  it('is what /kit is made with, on paper', () => {
    expect(read('page.yaml')).toEqual({ template: 'kit', layout: 'kit' });
  });
});
