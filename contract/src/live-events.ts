import { z } from 'zod';
import { Id } from './fields.ts';

/**
 * Events that the server sends to open pages over `GET /api/events` (Server-Sent Events). An event only says that
 * something changed; the page then asks the API. The browser imports only the type.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('payment'), reference_id: z.string() }),
  z.strictObject({ kind: z.literal('booking'), booking_id: Id }),
  z.strictObject({ kind: z.literal('notification') }),
  /** We have answered what the person wrote on the contact page. */
  z.strictObject({ kind: z.literal('answer') }),
  /** There is something new in the chat of an appointment. */
  z.strictObject({ kind: z.literal('chat'), booking_id: Id }),
  /**
   * A document of an appointment was signed, added to, cancelled or dispensed, or its patient's allergies were changed.
   */
  z.strictObject({ kind: z.literal('documents'), booking_id: Id }),
  /** Something changed in the signed-in doctor's day: a booking, or the people in the waiting room. */
  z.strictObject({ kind: z.literal('day') }),
  /** An emergency to which the signed-in doctor was alerted rings, or can no longer be accepted. */
  z.strictObject({ kind: z.literal('emergency') }),
  /** Something changed in what the people at the front desk see of the day. */
  z.strictObject({ kind: z.literal('house-day') }),
  /** The session has ended, or has been idle too long: the page asks who is signed in. */
  z.strictObject({ kind: z.literal('signed-out') }),
]);

export type LiveEvent = Readonly<z.infer<typeof LiveEvent>>;
