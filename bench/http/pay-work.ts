import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '../../server/src/platform/keys.ts';
import type { FreeTime } from '../data/free-times.ts';
import type { BenchPatient } from './patients.ts';
import type { Trace } from './trace-hold-and-pay.ts';

/** A free time and the patient who holds it and pays for it. Each is used once. */
export interface Work extends FreeTime {
  readonly patient: BenchPatient;
  /** The patient's coupon, if it pays. */
  readonly coupon?: { readonly id: string; readonly code: string } | undefined;
}

/**
 * Pairs each free time with a patient of its own, in random order. A patient may hold only one time with a doctor, so a
 * second one would be refused.
 */
export function pairWithPatients(times: readonly FreeTime[], patients: readonly BenchPatient[]): Work[] {
  if (patients.length < times.length)
    throw new Error(`${patients.length} patients are too few for ${times.length} times`);
  const work = times.map((time, index) => ({ ...time, patient: patients[index]! }));
  for (let last = work.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [work[last], work[other]] = [work[other]!, work[last]!];
  }
  return work;
}

/** Makes sure that the work table has `count` unused rows, as far as there is work. */
export async function fillWorkTable(owner: pg.Client, trace: Trace, work: Work[], count: number): Promise<void> {
  const { rows } = await owner.query<{ next: number; turn: number }>(
    `select (select coalesce(max(number) + 1, 0) from bench_work) as next,
       (select case when is_called then last_value + 1 else last_value end from bench_turn)::integer as turn`,
  );
  const { next, turn } = rows[0]!;
  const missing = count - (next - turn);
  if (missing > 0) await addRows(owner, trace, work.splice(-missing), next);
}

/** Adds work items to the table that the `pgbench` functions read. A sequence assigns them in order. */
async function addRows(owner: pg.Client, { varying }: Trace, work: readonly Work[], from: number): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const values: Record<string, (one: Work, number: number) => string> = {
    token_hash: ({ patient }) => `\\x${hashToken(patient.token).toString('hex')}`,
    session: ({ patient }) => patient.sessionId,
    patient: ({ patient }) => patient.accountId,
    doctor: ({ doctorId }) => doctorId,
    coupon: ({ coupon }) => coupon!.id,
    code: ({ coupon }) => coupon!.code,
    starts_at: ({ startsAt }) => new Date(startsAt).toISOString(),
    reference: (_, number) =>
      `TBB-${seconds}-${Array.from({ length: 8 }, (__, at) => letters[Math.floor(number / 32 ** at) % 32]).join('')}`,
  };
  const columns = [...varying.keys()];
  await owner.query(
    `insert into bench_work (number, ${columns.join(', ')}) select * from unnest($1::int[], ${columns.map((_, index) => `$${index + 2}::text[]`).join(', ')})`,
    [
      work.map((_, index) => from + index),
      ...columns.map((column) => work.map((one, index) => (values[column] ?? (() => randomUUID()))(one, from + index))),
    ],
  );
  await owner.query('analyze bench_work');
}
