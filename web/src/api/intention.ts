import { useState } from 'react';
import { ApiProblem, newIdempotencyKey, sendApi } from './client.ts';

/** Sends what one press of a button means; repeating it before an answer came is still the same intention. */
export type Intention = <Data>(path: string, body: unknown) => Promise<Data>;

/**
 * Keeps one idempotency key per path and content until the server has answered it, so that a press after a lost connection
 * cannot hold, charge or cancel twice. Other content is another intention with another key.
 */
export function openIntention(send: typeof sendApi = sendApi): Intention {
  const keys = new Map<string, string>();
  return async <Data>(path: string, body: unknown) => {
    const meaning = `${path} ${JSON.stringify(body)}`;
    const key = keys.get(meaning) ?? newIdempotencyKey();
    keys.set(meaning, key);
    try {
      const answer = await send<Data>('POST', path, body, key);
      keys.delete(meaning);
      return answer;
    } catch (error) {
      if (isAnswer(error)) keys.delete(meaning);
      throw error;
    }
  };
}

/** The intention of a screen; lives as long as the screen. */
export function useIntention(): Intention {
  return useState(() => openIntention())[0];
}

/** A refusal is an answer and had no effect; silence, a broken gateway and 'still running' leave it open. */
export function isAnswer(error: unknown): boolean {
  return error instanceof ApiProblem && error.status !== 0 && error.status < 500 && error.code !== 'request-in-progress';
}
