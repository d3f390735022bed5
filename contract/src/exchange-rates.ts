import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CurrencyField, Instant, envelope } from './fields.ts';

/** A rate as it was set. */
const SetRate = z.strictObject({
  version: z.int(),
  /** Shillings for one unit of the currency, as a decimal number with a point. */
  rate: z.string(),
  begins_at: Instant,
  set_at: Instant,
  /** Who set it; null for a rate that came with the product. */
  set_by: z.string().nullable(),
  /** A first value that nobody has checked. */
  is_draft: z.boolean(),
});

const CurrencyRates = z.strictObject({
  currency: CurrencyField,
  /** True of the shilling, which is always worth itself. */
  is_fixed: z.boolean(),
  /** In force now. */
  current: SetRate,
  /** Set, and to begin later; null if nothing is planned. */
  planned: SetRate.nullable(),
  /** The last fifty, newest first. */
  history: z.array(SetRate),
});

export const listExchangeRates = endpoint({
  id: 'exchange-rates.list-rates',
  method: 'GET',
  path: '/api/admin/exchange-rates',
  summary:
    'What one unit of each currency is worth in Tanzanian shillings, since when, by whom, and what it was before',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.strictObject({ currencies: z.array(CurrencyRates) })),
});

export const setExchangeRate = endpoint({
  id: 'exchange-rates.set-rate',
  method: 'POST',
  path: '/api/admin/exchange-rates',
  summary:
    'Set the rate of a currency from now or from a later instant. The version is the last that the caller saw; if somebody has set another since, nothing is set',
  access: ['administrator'],
  limit: 'write',
  body: z.strictObject({
    currency: CurrencyField.exclude(['TZS']),
    /** A decimal number with a point, at most six decimals. */
    rate: z.string().trim().max(20),
    begins_at: Instant.optional(),
    /** The caller has looked at a rate that is far from the one in force once more. */
    confirmed: z.boolean().optional(),
    version: z.int().min(1),
  }),
  reply: envelope(CurrencyRates),
  status: 201,
  problems: [
    'step-up-required',
    'exchange-rate-invalid',
    'exchange-rate-start-invalid',
    'exchange-rate-changed',
    'exchange-rate-far',
  ],
});

export type CurrencyRatesBody = z.infer<typeof CurrencyRates>;
export type SetRateBody = z.infer<typeof SetRate>;
