import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEFT_OUT } from '../src/modules/own-copies/left-out.ts';
import { SECTION_NAMES } from '../src/modules/own-copies/list-sections.ts';
import type { SectionName } from '../src/modules/own-copies/list-sections.ts';
import { STORED_DATA } from './stored-data.ts';

/**
 * The part of an export that reads each table with personal data; the others stand with their reason in `left-out.ts`.
 */
const EXPORTED: Readonly<Record<string, SectionName>> = {
  accounts: 'account',
  sessions: 'devices',
  people: 'family',
  record_handovers: 'records_handed_over',
  patient_facts: 'facts',
  allergy_statements: 'allergies',
  readings: 'readings',
  urgent_readings: 'urgent_readings',
  medication_schedules: 'medicines',
  medication_doses: 'medicines',
  pregnancies: 'pregnancies',
  bookings: 'appointments',
  booking_moves: 'appointments',
  assisted_bookings: 'booked_by_telephone',
  call_sessions: 'calls',
  call_bridges: 'phone_calls',
  call_messages: 'messages',
  call_photos: 'photos',
  visit_documents: 'documents',
  visit_addenda: 'documents',
  reviews: 'reviews',
  review_replies: 'reviews',
  waitlist_entries: 'wait_lists',
  payments: 'payments',
  payment_history: 'payments',
  payouts: 'refunds',
  credits: 'credits',
  credit_uses: 'credits',
  plan_orders: 'plan_orders',
  subscriptions: 'plans',
  plan_members: 'plans',
  plan_leavings: 'plans',
  coupons: 'coupons',
  coupon_uses: 'coupons',
  coupon_sendings: 'coupons',
  complaints: 'complaints',
  complaint_messages: 'complaints',
  person_notices: 'notices',
  notices: 'messages_sent',
  notice_choices: 'reminders',
  account_emails: 'confirmed_email',
  push_subscriptions: 'push_browsers',
  kept_conversations: 'conversations',
  country_interests: 'countries_waited_for',
  audit_log: 'who_opened_the_record',
  break_glass_accesses: 'exceptional_accesses',
  own_exports: 'exports',
};

/** Parts that are made of others. */
const MADE_OF_OTHERS: readonly SectionName[] = ['consents', 'receipts'];

const personal = Object.entries(STORED_DATA).flatMap(([table, entry]) => (typeof entry === 'string' ? [table] : []));

test('every table with personal data is in a part of an export, or is left out with its reason', () => {
  expect([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].toSorted()).toEqual(personal.toSorted());
  expect(Object.values(LEFT_OUT).filter((reason) => reason.length < 10)).toEqual([]);
});

test('every part reads a table, or is made of others', () => {
  expect([...new Set([...Object.values(EXPORTED), ...MADE_OF_OTHERS])].toSorted()).toEqual(
    [...SECTION_NAMES].toSorted(),
  );
});

test('the module of a table reads it where it exports', () => {
  const root = join(import.meta.dirname, '../..');
  const map = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as Record<string, { keeps: string[] }>;
  const unread = Object.keys(EXPORTED).filter((table) => {
    const [module] = Object.entries(map).find(([, { keeps }]) => keeps.includes(table)) ?? ['none'];
    const sql = globSync(`server/src/modules/${module}/*store.ts`, { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    return !sql.some((text) => new RegExp(String.raw`\bfrom ${table}\b|\bjoin ${table}\b`).test(text));
  });
  expect(unread).toEqual([]);
});
