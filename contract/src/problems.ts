import { STAFF_PROBLEMS } from './staff-problems.ts';

/**
 * Every refusal of the product, with its HTTP status. The sentence of each code is in `locales/<language>/server.po`
 * under `problem.<code>`; a check fails if it is missing in one of the three languages. Free of zod, so that pages can
 * import it.
 */
export const PROBLEMS = {
  // The request itself.
  'invalid-input': 422,
  'malformed-request': 400,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  'address-too-long': 414,
  'method-not-allowed': 405,
  'not-found': 404,
  'cross-site-request': 403,
  'form-expired': 403,
  'not-allowed': 403,
  'too-many-requests': 429,
  'service-unavailable': 503,
  'internal-error': 500,
  // Idempotency.
  'idempotency-key-required': 400,
  'idempotency-key-reused': 422,
  'request-in-progress': 409,
  // Signing in.
  'not-signed-in': 401,
  'authentication-failed': 401,
  'code-wrong': 401,
  'code-expired': 401,
  'code-spent': 401,
  'codes-exhausted': 429,
  'code-just-sent': 429,
  'full-name-required': 422,
  'name-needs-letters': 422,
  'email-invalid': 422,
  'phone-required': 422,
  'phone-invalid': 422,
  'phone-unchanged': 422,
  'number-in-use': 409,
  'change-in-profile': 409,
  'country-not-live': 422,
  // The contact page.
  'email-required': 422,
  'complaints-exhausted': 429,
  // Signing in with a password, and setting up.
  'credentials-required': 422,
  'admin-credentials-wrong': 401,
  'staff-credentials-wrong': 401,
  'sign-in-paused': 429,
  'set-up-first': 403,
  'set-up-link-over': 410,
  'username-invalid': 422,
  'username-taken': 409,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-common': 422,
  'authenticator-required': 422,
  'all-fields-required': 422,
  'current-password-wrong': 422,
  'passwords-differ': 422,
  // Files and applications of doctors.
  'file-refused': 422,
  'file-not-scanned': 409,
  'file-too-large': 413,
  'files-too-large': 413,
  'files-exhausted': 429,
  'part-misplaced': 409,
  'documents-missing': 422,
  'licence-missing': 422,
  'applications-exhausted': 429,
  'email-link-over': 410,
  'email-links-exhausted': 429,
  'email-unavailable': 503,
  'application-not-yours': 403,
  'application-closed': 409,
  'application-moved': 409,
  'application-approved': 409,
  'licence-needed': 422,
  'renewal-changed': 409,
  // Second factor.
  'second-factor-wrong': 422,
  'second-factor-used': 422,
  'second-factor-paused': 429,
  'second-factor-expired': 401,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'second-factor-not-begun': 409,
  'passkey-refused': 401,
  'passkey-known': 409,
  'passkeys-full': 409,
  'passkey-required': 403,
  'proof-needed': 403,
  'step-up-required': 403,
  // Booking.
  'invalid-booking': 422,
  'slot-taken': 409,
  'slot-not-offered': 409,
  'booking-own': 409,
  'not-contestable': 409,
  'patient-busy': 409,
  'too-many-holds': 429,
  'hold-expired': 409,
  'credit-short': 409,
  'payment-not-needed': 409,
  'call-type-not-offered': 422,
  'booking-not-cancellable': 409,
  'booking-not-movable': 409,
  'moves-exhausted': 429,
  'emergency-open': 409,
  'emergency-doctor-unfit': 422,
  'emergency-nobody': 409,
  'account-in-use': 409,
  // The wait list.
  'times-are-free': 409,
  'waitlist-full': 409,
  // After a consultation.
  'not-completed': 409,
  'already-reviewed': 409,
  'already-replied': 409,
  'reply-empty': 422,
  'reply-names-patient': 422,
  'reply-missing': 409,
  'cancel-reason-required': 422,
  'delay-told-already': 409,
  // Documents of an appointment.
  'visit-not-begun': 409,
  'visit-too-old': 409,
  'record-stale': 409,
  'record-signed': 409,
  'record-not-signed': 409,
  'record-cancelled': 409,
  'record-cancel-reason-required': 422,
  'record-incomplete': 422,
  'record-unprintable': 422,
  'record-altered': 500,
  'patient-gone': 409,
  'follow-up-invalid': 422,
  'sick-days-invalid': 422,
  'medicine-not-allowed': 422,
  'finding-unacknowledged': 409,
  'allergies-invalid': 422,
  'birth-date-invalid': 422,
  'weight-invalid': 422,
  'pregnancy-not-asked': 422,
  'prescription-dispensed': 409,
  'prescription-expired': 409,
  'pharmacy-required': 422,
  'verification-code-mistyped': 422,
  'verification-exhausted': 429,
  // A doctor's hours.
  'slots-booked': 409,
  // Calls.
  'call-not-open': 409,
  'call-over': 409,
  'bridge-unavailable': 503,
  'phone-not-shown': 409,
  'chat-empty': 422,
  'chat-closed': 409,
  'chat-full': 409,
  'photo-refused': 422,
  // Payment.
  'payment-name-required': 422,
  'payment-method-not-offered': 422,
  'payment-save-failed': 409,
  'payment-refused': 402,
  'payment-unsettled': 409,
  'payment-awaited': 409,
  'payment-settled': 409,
  'gateway-unavailable': 503,
  // Messages to a browser (push).
  'push-not-accepted': 422,
  // Payouts to doctors.
  'withdrawal-not-whole': 422,
  'withdrawal-over-balance': 422,
  'withdrawal-rate-changed': 409,
  'withdrawal-pending': 409,
  'number-unproven': 403,
  ...STAFF_PROBLEMS,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The RFC 9457 body with the additional members `success` and `message`. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly params: Record<string, unknown>;
  readonly success: false;
  readonly message: string;
  readonly request_id: string;
}
