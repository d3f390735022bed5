import { ENDPOINTS } from '@tabibu/contract/endpoints';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { z } from 'zod';
import { NOTE, REFERRAL } from '../record-makers.ts';

/** The ids that a request can name. Whose they are, the test decides. */
export interface Ids {
  readonly booking: string;
  readonly reference: string;
  readonly notification: string;
  readonly session: string;
  readonly secret: string;
  readonly doctor: string;
  readonly provider: string;
  readonly challenge: string;
  /** A sign-in that waits for its second factor. */
  readonly wanted: string;
  readonly cursor: string;
  /** A place in the pages of the doctor's own lists. */
  readonly doctorCursor: string;
  /** The same in the list of reviews, which only we can read. */
  readonly reviewCursor: string;
  /** The path secret of a gateway's callbacks. */
  readonly callback: string;
  /** The path secret of the voice gateway's callbacks. */
  readonly voice: string;
  /** A photo of a chat. */
  readonly photo: string;
  /** A message of a chat. */
  readonly message: string;
  /** A review of the doctor. */
  readonly review: string;
  /** What a doctor signed, and the code that proves it. */
  readonly document: string;
  readonly code: string;
  /** A place in the pages of the patient's own documents. */
  readonly documentCursor: string;
}

export interface ReplayCase {
  readonly endpoint: string;
  /** Where the foreign id stands: 'path booking_id', 'query reference_id', 'body booking_id'. */
  readonly at: string;
  readonly swap?: string;
  /** `given` are the ids under test, `mine` those of the caller; `slot` is a free time that the caller could have. */
  readonly request: (given: Ids, mine: Ids, slot: string) => { readonly path: string; readonly body?: unknown };
  /** What a stranger gets; 404 when left out. */
  readonly status?: number;
}

const PAYER = { full_name: 'Bahati Otieno', phone: '+255754000000' };

const visit = (endpoint: string, rest: string, body?: unknown): ReplayCase => ({
  endpoint: `records.${endpoint}`, at: 'path booking_id', request: ({ booking }) => ({ path: `/api/doctor/visits/${booking}${rest}`, body }),
});
const SICK = { from_day: '2027-01-01', to_day: '2027-01-02' };

/** What is written of visits. Cancelling comes last: for the owner it ends what the other cases need. */
const RECORD_CASES: readonly ReplayCase[] = [
  visit('read-visit', ''), visit('read-note', '/note'), visit('save-note', '/note', { version: 0, ...NOTE }), visit('sign-note', '/note/sign', { version: 0 }),
  visit('add-addendum', '/note/addenda', { text: 'Nyongeza' }), visit('save-prescription', '/prescription', { version: 0, items: [] }),
  visit('sign-prescription', '/prescription/sign', { version: 0 }), visit('save-referral', '/referral', { version: 0, ...REFERRAL }),
  visit('sign-referral', '/referral/sign', { version: 0 }), visit('save-sick-note', '/sick-note', { version: 0, ...SICK }),
  visit('sign-sick-note', '/sick-note/sign', { version: 0 }), visit('read-visit-allergies', '/allergies'),
  visit('save-visit-allergies', '/allergies', { version: 0, status: 'none-known' }),
  { endpoint: 'records.list-documents', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/documents` }) },
  { endpoint: 'records.read-document', at: 'path booking_id', request: ({ booking, document }) => ({ path: `/api/appointments/${booking}/documents/${document}` }) },
  { endpoint: 'records.read-document', at: 'path document_id', request: ({ document }, { booking }) => ({ path: `/api/appointments/${booking}/documents/${document}` }) },
  { endpoint: 'records.read-document-pdf', at: 'path booking_id', request: ({ booking, document }) => ({ path: `/api/appointments/${booking}/documents/${document}/document.pdf` }) },
  { endpoint: 'records.read-document-pdf', at: 'path document_id', request: ({ document }, { booking }) => ({ path: `/api/appointments/${booking}/documents/${document}/document.pdf` }) },
  { endpoint: 'records.list-all-documents', at: 'query cursor', status: 200, request: ({ documentCursor }) => ({ path: `/api/documents?cursor=${documentCursor}` }) },
  { endpoint: 'records.read-verification', at: 'path code', request: ({ code }) => ({ path: `/api/verify/${code}` }) },
  { endpoint: 'records.dispense-prescription', at: 'path code', request: ({ code }) => ({ path: `/api/verify/${code}/dispense`, body: { pharmacy: 'Upendo', town: 'Moshi' } }) },
  visit('cancel-prescription', '/prescription/cancel', { reason: 'Kosa' }), visit('cancel-referral', '/referral/cancel', { reason: 'Kosa' }), visit('cancel-sick-note', '/sick-note/cancel', { reason: 'Kosa' }),
];

/** One case for each place in which a caller can name something of somebody else, and for pairs of ids of different people. */
export const REPLAY_CASES: readonly ReplayCase[] = [
  { endpoint: 'identity.sign-out-device', at: 'path session_id', request: ({ session }) => ({ path: `/api/me/devices/${session}` }) },
  { endpoint: 'identity.verify-code', at: 'body challenge_id', status: 401, request: ({ challenge }) => ({ path: '/api/auth/verify', body: { challenge_id: challenge, code: '000000' } }) },
  { endpoint: 'identity.pass-second-factor', at: 'body challenge_id', status: 401, request: ({ wanted }) => ({ path: '/api/auth/second-factor', body: { challenge_id: wanted, kind: 'recovery', code: 'ABCD-1234-EFGH-5678' } }) },
  { endpoint: 'identity.give-proof', at: 'body challenge_id', status: 401, request: ({ challenge }) => ({ path: '/api/me/proof', body: { challenge_id: challenge, code: '000000' } }) },
  { endpoint: 'identity.prove-number', at: 'body challenge_id', status: 401, request: ({ challenge }) => ({ path: '/api/me/numbers', body: { challenge_id: challenge, code: '000000' } }) },
  { endpoint: 'doctors.read-doctor', at: 'path doctor_id', request: ({ doctor }) => ({ path: `/api/doctors/${doctor}` }) },
  { endpoint: 'bookings.list-slots', at: 'path doctor_id', request: ({ doctor }) => ({ path: `/api/doctors/${doctor}/slots` }) },
  { endpoint: 'bookings.hold-booking', at: 'body doctor_id', status: 422, request: ({ doctor }, _mine, slot) => ({ path: '/api/bookings', body: { doctor_id: doctor, starts_at: slot } }) },
  { endpoint: 'bookings.list-appointments', at: 'query cursor', status: 200, request: ({ cursor }) => ({ path: `/api/appointments?cursor=${cursor}` }) },
  { endpoint: 'bookings.list-doctor-appointments', at: 'query cursor', status: 200, request: ({ cursor }) => ({ path: `/api/doctor/appointments?cursor=${cursor}` }) },
  { endpoint: 'bookings.read-appointment', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}` }) },
  { endpoint: 'bookings.contest-completion', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/contest`, body: {} }) },
  { endpoint: 'bookings.reschedule-appointment', at: 'path booking_id', request: ({ booking }, _mine, slot) => ({ path: `/api/appointments/${booking}/reschedule`, body: { starts_at: slot } }) },
  { endpoint: 'bookings.read-calendar', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/calendar.ics` }) },
  { endpoint: 'bookings.read-emergency', at: 'path secret', request: ({ secret }) => ({ path: `/api/emergencies/${secret}` }) },
  { endpoint: 'bookings.accept-emergency', at: 'path secret', request: ({ secret }) => ({ path: `/api/emergencies/${secret}/accept`, body: {} }) },
  { endpoint: 'bookings.save-payment', at: 'body booking_id', request: ({ booking }) => ({ path: '/api/payments/save', body: { booking_id: booking, ...PAYER } }) },
  { endpoint: 'bookings.save-payment', at: 'body booking_id', swap: 'with my payment', request: ({ booking }, { reference }) => ({ path: '/api/payments/save', body: { booking_id: booking, reference_id: reference, ...PAYER } }) },
  { endpoint: 'bookings.save-payment', at: 'body reference_id', status: 201, request: ({ reference }, { booking }) => ({ path: '/api/payments/save', body: { booking_id: booking, reference_id: reference, ...PAYER } }) },
  { endpoint: 'payments.ask-provider', at: 'path provider', request: ({ provider }, { reference }) => ({ path: `/api/payments/${provider}/ask-again`, body: { reference_id: reference } }) },
  { endpoint: 'payments.ask-provider', at: 'body reference_id', request: ({ reference }) => ({ path: '/api/payments/azampay/ask-again', body: { reference_id: reference } }) },
  { endpoint: 'payments.start-checkout', at: 'path provider', request: ({ provider }, { reference }) => ({ path: `/api/payments/${provider}/checkout`, body: { reference_id: reference, payment_method: 'mpesa' } }) },
  { endpoint: 'payments.start-checkout', at: 'body reference_id', request: ({ reference }) => ({ path: '/api/payments/azampay/checkout', body: { reference_id: reference, payment_method: 'mpesa' } }) },
  { endpoint: 'payments.start-checkout', at: 'body reference_id', swap: 'with my number', request: ({ reference }) => ({ path: '/api/payments/azampay/checkout', body: { reference_id: reference, payment_method: 'mpesa', phone: PAYER.phone } }) },
  { endpoint: 'bookings.read-status', at: 'query reference_id', request: ({ reference }) => ({ path: `/api/payments/azampay/status?reference_id=${reference}` }) },
  { endpoint: 'bookings.read-status', at: 'query reference_id', swap: 'of another gateway', request: ({ reference }) => ({ path: `/api/payments/cards/status?reference_id=${reference}` }) },
  { endpoint: 'bookings.read-status', at: 'path provider', request: ({ provider, reference }) => ({ path: `/api/payments/${provider}/status?reference_id=${reference}` }) },
  { endpoint: 'payments.receive-callback', at: 'path secret', request: ({ callback }) => ({ path: `/api/payments/azampay/callback/${callback}`, body: {} }) },
  { endpoint: 'payments.receive-callback', at: 'path provider', request: ({ provider, callback }) => ({ path: `/api/payments/${provider}/callback/${callback}`, body: {} }) },
  { endpoint: 'bookings.read-receipt', at: 'path reference_id', request: ({ reference }) => ({ path: `/api/receipts/${reference}` }) },
  { endpoint: 'bookings.read-receipt-pdf', at: 'path reference_id', request: ({ reference }) => ({ path: `/api/receipts/${reference}/receipt.pdf` }) },
  { endpoint: 'reviews.list-reviews', at: 'path doctor_id', request: ({ doctor }) => ({ path: `/api/doctors/${doctor}/reviews` }) },
  { endpoint: 'reviews.read-review', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/review` }) },
  { endpoint: 'reviews.give-review', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/review`, body: { stars: 5 } }) },
  { endpoint: 'reviews.list-own-reviews', at: 'query cursor', status: 200, request: ({ reviewCursor }) => ({ path: `/api/doctor/reviews?cursor=${reviewCursor}` }) },
  { endpoint: 'reviews.reply-to-review', at: 'path review_id', request: ({ review }) => ({ path: `/api/doctor/reviews/${review}/reply`, body: { text: 'Asante' } }) },
  { endpoint: 'bookings.read-doctor-appointment', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/doctor/appointments/${booking}` }) },
  { endpoint: 'bookings.cancel-as-doctor', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/doctor/appointments/${booking}/cancel`, body: { reason: 'Siwezi' } }) },
  { endpoint: 'earnings.read-earnings', at: 'query cursor', status: 200, request: ({ doctorCursor }) => ({ path: `/api/doctor/earnings?cursor=${doctorCursor}` }) },
  { endpoint: 'notifications.list-notifications', at: 'query cursor', status: 200, request: ({ doctorCursor }) => ({ path: `/api/doctor/notifications?cursor=${doctorCursor}` }) },
  { endpoint: 'notifications.read-notification', at: 'path notification_id', request: ({ notification }) => ({ path: `/api/doctor/notifications/${notification}/read`, body: {} }) },
  { endpoint: 'calls.read', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call` }) },
  { endpoint: 'calls.join', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/join`, body: {} }) },
  { endpoint: 'calls.ask-call-back', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/leave`, body: {} }) },
  { endpoint: 'bookings.accept-as-doctor', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/doctor/emergencies/${booking}/accept`, body: {} }) },
  { endpoint: 'calls.refresh-ice', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/ice`, body: {} }) },
  { endpoint: 'calls.request-bridge', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/bridge`, body: {} }) },
  { endpoint: 'calls.receive-voice', at: 'path secret', request: ({ voice }) => ({ path: `/api/calls/voice/${voice}`, body: {} }) },
  { endpoint: 'calls.complete', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/complete`, body: {} }) },
  { endpoint: 'calls.state-outcome', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/outcome`, body: { spoke: true } }) },
  { endpoint: 'calls.call-patient', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/attempts`, body: {} }) },
  { endpoint: 'calls.note-no-answer', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/no-answer`, body: {} }) },
  { endpoint: 'calls.list-messages', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/messages` }) },
  { endpoint: 'calls.list-messages', at: 'query cursor', request: ({ documentCursor: cursor }, { booking }) => ({ path: `/api/appointments/${booking}/messages?cursor=${cursor}` }) },
  { endpoint: 'calls.mark-seen', at: 'path booking_id', request: ({ booking, message }) => ({ path: `/api/appointments/${booking}/messages/seen`, body: { message_id: message } }) },
  { endpoint: 'calls.mark-seen', at: 'body message_id', request: ({ message }, { booking }) => ({ path: `/api/appointments/${booking}/messages/seen`, body: { message_id: message } }) },
  { endpoint: 'calls.send-message', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/messages`, body: { text: 'Habari' } }) },
  { endpoint: 'calls.read-photo', at: 'path booking_id', request: ({ booking, photo }) => ({ path: `/api/appointments/${booking}/photos/${photo}` }) },
  { endpoint: 'calls.read-photo', at: 'path photo_id', request: ({ photo }, { booking }) => ({ path: `/api/appointments/${booking}/photos/${photo}` }) },
  ...RECORD_CASES,
  // Last: for the owner it ends what the other cases need.
  { endpoint: 'bookings.cancel-appointment', at: 'path booking_id', request: ({ booking }) => ({ path: `/api/appointments/${booking}/cancel`, body: { reason: 'Sihitaji' } }) },
];

const NAMES_SOMETHING = /(^|_)(id|cursor|secret|provider|reference)$/;

/** Every place of an endpoint in which something is named: ids of the path, and fields of query and body that look like one. Pages of public lists are nobody's. */
export function placesOf({ path, query, body, access }: Endpoint): string[] {
  const fields = (schema: Endpoint['body']) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []).filter((name) => NAMES_SOMETHING.test(name));
  return [
    ...[...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => `path ${name}`),
    ...fields(query).filter((name) => name !== 'cursor' || !access.includes('anyone')).map((name) => `query ${name}`),
    ...fields(body).map((name) => `body ${name}`),
  ];
}

/** The endpoint of a case. */
export function endpointOf(id: string): Endpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.id === id);
  if (found === undefined) throw new Error(`there is no endpoint ${id}`);
  return found;
}
