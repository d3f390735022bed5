import type { ReminderKind } from '@tabibu/contract/reminder-kinds';
import { isKeyOf } from '@tabibu/contract/own-key';
import { MINUTE } from '../../platform/time.ts';
import type { Template } from './rules.ts';

/** What decides how and when a message of the list of notices goes out. */
export interface Manner {
  /** The kind that the reader may switch off; null for what everybody has to know. */
  readonly kind: ReminderKind | null;
  /** True if it waits for the morning when its time falls into the night of the reader. */
  readonly waits: boolean;
}

const reminder = (kind: ReminderKind, waits: boolean): Manner => ({ kind, waits });
/** Answers to what the person or the doctor just did: they come at once, at any hour. */
const AT_ONCE: Manner = { kind: null, waits: false };

/**
 * The messages that patients also find in their list of notices. Messages about the security of the account are not in
 * it, because a thief who is signed in would read and close them; they go by SMS only.
 */
const LISTED = {
  'appointment-tomorrow': reminder('appointments', true),
  'appointment-tomorrow-for': reminder('appointments', true),
  // An hour before the start it is useless to wait, also at six in the morning.
  'appointment-reminder': reminder('appointments', false),
  'appointment-reminder-for': reminder('appointments', false),
  'follow-up-reminder': reminder('follow-up', true),
  'medicine-time': reminder('medicine', true),
  'medicine-refill': reminder('medicine', true),
  'check-up-due': reminder('check-ups', true),
  'follow-up-discreet': reminder('follow-up', true),
  'plan-ends': reminder('plans', true),
  'month-report': reminder('plans', true),
  'booking-scheduled': AT_ONCE,
  'booking-scheduled-for': AT_ONCE,
  'booking-cancelled-refund': AT_ONCE,
  'booking-cancelled-other-times': AT_ONCE,
  rescheduled: AT_ONCE,
  'running-late': AT_ONCE,
  'late-withdrawn': AT_ONCE,
  missed: AT_ONCE,
  'missed-phone': AT_ONCE,
  'call-unsettled': AT_ONCE,
  'call-failed': AT_ONCE,
  'contest-kept': AT_ONCE,
  'contest-refunded': AT_ONCE,
  'new-appointment': AT_ONCE,
  'doctor-ready': AT_ONCE,
  'message-left': AT_ONCE,
  'payment-late-success': AT_ONCE,
  'payment-late-refusal': AT_ONCE,
  'payment-unclear': AT_ONCE,
  'payment-given-up': AT_ONCE,
  'payment-not-received': AT_ONCE,
  'payment-other-amount': AT_ONCE,
  'refund-due': AT_ONCE,
  'refund-done': AT_ONCE,
  'coupon-sent': AT_ONCE,
  'coupon-made': AT_ONCE,
  'plan-opened': AT_ONCE,
  'coupon-call-back': AT_ONCE,
  'complaint-answered': AT_ONCE,
  'emergency-waiting': AT_ONCE,
  'emergency-accepted': AT_ONCE,
  'emergency-escalated': AT_ONCE,
  'documents-written': AT_ONCE,
  'prescription-written': AT_ONCE,
  'prescription-dispensed': AT_ONCE,
  'document-added-to': AT_ONCE,
  'document-cancelled': AT_ONCE,
  'waitlist-time-free': AT_ONCE,
  'record-answered': AT_ONCE,
  'visitor-stopped': AT_ONCE,
  'reading-again': AT_ONCE,
  // At once, because whoever did not ask for it has to know that the whole record lies ready.
  'own-copy-ready': AT_ONCE,
  // About the security of the account, but a browser that shows the list is one in which the passphrase was given.
  'record-opening-asked': AT_ONCE,
} as const satisfies Partial<Record<Template, Manner>>;

/** Returns how a message goes out; undefined for one that stands in no list and goes by SMS only. */
export function mannerOf(template: string): Manner | undefined {
  return isKeyOf(LISTED, template) ? LISTED[template] : undefined;
}

/** A message to a browser or by WhatsApp counts as not arrived when nobody has opened the list for so long. */
export const UNHEARD_AFTER = 15 * MINUTE;

/** A way to a person outside the product. */
export type PhoneChannel = 'sms' | 'push' | 'whatsapp';

/** What the order of channels depends on. */
export interface Reach {
  readonly switchedOff: readonly string[];
  /** At least one browser of the person takes messages while its page is closed. */
  readonly hasBrowser: boolean;
  /** The person wants messages by WhatsApp, and a number of ours is there. */
  readonly hasWhatsApp: boolean;
}

/**
 * Returns the channels that are tried one after the other until the message arrives. A reminder goes to the browser
 * first, which costs nothing, then by WhatsApp to those who want that, then by SMS; what everybody has to know goes by
 * SMS first, which reaches every phone. None for a kind that the person switched off. Pure.
 */
export function orderChannels({ kind }: Manner, { switchedOff, hasBrowser, hasWhatsApp }: Reach): PhoneChannel[] {
  if (kind !== null && switchedOff.includes(kind)) return [];
  const browser = hasBrowser ? (['push'] as const) : [];
  const whatsApp = hasWhatsApp ? (['whatsapp'] as const) : [];
  return kind === null ? ['sms', ...whatsApp, ...browser] : [...browser, ...whatsApp, 'sms'];
}
