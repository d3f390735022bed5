import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import { PAYLOADS } from './payloads.ts';

/** A request before its ids are known: `{{booking}}` and the like stand for ids of the running product. */
export interface FuzzRequest {
  readonly actor: 'nobody' | 'patient' | 'other' | 'doctor' | 'leaving';
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** What a JSON schema of the contract says; only what is used here. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const sealed = (text: string) => Buffer.from(text).toString('base64url');
const ID = '019a0000-0000-7000-8000-000000000001';

/** Texts that have broken something somewhere. */
const HOSTILE_TEXTS: readonly string[] = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', "' or 1=1 --", '%', '%00', '%2e%2e%2f', '../../etc/passwd', '//', '/\\', '\\', '[', '-'.repeat(36), 'f'.repeat(36), ID, ID.toUpperCase(), `{${ID}}`,
  'constructor', '__proto__', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'Infinity', 'true', '0', '-1', '1e309', '9'.repeat(400), '0x10', '1_000', '٣',
  '0000-00-00', '0000-01-01T00:00:00Z', '9999-12-31T23:59:60Z', '-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '2026-02-30', '2026-02-30T10:00:00Z', '24:00', '99:99', '2026-01-01T00:00:00+99:99',
  '+255754000111', '+255', '0754', 'x'.repeat(600), 'é'.repeat(2000), '👩🏽‍⚕️', '<', '{"$ne":1}', '[object Object]', 'TZ', 'tz', 'South', 'Tanzania', 'sw', 'video', 'mpesa',
  sealed(`2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`), sealed(`-271821-04-20T00:00:00.000Z ${ID}`), sealed(`2026-01-01T00:00:00.000Z ${ID}`), sealed('["soonest","0000-01-01T00:00:00Z","x"]'),
  sealed(JSON.stringify(['rating', 1500, 'a\u0000', ID])), sealed(JSON.stringify(['name', 'x', ID])), sealed(JSON.stringify(['featured', 0, '\ud800', ID])), 'e30', 'AAAA', '=',
  ...PAYLOADS,
];
const hostileText = fc.constantFrom(...HOSTILE_TEXTS);
const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, -0.5, 1e308, 2 ** 53, 2 ** 31, [], {}, [[]], [null], { a: 1 }, { length: 3 }, { toString: 1 }, { $gt: '' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const KNOWN_IDS = ['booking', 'doctor', 'session', 'notification', 'document', 'review', 'photo', 'payment', 'secret', 'code'].map((name) => `{{${name}}}`);
const anId = fc.oneof(fc.constantFrom(...KNOWN_IDS), fc.uuid(), fc.constant('{{booking}}'));

/** Values that a schema takes, as far as its JSON form says; now and then one that it does not. */
function valueOf(shape: Shape): Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingValue(shape) }, { weight: 1, arbitrary: hostileValue });
}

function fittingValue(shape: Shape): Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valueOf));
  if (shape.allOf !== undefined) return fittingValue(Object.assign({}, ...shape.allOf) as Shape);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case 'object': return objectOf(shape);
    case 'array': return fc.array(valueOf(shape.items ?? {}), { maxLength: Math.min(shape.maxItems ?? 4, 4) });
    case 'integer': return fc.oneof(fc.integer({ min: Math.max(shape.minimum ?? -10, -1e9), max: Math.min(shape.maximum ?? 1e9, 1e9) }), fc.constantFrom(shape.minimum ?? 0, shape.maximum ?? 1));
    case 'number': return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true });
    case 'boolean': return fc.boolean();
    case 'null': return fc.constant(null);
    case 'string': return textOf(shape);
    default: return fc.oneof(hostileValue, fc.integer({ min: 0, max: 60 }));
  }
}

function objectOf({ properties = {}, required = [] }: Shape): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valueOf(shape)]));
  const whole = fc.record(fields, { requiredKeys: [...required] });
  const broken = fc.record(fields, { requiredKeys: [] });
  const more = fc.tuple(whole, fc.constantFrom('__proto__', 'constructor', 'role', 'id', 'account_id', 'state', 'amount', ''), hostileValue).map(([object, name, value]) => Object.defineProperty({ ...object }, name, { value, enumerable: true }));
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 2, arbitrary: broken }, { weight: 1, arbitrary: more });
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Shape): Arbitrary<string> {
  if (format === 'uuid') return anId;
  if (format === 'date-time') return fc.date({ min: new Date('2026-11-01T00:00:00Z'), max: new Date('2027-03-01T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'base64') return fc.base64String({ maxLength: 80 });
  if (pattern !== undefined) return matching(pattern);
  return fc.oneof(fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }), fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) }), hostileText, anId);
}

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return hostileText;
  }
}

const shapeOf = (schema: Schema): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}');

/** The path with fitting or hostile pieces where the contract has names. */
function pathOf(endpoint: Endpoint): Arbitrary<string> {
  const pieces = endpoint.path.split('/').map((piece) => {
    if (!piece.startsWith(':')) return fc.constant(piece);
    const kind = endpoint.owns?.[piece.slice(1)] ?? '';
    return fc.oneof({ weight: 10, arbitrary: fc.constant(`{{${kind}}}`) }, { weight: 2, arbitrary: anId }, { weight: 1, arbitrary: hostileText.map(encoded) }, { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '..', '.', ';', '*') });
  });
  return fc.tuple(...pieces).map((some) => some.join('/'));
}

function queryOf(endpoint: Endpoint): Arbitrary<string> {
  const names = ['cursor', 'limit', 'q', 'country', 'lang', 'x', 'tab', 'a[b]', '__proto__', '%'];
  const any = fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 3 });
  const fitting = endpoint.query === undefined ? fc.constant<[string, string][]>([]) : valueOf(shapeOf(endpoint.query)).map((value) => pairsOf(value));
  return fc.tuple(fitting, fc.oneof({ weight: 5, arbitrary: fc.constant<[string, string][]>([]) }, { weight: 1, arbitrary: any })).map(([own, more]) => {
    const pairs = [...own, ...more];
    return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
  });
}

function pairsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(([, one]) => one !== undefined).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]);
}

const RAW_BODIES = ['', '{', '[]', 'null', '1', '"x"', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '['.repeat(2000), '\u0000', '{"a":1,"a":2}', 'a=1&a=2', '<x/>', `{"a":"${'x'.repeat(5000)}"}`];

function payloadOf(endpoint: Endpoint): Arbitrary<string | undefined> {
  const fitting = endpoint.body === undefined ? fc.constant(undefined) : valueOf(shapeOf(endpoint.body)).map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 14, arbitrary: fitting }, { weight: 1, arbitrary: fc.constantFrom<string | undefined>(undefined, ...RAW_BODIES) });
}

/** Headers that differ from those of our own pages; an empty value leaves the header out. */
const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: hostileText.map((text) => ({ 'idempotency-key': printable(text) })) },
  { weight: 1, arbitrary: fc.uuid().map((id) => ({ 'idempotency-key': id.toUpperCase() })) },
  { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'x', '', 'multipart/form-data').map((type) => ({ 'content-type': type })) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', '__proto__', 'xx', 'en', '%00').map((text) => ({ cookie: `lang=${text}; country=${text}; __proto__=${text}` })) },
  { weight: 1, arbitrary: fc.constantFrom('', 'https://evil.example', 'null').map((origin) => ({ origin })) },
  { weight: 1, arbitrary: hostileText.map((text) => ({ 'accept-encoding': printable(text), 'if-none-match': printable(text), 'user-agent': printable(text), 'x-forwarded-for': printable(text) })) },
);
const printable = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500);

const ACTORS: readonly FuzzRequest['actor'][] = ['nobody', 'patient', 'other', 'doctor'];
/** Those whom an endpoint lets in: what is behind the door breaks sooner than the door. */
const admitted = ({ access }: Endpoint): readonly FuzzRequest['actor'][] => {
  const some = ACTORS.filter((actor) => access.includes(actor === 'other' ? 'patient' : (actor as 'nobody')));
  return some.length > 0 ? some : ACTORS;
};

/** Calls that end a session have a person of their own, who is soon gone. */
const ENDS_SESSION = /^(identity\.sign-out|.*erase.*|identity\.revoke.*|.*sessions.*)$/;
const METHODS = ['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY', 'POST', 'GET'];

function requestTo(endpoint: Endpoint): Arbitrary<FuzzRequest> {
  const ends = ENDS_SESSION.test(endpoint.id) || endpoint.method === 'DELETE' || endpoint.path.startsWith('/api/me/devices');
  return fc.record({
    actor: ends ? fc.constantFrom<FuzzRequest['actor']>('leaving', 'nobody') : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...admitted(endpoint)) }, { weight: 1, arbitrary: fc.constantFrom(...ACTORS) }),
    method: ends ? fc.constant(endpoint.method) : fc.oneof({ weight: 15, arbitrary: fc.constant(endpoint.method as string) }, { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((method) => method !== 'DELETE')) }),
    url: fc.tuple(pathOf(endpoint), queryOf(endpoint)).map((parts) => parts.join('')),
    headers,
    payload: endpoint.method === 'GET' ? fc.constant(undefined) : payloadOf(endpoint),
  });
}

const PAGES = [
  '/', '/doctors', '/doctors/Kenya/general', '/doctors/{{doctor}}', '/book/{{doctor}}', '/pay/{{booking}}', '/appointments', '/appointments/{{booking}}', '/call/{{booking}}', '/receipts/{{payment}}', '/auth', '/emergency',
  '/more/devices', '/doctor/dashboard/earnings', '/doctor/visits/{{booking}}', '/verify/{{code}}', '/e/{{secret}}', '/shell', '/assets/x', '/sw.js', '/api/health/ready', '/api/openapi.json', '/api/nowhere', '/nowhere',
];

const pageRequest: Arbitrary<FuzzRequest> = fc.record({
  actor: fc.constantFrom(...ACTORS),
  method: fc.oneof({ weight: 12, arbitrary: fc.constant('GET') }, { weight: 1, arbitrary: fc.constantFrom(...METHODS) }),
  url: fc.tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PAGES) }, { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...PAGES), hostileText).map(([page, text]) => `${page === '/' ? '' : page}/${encoded(text)}`) }),
    fc.array(fc.tuple(fc.constantFrom('lang', 'country', 'q', 'cursor', 'sort', 'rating', 'tab', 'role', 'next', 'type', 'date', 'month', '%'), hostileText).map(([name, text]) => `${name}=${encoded(text)}`), { maxLength: 3 }),
  ).map(([path, pairs]) => `${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`),
  headers,
  payload: fc.constant(undefined),
});

/** Requests made from the contract: the same for the same seed. */
export function fuzzRequests(count: number, seed: number): FuzzRequest[] {
  const toEndpoints = fc.oneof(...ENDPOINTS.map(requestTo));
  return fc.sample(fc.oneof({ weight: 24, arbitrary: toEndpoints }, { weight: 1, arbitrary: pageRequest }), { numRuns: count, seed });
}
