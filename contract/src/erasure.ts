import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';

/**
 * Why an account cannot be erased now. Of a patient: an appointment to come, an emergency, a call under way, money under way, money owed
 * back. Of a doctor: patients' paid appointments and emergencies, visits not closed, pay that is not credited, paid out or asked for yet.
 */
export const OBSTACLE_KINDS = [
  'appointment', 'emergency', 'call', 'payment', 'refund',
  'patient_appointment', 'patient_emergency', 'patient_visit', 'earning', 'withdrawal', 'balance',
] as const;

export const Obstacle = z.strictObject({
  kind: z.enum(OBSTACLE_KINDS),
  /** The appointment that is in the way; null where none is. */
  booking_id: Id.nullable(),
  starts_at: Instant.nullable(),
});

export const readErasure = endpoint({
  id: 'erasure.read-erasure',
  method: 'GET',
  path: '/api/me/erasure',
  summary: 'What stands in the way of deleting my account; nothing when it can be deleted now',
  access: ['patient', 'doctor'],
  limit: 'read',
  reply: envelope(z.strictObject({
    /** Does the account belong to a doctor in service? Then deleting it ends the service too. */
    is_doctor: z.boolean(),
    /** Unpaid holds of mine that would be let go. */
    holds: z.int(),
    obstacles: z.array(Obstacle),
  })),
});

export const eraseMe = endpoint({
  id: 'erasure.erase-me',
  method: 'DELETE',
  path: '/api/me',
  summary: 'Delete the account: erases what the law lets it, keeps money records without the name',
  access: ['patient', 'doctor'],
  limit: 'write',
  body: z.strictObject({ confirm: z.literal(true) }),
  reply: envelope(z.strictObject({})),
  problems: ['account-in-use'],
});

export type ObstacleBody = z.infer<typeof Obstacle>;
export type ErasureBody = z.infer<typeof readErasure.reply>['data'];
