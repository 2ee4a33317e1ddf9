import loadable from '@loadable/component';
import type { contactSchema } from '#src/pages/contact/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const contactTemplate = {
  name: 'contact',
  view: loadable(() => import(/* webpackChunkName: "page-contact" */ '#src/pages/contact/Contact.tsx'), {
    resolveComponent: (module) => module.Contact,
  }),
  slots: { ways: { of: ['form', 'contact-details', 'timeline', 'rich-text'] }, body: 'others' },
} as const satisfies TemplateDefinition<typeof contactSchema>;
