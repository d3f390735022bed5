import { sendRequest } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { azamPayToken } from './azampay-token.ts';
import type { AzamPayTokenConfig, TokenOutcome } from './azampay-token.ts';
import type { ExchangeListener } from './port.ts';

type Fetched = { kind: 'answer'; answer: HttpAnswer } | Exclude<TokenOutcome, { kind: 'token' }>;

interface AzamPayCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
  readonly onExchange?: ExchangeListener | undefined;
}

export type AzamPayCaller = (request: AzamPayCall) => Promise<Fetched>;

/**
 * Returns a function that calls AzamPay with the bearer token. A 401 means that the request was not accepted, so one
 * repeat with a new token is safe.
 */
export function azamPayCaller(config: AzamPayTokenConfig, timeoutMs: number, now: () => Date): AzamPayCaller {
  const token = azamPayToken(config, timeoutMs, now);
  return async ({ method, url, body, onExchange }) => {
    for (let attempt = 1; ; attempt += 1) {
      const got = await token.get();
      if (got.kind !== 'token') return got;
      const headers: Record<string, string> = { authorization: `Bearer ${got.token}`, accept: 'application/json' };
      if (config.apiKey !== '') headers['x-api-key'] = config.apiKey;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const answer = await sendRequest({ url, method, headers, timeoutMs, ...(body === undefined ? {} : { body }) });
      onExchange?.({ method, url, body: body ?? null, answer });
      if (answer.kind === 'answered' && answer.status === 401 && attempt === 1) token.drop(got.token);
      else return { kind: 'answer', answer };
    }
  };
}
