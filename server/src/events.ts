import type { CallSide } from '@tabibu/contract/calls';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';

/** What happens in the product. A module publishes; `event-handlers/<event>.ts` reacts and may call any module's door. */
export interface EventPayloads {
  'payments.settled': { paymentId: string; purposeKind: string; purposeId: string };
  'payments.refused': { paymentId: string; purposeKind: string; purposeId: string; reason: string };
  'payments.unclear': { paymentId: string; purposeKind: string; purposeId: string };
  'payments.refund-due': { paymentId: string; purposeKind: string; purposeId: string; why: string };
  'payments.refunded': { paymentId: string };
  'bookings.scheduled': { bookingId: string };
  'bookings.cancelled': { bookingId: string; by: 'patient' | 'doctor' | 'staff' | 'system' };
  'bookings.delayed': { announcementId: string; minutes: number; bookingIds: string[] };
  /** With the end of the patient's day to contest it, where only the doctor says so. */
  'bookings.completed': { bookingId: string; contestableUntil?: string };
  'bookings.claim-stands': { bookingId: string };
  'bookings.contested': { bookingId: string };
  'bookings.missed': { bookingId: string };
  'bookings.rescheduled': { bookingId: string; from: string };
  /** Moved, once or several times in a row, and not again since; `from`: the time that was told last. */
  'bookings.move-settled': { bookingId: string; from: string };
  'bookings.reminder-due': { bookingId: string };
  'bookings.slots-changed': { doctorId: string };
  'bookings.emergency-opened': { bookingId: string };
  'bookings.emergency-widened': { bookingId: string };
  'bookings.emergency-accepted': { bookingId: string };
  'bookings.emergency-escalated': { bookingId: string };
  'bookings.late-payment-kept': { bookingId: string; paymentId: string };
  /** The doctor came into a call whose patient had left to be told. */
  'calls.doctor-ready': { bookingId: string; startsAt: string };
  /** The time of a call is over, it lasted less than a minute, and nobody has said what becomes of the appointment. */
  'calls.unsettled': { bookingId: string };
  /** Something was written in the chat for somebody who is not in the call; `since`: when the patient last opened the chat, if ever. */
  'calls.message-left': { bookingId: string; to: CallSide; since: string | null };
  'doctors.change-decided': { changeId: string; doctorId: string; field: 'specialty' | 'country' | 'phone' | 'licence'; approved: boolean };
  'earnings.withdrawal-requested': { withdrawalId: string; doctorId: string; amount: number; currency: Currency };
  'records.signed': { documentId: string };
  'records.added-to': { documentId: string; addedOn: string };
  'records.cancelled': { documentId: string };
  'records.dispensed': { documentId: string };
  'records.follow-up-due': { documentId: string };
  /** People wait for news of a country that has opened. */
  'site.country-opened': { country: CountryCode };
  'identity.account-erased': { accountId: string };
  'identity.second-factor-changed': { accountId: string; change: 'on' | 'off' | 'reset' | 'codes-renewed' | 'recovery-used'; occasion: string; left: number };
  'identity.session-revoked': { accountId: string; sessionId: string };
}

export type EventName = keyof EventPayloads;
