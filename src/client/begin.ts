/**
 * Brings the scripts of a page when the page can be painted, and is webpack's runtime: on a narrow line they would take their
 * share from the text, the styles and the fonts (docs/decisions/0059).
 */
import { bringScripts } from '#src/client/bringScripts.ts';
import { SCRIPTS_META } from '#src/shared/page/scriptsMeta.ts';

const list = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_META}]`);
// The pages that show primitives and blocks in development have tags of all their scripts.
if (list) bringScripts(list.content.split(' '));
