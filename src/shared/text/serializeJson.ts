/**
 * The only serialiser for data inside a page, hydration data and JSON-LD alike.
 *
 * @param value anything that JSON can hold
 * @returns JSON that is safe inside a script element: no `<` survives, so neither `</script>` nor `<!--` can be formed
 */
export function serializeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
