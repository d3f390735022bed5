import { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';

interface JsonSchema {
  readonly properties?: Record<string, JsonSchema>;
  readonly items?: JsonSchema;
  /** The schema of what any key of a record may hold; false where only the named keys may be there. */
  readonly additionalProperties?: JsonSchema | false;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
}

const TEXT = '(text)';

/**
 * Returns the paths of all keys that a reply schema declares: 'data.doctor.name', 'data[].id'; 'data.*' for the keys of
 * a record, which may be any.
 */
export function declaredKeys(reply: Schema): string[] {
  return unique(pathsOfSchema(z.toJSONSchema(reply, { unrepresentable: 'any' }) as JsonSchema, ''));
}

/** Returns the paths of all keys that a request may have in path, query and body. */
export function requestKeys({ params, query, body }: Endpoint): string[] {
  return [params, query, body].flatMap((schema) =>
    schema === undefined
      ? []
      : unique(pathsOfSchema(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema, '')),
  );
}

function pathsOfSchema(
  { properties, items, additionalProperties: any, anyOf, type }: JsonSchema,
  at: string,
): string[] {
  if (at === '' && type === 'string') return [TEXT];
  return [
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => [
      join(at, key),
      ...pathsOfSchema(inner, join(at, key)),
    ]),
    ...(any ? [join(at, '*'), ...pathsOfSchema(any, join(at, '*'))] : []),
    ...(items === undefined ? [] : pathsOfSchema(items, `${at}[]`)),
    ...(anyOf ?? []).flatMap((option) => pathsOfSchema(option, at)),
  ];
}

/** Returns whether a key of a reply is among the declared ones. */
export function isDeclared(key: string, declared: readonly string[]): boolean {
  return declared.some((path) => path === key || (path.includes('*') && patternOf(path).test(key)));
}

/** A key of a record may have any characters but a point. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.[\]]/g, '\\$&').replaceAll('*', '[^.]+')}$`);
}

/** Returns the paths of all keys of a reply as it was sent. */
export function sentKeys(body: unknown): string[] {
  return typeof body === 'string' ? [TEXT] : unique(pathsOfBody(body, ''));
}

function pathsOfBody(body: unknown, at: string): string[] {
  if (Array.isArray(body)) return body.flatMap((item) => pathsOfBody(item, `${at}[]`));
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, inner]) => [join(at, key), ...pathsOfBody(inner, join(at, key))]);
}

function join(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)].toSorted();
}
