import { z } from 'zod';
import { Appointment } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Id, Ignored, Instant, MethodField, MoneyField, envelope } from './fields.ts';
import { PAYMENT_STAGES, Provider } from './payments.ts';

export const savePayment = endpoint({
  id: 'bookings.save-payment',
  method: 'POST',
  path: '/api/payments/save',
  summary:
    'Open the payment of a held booking, or of a care plan that is named alone; the server computes the amount and makes the reference',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({
    /**
     * The booking to pay. Without it, the caller's own unpaid booking with the doctor named `doctor_name` is meant, and
     * without a doctor the care plan that `package_type` names, at the price of `amount` (API-02).
     */
    booking_id: Id.optional(),
    full_name: z.string().max(200),
    phone: z.string().max(40),
    reference_id: Ignored,
    /** Counts only for a plan: in whole major units, general or specialist price. */
    amount: Ignored,
    doctor_name: z.string().max(200).nullish(),
    package_type: Ignored,
  }),
  reply: z.strictObject({
    success: z.literal(true),
    message: z.string().optional(),
    data: z.strictObject({
      reference_id: z.string(),
      amount: z.number(),
      price: MoneyField,
      full_name: z.string(),
      phone: z.string(),
      package_type: z.string(),
      doctor_name: z.string(),
    }),
  }),
  status: 201,
  problems: [
    'payment-name-required',
    'phone-required',
    'phone-invalid',
    'hold-expired',
    'not-found',
    'payment-save-failed',
    'payment-unsettled',
    'payment-settled',
    'payment-not-needed',
    'country-not-live',
    'plan-not-sold',
    'plan-price-changed',
    'plan-payment-awaited',
  ],
});

export const payByCredit = endpoint({
  id: 'bookings.pay-by-credit',
  method: 'POST',
  path: '/api/appointments/:booking_id/pay-by-credit',
  summary: 'Book a held time whose whole price my credit pays; no payment is opened',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  owns: { booking_id: 'booking' },
  params: z.strictObject({ booking_id: Id }),
  body: z.strictObject({}),
  reply: envelope(Appointment),
  problems: ['not-found', 'hold-expired', 'credit-short', 'invalid-booking'],
});

export const PaymentStatus = z.strictObject({
  reference_id: z.string(),
  transactionStatus: z.enum(['pending', 'success', 'failure', 'CANCELLED']),
  couponCode: z.string().nullable(),
  stage: z.enum(PAYMENT_STAGES),
  message: z.string().nullable(),
  /** What is known and what happens next, while the outcome of the payment is unknown. */
  detail: z.string().nullable(),
  /** Why the outcome is unknown: null if nobody answered, otherwise what does not match the order. */
  doubt: z.enum(['amount', 'other', 'unproven']).nullable(),
  /** The amount that the network took, if it differs from the price. */
  seen: MoneyField.nullable(),
  /** When the payment network was last asked. */
  asked_at: Instant.nullable(),
  /** The gateway's own number of the payment, once it is known (PAT-PAY-23). */
  transaction_id: z.string().nullable(),
  booking_id: Id.nullable(),
  doctor_phone: z.string().nullable(),
  method: MethodField.nullable(),
  /** The payer's name and the number that was asked to pay, both in full, because only the payer reads them. */
  full_name: z.string(),
  phone: z.string(),
  price: MoneyField,
  requested_at: Instant.nullable(),
  /**
   * When the screen begins to show the timeout text: 120 s after the request, or on a gateway's own page when the hold
   * ends (C41).
   */
  patience_until: Instant.nullable(),
  /** The address of the gateway's payment page, once it is ready. For all methods except wallets. */
  redirect_url: z.string().nullable(),
});

export const readStatus = endpoint({
  id: 'bookings.read-status',
  method: 'GET',
  path: '/api/payments/:provider/status',
  summary: 'What is known of my payment now; asking never moves money',
  access: ['patient'],
  limit: 'read',
  ...Provider,
  query: z.strictObject({ reference_id: z.string().max(60) }),
  reply: envelope(PaymentStatus),
  problems: ['not-found'],
});

export type PaymentStatusBody = z.infer<typeof PaymentStatus>;
export type SavedPaymentBody = z.infer<typeof savePayment.reply>['data'];
