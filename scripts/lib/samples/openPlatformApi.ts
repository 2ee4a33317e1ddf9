import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

interface Operation {
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly pattern?: string };
}

type PathItem = Readonly<Record<string, unknown>> & {
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly Parameter[];
};

interface Description {
  readonly servers: readonly { readonly url: string }[];
  readonly security?: readonly unknown[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** A call of the interface, as a sample makes it. */
export interface Request {
  readonly method: string;
  readonly address: string;
  /** Its media type and its text. */
  readonly body?: { readonly type: string; readonly text: string } | undefined;
  readonly isAuthorized: boolean;
}

/** What the provider's interface takes. Each function returns sentences of what is wrong, none where all is well. */
export interface PlatformApi {
  checkRequest(request: Request): string[];
  /** Whether the interface has an address; other hosts' are nobody's business. */
  checkAddress(address: string): string[];
  /** A document that the interface takes or sends; an event is told by its field `event`. */
  checkDocument(document: unknown): string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const ID = 'platform';

/** @param file the OpenAPI document */
export function openPlatformApi(file: string): PlatformApi {
  const api = parse(readFileSync(file, 'utf8')) as Description;
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false });
  ajv.addSchema(api, ID);
  const validate: Validate = (pointer, value) => {
    const $ref = `${ID}#/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const check = ajv.compile({ $ref });
    return check(value) ? [] : (check.errors ?? []).map((error) => explain(error));
  };
  return {
    checkAddress: (address) => (isOurs(api, address) && !findPath(api, address) ? [explainPath(api, address)] : []),
    checkRequest: (request) => (isOurs(api, request.address) ? checkRequest(api, validate, request) : []),
    checkDocument: (document) => checkDocument(api, validate, document),
  };
}

/** Holds a value to the schema at a place of the description. */
type Validate = (pointer: readonly string[], value: unknown) => string[];

function checkRequest(api: Description, validate: Validate, request: Request): string[] {
  const found = findPath(api, request.address);
  if (!found) return [explainPath(api, request.address)];
  const method = request.method.toLowerCase();
  const operation = found.item[method] as Operation | undefined;
  if (!operation) {
    const known = METHODS.filter((name) => name in found.item).map((name) => name.toUpperCase());
    return [`${found.path} does not take ${request.method}; write ${known.join(' or ')}`];
  }
  const isOpen = (operation.security ?? api.security ?? []).length === 0;
  const token = 'the call needs a token; write -H "Authorization: Bearer $TOKEN"';
  return [
    ...(isOpen || request.isAuthorized ? [] : [token]),
    ...checkBody(operation, request.body, (type, value) =>
      validate(['paths', found.path, method, 'requestBody', 'content', type, 'schema'], value),
    ),
  ];
}

function checkDocument(api: Description, validate: Validate, document: unknown): string[] {
  const { event } = (document ?? {}) as { readonly event?: unknown };
  const events = Object.keys(api.webhooks);
  if (typeof event !== 'string') {
    const schemas = Object.keys(api.components.schemas);
    if (schemas.some((name) => validate(['components', 'schemas', name], document).length === 0)) return [];
    return [
      'is nothing that the interface takes or sends; write one of the schemas of content/api/platform.openapi.yaml',
    ];
  }
  if (events.includes(event))
    return validate(['webhooks', event, 'post', 'requestBody', 'content', 'application/json', 'schema'], document);
  const near = findNearestWord(event, events);
  return [`"${event}" is no event; ${near ? `did you mean "${near}"?` : `the events are ${events.join(', ')}`}`];
}

function checkBody(
  { requestBody }: Operation,
  body: Request['body'],
  validate: (type: string, value: unknown) => string[],
): string[] {
  if (!requestBody) return body ? ['the call takes no body; leave it out'] : [];
  const types = Object.keys(requestBody.content);
  if (!body) return [`the call needs a body; write it as ${types.join(' or ')}`];
  const type = types.find((name) => name === body.type);
  if (type === undefined) return [`the body is sent as ${body.type}; send it as ${types.join(' or ')}, with --json`];
  try {
    return validate(type, JSON.parse(body.text)).map((rule) => `the body is not what the call takes: ${rule}`);
  } catch (error) {
    return [`the body is no JSON: ${(error as Error).message}`];
  }
}

const serversOf = (api: Description, item: PathItem) => item.servers ?? api.servers;

function isOurs(api: Description, address: string): boolean {
  const servers = [...api.servers, ...Object.values(api.paths).flatMap(({ servers: own = [] }) => own)];
  return servers.some(({ url }) => address === url || address.startsWith(`${url}/`));
}

function findPath(api: Description, address: string) {
  const [plain = ''] = address.split(/[?#]/);
  for (const [path, item] of Object.entries(api.paths)) {
    const isHere = serversOf(api, item).some(
      ({ url }) => plain.startsWith(url) && matchPath(path, item).test(plain.slice(url.length)),
    );
    if (isHere) return { path, item };
  }
  return undefined;
}

/** A variable of the shell may stand for anything. */
function matchPath(path: string, { parameters = [] }: PathItem): RegExp {
  const pattern = path.replaceAll(/[.]/g, '\\.').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const own = parameters.find((parameter) => parameter.name === name)?.schema?.pattern;
    return own === undefined ? '[^/]+' : `(?:\\$\\w+|${own.replace(/^\^/, '').replace(/\$$/, '')})`;
  });
  return new RegExp(`^${pattern}$`);
}

function explainPath(api: Description, address: string): string {
  const known = Object.entries(api.paths).flatMap(([path, item]) =>
    serversOf(api, item).map(({ url }) => `${url}${path}`),
  );
  const near = findNearestWord(address, known);
  return `${address} is no address of the interface; ${near ? `did you mean ${near}?` : `the addresses are ${known.join(', ')}`}`;
}

function explain({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const { additionalProperty, missingProperty } = params as Readonly<Record<string, string | undefined>>;
  const place = instancePath.slice(1).replaceAll('/', '.');
  if (additionalProperty !== undefined) return `"${additionalProperty}" is no field${place ? ` of ${place}` : ''}`;
  if (missingProperty !== undefined) return `"${missingProperty}" is missing${place ? ` in ${place}` : ''}`;
  return `${place || 'it'} ${message}`;
}
