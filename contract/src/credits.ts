import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, MoneyField, envelope } from './fields.ts';

/** What is left of the price of missed appointments and pays for another one. */
export const Credit = z.strictObject({
  money: MoneyField,
  /** Until when an appointment can be booked with it. */
  ends_at: Instant,
  /** The last day before that, on the patient's clock. */
  last_day: z.iso.date(),
});

export const listCredits = endpoint({
  id: 'credits.list-credits',
  method: 'GET',
  path: '/api/me/credits',
  summary: 'My credit of missed appointments that I can use now, that which ends first at the front',
  access: ['patient'],
  limit: 'read',
  reply: envelope(z.array(Credit)),
});

export type CreditBody = z.infer<typeof Credit>;
