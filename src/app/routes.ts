import { PROMO_VERSIONS } from '#config/constants.ts';
import { collectionRoutes } from '#src/app/collectionRoutes.ts';
import { OWN_QUERY, VIEW_QUERY } from '#src/pricing/data/priceQuery.ts';
import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { REFERENCE } from '#src/forms/data/reference.ts';

/** What a page below a group may be called: lower-case words. Anything else is a 404 before the content is asked. */
export const PAGE_NAME = '[a-z0-9]+(?:[-_][a-z0-9]+)*';

type Options = Omit<RouteDefinition, 'path'>;

/** @param names apart by spaces */
const under = (base: string, names: string, options: Options = {}): RouteDefinition[] =>
  names.split(' ').map((name) => ({ path: `${base}/${name}`, ...options }));

/** How many pages there are, the question decides: so a number is no choice of the site's either. Longer is no question. */
const SEARCH_QUERY = { q: { like: '^[^]{1,200}$' }, page: { like: String.raw`^[1-9]\d{0,2}$` } };

const ALL_BUT_KAZAKHSTAN = { except: ['kz'] } as const;
const ALL_BUT_RUSSIA = { except: ['ru'] } as const;
const NEITHER_RUSSIAN = { except: ['ru', 'kz'] } as const;
const RUSSIAN = ['ru', 'kz'] as const;

const staticPages: RouteDefinition[] = [
  { path: '/' },
  ...under(
    '',
    'about contact-center-de contacts curso-call-center deepgram dialer help ' +
      'kit offer partner-solutions payment platform professional-services ' +
      'redes-sociais-portugues redes-sociales-espanol security-and-privacy-overview terms ' +
      'case-studies/new-case-studies help/developer-community help/support ' +
      'voicebot-kit-tutorials ivr-kit-tutorials contact-center-kit-tutorials whatsapp-kit-tutorials ' +
      'dialer-kit-tutorials',
  ),
  { path: '/pricing', query: VIEW_QUERY, ownQuery: OWN_QUERY, followsQuery: true },
  { path: '/avatar', noindex: true },
  { path: '/thank-you', noindex: true, ownQuery: { ref: { like: REFERENCE.source } } },
  // Ours: the header's search leads there without JavaScript (docs/decisions/0047-search.md).
  { path: '/search', noindex: true, ownQuery: SEARCH_QUERY },
  // Ours: every footer leads there (docs/decisions/0050-what-is-known-of-a-visitor.md).
  { path: '/cookie-settings', noindex: true },
  { path: '/blog/search', noindex: true, ownQuery: SEARCH_QUERY },
  { path: '/help/faq/search', noindex: true, ownQuery: SEARCH_QUERY },
  { path: '/documents', sites: RUSSIAN },
  { path: '/verification', sites: ALL_BUT_RUSSIA },
];

const groups: RouteDefinition[] = [
  ...under(
    '/industries',
    'banking debt-collection delivery-logistics e-commerce education gaming on-demand social-apps',
  ),
  ...under('/industries', 'telehealth'),
  ...under('/kit', 'formacion services'),
  { path: '/kit/pricing', query: { currency: VIEW_QUERY.currency } },
  { path: '/kit/newkit', noindex: true },
  ...under('/kit/promo', 'cloud-call-center-solution contactcenter conversational-ai voicebot voicebot-contact'),
  { path: '/kit/promo/banks', sites: { except: ['main'] } },
  ...under('/legal', 'subprocessors-list privacy cookies tos'),
  ...under('/legal', 'offer information-security aup-kit aup usloviya_postavcshikov_dop_uslug', {
    sites: ALL_BUT_KAZAKHSTAN,
  }),
  { path: '/legal/privacy-policy', sites: RUSSIAN },
  ...under('/legal', 'aup-kz information-security-kz aup-kit-kz', { sites: ['kz'] }),
  ...under('/platform', 'ai-and-nlp p2p-video-audio sms video voice'),
  ...under('/products', 'call-tracking caller-id-shaper chatbot click-to-call cloud-video-conferencing'),
  ...under('/products', 'in-app-voice-and-video-calls intellitrunk numberapi outbound-calls phone-number-masking'),
  ...under('/products', 'predictivedialer smart-ivr voicebot voicemail-detector whatsapp-business-calling'),
  ...under('/products', 'elevenlabs-client ultravox-client', { fromEnglishSite: true }),
  ...under('/products', 'openai-client gemini-client', { sites: NEITHER_RUSSIAN }),
  ...under(
    '/solutions',
    'contact-center-ai dialogflow-connector inbound-contact-center omnichannel online-call ' +
      'outbound-contact-center sip-trunking voicebots',
  ),
  { path: '/solutions/phone-number-masking', canonical: '/products/phone-number-masking' },
  { path: '/solutions/dialogflowTableMock', noindex: true },
  ...under('/solutions/promo', 'voip-services voip-services-egypt web-rtc-service'),
  ...under('/webinar', 'inb_eve_latam platform upravlenie-cx-v-krizis-5-effektivnykh-scenariev'),
  ...under('/promo', 'asterisk bandwidth messagebird twilio twilio-2 vonage genesys-alternative talkdesk-alternative'),
  ...under(
    '/promo',
    'dialogflow payment-agreements payment-agreements-2 ivr robocall real-estate call-center-software',
  ),
  ...under('/promo', 'virtual-phone-numbers appointment-reminders two-factor-authentication cloud-pbx'),
  { path: '/promo/elevenlabs', sites: NEITHER_RUSSIAN },
  ...PROMO_VERSIONS.flatMap((version): RouteDefinition[] => {
    const path = `/promo/customer-service-contact-centerv${String(version)}`;
    return [{ path }, ...under(path, 'MasonryTiles Tile types', { noindex: true })];
  }),
];

const parameterised: RouteDefinition[] = [
  { path: '/industries/:industryPost?' },
  { path: '/legal/:path?' },
  { path: '/legal/:parentPage?/:child?' },
  { path: '/solutions/:solutionPost?' },
];

/** Lists, `/industries`, `/legal` and `/solutions` take pages by the routes above. */
const openGroups: RouteDefinition[] = [
  ...under(
    '',
    'products/:page platform/:page solutions/promo/:page kit/:page kit/promo/:page webinar/:page help/:page',
    { takesPages: true },
  ),
  // Of this page there are the versions in `PROMO_VERSIONS`, and no others (SPEC part 2).
  { path: '/promo/:page', takesPages: true, except: /^customer-service-contact-centerv/ },
];

/**
 * The route table: every address of the site, once (SPEC part 2). Matching, gating, sitemap, hreflang,
 * cache keys and the crawl that tests them all derive from it. What the product promises stands here path by path; the addresses
 * of lists come from `src/collections`; below a group (`takesPages`) a folder in `content/` is an address by itself.
 *
 * A fixed path is found first, wherever it stands; of those with parameters the first that matches is the one.
 */
export const routes: readonly RouteDefinition[] = [
  ...staticPages,
  ...groups,
  ...collectionRoutes,
  ...parameterised,
  ...openGroups,
];
