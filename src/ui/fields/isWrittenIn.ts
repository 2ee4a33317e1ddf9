/**
 * Whether something would be lost with it that a visitor has written, ticked, chosen or attached, or is about to.
 *
 * @param place whose fields are looked at
 */
export function isWrittenIn(place: ParentNode): boolean {
  const isFilled = (field: HTMLInputElement) =>
    field === document.activeElement || field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  // A list that has no default shows its first option.
  const isChosen = ({ index, selected, defaultSelected }: HTMLOptionElement) =>
    selected !== defaultSelected && (index > 0 || defaultSelected);
  return (
    [...place.querySelectorAll<HTMLInputElement>('input, textarea')].some(isFilled) ||
    [...place.querySelectorAll('option')].some(isChosen)
  );
}
