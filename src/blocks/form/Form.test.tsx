import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { Form } from '#src/blocks/form/Form.tsx';
import { formSchema } from '#src/blocks/form/schema.ts';
import { FORM_IDS } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = { type: 'form', id: 'box', title: 'Write', submit: 'Send' };
const onPage = (element: ReactElement) => <MemoryRouter initialEntries={['/es/contacts']}>{element}</MemoryRouter>;
const render = (form: string, more: object = {}) =>
  renderBlock(onPage(<Form {...formSchema.parse({ ...fields, form, ...more })} />), { locale: 'es' });

describe('Form', () => {
  it.each(FORM_IDS)('%s is complete without JavaScript', (form) => {
    const html = render(form);
    const [tag = ''] = /<form [^>]*>/.exec(html) ?? [];
    for (const attribute of ['method="post"', `action="/api/forms/${form}"`, 'encType="multipart/form-data"']) {
      expect(tag).toContain(attribute);
    }
    const names = new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));
    expect([...names].sort()).toEqual(
      [...forms[form].fields.map(({ name }) => name), 'page', 'token', 'website_url'].sort(),
    );
    expect(html).toContain('name="page" value="/es/contacts"');
  });

  it('keeps people away from the trap: by eye, by keyboard and by voice', () => {
    expect(render('newsletter')).toMatch(
      /aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1" autocomplete="off" name="website_url"/i,
    );
  });

  it('calls a field what the page calls it', () => {
    const html = render('comment', { labels: { message: 'Your question' } });
    expect(html).toContain('>Your question<');
    expect(html).not.toContain('>Your message<');
  });

  it('refuses a form that there is none of, and labels of fields that it has not', () => {
    expect(formSchema.safeParse({ ...fields, form: 'login' }).success).toBe(false);
    expect(formSchema.safeParse({ ...fields, form: 'newsletter', labels: { phone: 'x' } }).success).toBe(false);
  });
});
