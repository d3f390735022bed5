import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, DoctorTypeField, Id, Instant, MethodField, MoneyField, envelope } from './fields.ts';

/** Sent and ignored: the server prices, names and refers by itself (W26, C78). Kept so that printed callers are understood. */
const Ignored = z.union([z.string().max(200), z.number(), z.boolean()]).nullish();

export const savePayment = endpoint({
  id: 'bookings.save-payment',
  method: 'POST',
  path: '/api/payments/save',
  summary: 'Open the payment of a held booking; the server computes the amount and makes the reference',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  body: z.strictObject({
    /** Exact; without it the caller's own unpaid booking with the doctor of that name is meant (API-02). */
    booking_id: Id.optional(),
    full_name: z.string().max(200),
    phone: z.string().max(40),
    reference_id: Ignored,
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
  problems: ['payment-name-required', 'phone-required', 'phone-invalid', 'hold-expired', 'not-found', 'payment-save-failed', 'payment-unsettled', 'payment-settled'],
});

const Provider = { owns: { provider: 'provider' }, params: z.strictObject({ provider: z.string().regex(/^[a-z-]{2,30}$/) }) } as const;

export const startCheckout = endpoint({
  id: 'payments.start-checkout',
  method: 'POST',
  path: '/api/payments/:provider/checkout',
  summary: 'Ask the gateway for the money: a prompt on the phone, or the address of the hosted page',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  ...Provider,
  body: z.strictObject({
    reference_id: z.string().max(60),
    payment_method: MethodField,
    phone: z.string().max(40).optional(),
    name: Ignored, amount: Ignored, package_type: Ignored, doctor_type: Ignored,
    is_emergency: Ignored, country: Ignored, doctor_name: Ignored, full_name: Ignored,
  }),
  reply: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    transaction_id: z.string().nullable(),
    reference: z.string(),
  }),
  problems: ['not-found', 'payment-method-not-offered', 'phone-invalid', 'hold-expired', 'payment-unsettled', 'payment-settled', 'payment-refused', 'gateway-unavailable'],
});

export const PAYMENT_STATES = ['created', 'requested', 'unknown', 'settled', 'refused', 'voided', 'refund-due', 'refunded'] as const;

/** Where a payment stands; finer than the printed words, for the live screen. Decided on the server only. */
export const PAYMENT_STAGES = [
  'not-sent', 'preparing', 'sent-to-phone', 'waiting-for-pin', 'waiting-for-page', 'unknown', 'paid', 'refused', 'cancelled',
  /** The network never answered in 72 hours. */
  'given-up',
  'refund-due', 'refunded',
] as const;

export const PaymentStatus = z.strictObject({
  reference_id: z.string(),
  transactionStatus: z.enum(['pending', 'success', 'failure', 'CANCELLED']),
  couponCode: z.string().nullable(),
  stage: z.enum(PAYMENT_STAGES),
  message: z.string().nullable(),
  /** What is known and what happens next, while nobody knows whether money moved. */
  detail: z.string().nullable(),
  /** Why it is unknown: null for silence, otherwise what speaks against the order. */
  doubt: z.enum(['amount', 'other', 'unproven']).nullable(),
  /** What the network took instead of the price. */
  seen: MoneyField.nullable(),
  /** When the network was last asked. */
  asked_at: Instant.nullable(),
  /** The gateway's own number of the payment, once it is known (PAT-PAY-23). */
  transaction_id: z.string().nullable(),
  booking_id: Id.nullable(),
  doctor_phone: z.string().nullable(),
  method: MethodField.nullable(),
  /** Who is named and which number was asked; the reader's own order, so in full. */
  full_name: z.string(),
  phone: z.string(),
  price: MoneyField,
  requested_at: Instant.nullable(),
  /** 120 s after the request, on a gateway's own page when the hold ends: from then on the screen shows the timeout text (C41). */
  patience_until: Instant.nullable(),
  /** The gateway's hosted page once it is ready, for everything that is not a wallet. */
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

export const askProvider = endpoint({
  id: 'payments.ask-provider',
  method: 'POST',
  path: '/api/payments/:provider/ask-again',
  summary: 'Ask the gateway now what became of my payment; the status tells when it was asked',
  access: ['patient'],
  limit: 'write',
  ...Provider,
  body: z.strictObject({ reference_id: z.string().max(60) }),
  /** False when it was asked moments ago, or when there is nothing left to ask. */
  reply: envelope(z.strictObject({ asks: z.boolean(), asked_at: Instant.nullable() })),
  problems: ['not-found'],
});

export const listMethods = endpoint({
  id: 'payments.list-methods',
  method: 'GET',
  path: '/api/payments/methods',
  summary: 'Payment methods of a country that a configured gateway carries, mobile money first',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ country: CountryField, phone: z.string().max(40).optional() }),
  reply: envelope(z.strictObject({
    provider: z.string(),
    sandbox: z.boolean(),
    preselected: MethodField.nullable(),
    methods: z.array(z.strictObject({ id: MethodField, label: z.string(), kind: z.enum(['wallet', 'hosted']), provider: z.string() })),
  })),
});

export const receiveCallback = endpoint({
  id: 'payments.receive-callback',
  method: 'POST',
  path: '/api/payments/:provider/callback/:secret',
  summary: 'A gateway reports; stored raw, answered at once, believed only after our own status query',
  access: ['provider'],
  owns: { provider: 'provider', secret: 'secret' },
  limit: 'callback',
  params: z.strictObject({ provider: z.string().regex(/^[a-z-]{2,30}$/), secret: z.string().min(20).max(100) }),
  reply: z.strictObject({ success: z.literal(true) }),
});

export const Receipt = z.strictObject({
  number: z.string(),
  reference_id: z.string(),
  paid_at: Instant,
  /** Who paid: whose account it is. */
  payer: z.string(),
  /** Who was named as the patient when it was paid. */
  patient: z.string(),
  /** The number that paid, of a wallet; otherwise the number that was left for messages. */
  phone: z.string(),
  paid_by_phone: z.boolean(),
  method: z.string(),
  provider_reference: z.string().nullable(),
  price: MoneyField,
  doctor_name: z.string(),
  specialty: z.string(),
  doctor_type: DoctorTypeField,
  call_type: CallType,
  is_emergency: z.boolean(),
  starts_at: Instant.nullable(),
  country: CountryField,
  refund: z.enum(['none', 'due', 'done']),
});

const OneReceipt = { owns: { reference_id: 'payment' }, params: z.strictObject({ reference_id: z.string().max(60) }) } as const;

export const readReceipt = endpoint({
  id: 'bookings.read-receipt',
  method: 'GET',
  path: '/api/receipts/:reference_id',
  summary: 'The receipt of my settled payment',
  access: ['patient'],
  limit: 'read',
  ...OneReceipt,
  reply: envelope(Receipt),
  problems: ['not-found'],
});

export const readReceiptPdf = endpoint({
  id: 'bookings.read-receipt-pdf',
  method: 'GET',
  path: '/api/receipts/:reference_id/receipt.pdf',
  summary: 'The receipt as a PDF in my language',
  access: ['patient'],
  limit: 'read',
  ...OneReceipt,
  reply: z.string(),
  problems: ['not-found'],
});

export type PaymentStatusBody = z.infer<typeof PaymentStatus>;
export type MethodsBody = z.infer<typeof listMethods.reply>['data'];
export type ReceiptBody = z.infer<typeof Receipt>;
export type CheckoutBody = z.infer<typeof startCheckout.reply>;
export type SavedPaymentBody = z.infer<typeof savePayment.reply>['data'];
