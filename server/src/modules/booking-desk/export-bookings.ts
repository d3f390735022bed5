import { countryOf, timeZoneOf } from '@tabibu/contract/countries';
import { toMajor } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import { wallClock } from '../../platform/time.ts';
import { newestBookings } from './list-bookings.ts';
import type { BookingFilter } from './list-bookings.ts';

const MOST = 10_000;

const COLUMNS = ['reference', 'patient', 'doctor', 'country', 'type', 'date', 'time', 'currency', 'amount', 'status'];

/**
 * Returns the newest ten thousand bookings that the filter finds as CSV (RFC 4180), with amounts in whole units of
 * their currency and times on the clock of the reader's country. No cell begins a formula when a spreadsheet opens it.
 * Audited.
 */
export async function exportBookings(ctx: Context, filter: BookingFilter): Promise<string> {
  const rows = await newestBookings(ctx, filter, MOST);
  const zone = timeZoneOf(ctx.country);
  const records = rows.map((row) => {
    const at = row.starts_at === null ? null : wallClock(new Date(row.starts_at), zone);
    return [
      row.reference ?? '',
      row.patient,
      row.doctor,
      countryOf(row.country).name,
      row.kind,
      at?.day ?? '',
      at?.time ?? '',
      row.price.currency,
      toMajor(row.price),
      row.state,
    ];
  });
  await audit(ctx, {
    action: 'booking-desk.export-bookings',
    object: 'export',
    objectId: 'bookings',
    details: { rows: rows.length },
  });
  return writeCsv([COLUMNS, ...records]);
}
