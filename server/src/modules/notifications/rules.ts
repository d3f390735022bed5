import { clockText } from '@tabibu/contract/clock-times';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import type { SmsOutcome, SmsRefusal } from '../../integrations/sms/port.ts';
import { dayText, whenText } from '../../platform/when-text.ts';

/** An instant with the time zone in which it is shown. It is formatted when the reader's language is known. */
export interface ZonedInstant {
  readonly at: string;
  readonly zone: string;
}

/** A calendar day, 'YYYY-MM-DD'. */
interface Day {
  readonly day: string;
}

/** A local time, 'HH:MM'. */
interface Clock {
  readonly clock: string;
}

export type NoticeValues = Readonly<Record<string, string | number | ZonedInstant | Day | Clock | Money>>;

/**
 * Formats the values of a template in the reader's language: instants as day and time and times of the day (on both
 * clocks in Swahili), days in words, money as a price.
 */
export function formatValues(language: Language, values: NoticeValues): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordValue(language, value)]));
}

function wordValue(language: Language, value: NoticeValues[string]): string | number {
  if (typeof value !== 'object') return value;
  if ('currency' in value) return formatMoney(value, language);
  if ('clock' in value) return clockText(language, value.clock);
  return 'day' in value ? dayText(language, value.day) : whenText(language, new Date(value.at), value.zone);
}

/** The messages that have a sentence under `sms.<template>` in every language. */
export const TEMPLATES = [
  'booking-scheduled',
  'booking-scheduled-for',
  'assisted-scheduled',
  'assisted-left',
  'assisted-ended',
  'booking-scheduled-doctor',
  'booking-cancelled-refund',
  'booking-cancelled-other-times',
  'booking-cancelled-doctor',
  'booking-absent-doctor',
  'booking-called-off-doctor',
  'appointment-tomorrow',
  'appointment-tomorrow-for',
  'appointment-reminder',
  'appointment-reminder-for',
  'rescheduled',
  'rescheduled-doctor',
  'person-changed-doctor',
  'running-late',
  'late-withdrawn',
  'missed',
  'missed-phone',
  'call-unsettled',
  'call-failed',
  'consultation-claimed',
  'booking-contested-staff',
  'contest-kept',
  'contest-refunded',
  'new-appointment',
  'doctor-ready',
  'message-left',
  'message-left-doctor',
  'urgent-reading',
  'urgent-reading-on-call',
  'urgent-reading-once',
  'urgent-reading-once-on-call',
  'reading-again',
  'payment-late-success',
  'payment-late-refusal',
  'payment-unclear',
  'payment-given-up',
  'payment-not-received',
  'refund-due',
  'refund-done',
  'withdrawal-rejected',
  'withdrawal-paid',
  'withdrawal-cancelled',
  'earning-reversed',
  'country-opened',
  'coupon-sent',
  'plan-opened',
  'coupon-call-back',
  'plan-ends',
  'complaint-written-staff',
  'complaint-answered',
  'application-received',
  'application-received-staff',
  'application-asked',
  'application-approved',
  'application-rejected',
  'files-space-low-staff',
  'licence-ends',
  'licence-ended',
  'licence-not-checked',
  'licence-asked',
  'licence-confirmed',
  'licence-sent-staff',
  'approval-requested-staff',
  'break-glass-opened',
  'break-glass-opened-staff',
  'emergency-opened-staff',
  'emergency-waiting',
  'emergency-ring',
  'emergency-accepted',
  'emergency-accepted-bridge',
  'emergency-escalated',
  'emergency-escalated-staff',
  'cases-waiting-staff',
  'cases-urgent-staff',
  'documents-written',
  'prescription-written',
  'prescription-dispensed',
  'document-added-to',
  'document-cancelled',
  'follow-up-reminder',
  'medicine-time',
  'medicine-refill',
  'check-up-due',
  'month-report',
  'follow-up-discreet',
  'profile-change-approved',
  'profile-change-refused',
  'profile-changed-by-office',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'second-factor-codes-renewed',
  'second-factor-recovery-used',
  'second-factor-passkey-added',
  'second-factor-passkey-removed',
  'number-changed',
  'record-passphrase-chosen',
  'record-passphrase-removed',
  'record-passkey-chosen',
  'record-lock-weakened',
  'record-passphrase-tried',
  'record-opening-asked',
  'new-device',
  'password-tries-failed',
  'passwords-tried-staff',
  'password-changed',
  'staff-invited',
  'doctor-invited',
  'doctor-verified',
  'doctor-unverified',
  'doctor-removed',
  'waitlist-time-free',
  'record-offered',
  'record-answered',
  'own-copy-ready',
  'announcement',
] as const;

export type Template = (typeof TEMPLATES)[number];

/**
 * Messages that no cap drops, and why: a life, account security or somebody's money depends on them. They are counted
 * like all others. An attacker cannot trigger them at will, because each costs a payment, an SMS code or an operator's
 * action. That does not hold for new recovery codes, so their message is capped. Sign-in codes have caps of their own.
 */
export const NEVER_DROPPED = {
  'emergency-ring': 'emergency',
  'emergency-waiting': 'emergency',
  'emergency-accepted': 'emergency',
  'emergency-accepted-bridge': 'emergency',
  'emergency-escalated': 'emergency',
  'emergency-escalated-staff': 'emergency',
  'cases-urgent-staff': 'emergency',
  'second-factor-on': 'security',
  'second-factor-off': 'security',
  'second-factor-reset': 'security',
  'second-factor-recovery-used': 'security',
  'second-factor-passkey-added': 'security',
  'second-factor-passkey-removed': 'security',
  'number-changed': 'security',
  'record-passphrase-removed': 'security',
  'record-lock-weakened': 'security',
  'record-opening-asked': 'security',
  'profile-changed-by-office': 'security',
  'new-device': 'security',
  'password-changed': 'security',
  'break-glass-opened': 'security',
  'break-glass-opened-staff': 'security',
  'booking-cancelled-refund': 'money',
  'booking-cancelled-other-times': 'money',
  'refund-due': 'money',
  'contest-kept': 'money',
  'contest-refunded': 'money',
  'new-appointment': 'money',
  'refund-done': 'money',
  'withdrawal-rejected': 'money',
  'withdrawal-paid': 'money',
  'withdrawal-cancelled': 'money',
  'earning-reversed': 'money',
  'payment-late-success': 'money',
  'payment-late-refusal': 'money',
  'payment-unclear': 'money',
  'payment-given-up': 'money',
  'payment-not-received': 'money',
  'plan-opened': 'money',
  missed: 'money',
  'missed-phone': 'money',
} as const satisfies Partial<Record<Template, 'emergency' | 'security' | 'money'>>;

/** Refusals that our operators can resolve: the message waits and is tried again. */
const RETRYABLE_REFUSALS: readonly SmsRefusal[] = ['no-balance', 'credentials', 'no-route', 'other'];
/** Failures in which the provider most likely did not accept the message. It is tried again for hours. */
const LIKELY_NOT_TAKEN: readonly string[] = ['http-error', 'transport'];
const TRIES_IN_OUTAGE = 12;
/**
 * Without any answer the message may have been sent. It is tried once more, because a duplicate does less harm than
 * none.
 */
export const TRIES_IN_DOUBT = 2;

/** Returns whether to try again after the outcome of try number `tries`. */
export function shouldRetry(outcome: SmsOutcome, tries: number): boolean {
  if (outcome.kind === 'accepted') return false;
  if (outcome.kind === 'refused') return RETRYABLE_REFUSALS.includes(outcome.reason);
  if (!outcome.mayHaveReached) return true;
  return tries < (LIKELY_NOT_TAKEN.includes(outcome.why) ? TRIES_IN_OUTAGE : TRIES_IN_DOUBT);
}
