import { useState } from 'react';
import type { CallInput, DataOf, IdempotentCall } from '@tabibu/contract/api-calls';
import type { AnyInput, Arguments } from './address.ts';
import { randomId } from './device.ts';
import { ApiProblem, callApi } from './client.ts';

/** Sends an idempotent call. Repeating it before an answer came uses the same key, so the server acts once. */
export type IdempotentSend = <Call extends IdempotentCall>(
  call: Call,
  ...input: Arguments<CallInput<Call>>
) => Promise<DataOf<Call>>;

type Send = (call: IdempotentCall, input: AnyInput & { readonly idempotencyKey: string }) => Promise<unknown>;

/** Returns a new key for one action of the person: a hold, a payment, a cancellation. */
export function newIdempotencyKey(): string {
  return randomId();
}

/**
 * Returns a sender that keeps one idempotency key per call and content until the server has answered, so that a second
 * press after a lost connection cannot hold, charge or cancel twice. Other content gets another key.
 */
export function createIdempotentSend(send: Send = (call, input) => callApi(call, input as never)): IdempotentSend {
  const keys = new Map<string, string>();
  return async <Call extends IdempotentCall>(call: Call, ...[input]: Arguments<CallInput<Call>>) => {
    const meaning = `${call} ${JSON.stringify(input)}`;
    const key = keys.get(meaning) ?? newIdempotencyKey();
    keys.set(meaning, key);
    try {
      const answer = (await send(call, { ...input, idempotencyKey: key })) as DataOf<Call>;
      keys.delete(meaning);
      return answer;
    } catch (error) {
      if (isFinalAnswer(error)) keys.delete(meaning);
      throw error;
    }
  };
}

/** Returns an idempotent sender that lives as long as the screen. */
export function useIdempotentSend(): IdempotentSend {
  return useState(() => createIdempotentSend())[0];
}

/**
 * Returns whether the error is the server's final answer: a refusal that had no effect. No answer, a server error,
 * `request-in-progress` and a proxy's own error page (its code is `internal-error`) are not final, because the request
 * may still have worked.
 */
export function isFinalAnswer(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    error.status !== 0 &&
    error.status < 500 &&
    error.code !== 'request-in-progress' &&
    error.code !== 'internal-error'
  );
}
