import { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';

/** The JSON schema that writes a reply; what it does not name does not leave the server. */
export function replySchema(endpoint: Endpoint): Record<string, unknown> {
  return z.toJSONSchema(endpoint.reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' }) as Record<string, unknown>;
}

/** Reads params: an id that cannot exist is answered exactly like one that does not (Z-04). */
export function readParams(schema: Schema | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Problem('not-found');
  return parsed.data;
}

/** Reads query or body. An undeclared field is a malformed request (Z-06); a wrong value names its field. */
export function readInput(schema: Schema | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).filter((path) => path !== '');
  const undeclared = parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys');
  throw new Problem(undeclared ? 'malformed-request' : 'invalid-input', { fields: [...new Set(fields)] });
}
