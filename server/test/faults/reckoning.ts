import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { CHECKS } from '../../src/checks.ts';
import { runChecks } from '../../src/platform/database/invariants.ts';
import type { Acknowledged } from './load.ts';

/** A payment in the ledger of the sandbox's payment company. */
interface Truth {
  readonly externalId: string;
  readonly state: 'pending' | 'paid' | 'refused';
  readonly asked: number;
}

export interface Reckoning {
  /** One line for each inconsistency. */
  readonly faults: readonly string[];
  readonly bookings: number;
  readonly paid: number;
  /**
   * Number of payments for which the product sent the prompt request more than once. The sandbox still prompts once.
   */
  readonly askedAgain: number;
}

const PATIENCE = 180_000;

/**
 * Waits until nothing is in progress. Then compares the stored rows with what the product acknowledged and with the
 * sandbox's ledger.
 */
export async function compareWithLedger(
  reader: ClientConfig,
  sandboxUrl: string,
  acknowledged: Acknowledged,
): Promise<Reckoning> {
  const client = new pg.Client(reader);
  await client.connect();
  try {
    const faults: string[] = [];
    const stuck = await untilAtRest(client, sandboxUrl);
    if (stuck.length > 0) faults.push(...stuck);
    const truth = await readLedger(sandboxUrl);
    faults.push(...(await findLostRows(client, acknowledged)), ...(await findMismatches(client, truth, acknowledged)));
    for (const { id, says, broken, examples } of await runChecks(reader, CHECKS)) {
      if (broken > 0) faults.push(`${id} ${says}: ${broken}, for example ${examples.join(', ')}`);
    }
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from bookings where id = any($1)',
      [acknowledged.bookings],
    );
    return {
      faults,
      bookings: rows[0]!.count,
      paid: truth.filter(({ state }) => state === 'paid').length,
      askedAgain: truth.filter(({ asked }) => asked > 1).length,
    };
  } finally {
    await client.end();
  }
}

async function readLedger(sandboxUrl: string): Promise<Truth[]> {
  return ((await (await fetch(`${sandboxUrl}/sandbox/truth/all`)).json()) as { payments: Truth[] }).payments;
}

/** Waits until no event, job or payment is in progress. Returns what still is when the time is over. */
async function untilAtRest(client: pg.Client, sandboxUrl: string): Promise<string[]> {
  const open = `
    select 'outbox ' || kind || ' ' || name as what from outbox
    union all
    select 'job ' || t.identifier || ' attempt ' || j.attempts || coalesce(' held by ' || j.locked_by, '') || coalesce(': ' || left(j.last_error, 200), '')
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where not (j.attempts = j.max_attempts and j.last_error is null) -- its key was taken over by a newer job while it ran
       and (j.locked_at is not null or j.attempts > 0 or (j.run_at <= now() and t.identifier <> 'payments.query-status'))
    union all
    select 'payment ' || state || ' ' || id from payments where state in ('requested', 'unknown') or (state = 'created' and checkout_at is not null)`;
  for (const end = performance.now() + PATIENCE; ;) {
    const pending = (await readLedger(sandboxUrl))
      .filter(({ state }) => state === 'pending')
      .map(({ externalId }) => `pending outside ${externalId}`);
    const { rows } = await client.query<{ what: string }>(open);
    const left = [...pending, ...rows.map(({ what }) => what)];
    if (left.length === 0 || performance.now() > end)
      return left.slice(0, 10).map((what) => `never came to rest: ${what}`);
    await pause(200);
  }
}

async function findLostRows(client: pg.Client, { bookings, references }: Acknowledged): Promise<string[]> {
  const held = await client.query<{ id: string }>(
    'select id from unnest($1::uuid[]) id where not exists (select 1 from bookings b where b.id = id.id)',
    [bookings],
  );
  const saved = await client.query<{ reference: string }>(
    'select reference from unnest($1::text[]) reference where not exists (select 1 from payments p where p.reference = reference.reference)',
    [references],
  );
  return [
    ...held.rows.map(({ id }) => `acknowledged hold is gone: ${id}`),
    ...saved.rows.map(({ reference }) => `acknowledged payment is gone: ${reference}`),
  ];
}

interface PaymentFacts {
  external_id: string;
  reference: string;
  purpose_id: string;
  state: string;
  captures: number;
  booking_state: string;
  pays_booking: boolean;
}

/**
 * Compares the sandbox's ledger with the stored rows. What is paid there has exactly one capture here, for a booking
 * that takes place or for money that is owed back.
 */
async function findMismatches(
  client: pg.Client,
  truth: readonly Truth[],
  { checkouts }: Acknowledged,
): Promise<string[]> {
  const { rows } = await client.query<PaymentFacts>(
    `
    select p.external_id, p.reference, p.purpose_id, p.state, b.state as booking_state, b.payment_id = p.id and b.funding = 'payment' as pays_booking,
           (select count(*)::int from ledger_journals j where j.kind = 'capture' and j.reference = p.id::text) as captures
      from payments p join bookings b on b.id = p.purpose_id
     where p.external_id = any($1) or p.reference = any($2)`,
    [truth.map(({ externalId }) => externalId), checkouts],
  );
  const byExternalId = new Map(rows.map((row) => [row.external_id, row]));
  const faults: string[] = [];
  for (const { externalId, state } of truth) {
    const payment = byExternalId.get(externalId);
    if (payment === undefined) faults.push(`asked outside and not known here: ${externalId}`);
    else if (state === 'paid') faults.push(...unsettled(payment));
    else if (payment.captures > 0) faults.push(`booked here and not paid outside: ${externalId}`);
  }
  const asked = new Set(truth.map(({ externalId }) => externalId));
  faults.push(
    ...rows
      .filter((row) => checkouts.includes(row.reference) && !asked.has(row.external_id))
      .map((row) => `acknowledged checkout was never asked for: ${row.reference}`),
  );
  const paid = truth
    .filter(({ state }) => state === 'paid')
    .map(({ externalId }) => byExternalId.get(externalId)?.purpose_id);
  faults.push(
    ...[...Map.groupBy(paid, (purpose) => purpose)]
      .filter(([, times]) => times.length > 1)
      .map(([purpose, times]) => `charged ${times.length} times: booking ${purpose}`),
  );
  return faults;
}

function unsettled(payment: PaymentFacts): string[] {
  if (payment.captures !== 1) return [`paid outside, booked ${payment.captures} times here: ${payment.external_id}`];
  if (payment.state === 'refund-due') return [];
  if (payment.state !== 'settled') return [`paid outside, ${payment.state} here: ${payment.external_id}`];
  return payment.booking_state === 'scheduled' && payment.pays_booking
    ? []
    : [`settled, but the booking is ${payment.booking_state}: ${payment.purpose_id}`];
}
