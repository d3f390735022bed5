import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, envelope } from './fields.ts';

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

export const listFees = endpoint({
  id: 'fees.list-fees',
  method: 'GET',
  path: '/api/consultation-fees',
  summary: 'Prices of a phone or video consultation by country and doctor type',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({ country: z.string().max(40).optional() }),
  reply: envelope(z.array(ConsultationFees)),
});

export type ConsultationFeesBody = z.infer<typeof ConsultationFees>;
