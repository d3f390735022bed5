import { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';

/** Returns the JSON schema that serializes a reply. Fields that it does not name do not leave the server. */
export function replySchema(endpoint: Endpoint): Record<string, unknown> {
  return z.toJSONSchema(endpoint.reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
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
  const undeclared = parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys');
  throw new Problem(undeclared ? 'malformed-request' : 'invalid-input', { fields: [...new Set(fields)] });
}
