// Browser only. The one way to the script of a third party: nothing else puts one into the page.
import { THIRD_PARTY_CATEGORY } from '#config/constants.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/**
 * Asks a third party for its script, if the visitor has agreed to it.
 *
 * @param party whose it is
 * @param url where it is
 * @param isForced whether the operator has it loaded without consent too
 * @throws without consent, and when the script does not come
 */
export async function loadThirdParty(
  party: keyof typeof THIRD_PARTY_CATEGORY,
  url: string,
  isForced = false,
): Promise<void> {
  if (!isForced && !hasConsent(THIRD_PARTY_CATEGORY[party])) throw new Error(`The visitor has not agreed to ${party}`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`${party} cannot be loaded`));
    };
    document.head.append(script);
  });
}
