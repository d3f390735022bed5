import type { Language } from '@tabibu/contract/languages';
import type { NOTIFICATION_TYPES } from '@tabibu/contract/notifications';
import type { SmsOutcome, SmsRefusal } from '../../integrations/sms/port.ts';
import { dayText, whenText } from '../../platform/when-text.ts';

/** A moment as the wall of a zone shows it; worded when the language of the reader is known. */
export interface Moment { readonly at: string; readonly zone: string }

/** A calendar day, 'YYYY-MM-DD'. */
export interface Day { readonly day: string }

export type NoticeValues = Readonly<Record<string, string | number | Moment | Day>>;

/** Values of a template in the reader's language: moments become day and time, on both clocks in Swahili; days become words. */
export function wordValues(language: Language, values: NoticeValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wordValue(language, value)]),
  );
}

function wordValue(language: Language, value: NoticeValues[string]): string | number {
  if (typeof value !== 'object') return value;
  return 'day' in value ? dayText(language, value.day) : whenText(language, new Date(value.at), value.zone);
}

/** The messages that have a sentence under `sms.<template>` in every language. */
export const TEMPLATES = [
  'booking-scheduled', 'booking-scheduled-doctor', 'booking-cancelled-refund', 'booking-cancelled-doctor', 'booking-absent-doctor',
  'appointment-reminder', 'rescheduled', 'rescheduled-doctor', 'running-late', 'missed', 'missed-phone', 'call-unsettled', 'call-failed', 'consultation-claimed', 'booking-contested-staff', 'doctor-ready', 'message-left',
  'payment-late-success', 'payment-late-refusal', 'payment-unclear', 'payment-given-up', 'refund-due', 'refund-done', 'country-opened',
  'emergency-opened-staff', 'emergency-waiting', 'emergency-ring', 'emergency-accepted', 'emergency-accepted-bridge', 'emergency-escalated', 'emergency-escalated-staff',
  'documents-written', 'prescription-written', 'prescription-dispensed', 'document-added-to', 'document-cancelled', 'follow-up-reminder',
  'profile-change-approved', 'profile-change-refused',
  'second-factor-on', 'second-factor-off', 'second-factor-reset', 'second-factor-codes-renewed', 'second-factor-recovery-used',
] as const;

export type Template = (typeof TEMPLATES)[number];

/**
 * Messages that no cap drops, and why: a life, the way into an account, or somebody's money hangs on them. They are counted like all others,
 * and none can be brought about again and again: each costs a payment, a code by SMS or an operator. New recovery codes can, so they are capped.
 * A sign-in code has budgets of its own and is not dropped either; everything else is.
 */
export const NEVER_DROPPED = {
  'emergency-ring': 'emergency', 'emergency-waiting': 'emergency', 'emergency-accepted': 'emergency', 'emergency-accepted-bridge': 'emergency',
  'emergency-escalated': 'emergency', 'emergency-escalated-staff': 'emergency',
  'second-factor-on': 'security', 'second-factor-off': 'security', 'second-factor-reset': 'security', 'second-factor-recovery-used': 'security',
  'booking-cancelled-refund': 'money', 'refund-due': 'money', 'refund-done': 'money', 'payment-late-success': 'money', 'payment-late-refusal': 'money',
  'payment-unclear': 'money', 'payment-given-up': 'money',
} as const satisfies Partial<Record<Template, 'emergency' | 'security' | 'money'>>;

export interface Allowance { readonly perHour: number; readonly perDay: number }

/** Far above what an honest day brings: a person, and the number of a doctor or of staff, whose day is full of other people's appointments. */
export const TO_A_PERSON: Allowance = { perHour: 15, perDay: 40 };
export const TO_A_PERSONS_NUMBER: Allowance = { perHour: 20, perDay: 50 };
export const TO_A_WORK_NUMBER: Allowance = { perHour: 60, perDay: 300 };
export const ABOUT_ONE_THING: Allowance = { perHour: 12, perDay: 30 };

/** Refusals that somebody on our side can cure: the message stays and is tried again. */
const CURABLE: readonly SmsRefusal[] = ['no-balance', 'credentials', 'no-route', 'other'];
/** An error page or a broken connection most likely took nothing: through an outage of hours the message is tried again. */
const LIKELY_NOT_TAKEN: readonly string[] = ['http-error', 'transport'];
const TRIES_IN_OUTAGE = 12;
/** Silence may mean that it was sent: once more, because a message twice does less harm than none. */
const TRIES_IN_DOUBT = 2;

/** Is the message to be tried again after this outcome, the `tries`-th one? Pure. */
export function isToBeTriedAgain(outcome: SmsOutcome, tries: number): boolean {
  if (outcome.kind === 'accepted') return false;
  if (outcome.kind === 'refused') return CURABLE.includes(outcome.reason);
  if (!outcome.mayHaveReached) return true;
  return tries < (LIKELY_NOT_TAKEN.includes(outcome.why) ? TRIES_IN_OUTAGE : TRIES_IN_DOUBT);
}

/** What a doctor is told under the bell: titles and messages stand under `notification.<template>.title` and `.message` in every language. */
export const NOTIFICATION_KINDS = {
  'booking-scheduled': 'announcement',
  'booking-cancelled': 'alert',
  'booking-absent': 'alert',
  'booking-contested': 'alert',
  'booking-rescheduled': 'other',
  'emergency-ring': 'alert',
  'withdrawal-requested': 'other',
  'profile-change-approved': 'announcement',
  'profile-change-refused': 'alert',
  'message-left': 'other',
} as const satisfies Record<string, (typeof NOTIFICATION_TYPES)[number]>;

export type NotificationTemplate = keyof typeof NOTIFICATION_KINDS;

/** What rings a browser whose page is closed: words stand under `push.<template>.title` and `.body` in every language, and name no patient. */
export const PUSH_TEMPLATES = {
  'emergency-ring': { kind: 'emergency', url: '/doctor/dashboard' },
} as const;

export type PushTemplate = keyof typeof PUSH_TEMPLATES;

/** The browsers of one person that are rung at most. */
export const MOST_BROWSERS = 10;
/** What push services take as a topic at most. */
export const PUSH_TOPIC_LENGTH = 32;

/** Where address and keys of a browser are sealed: bound to the row that is found by the digest. */
export function placeOfPush(digest: Buffer): string {
  return `push_subscriptions.sealed.${digest.toString('base64url')}`;
}
