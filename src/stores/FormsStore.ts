import type { ReturnedForm } from '#src/forms/data/formDefinition.ts';

/** Not observable: it does not change while a page lives. */
export class FormsStore {
  /** The form that the visitor has posted without JavaScript, and that was not taken. */
  readonly returned: ReturnedForm | undefined;

  constructor(returned?: ReturnedForm) {
    this.returned = returned;
  }
}
