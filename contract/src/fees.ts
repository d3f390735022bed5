import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Id, Ignored, Instant, MoneyField, envelope } from './fields.ts';

/** The fees of a country in whole major units, as in the specification (PAT-CONST-38). */
export const ConsultationFees = z.strictObject({
  country: CountryField,
  currency: z.string(),
  currency_symbol: z.string(),
  general_video_fee: z.number(),
  general_phone_fee: z.number(),
  specialist_video_fee: z.number(),
  specialist_phone_fee: z.number(),
});

const FourFees = {
  general_video_fee: z.number(),
  general_phone_fee: z.number(),
  specialist_video_fee: z.number(),
  specialist_phone_fee: z.number(),
};

/** Prices that were in force from an instant on. */
const FeeVersion = z.strictObject({
  version: z.int(),
  ...FourFees,
  since: Instant,
  /** The name of the administrator; null for the first prices, which the price table gave. */
  by: z.string().nullable(),
});

/** Prices that come into force on a later day. */
const PlannedFees = z.strictObject({
  id: Id,
  ...FourFees,
  starts_at: Instant,
  by: z.string().nullable(),
  made_at: Instant,
});

/**
 * What an administrator sees of a country: the prices in force with their history, newest first, those that wait, and
 * the printed prices of 15 and 30 calls, which nobody can buy (C07).
 */
const CountryFees = z.strictObject({
  ...ConsultationFees.shape,
  currency: MoneyField.shape.currency,
  version: z.int(),
  planned: PlannedFees.nullable(),
  history: z.array(FeeVersion),
  reference: z.strictObject({
    subscription15: z.number(),
    subscription30: z.number(),
    specialist_subscription15: z.number(),
    specialist_subscription30: z.number(),
  }),
});

const ofCountry = { owns: { country: 'country' }, params: z.strictObject({ country: CountryField }) } as const;

export const listFees = endpoint({
  id: 'fees.list-fees',
  method: 'GET',
  path: '/api/consultation-fees',
  summary: 'Prices of a phone or video consultation by country and doctor type',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ country: CountryAsked.optional() }),
  reply: envelope(z.array(ConsultationFees)),
});

export const listFeesForChange = endpoint({
  id: 'fees.list-fees-for-change',
  method: 'GET',
  path: '/api/admin/consultation-fees',
  summary: 'Prices in force of every country, with their history and the prices that wait',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(CountryFees)),
});

export const saveFees = endpoint({
  id: 'fees.save-fees',
  method: 'PUT',
  path: '/api/admin/consultation-fees/:country',
  summary: 'Set the four prices of a country, from now on or from the start of a later day on the clock of the country',
  access: ['administrator'],
  limit: 'write',
  ...ofCountry,
  body: z.strictObject({
    general_video_fee: z.number(),
    general_phone_fee: z.number(),
    specialist_video_fee: z.number(),
    specialist_phone_fee: z.number(),
    /**
     * The version and the waiting prices that the administrator saw when deciding. Without a version, as the printed
     * call has it, those that the caller last read (API-22).
     */
    version: z.int().optional(),
    planned_id: Id.nullable().default(null),
    /** Null: from now on. */
    starts_on: z.iso.date().nullable().default(null),
    /** The country's own; any other is refused. */
    currency: z.string().max(10).optional(),
    currency_symbol: Ignored,
  }),
  reply: envelope(CountryFees),
  problems: ['step-up-required', 'fee-invalid', 'fee-date-invalid', 'fees-changed'],
});

export const takeBackFees = endpoint({
  id: 'fees.take-back-fees',
  method: 'POST',
  path: '/api/admin/consultation-fees/:country/take-back',
  summary: 'Take back the newest change: the prices before it are in force again, as a new version',
  access: ['administrator'],
  limit: 'write',
  ...ofCountry,
  body: z.strictObject({ version: z.int() }),
  reply: envelope(CountryFees),
  problems: ['step-up-required', 'fees-changed'],
});

export const withdrawPlannedFees = endpoint({
  id: 'fees.withdraw-planned-fees',
  method: 'POST',
  path: '/api/admin/consultation-fees/:country/withdraw-planned',
  summary: 'Take back prices that have not come into force',
  access: ['administrator'],
  limit: 'write',
  ...ofCountry,
  body: z.strictObject({ planned_id: Id }),
  reply: envelope(CountryFees),
  problems: ['step-up-required', 'fees-changed'],
});

export type CountryFeesBody = z.infer<typeof CountryFees>;
export type ConsultationFeesBody = z.infer<typeof ConsultationFees>;
