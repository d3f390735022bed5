import { z } from 'zod';
import { sendRequest, parseJson } from '../http-client.ts';
import type { RefusalReason, UnknownWhy } from './port.ts';

export interface AzamPayTokenConfig {
  authUrl: string;
  appName: string;
  clientId: string;
  clientSecret: string;
  /** The portal's token for the X-API-KEY header; when empty, no header is sent. */
  apiKey: string;
}

export type TokenOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'refused'; reason: Extract<RefusalReason, 'credentials'>; message: string }
  | { kind: 'unknown'; why: UnknownWhy };

export interface AzamPayToken {
  /** Returns a token that is valid for at least another minute; concurrent callers share one request. */
  get(): Promise<TokenOutcome>;
  /** Removes this token from the cache after a 401; a newer token of another caller stays. */
  drop(token: string): void;
}

const EARLY_MS = 60_000;
const UNDATED_LIFE_MS = 5 * 60_000;

const TokenAnswer = z.object({
  success: z.literal(true),
  data: z.object({ accessToken: z.string().min(1).max(8192), expire: z.string() }),
});

/**
 * Returns the cache of AzamPay's bearer token. A token is kept until a minute before it expires. AzamPay answers 423
 * when our credentials are wrong.
 */
export function azamPayToken(config: AzamPayTokenConfig, timeoutMs: number, now: () => Date): AzamPayToken {
  let kept: { token: string; until: number } | null = null;
  let running: Promise<TokenOutcome> | null = null;

  async function fetchToken(): Promise<TokenOutcome> {
    const { appName, clientId, clientSecret } = config;
    const answer = await sendRequest({
      url: `${config.authUrl}/AppRegistration/GenerateToken`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(config.apiKey === '' ? {} : { 'x-api-key': config.apiKey }),
      },
      body: JSON.stringify({ appName, clientId, clientSecret }),
      timeoutMs,
    });
    if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why };
    if (answer.status === 423 || answer.status === 400 || answer.status === 401) {
      return { kind: 'refused', reason: 'credentials', message: `AzamPay refused our credentials (${answer.status})` };
    }
    if (answer.status !== 200) return { kind: 'unknown', why: answer.status === 429 ? 'rate-limited' : 'http-error' };
    const read = TokenAnswer.safeParse(parseJson(answer.text));
    if (!read.success) return { kind: 'unknown', why: 'unreadable' };
    const expires = Date.parse(read.data.data.expire);
    const until = Number.isNaN(expires) ? now().getTime() + UNDATED_LIFE_MS : expires - EARLY_MS;
    kept = { token: read.data.data.accessToken, until };
    return { kind: 'token', token: kept.token };
  }

  return {
    async get() {
      if (kept !== null && kept.until > now().getTime()) return { kind: 'token', token: kept.token };
      running ??= fetchToken().finally(() => {
        running = null;
      });
      return running;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
