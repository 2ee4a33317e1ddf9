import type { FormId } from '#src/forms/data/formDefinition.ts';

/** @returns where the provider takes the leads of a form: appended to `FORMS_ORIGIN`, never taken from a request */
export const upstreamPathOf = (form: FormId): `/${string}` => `/forms/${form}`;
