import type { CallInput, ReadCall } from '@tabibu/contract/api-calls';
import { addressOf } from './address.ts';
import type { Arguments } from './address.ts';

type HasKey = { readonly queryKey: readonly unknown[] };

/** Returns a predicate that is true for a cached answer whose address begins with the address of this call. */
export function isAnswerUnder<Call extends ReadCall>(call: Call, ...input: Arguments<CallInput<Call>>) {
  const address = addressOf(call, ...input);
  return ({ queryKey }: HasKey): boolean => String(queryKey[1]).startsWith(address);
}

/**
 * Returns the filter of all cached answers whose address begins with that of this call, such as all of its pages. Use
 * it to refetch after a change: `client.invalidateQueries(answersUnder('GET /api/doctor/earnings'))`.
 */
export function answersUnder<Call extends ReadCall>(call: Call, ...input: Arguments<CallInput<Call>>) {
  return { queryKey: ['api'], predicate: isAnswerUnder(call, ...input) };
}
