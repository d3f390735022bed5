import type { UnknownWhy } from './payment-gateway/port.ts';

export interface OutgoingCall {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  timeoutMs: number;
}

export type OutgoingAnswer =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'failed'; why: Extract<UnknownWhy, 'timeout' | 'transport' | 'redirect' | 'too-large'> };

/** Ten seconds for a whole exchange, connection and body included. */
export const CALL_TIMEOUT_MS = 10_000;

/** More than this no provider has to say. */
export const ANSWER_CAP_BYTES = 256 * 1024;

/**
 * One call to an outside party: bounded in time and size, never follows a redirect, never throws.
 * A failure says nothing about whether the other side received the request.
 */
export async function callOutside(call: OutgoingCall): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      redirect: 'manual',
      signal,
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { kind: 'failed', why: 'redirect' };
    }
    const text = await readCapped(response);
    return text === null ? { kind: 'failed', why: 'too-large' } : { kind: 'answered', status: response.status, text };
  } catch {
    return { kind: 'failed', why: signal.aborted ? 'timeout' : 'transport' };
  }
}

/** JSON or undefined; `undefined` is not a JSON value, so the two cannot be confused. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readCapped(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > ANSWER_CAP_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
