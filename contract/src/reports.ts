import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CurrencyField, Id, Instant, MoneyField, envelope } from './fields.ts';
import { ACTIVITIES, PAID_WORDS, TIME_FRAMES } from './report-words.ts';
import { STAFF_TABS } from './staff-tabs.ts';

const Shillings = MoneyField.extend({ currency: z.literal('TZS') });

export const readStats = endpoint({
  id: 'reports.read-stats',
  method: 'GET',
  path: '/api/admin/dashboard/stats',
  summary: 'The four figures of the dashboard: bookings, revenue in shillings, subscriptions and emergencies (API-30)',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      /** Every booking whose hold did not end without a payment (C99). */
      total_bookings: z.int(),
      /** Received less what is owed back, of all time, at the rates of the moments of payment (C18, C99): shillings. */
      total_revenue: z.number(),
      /** The same in minor units. */
      revenue: Shillings,
      active_subscriptions: z.int(),
      emergency_bookings: z.int(),
    }),
  ),
});

/** A rate that payments carry: shillings for one unit, and since when it was in force. */
const CarriedRate = z.strictObject({
  currency: CurrencyField,
  rate: z.string(),
  since: Instant,
});

/** A month and what it brought, in minor units of the shilling. */
const MonthOfEarnings = z.strictObject({ key: z.string(), label: z.string(), value: z.int() });

export const readDashboard = endpoint({
  id: 'reports.read-dashboard',
  method: 'GET',
  path: '/api/admin/dashboard',
  summary:
    'The printed figures of the staff portal, without an envelope: earnings in shillings, months, counts and the newest ten bookings (API-57); audited',
  access: STAFF_TABS.dashboard,
  limit: 'read',
  reply: z.strictObject({
    /** The card *Completed* shows these (C90). */
    totalPaidBookings: z.int(),
    totalPendingBookings: z.int(),
    totalCancelledBookings: z.int(),
    /** Received less what is owed back, of all time, in minor units of the shilling (C18, C99). */
    totalEarnings: z.int(),
    currency: z.literal('TZS'),
    /** Newest first, ten at most. */
    recentBookings: z.array(
      z.strictObject({
        id: Id,
        /** Empty after the account was deleted; so is the phone. */
        full_name: z.string(),
        /** The member of the patient's family for whom it is; left out if it is for the patient. */
        person: z.string().optional(),
        /** Masked in the middle. */
        phone: z.string(),
        doctor: z.string(),
        /** The price in minor units of its own currency. */
        amount: z.int(),
        currency: CurrencyField,
        payment_status: z.enum(PAID_WORDS),
        created_at: Instant,
      }),
    ),
    monthly: z.strictObject({
      /** One decimal. 0 if both months brought nothing, 100 if only the previous one did not (C99). */
      momPercent: z.number(),
      thisMonth: z.int(),
      prevMonth: z.int(),
      /** Twelve months of the reader's country, the oldest first; `key` is 'YYYY-MM'. */
      series: z.array(MonthOfEarnings),
    }),
    rates: z.array(CarriedRate),
    /** Payments and refunds without a rate yet, which are in no figure. */
    unrated: z.int(),
  }),
});

const ActivityRow = z.strictObject({
  date: Instant,
  /** Who paid or asked; empty after the account was deleted. */
  user: z.string(),
  activity: z.enum(ACTIVITIES),
  /** The reference of a payment, or the number of an application; empty for a withdrawal. */
  details: z.string(),
  amount: MoneyField.nullable(),
  /** What the row is about. */
  object: z.enum(['payment', 'withdrawal', 'application']),
  object_id: Id,
  /** The case in which it is decided, if one is open. */
  case_id: Id.nullable(),
});

export const listActivity = endpoint({
  id: 'reports.list-activity',
  method: 'GET',
  path: '/api/admin/dashboard/activity',
  summary: 'The newest twenty payments, refunds, withdrawal requests and applications (API-31); audited',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(ActivityRow)),
});

const RevenueQuery = z.strictObject({
  /** Days of the reader's country, both included. */
  start_date: z.iso.date().optional(),
  end_date: z.iso.date().optional(),
  country: CountryAsked.optional(),
  /** Monthly by default. */
  period: z.enum(TIME_FRAMES).optional(),
});

/** Revenue in minor units of the shilling, and the money behind it in its own currencies. */
const RevenueSum = z.strictObject({
  total: z.int(),
  bookings: z.int(),
  subscriptions: z.int(),
  original: z.array(MoneyField),
});

export const readRevenue = endpoint({
  id: 'reports.read-revenue',
  method: 'GET',
  path: '/api/admin/revenue',
  summary:
    'Revenue by country and by day, month or year: payments by the day they came, less what is owed back (API-32)',
  access: ['administrator'],
  limit: 'read',
  query: RevenueQuery,
  reply: envelope(
    z.strictObject({
      totalRevenue: z.int(),
      currency: z.literal('TZS'),
      bookings: z.int(),
      subscriptions: z.int(),
      period: z.enum(TIME_FRAMES),
      /** By country code, largest total first. */
      byCountry: z.record(z.string(), RevenueSum),
      /** By 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', oldest first. */
      byPeriod: z.record(z.string(), RevenueSum),
      /** The rates that payments in the report carry: shillings for one unit, and since when each was in force. */
      rates: z.array(CarriedRate),
      /** Payments and refunds without a rate yet; they are in `original` and not in shillings. */
      unrated: z.int(),
    }),
  ),
});

export const exportRevenue = endpoint({
  id: 'reports.export-revenue',
  method: 'GET',
  path: '/api/admin/revenue/export',
  summary: 'The same as a table (CSV) with both sections; no cell is read as a formula (ADM-REV-14)',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  query: RevenueQuery,
  media: 'text/csv',
  headers: FILE_NAME,
  reply: z.string(),
});

export type DashboardBody = z.infer<typeof readDashboard.reply>;
export type StatsBody = z.infer<typeof readStats.reply>['data'];
export type ActivityBody = z.infer<typeof ActivityRow>;
export type RevenueSumBody = z.infer<typeof RevenueSum>;
export type RevenueBody = z.infer<typeof readRevenue.reply>['data'];
