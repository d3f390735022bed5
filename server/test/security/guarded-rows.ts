import pg from 'pg';
import { clusterOfRun } from '../cluster-of-run.ts';
import type { TestProduct } from '../harness.ts';
import { asOwner } from './kept-rows.ts';

/** The tables with row-level security that hold something of a patient's health. */
export const HEALTH_TABLES = [
  'allergy_statements',
  'call_messages',
  'call_photos',
  'kept_conversations',
  'medication_doses',
  'medication_schedules',
  'patient_facts',
  'pregnancies',
  'readings',
  'visit_addenda',
  'visit_documents',
] as const;

/** The tables with row-level security that hold somebody's money. */
export const MONEY_TABLES = [
  'callback_inbox',
  'credit_uses',
  'credits',
  'doctor_earnings',
  'ledger_accounts',
  'ledger_entries',
  'ledger_journals',
  'payment_cases',
  'payment_exchanges',
  'payment_history',
  'payments',
  'payout_sendings',
  'payouts',
  'withdrawals',
] as const;

/** The tables with row-level security that say which care plan somebody has: its name may be an illness. */
export const PLAN_TABLES = ['coupon_sendings', 'coupon_uses', 'coupons', 'plan_orders', 'subscriptions'] as const;

/** The tables with row-level security that say who belongs to whose family and shares whose plan. */
export const PEOPLE_TABLES = ['people', 'plan_members', 'plan_leavings', 'record_handovers'] as const;

/** The tables with row-level security that hold files with somebody's data. */
export const EXPORT_TABLES = ['own_exports', 'own_export_parts'] as const;

/** Settings of a connection whose process names its actors, outside of a transaction. */
export const NOBODY = "set tabibu.role = 'none'";

/** Settings of a transaction on behalf of an account in a role. */
export const actingAs = (role: string, accountId: string): string =>
  `${NOBODY}; set local tabibu.role = '${role}'; set local tabibu.account = '${accountId}'`;

/** The login of the runtime role. */
export const runtimeLogin = ({ owner }: TestProduct): pg.ClientConfig => ({
  ...clusterOfRun().appUrl,
  database: owner.database!,
});

/** Counts the rows of each table that a login sees after `settings`, in a transaction. */
export async function countRows<Table extends string>(
  login: pg.ClientConfig,
  settings: string,
  tables: readonly Table[],
): Promise<Record<Table, number>> {
  return inRolledBack(login, settings, async (client) => {
    const found: [Table, number][] = [];
    for (const table of tables)
      found.push([table, (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n]);
    return Object.fromEntries(found) as Record<Table, number>;
  });
}

/**
 * Runs one change after `settings` and takes it back. Returns how many rows it changed, or the code of its refusal.
 */
export async function tryChange(
  login: pg.ClientConfig,
  settings: string,
  sql: string,
): Promise<number | string | null | undefined> {
  return inRolledBack(login, settings, (client) =>
    client.query(sql).then(
      ({ rowCount }) => rowCount,
      (error: pg.DatabaseError) => error.code,
    ),
  );
}

/** Switches the policies of tables on or off, as their owner. */
export async function setPolicies(
  { owner }: TestProduct,
  does: 'enable' | 'disable',
  tables: readonly string[],
): Promise<void> {
  await asOwner(owner, async (client) => {
    for (const table of tables) await client.query(`alter table ${table} ${does} row level security`);
  });
}

async function inRolledBack<Result>(
  login: pg.ClientConfig,
  settings: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(login);
  await client.connect();
  try {
    await client.query(`begin; ${settings}`);
    return await work(client);
  } finally {
    await client.end();
  }
}
