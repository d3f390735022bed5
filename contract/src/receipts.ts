import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, DoctorTypeField, Instant, MoneyField, envelope } from './fields.ts';

const Receipt = z.strictObject({
  number: z.string(),
  reference_id: z.string(),
  paid_at: Instant,
  /** The name of the account that paid. */
  payer: z.string(),
  /** The payer's email address, which nobody has verified. */
  email: z.string().nullable(),
  /** The name that was given as the patient when paying. */
  patient: z.string(),
  /** For a wallet, the number that paid; otherwise the number that was given for messages. */
  phone: z.string(),
  paid_by_phone: z.boolean(),
  method: z.string(),
  provider_reference: z.string().nullable(),
  /** The money that was paid. */
  price: MoneyField,
  /** What the consultation cost, and how much of that credit paid. */
  consultation_price: MoneyField,
  credit: MoneyField,
  doctor_name: z.string(),
  specialty: z.string(),
  doctor_type: DoctorTypeField,
  call_type: CallType,
  is_emergency: z.boolean(),
  starts_at: Instant.nullable(),
  /** What was bought if it is not a consultation: a month of a care plan, which is not named. */
  plan: z.strictObject({ calls: z.int(), starts_at: Instant, ends_at: Instant }).nullable(),
  country: CountryField,
  refund: z.enum(['none', 'due', 'done']),
});

const OneReceipt = {
  owns: { reference_id: 'payment' },
  params: z.strictObject({ reference_id: z.string().max(60) }),
} as const;

export const readReceipt = endpoint({
  id: 'receipts.read-receipt',
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
  id: 'receipts.read-receipt-pdf',
  method: 'GET',
  path: '/api/receipts/:reference_id/receipt.pdf',
  summary: 'The receipt as a PDF in my language',
  access: ['patient'],
  limit: 'read',
  heavy: 'print',
  ...OneReceipt,
  reply: z.string(),
  media: 'application/pdf',
  headers: FILE_NAME,
  problems: ['not-found'],
});

export type ReceiptBody = z.infer<typeof Receipt>;
