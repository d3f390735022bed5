import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { Problem } from '../problem.ts';

/** Calls per minute and principal; a whole neighbourhood may share one address, so visitors get room. */
const PER_MINUTE = { read: 300, search: 180, write: 30, code: 20, callback: 6000, page: 600 } as const;

export interface Limits {
  /** `principal`: an account, or an address as limits count it (`neighbourhood`). */
  spend(kind: NonNullable<Endpoint['limit']> | 'page', principal: string): Promise<void>;
}

/** Token buckets of this process. The limits that protect money and SMS live in the database with their modules. */
export function openLimits(on: boolean): Limits {
  if (!on) return { spend: async () => undefined };
  const buckets = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([kind, points]) => [kind, new RateLimiterMemory({ points, duration: 60, keyPrefix: kind })]),
  );
  return {
    async spend(kind, principal) {
      try {
        await buckets[kind]!.consume(principal);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        // Also in the body: a page reads it there.
        throw new Problem('too-many-requests', { seconds }, seconds);
      }
    },
  };
}
