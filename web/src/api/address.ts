import type { CallInput, ReadCall } from '@tabibu/contract/api-calls';

/** The arguments of a function that takes an input. The argument is optional when no field of the input is required. */
export type Arguments<Input> = {} extends Input ? [input?: Input] : [input: Input];

/** The input of any call, untyped, as the functions below see it at run time. */
export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Returns the address of a GET call: its path with the parameters filled in, and its query. */
export function addressOf<Call extends ReadCall>(call: Call, ...[input]: Arguments<CallInput<Call>>): string {
  return fillAddress(call, input);
}

/**
 * Returns the address of a call such as `POST /api/things/:id`: fills in the parameters and appends the query. Leaves
 * out empty and undefined query values. Keeps the order of the others, because the address is the cache key.
 */
export function fillAddress(call: string, { params, query = {} }: AnyInput = {}): string {
  const path = call
    .slice(call.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name]!));
  const given = Object.entries(query as Record<string, string>).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
