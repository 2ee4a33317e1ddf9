const under = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`);

/** Every address that the product promises, without its language: written out here, apart from the route table. */
export const knownPaths: readonly string[] = [
  '/',
  ...under(
    '',
    'about avatar blog careers case-studies contact-center-de contacts curso-call-center deepgram dialer help kit',
  ),
  ...under('', 'offer partner-listing partner-solutions payment platform press pricing professional-services'),
  ...under('', 'redes-sociais-portugues redes-sociales-espanol security-and-privacy-overview terms thank-you'),
  ...under(
    '',
    'blog/search case-studies/new-case-studies help/developer-community help/faq help/faq/search help/support',
  ),
  ...under(
    '',
    'voicebot-kit-tutorials ivr-kit-tutorials contact-center-kit-tutorials whatsapp-kit-tutorials dialer-kit-tutorials',
  ),
  '/industries',
  ...under(
    '/industries',
    'banking debt-collection delivery-logistics e-commerce education gaming on-demand social-apps telehealth',
  ),
  ...under('/kit', 'formacion newkit pricing services'),
  ...under('/kit/promo', 'banks cloud-call-center-solution contactcenter conversational-ai voicebot voicebot-contact'),
  '/legal',
  ...under('/legal', 'subprocessors-list privacy cookies aup tos information-security offer aup-kit'),
  '/legal/usloviya_postavcshikov_dop_uslug',
  ...under('/platform', 'ai-and-nlp p2p-video-audio sms video voice'),
  ...under(
    '/products',
    'call-tracking caller-id-shaper chatbot click-to-call cloud-video-conferencing elevenlabs-client',
  ),
  ...under(
    '/products',
    'gemini-client in-app-voice-and-video-calls intellitrunk numberapi openai-client outbound-calls',
  ),
  ...under('/products', 'phone-number-masking predictivedialer smart-ivr ultravox-client voicebot voicemail-detector'),
  '/products/whatsapp-business-calling',
  '/solutions',
  ...under(
    '/solutions',
    'contact-center-ai dialogflow-connector dialogflowTableMock inbound-contact-center omnichannel',
  ),
  ...under('/solutions', 'online-call outbound-contact-center phone-number-masking sip-trunking voicebots'),
  ...under('/solutions/promo', 'voip-services voip-services-egypt web-rtc-service'),
  ...under('/webinar', 'inb_eve_latam platform upravlenie-cx-v-krizis-5-effektivnykh-scenariev'),
  ...under('/promo', 'asterisk bandwidth messagebird twilio twilio-2 vonage genesys-alternative talkdesk-alternative'),
  ...under('/promo', 'dialogflow elevenlabs payment-agreements payment-agreements-2 ivr robocall real-estate'),
  ...under(
    '/promo',
    'call-center-software virtual-phone-numbers appointment-reminders two-factor-authentication cloud-pbx',
  ),
  ...[1, 2, 3].flatMap((version) => {
    const path = `/promo/customer-service-contact-centerv${String(version)}`;
    return [path, ...under(path, 'MasonryTiles Tile types')];
  }),
  ...under(
    '',
    'documents verification legal/privacy-policy legal/aup-kz legal/information-security-kz legal/aup-kit-kz',
  ),
];
