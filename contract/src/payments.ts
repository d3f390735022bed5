import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryAsked, Ignored, Instant, MethodField, envelope } from './fields.ts';

/** The gateway that the path names. */
export const Provider = {
  owns: { provider: 'provider' },
  params: z.strictObject({ provider: z.string().regex(/^[a-z-]{2,30}$/) }),
} as const;

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
    /** False: answer before the gateway does. The status has its number then. */
    wait: z.boolean().default(true),
    name: Ignored,
    amount: Ignored,
    package_type: Ignored,
    doctor_type: Ignored,
    is_emergency: Ignored,
    country: Ignored,
    doctor_name: Ignored,
    full_name: Ignored,
  }),
  reply: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** The gateway's own number of the payment, where it answered within two seconds (API-03). */
    transaction_id: z.string().optional(),
    reference: z.string(),
  }),
  problems: [
    'not-found',
    'payment-method-not-offered',
    'phone-invalid',
    'hold-expired',
    'payment-unsettled',
    'payment-settled',
    'payment-refused',
    'gateway-unavailable',
  ],
});

export const PAYMENT_STATES = [
  'created',
  'requested',
  'unknown',
  'settled',
  'refused',
  'voided',
  'refund-due',
  'refunded',
] as const;

/**
 * The stage of a payment for the live screen, with finer steps than the specification's terms. Only the server decides
 * it.
 */
export const PAYMENT_STAGES = [
  'not-sent',
  'preparing',
  'sent-to-phone',
  'waiting-for-pin',
  'waiting-for-page',
  'unknown',
  'paid',
  'refused',
  'cancelled',
  /** The network did not answer within 72 hours. */
  'given-up',
  'refund-due',
  'refunded',
] as const;

export const refreshPaymentStatus = endpoint({
  id: 'payments.ask-provider',
  method: 'POST',
  path: '/api/payments/:provider/ask-again',
  summary: 'Ask the gateway now what became of my payment; the status tells when it was asked',
  access: ['patient'],
  limit: 'write',
  ...Provider,
  body: z.strictObject({ reference_id: z.string().max(60) }),
  /** False if the gateway was asked moments ago, or if there is nothing left to ask. */
  reply: envelope(z.strictObject({ asks: z.boolean(), asked_at: Instant.nullable() })),
  problems: ['not-found'],
});

export const leavePage = endpoint({
  id: 'payments.leave-page',
  method: 'POST',
  path: '/api/payments/:provider/leave-page',
  summary: "Close the gateway's page of my payment, so that I can pay another way; money that came counts first",
  access: ['patient'],
  limit: 'write',
  ...Provider,
  body: z.strictObject({ reference_id: z.string().max(60) }),
  /** What became of the payment: closed without money, or paid before it could be closed. */
  reply: envelope(z.strictObject({ outcome: z.enum(['closed', 'paid']) })),
  problems: ['not-found', 'payment-unsettled', 'payment-page-open'],
});

export const listMethods = endpoint({
  id: 'payments.list-methods',
  method: 'GET',
  path: '/api/payments/methods',
  summary: 'Payment methods of a country that a configured gateway carries, mobile money first',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ country: CountryAsked, phone: z.string().max(40).optional() }),
  reply: envelope(
    z.strictObject({
      provider: z.string(),
      sandbox: z.boolean(),
      preselected: MethodField.nullable(),
      methods: z.array(
        z.strictObject({
          id: MethodField,
          label: z.string(),
          kind: z.enum(['wallet', 'hosted']),
          provider: z.string(),
        }),
      ),
    }),
  ),
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
  problems: ['not-found'],
});

export type MethodsBody = z.infer<typeof listMethods.reply>['data'];
export type CheckoutBody = z.infer<typeof startCheckout.reply>;
