import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import type { CsvHeading } from '../../platform/csv-dialect.ts';
import { wallClock } from '../../platform/time.ts';
import type { ListFilter } from './find-criteria.ts';
import { newestCoupons } from './list-coupons.ts';
import { newestSubscribers } from './list-subscribers.ts';

const CALLS = ['calls-used', 'calls-total'] as const;
const PLAN = ['package', 'doctor-type'] as const;
const SUBSCRIBERS = ['name', 'phone', ...PLAN, 'country', 'start', 'end', ...CALLS, 'coupon-code', 'status'] as const;
const MADE = ['made-by', 'approved-by', 'reason'] as const;
const COUPONS = ['code', 'owner', 'phone', ...PLAN, ...CALLS, 'created', 'expires', 'status', ...MADE] as const;

/** Returns the newest ten thousand subscriptions that the filter finds as CSV, with masked numbers (W48). Audited. */
export async function exportSubscribers(ctx: Context, filter: ListFilter): Promise<string> {
  const dayOf = daysOf(ctx);
  const rows = (await newestSubscribers(ctx, filter)).map((row) => [
    row.name,
    row.phone,
    row.package,
    row.doctorType,
    countryOf(row.country).name,
    dayOf(row.startDate),
    dayOf(row.endDate),
    row.callsUsed,
    row.callsTotal,
    row.couponCode,
    row.status,
  ]);
  return write(ctx, 'subscribers', SUBSCRIBERS, rows);
}

/** Returns the newest ten thousand coupons that the filter finds as CSV, with masked numbers (W48). Audited. */
export async function exportCoupons(ctx: Context, filter: ListFilter): Promise<string> {
  const dayOf = daysOf(ctx);
  const rows = (await newestCoupons(ctx, filter)).map((row) => [
    row.code,
    row.owner,
    row.phone,
    row.package,
    row.doctorType,
    row.callsUsed,
    row.callsTotal,
    dayOf(row.created),
    dayOf(row.expires),
    row.status,
    row.made?.by ?? '',
    row.made?.approved_by ?? '',
    row.made?.reason ?? '',
  ]);
  return write(ctx, 'coupons', COUPONS, rows);
}

/** Returns the day of an instant in the reader's country. */
function daysOf({ country }: Context): (instant: string) => string {
  const zone = timeZoneOf(country);
  return (instant) => wallClock(new Date(instant), zone).day;
}

async function write(
  ctx: Context,
  list: string,
  headings: readonly CsvHeading[],
  rows: readonly (readonly Cell[])[],
): Promise<string> {
  await audit(ctx, {
    action: `subscriptions.export-${list}`,
    object: 'export',
    objectId: list,
    details: { rows: rows.length },
  });
  return writeCsv(ctx, headings, rows);
}
