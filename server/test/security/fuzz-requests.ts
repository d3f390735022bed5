import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { description } from '../api-description.ts';
import type { Operation, Schema } from '../api-description.ts';
import { anId, hostileText } from './hostile-values.ts';
import { PAGES } from './known-pages.ts';
import { valueOf } from './schema-values.ts';

/** A request with placeholders such as `{{booking}}` for ids of the running product. */
export interface FuzzRequest {
  readonly actor: 'nobody' | 'patient' | 'other' | 'doctor' | 'leaving';
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** An operation of the OpenAPI description with its path and method. */
interface PlacedOperation extends Operation {
  readonly path: string;
  readonly method: string;
}

/** Streams that do not end have tests of their own: the live events and the signalling socket. */
const isStream = ({ responses }: Operation): boolean =>
  '101' in responses || 'text/event-stream' in (responses['200']?.content ?? {});

/** Every operation of the OpenAPI description except the streams. */
export const OPERATIONS: readonly PlacedOperation[] = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => !isStream(operation))
    .map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
);

const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}');

/** Generates the path with valid or hostile values for its parameters. */
function pathOf({ path, 'x-object': owns }: PlacedOperation): Arbitrary<string> {
  const pieces = path.split('/').map((piece) => {
    if (!piece.startsWith('{')) return fc.constant(piece);
    const kind = owns?.[piece.slice(1, -1)] ?? '';
    return fc.oneof(
      { weight: 10, arbitrary: fc.constant(`{{${kind}}}`) },
      { weight: 2, arbitrary: anId },
      { weight: 1, arbitrary: hostileText.map(encoded) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '..', '.', ';', '*') },
    );
  });
  return fc.tuple(...pieces).map((some) => some.join('/'));
}

/** Returns the query parameters as the schema of one object. */
function querySchema({ parameters = [] }: Operation): Schema | undefined {
  const own = parameters.filter((parameter) => parameter.in === 'query');
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function queryOf(operation: PlacedOperation): Arbitrary<string> {
  const names = ['cursor', 'limit', 'q', 'country', 'lang', 'x', 'tab', 'a[b]', '__proto__', '%'];
  const any = fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 3 });
  const schema = querySchema(operation);
  const fitting =
    schema === undefined ? fc.constant<[string, string][]>([]) : valueOf(schema).map((value) => pairsOf(value));
  return fc
    .tuple(
      fitting,
      fc.oneof({ weight: 5, arbitrary: fc.constant<[string, string][]>([]) }, { weight: 1, arbitrary: any }),
    )
    .map(([own, more]) => {
      const pairs = [...own, ...more];
      return pairs.length === 0
        ? ''
        : `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
    });
}

function pairsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]);
}

const RAW_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(2000),
  '\u0000',
  '{"a":1,"a":2}',
  'a=1&a=2',
  '<x/>',
  `{"a":"${'x'.repeat(5000)}"}`,
];

function payloadOf({ requestBody }: PlacedOperation): Arbitrary<string | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  const fitting = schema === undefined ? fc.constant(undefined) : valueOf(schema).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 14, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom<string | undefined>(undefined, ...RAW_BODIES) },
  );
}

/** Generates headers that differ from those of our own pages. An empty value leaves the header out. */
const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: hostileText.map((text) => ({ 'idempotency-key': printable(text) })) },
  { weight: 1, arbitrary: fc.uuid().map((id) => ({ 'idempotency-key': id.toUpperCase() })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'x',
        '',
        'multipart/form-data',
      )
      .map((type) => ({ 'content-type': type })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('constructor', '__proto__', 'xx', 'en', '%00')
      .map((text) => ({ cookie: `lang=${text}; country=${text}; __proto__=${text}` })),
  },
  { weight: 1, arbitrary: fc.constantFrom('', 'https://evil.example', 'null').map((origin) => ({ origin })) },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => ({
      'accept-encoding': printable(text),
      'if-none-match': printable(text),
      'user-agent': printable(text),
      'x-forwarded-for': printable(text),
    })),
  },
);
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500);

const ACTORS: readonly FuzzRequest['actor'][] = ['nobody', 'patient', 'other', 'doctor'];
/** Returns the people whom an operation admits, because more defects are found behind the check of access. */
const admitted = ({ 'x-access': access }: Operation): readonly FuzzRequest['actor'][] => {
  const some = ACTORS.filter((actor) => access.includes(actor === 'other' ? 'patient' : (actor as 'nobody')));
  return some.length > 0 ? some : ACTORS;
};

/** Matches operations that end a session. The test calls them as a person of their own (`leaving`). */
const ENDS_SESSION = /^(identity\.sign-out|.*erase.*)$/;
const METHODS = ['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY', 'POST', 'GET'];

function requestTo(operation: PlacedOperation): Arbitrary<FuzzRequest> {
  const ends =
    ENDS_SESSION.test(operation.operationId) ||
    operation.method === 'DELETE' ||
    operation.path.startsWith('/api/me/devices');
  return fc.record({
    actor: ends
      ? fc.constantFrom<FuzzRequest['actor']>('leaving', 'nobody')
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...admitted(operation)) },
          { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
        ),
    method: ends
      ? fc.constant(operation.method)
      : fc.oneof(
          { weight: 15, arbitrary: fc.constant(operation.method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((method) => method !== 'DELETE')) },
        ),
    url: fc.tuple(pathOf(operation), queryOf(operation)).map((parts) => parts.join('')),
    headers,
    payload: operation.method === 'GET' ? fc.constant(undefined) : payloadOf(operation),
  });
}

const pageRequest: Arbitrary<FuzzRequest> = fc.record({
  actor: fc.constantFrom(...ACTORS),
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  ),
  url: fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...PAGES) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(fc.constantFrom(...PAGES), hostileText)
            .map(([page, text]) => `${page === '/' ? '' : page}/${encoded(text)}`),
        },
      ),
      fc.array(
        fc
          .tuple(
            fc.constantFrom(
              'lang',
              'country',
              'q',
              'cursor',
              'sort',
              'rating',
              'tab',
              'role',
              'next',
              'type',
              'date',
              'month',
              '%',
            ),
            hostileText,
          )
          .map(([name, text]) => `${name}=${encoded(text)}`),
        { maxLength: 3 },
      ),
    )
    .map(([path, pairs]) => `${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`),
  headers,
  payload: fc.constant(undefined),
});

/** Generates requests from the OpenAPI description. The same seed gives the same requests. */
export function fuzzRequests(count: number, seed: number): FuzzRequest[] {
  const toOperations = fc.oneof(...OPERATIONS.map(requestTo));
  return fc.sample(fc.oneof({ weight: 24, arbitrary: toOperations }, { weight: 1, arbitrary: pageRequest }), {
    numRuns: count,
    seed,
  });
}
