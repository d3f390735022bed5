import { statement } from '../platform/database/statement.ts';
import type { NoValues } from '../platform/database/statement.ts';

/**
 * Records that this demo data was added. Returns no row if it was added before; a second process waits for the first to
 * commit.
 */
export const markSeeded = statement<
  { name: 'appointments' | 'doctor-accounts' | 'doctors' | 'subscriptions'; now: Date },
  { name: string }
>(
  'demo.mark-seeded',
  'insert into demo_seeds (name, sown_at) values ($name, $now) on conflict do nothing returning name',
);

/** Raises the timeouts of the transaction to a minute, so that a second process waits as long as the first needs. */
export const raiseTimeouts = statement<NoValues, { done: string }>(
  'demo.raise-timeouts',
  "select set_config('lock_timeout', '60s', true) || set_config('statement_timeout', '60s', true) as done",
);
