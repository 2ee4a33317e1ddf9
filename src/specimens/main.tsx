import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import { hydrateRoot } from 'react-dom/client';
import { SPECIMEN_ASSETS } from '#src/specimens/specimenAssets.ts';
import { showPseudoStates } from '#src/specimens/showPseudoStates.ts';
import { SpecimenDocument } from '#src/specimens/SpecimenDocument.tsx';
import { closeMenus } from '#src/ui/menus/closeMenus.ts';

hydrateRoot(document, <SpecimenDocument {...SPECIMEN_ASSETS} />, {
  onRecoverableError: (error) => console.error('The primitives did not hydrate as they were rendered', error),
});
showPseudoStates(document.styleSheets);
closeMenus({ menus: () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu]') });
