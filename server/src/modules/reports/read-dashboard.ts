import { timeZoneOf } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { DashboardBody } from '@tabibu/contract/reports';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { countByPayment, newestBookings } from '../bookings/index.ts';
import type { NewestBookingRow } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { memberNamesForDesk } from '../people/index.ts';
import { readRevenue } from './read-revenue.ts';
import { monthOverMonth, monthsUntil } from './rules.ts';

/** How many bookings are printed (STF-DASH-03), and how many months the chart has. */
const RECENT = 10;
const MONTHS = 12;

/**
 * Returns the printed figures of the staff portal (API-57, C91): revenue of all time and by month in shillings, counts
 * by what became of the money, and the newest bookings (STF-DASH-01…07, C18, C90, C99). Audits whose bookings were
 * read.
 */
export async function readDashboard(ctx: Context): Promise<DashboardBody> {
  const months = monthsUntil(wallClock(ctx.clock.now(), timeZoneOf(ctx.country)).day, MONTHS);
  const [counts, everything, lately, recent] = await Promise.all([
    countByPayment(ctx),
    readRevenue(ctx, { period: 'yearly' }),
    readRevenue(ctx, { start_date: `${months[0]}-01`, period: 'monthly' }),
    newestBookings(ctx, RECENT),
  ]);
  const series = months.map((key) => ({
    key,
    label: monthText(ctx.language, key),
    value: lately.byPeriod[key]?.total ?? 0,
  }));
  const [prevMonth = 0, thisMonth = 0] = series.slice(-2).map(({ value }) => value);
  return {
    totalPaidBookings: counts.paid,
    totalPendingBookings: counts.pending,
    totalCancelledBookings: counts.cancelled,
    totalEarnings: everything.totalRevenue,
    currency: 'TZS',
    recentBookings: await describe(ctx, recent),
    monthly: { momPercent: monthOverMonth(thisMonth, prevMonth), thisMonth, prevMonth, series },
    rates: everything.rates,
    unrated: everything.unrated,
  };
}

async function describe(ctx: Context, rows: readonly NewestBookingRow[]): Promise<DashboardBody['recentBookings']> {
  await auditReading(ctx, {
    action: 'reports.read-dashboard',
    readings: rows.map(({ id: objectId, patient_id: personId }) => ({ personId, object: 'appointment', objectId })),
  });
  const doctors = await doctorNames(
    ctx,
    rows.map(({ doctor_id: id }) => id),
  );
  const members = await memberNamesForDesk(
    ctx,
    rows.map(({ person_id: id }) => id),
  );
  const people = await Promise.all(rows.map(({ patient_id: id }) => contactOf(ctx, id)));
  return rows.map((row, place) => ({
    id: row.id,
    full_name: people[place]?.fullName ?? '',
    ...(row.person_id !== null && { person: members.get(row.person_id) ?? '' }),
    phone: people[place]?.phone ?? '',
    doctor: doctors.get(row.doctor_id)?.fullName ?? '',
    amount: row.price_amount,
    currency: row.price_currency,
    payment_status: row.word,
    created_at: row.created_at.toISOString(),
  }));
}

/** Names a month 'YYYY-MM' for its reader: 'Nov 2026'. */
function monthText(language: Language, month: string): string {
  const locale = { sw: 'sw-TZ', en: 'en-GB', fr: 'fr-FR' }[language];
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
