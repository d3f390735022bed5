import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import { exportAssisted } from '../assisted-bookings/index.ts';
import { exportConversations } from '../assistant/index.ts';
import { exportOpenings } from '../audit/index.ts';
import { exportAppointments } from '../bookings/index.ts';
import { exportAccesses } from '../break-glass/index.ts';
import { exportPhoneCalls } from '../bridges/index.ts';
import { exportCalls } from '../calls/index.ts';
import { exportMessages, exportPhotos } from '../chat/index.ts';
import { exportComplaints } from '../complaints/index.ts';
import { exportCredits } from '../credits/index.ts';
import { exportHandovers } from '../family/index.ts';
import { exportAccount, exportDevices } from '../identity/index.ts';
import {
  exportConfirmedEmail,
  exportMessagesSent,
  exportNoticeChoices,
  exportNotices,
  exportPushBrowsers,
} from '../notifications/index.ts';
import { exportSchedules } from '../medication/index.ts';
import { exportAllergies, exportFacts } from '../patient-facts/index.ts';
import { exportPayments } from '../payments/index.ts';
import { exportRefunds } from '../payouts/index.ts';
import { exportFamily } from '../people/index.ts';
import { exportPregnancies } from '../pregnancy/index.ts';
import { exportReadingsOf, exportUrgentReadings } from '../readings/index.ts';
import { exportReceipts } from '../receipts/index.ts';
import { exportDocuments } from '../records/index.ts';
import { exportReviews } from '../reviews/index.ts';
import { exportInterests } from '../site/index.ts';
import { exportCoupons, exportPlanOrders, exportPlans } from '../subscriptions/index.ts';
import { exportWaiting } from '../waitlist/index.ts';
import { listConsents } from './list-consents.ts';
import * as store from './store.ts';

/**
 * The parts of a file with everything that is held about a person, in their order. Each reads a few rows at a time and
 * sees what the signed-in person may see.
 */
export const SECTIONS = {
  account: exportAccount,
  consents: exportConsents,
  devices: exportDevices,
  family: exportFamily,
  records_handed_over: exportHandovers,
  facts: exportFacts,
  allergies: exportAllergies,
  readings: exportReadingsOf,
  urgent_readings: exportUrgentReadings,
  medicines: exportSchedules,
  pregnancies: exportPregnancies,
  appointments: exportAppointments,
  booked_by_telephone: exportAssisted,
  calls: exportCalls,
  phone_calls: exportPhoneCalls,
  messages: exportMessages,
  photos: exportPhotos,
  documents: exportDocuments,
  reviews: exportReviews,
  wait_lists: exportWaiting,
  payments: exportPayments,
  receipts: exportReceipts,
  refunds: exportRefunds,
  credits: exportCredits,
  plan_orders: exportPlanOrders,
  plans: exportPlans,
  coupons: exportCoupons,
  complaints: exportComplaints,
  notices: exportNotices,
  messages_sent: exportMessagesSent,
  reminders: exportNoticeChoices,
  confirmed_email: exportConfirmedEmail,
  push_browsers: exportPushBrowsers,
  conversations: exportConversations,
  countries_waited_for: exportInterests,
  who_opened_the_record: exportOpenings,
  exceptional_accesses: exportAccesses,
  exports: (ctx: Context) => ownRows(ctx, store.ownExports),
} as const;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

async function* exportConsents(ctx: Context) {
  yield await listConsents(ctx);
}

/** One row of a part. */
export type RowOf<Name extends SectionName> =
  ReturnType<(typeof SECTIONS)[Name]> extends AsyncGenerator<infer Row> ? Row : never;

/** Tells that one more part is written. */
export type Progress = () => Promise<void>;
