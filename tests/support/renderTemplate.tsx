import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { renderBlock } from '#tests/support/renderBlock.tsx';

/** @returns the same as `renderBlock` for the view of a template, whose parts may lead elsewhere */
export function renderTemplate(view: ReactElement, surroundings?: Parameters<typeof renderBlock>[1]): string {
  return renderBlock(<MemoryRouter>{view}</MemoryRouter>, surroundings);
}
