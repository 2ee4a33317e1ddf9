import '#tests/support/textEncoding.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { RenderError } from '#src/app/errors/RenderError.tsx';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { installDelegatedLinks } from '#src/client/delegatedLinks.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

afterEach(cleanup);

/** What draws it has come. */
const drawn = () => waitFor(() => expect(document.querySelector('main section svg')).not.toBeNull());

const show = () => {
  const page = (
    <MemoryRouter>
      <RenderError />
    </MemoryRouter>
  );
  render(withProviders(page));
};

test('the way out is a load of the document, and no navigation to the same data', async () => {
  const navigate = jest.fn();
  installDelegatedLinks({ site: createPublicSite(sites.main, 'en'), navigate });
  show();
  await drawn();
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  screen.getByText('Load it again').click();
  expect(navigate).not.toHaveBeenCalled();
});

test('its tab has a name, and the focus is on its heading, which is how it is said: at once, and when it is drawn', async () => {
  const heading = () => screen.getByRole('heading', { level: 1, name: 'This page stopped working' });
  show();
  expect(document.title).toBe('This page stopped working');
  expect(document.activeElement).toBe(heading());
  expect(document.querySelector('main > h1')).toBe(heading());
  await drawn();
  expect(document.activeElement).toBe(heading());
});
