import { randomBytes } from 'node:crypto';
import { sites } from '#config/sites.ts';
import { createForms, type FormsOptions } from '#src/forms/server/endpoints/forms.ts';
import { createRateLimit } from '#src/server/http/rateLimit.ts';
import { createTimeTrap } from '#src/forms/server/intake/guards/timeTrap.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import type { FormDefinition, FormErrors, FormValues, ReturnedForm } from '#src/forms/data/formDefinition.ts';
import type { Page } from '#src/shared/page/page.ts';
import { bareApp, recordingLogger } from '#tests/support/bareApp.ts';
import { createLeadFolder, type LeadFolder } from '#tests/support/leadFolder.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

/** A form with a field of each kind that the intake treats differently. */
const CONTACT: FormDefinition = {
  id: 'contact',
  fields: [
    { name: 'name', kind: 'text', rules: ['required'], maxLength: 20 },
    { name: 'email', kind: 'email', rules: ['required'] },
    { name: 'topic', kind: 'select', rules: [], options: ['sales', 'help'] },
    { name: 'country', kind: 'country', rules: [] },
    { name: 'phone', kind: 'phone', rules: [] },
    { name: 'message', kind: 'textarea', rules: [] },
    { name: 'cv', kind: 'file', rules: [] },
    { name: 'cv[socialLinks][]', kind: 'list', rules: [] },
  ],
};
const COMMENT: FormDefinition = {
  id: 'comment',
  fields: [{ name: 'message', kind: 'textarea', rules: ['required'] }],
};

/** The one rule that these tests need; all others are the rules' own matter. */
function validateRequired({ fields }: FormDefinition, values: FormValues): FormErrors {
  const missing = fields.filter(({ name, rules }) => rules.includes('required') && !values[name]);
  return Object.fromEntries(missing.map(({ name }) => [name, 'required' as const]));
}

/** Fields that keep the rules of the form `contact`. */
export const PERSON = [
  ['name', 'Ada Lovelace'],
  ['email', 'ada@analytical.example'],
] as const;

/** The intake of forms, and what it has taken, said and shown. */
export interface FormServer extends TestServer {
  readonly folder: LeadFolder;
  readonly log: string[];
  /** The pages that were rendered, with the form that came back on them. */
  readonly rendered: { readonly path: string; readonly returned: ReturnedForm | undefined }[];
}

const PAGES = ['/contacts', '/help/support'];

/** The intake alone, over real HTTP, with a store in a temporary folder and pages that say what they were given. */
export async function serveForms(options: Partial<FormsOptions> = {}, folder?: LeadFolder): Promise<FormServer> {
  const leads = folder ?? (await createLeadFolder());
  const { logger, lines } = recordingLogger();
  const rendered: FormServer['rendered'] = [];
  const router = createForms({
    store: leads.store,
    forms: { contact: CONTACT, comment: COMMENT },
    validate: validateRequired,
    rateLimit: createRateLimit(0),
    timeTrap: createTimeTrap({ key: randomBytes(32), seconds: 2 }),
    logger,
    pages: {
      find: ({ address: { path } }) => Promise.resolve(PAGES.includes(path) ? ({ path } as Page) : undefined),
      render: ({ address: { path } }, _page, { returned }) => {
        rendered.push({ path, returned });
        return Promise.resolve(renderingOf(`<!DOCTYPE html><p>${path}</p>`));
      },
    },
    ...options,
  });
  const server = await serve(bareApp([router], { site: sites.main, locals: { requestId: 'test', nonce: 'nonce' } }));
  return {
    ...server,
    folder: leads,
    log: lines,
    rendered,
    async close() {
      await server.close();
      await leads.remove();
    },
  };
}

function renderingOf(html: string): Rendering {
  return {
    shell: Promise.resolve(),
    complete: Promise.resolve(),
    pipe: (sink) => {
      sink.end(html);
      return sink;
    },
    abort: () => undefined,
  };
}
