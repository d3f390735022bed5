import type { Activity } from '@tabibu/contract/report-words';
import type { ActivityBody } from '@tabibu/contract/reports';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { newestApplications } from '../applications/index.ts';
import { PURPOSE, emergenciesAmong } from '../bookings/index.ts';
import { openCaseIds } from '../cases/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { findWithdrawals } from '../earnings/index.ts';
import { namesOf } from '../identity/index.ts';
import { newestMoves } from '../payments/index.ts';
import type { MoneyMoveRow } from '../payments/index.ts';

const MOST = 20;

/**
 * Returns what happened last, newest first: payments that came, are owed back or went back, withdrawal requests and
 * applications (API-31, C99). Writes to the audit log whose rows were read.
 */
export async function listActivity(ctx: Context): Promise<ActivityBody[]> {
  const all = [...(await payments(ctx)), ...(await withdrawals(ctx)), ...(await applications(ctx))];
  return all.sort((one, other) => Date.parse(other.date) - Date.parse(one.date)).slice(0, MOST);
}

async function payments(ctx: Context): Promise<ActivityBody[]> {
  const moves = await newestMoves(ctx, MOST);
  await auditReading(ctx, {
    action: 'reports.list-activity',
    readings: moves.map(({ id: objectId, payer_id: personId }) => ({ personId, object: 'payment', objectId })),
  });
  const names = await namesOf(
    ctx,
    moves.map(({ payer_id: id }) => id),
  );
  const emergencies = await emergenciesAmong(
    ctx,
    moves.filter(({ purpose_kind: kind }) => kind === PURPOSE).map(({ purpose_id: id }) => id),
  );
  return moves.map((move) => ({
    date: move.at.toISOString(),
    user: names.get(move.payer_id) ?? '',
    activity: activityOf(move, emergencies),
    details: move.reference,
    amount: { amount: move.amount, currency: move.currency },
    object: 'payment',
    object_id: move.id,
    case_id: null,
  }));
}

function activityOf(move: MoneyMoveRow, emergencies: ReadonlySet<string>): Activity {
  if (move.to_state !== 'settled') return move.to_state;
  if (move.purpose_kind !== PURPOSE) return 'payment-received';
  return emergencies.has(move.purpose_id) ? 'emergency-paid' : 'appointment-paid';
}

async function withdrawals(ctx: Context): Promise<ActivityBody[]> {
  const everything = { doctors: null, statuses: null, since: null };
  const rows = await findWithdrawals(ctx, { ...everything, limit: MOST, offset: 0 });
  await auditReading(ctx, {
    action: 'reports.list-activity',
    readings: rows.map(({ id: objectId, accountId: personId }) => ({ personId, object: 'payment', objectId })),
  });
  const names = await doctorNames(
    ctx,
    rows.map(({ doctorId }) => doctorId),
  );
  const cases = await openCaseIds(
    ctx,
    'withdrawal',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, doctorId, money, askedAt }) => ({
    date: askedAt.toISOString(),
    user: names.get(doctorId)?.fullName ?? '',
    activity: 'withdrawal-requested',
    details: '',
    amount: money,
    object: 'withdrawal',
    object_id: id,
    case_id: cases.get(id) ?? null,
  }));
}

async function applications(ctx: Context): Promise<ActivityBody[]> {
  return (await newestApplications(ctx, MOST)).map(({ id, number, doctorName, submittedAt }) => ({
    date: submittedAt.toISOString(),
    user: doctorName,
    activity: 'application-submitted',
    details: String(number),
    amount: null,
    object: 'application',
    object_id: id,
    case_id: null,
  }));
}
