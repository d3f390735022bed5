import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { DebtPageBody } from '@tabibu/contract/doctor-debts';
import { audit } from '../../platform/audit.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import { wallClock } from '../../platform/time.ts';
import { newestCaseIds } from '../cases/index.ts';
import { accountOfDoctor, doctorNames, hasLeft, soughtAmong } from '../doctors/index.ts';
import { listDebts as listAllDebts } from '../earnings/index.ts';
import type { Debt } from '../earnings/index.ts';

const PAGE_SIZE = 10;
const COLUMNS = ['doctor', 'country', 'currency', 'owes', 'since'] as const;

export interface DebtFilter {
  readonly q?: string | undefined;
  readonly country?: CountryCode | undefined;
}

/**
 * Returns a page of what doctors owe that the filter finds, the oldest debt first. A page behind the last one gives the
 * last one. Writes to the audit log whose debts were read.
 */
export async function listDebts(
  ctx: Context,
  { page: wanted = 1, ...filter }: DebtFilter & { page?: number | undefined },
): Promise<DebtPageBody> {
  const found = await findDebts(ctx, filter);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  await auditDebts(ctx, rows);
  const names = await doctorNames(
    ctx,
    rows.map(({ doctorId }) => doctorId),
  );
  const cases = await newestCaseIds(
    ctx,
    'contested-consultation',
    rows.map(({ bookingId }) => bookingId),
  );
  const debts = rows.map(async ({ doctorId, money: amount, since, bookingId }) => ({
    doctor_id: doctorId,
    doctor: names.get(doctorId)?.fullName ?? '',
    country: names.get(doctorId)?.country ?? null,
    amount,
    since: since.toISOString(),
    works_here: !(await hasLeft(ctx, doctorId)),
    case_id: cases.get(bookingId) ?? null,
  }));
  return { debts: await Promise.all(debts), total: found.length, sums: sumsOf(found), page, pages };
}

/** Returns all that the filter finds as CSV, in whole units and days of the reader's country. Audited. */
export async function exportDebts(ctx: Context, filter: DebtFilter): Promise<string> {
  const found = await findDebts(ctx, filter);
  await auditDebts(ctx, found);
  const names = await doctorNames(
    ctx,
    found.map(({ doctorId }) => doctorId),
  );
  await audit(ctx, {
    action: 'payment-desk.export-debts',
    object: 'export',
    objectId: 'debts',
    details: { rows: found.length },
  });
  const zone = timeZoneOf(ctx.country);
  const rows = found.map(({ doctorId, money, since }) => {
    const doctor = names.get(doctorId);
    const country = doctor === undefined ? '' : countryOf(doctor.country).name;
    return [doctor?.fullName ?? '', country, money.currency, toMajor(money), wallClock(since, zone).day];
  });
  return writeCsv(ctx, COLUMNS, rows);
}

async function findDebts(ctx: Context, { q = '', country }: DebtFilter): Promise<Debt[]> {
  const debts = await listAllDebts(ctx);
  const search = q.trim();
  if (search === '' && country === undefined) return debts;
  const ids = debts.map(({ doctorId }) => doctorId);
  const fitting = await soughtAmong(ctx, ids, { search, country });
  return debts.filter(({ doctorId }) => fitting.has(doctorId));
}

/** Returns the sum in each currency, in the order in which the currencies come first. */
function sumsOf(debts: readonly Debt[]): Money[] {
  const sums = new Map<Money['currency'], number>();
  for (const { money } of debts) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

async function auditDebts(ctx: Context, debts: readonly Debt[]): Promise<void> {
  const people = await Promise.all(debts.map(({ doctorId }) => accountOfDoctor(ctx, doctorId)));
  await auditReading(ctx, {
    action: 'payment-desk.list-debts',
    readings: debts.flatMap(({ doctorId: objectId }, place) => {
      const personId = people[place];
      return personId === undefined ? [] : [{ personId, object: 'payment' as const, objectId }];
    }),
  });
}
