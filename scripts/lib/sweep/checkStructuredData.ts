import type { PageFacts } from './readDocument.ts';

/** What a page of each template is to search engines. Written out, and not taken from the code that makes it. */
const KIND_OF_TEMPLATE: Readonly<Record<string, readonly string[]>> = {
  answer: ['FAQPage'],
  article: ['BlogPosting'],
  comparison: ['WebPage'],
  home: ['Organization', 'WebSite'],
  industry: ['Service'],
  kit: ['Service'],
  platform: ['Service'],
  product: ['Service'],
  solution: ['Service'],
  tutorial: ['Course'],
  vacancy: ['JobPosting'],
  webinar: ['Event'],
};

/** What a thing has to say: what search engines require of it (Google Search Central), and what makes it known again. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'author', 'datePublished', 'url'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider', 'url'],
  Event: ['name', 'startDate', 'location', 'url'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'url'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: ['headline', 'datePublished', 'url'],
  Offer: ['url', 'priceSpecification'],
  Organization: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider', 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
  WebSite: ['name', 'url', 'publisher', 'potentialAction'],
};

/** The properties that are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'logo', 'image', 'sameAs', 'urlTemplate', 'mainEntityOfPage']);

/** What stands on a page several times, each time of another thing. */
const REPEATABLE = new Set(['NewsArticle']);

/** What has the address of its page as its own. */
const IS_ITS_PAGE = new Set(['BlogPosting', 'Course', 'Event', 'FAQPage', 'JobPosting', 'Offer', 'Service', 'WebSite']);

/** @returns what is wrong with what a page tells search engines of itself (schema.org, as JSON-LD) */
export function checkStructuredData(facts: PageFacts): string[] {
  const things: unknown[] = [];
  for (const text of facts.structuredData) {
    try {
      things.push(JSON.parse(text));
    } catch {
      return ['its structured data are no JSON'];
    }
  }
  const kinds = things.map(kindOf);
  const twice = kinds.filter((kind, index) => !REPEATABLE.has(kind) && kinds.indexOf(kind) !== index);
  const expected = [...(KIND_OF_TEMPLATE[facts.template ?? ''] ?? []), ...(facts.blocks.has('faq') ? ['FAQPage'] : [])];
  return [
    ...expected.filter((kind) => !kinds.includes(kind)).map((kind) => `it tells search engines of no ${kind}`),
    ...twice.map((kind) => `it tells search engines of more than one ${kind}`),
    ...things.flatMap((thing) => checkThing(thing, facts)),
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (thing: unknown) => String(isObject(thing) ? thing['@type'] : undefined);

function checkThing(thing: unknown, facts: PageFacts): string[] {
  if (Array.isArray(thing)) return thing.flatMap((part) => checkThing(part, facts));
  if (!isObject(thing)) return [];
  const kind = kindOf(thing);
  const missing = (REQUIRED[kind] ?? []).filter((property) => isEmpty(thing[property]));
  return [
    ...missing.map((property) => `its ${kind} has no ${property}`),
    ...(IS_ITS_PAGE.has(kind) ? checkOwnAddress(kind, thing.url, facts) : []),
    ...(kind === 'UnitPriceSpecification' ? checkPrice(String(thing.price), facts) : []),
    ...(kind === 'Answer' ? checkAnswer(String(thing.text)) : []),
    ...Object.entries(thing).flatMap(([property, value]) => [
      ...(ADDRESSES.has(property) ? checkAddresses(property, value) : []),
      ...checkThing(value, facts),
    ]),
  ];
}

const checkOwnAddress = (kind: string, address: unknown, { canonical }: PageFacts) =>
  typeof address === 'string' && address !== canonical ? [`its ${kind} has the address ${address}`] : [];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const checkAddresses = (property: string, value: unknown) =>
  [value]
    .flat()
    .filter((address) => typeof address === 'string')
    .filter((address) => !/^https:\/\/[^/]/.test(address) || !URL.canParse(address))
    .map((address) => `its ${property} “${address}” is no whole address`);

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Each language writes a price in its own way, and all write the same digits. */
const checkPrice = (price: string, { texts }: PageFacts) =>
  [...texts].some((text) => digitsOf(text) === digitsOf(price))
    ? []
    : [`it tells search engines the price ${price}, and readers do not see it`];

/** It is HTML that is read away from its page. */
const checkAnswer = (text: string) =>
  [...text.matchAll(/ (?:href|src)="(?!https:\/\/|mailto:|tel:)([^"]*)"/g)].map(
    ([, href]) => `an answer leads to “${href ?? ''}”, which is no whole address`,
  );
