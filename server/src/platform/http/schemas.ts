import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';

type Serialize = (body: unknown) => string;

const serializers = new WeakMap<Endpoint, Serialize>();

/**
 * Returns the function that writes an endpoint's replies. Fields that its schema does not name do not leave the server.
 * It is made at the first reply: making those of all endpoints took half of a start.
 */
export function serializerOf(endpoint: Endpoint): Serialize {
  return (body) => {
    const serialize = serializers.get(endpoint) ?? makeSerializer(endpoint);
    serializers.set(endpoint, serialize);
    return serialize(body);
  };
}

/** Makes the function that writes an endpoint's replies. Throws when its schema cannot be written. */
export function makeSerializer({ reply }: Endpoint): Serialize {
  const schema = z.toJSONSchema(reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
  return fastJsonStringify(schema as fastJsonStringify.AnySchema) as Serialize;
}

/** Reads the parameters of a path. An id that cannot exist gives `not-found`, like an id that does not exist (Z-04). */
export function readParams(schema: Schema | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Problem('not-found');
  return parsed.data;
}

/**
 * Reads query or body. An undeclared field gives `malformed-request` (Z-06), a wrong value `invalid-input` with the
 * field's name.
 */
export function readInput(schema: Schema | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).filter((path) => path !== '');
  const undeclared = parsed.error.issues.some(isUndeclared);
  throw new Problem(undeclared ? 'malformed-request' : 'invalid-input', { fields: [...new Set(fields)] });
}

/** Returns whether a field was given that nobody declared, in each of the bodies that may be given. */
function isUndeclared(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_union')
    return issue.errors.length > 0 && issue.errors.every((one) => one.some(isUndeclared));
  return issue.code === 'unrecognized_keys';
}
