import type { UnknownWhy } from './payment-gateway/port.ts';

export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  timeoutMs: number;
}

export type HttpAnswer =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'failed'; why: Extract<UnknownWhy, 'timeout' | 'transport' | 'redirect' | 'too-large'> };

/** The limit for a whole exchange, connection and body included. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Longer responses are refused. */
const MAX_RESPONSE_BYTES = 256 * 1024;

/**
 * Sends one request to an outside party, with limits on time and size. Never follows a redirect and never throws
 * . A failure does not tell whether the other side received the request.
 */
export async function sendRequest(request: HttpRequest): Promise<HttpAnswer> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
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

/** Returns the parsed JSON, or undefined for invalid JSON; no valid JSON parses to undefined. */
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
    if (size > MAX_RESPONSE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
