/** @returns a text as somebody types it who leaves no-break spaces to the site (docs/decisions/0036) */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
