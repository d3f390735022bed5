import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';

/** Calls per minute and principal. */
const PER_MINUTE = { read: 300, search: 180, write: 30, code: 20, callback: 6000, page: 600, ask: 60 } as const;
/** Of what has the office, or the owner of a typed number, written to: how many, and in how many seconds. */
const SLOWER = { letter: { points: 12, duration: 3600 }, news: { points: 24, duration: 24 * 3600 } } as const;

export interface Limits {
  /**
   * Counts one call and throws `too-many-requests` when the limit is reached. `principal` is an account, or an address
   * as limits count it (`addressPrefix`).
   */
  spend(kind: NonNullable<Endpoint['limit']> | 'page', principal: string): Promise<void>;
}

/**
 * What is refused to an address only while the process is busy. A mobile network puts thousands of people behind one
 * address, so what it does alone says nothing; under load, whoever takes most waits.
 */
const UNDER_LOAD: ReadonlySet<string> = new Set(['read', 'search', 'page', 'code']);

/** Requests under way at once from which on the process is busy: several times what its connections serve together. */
const BUSY = 64;

/**
 * Opens the rate limits, which are counted in this process. Limits that protect money and SMS live in the database, in
 * the modules that use them. `underWay` returns how many requests are being answered.
 */
export function openLimits(on: boolean, underWay: () => number = () => BUSY): Limits {
  if (!on) return { spend: async () => undefined };
  const buckets = Object.fromEntries(
    [
      ...Object.entries(PER_MINUTE).map(([kind, points]) => [kind, { points, duration: 60 }] as const),
      ...Object.entries(SLOWER),
    ].map(([kind, limit]) => [kind, new RateLimiterMemory({ ...limit, keyPrefix: kind })]),
  );
  return {
    async spend(kind, principal) {
      // The id of an account has hyphens, an address has none.
      const isAddress = !principal.includes('-');
      try {
        await buckets[kind]!.consume(principal);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        if (isAddress && UNDER_LOAD.has(kind) && underWay() < BUSY) return;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        // The seconds are also in the body, where pages read them.
        throw new Problem('too-many-requests', { seconds }, seconds);
      }
    },
  };
}
