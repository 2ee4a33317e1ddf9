import { brand } from '#config/brand.ts';
import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { siteOrigin } from '#config/sites.ts';

test('the sites, the consoles, the documentation and the status page are ours', () => {
  const ours = [
    ...SITE_KEYS.map((key) => siteOrigin({ key })),
    brand.consoles.platform,
    brand.consoles.kit,
    brand.links.platformDocs,
    brand.links.status,
  ];
  for (const origin of ours) expect(OWN_ORIGINS).toContain(origin);
});

test('no machine of ours is, nor a network that everybody writes to, nor anything without TLS', () => {
  for (const origin of OWN_ORIGINS) expect(origin).toMatch(/^https:\/\/([a-z]+\.)?orvandel\.example$/);
  expect(OWN_ORIGINS).not.toContain(`https://social.${brand.domain}`);
});
