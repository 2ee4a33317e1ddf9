/**
 * Name and addresses of the brand, which every page needs; what only some need is in `company.ts`. The provider that runs this
 * site swaps its own in, in both; no other code names it.
 */

const domain = 'orvandel.example';

/** Name, mailboxes and addresses of the brand. */
export const brand = {
  name: 'Orvandel',
  domain,
  salesEmail: `sales@${domain}`,
  supportEmail: `support@${domain}`,
  pressEmail: `press@${domain}`,
  abuseEmail: `abuse@${domain}`,
  securityEmail: `security@${domain}`,
  privacyEmail: `privacy@${domain}`,
  consoles: { platform: `https://console.${domain}`, kit: `https://kit.${domain}` },
  links: {
    platformDocs: `https://docs.${domain}`,
    kitDocs: `https://docs.${domain}/kit`,
    kitDocsRussian: `https://docs.${domain}/ru/kit`,
    status: `https://status.${domain}`,
  },
  foundedYear: 2013,
} as const;
