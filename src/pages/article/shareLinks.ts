import type { IconName } from '#src/shared/iconNames.ts';

interface ShareLink {
  readonly icon: IconName;
  /** Of a network; mail is called otherwise in each language. */
  readonly name?: string;
  readonly href: string;
}

/**
 * @param url the whole address of a page
 * @param title what it is called
 * @returns the ways to pass it on that are plain links: nothing of a network is loaded by them
 */
export function shareLinks(url: string, title: string): readonly ShareLink[] {
  const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
  // Mail programs take a plus for a plus.
  const mail = query({ subject: title, body: url }).replaceAll('+', '%20');
  return [
    {
      icon: 'brand-linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    },
    { icon: 'brand-x', name: 'X', href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { icon: 'mail', href: `mailto:?${mail}` },
  ];
}
