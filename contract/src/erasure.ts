import { z } from 'zod';
import { ENDS_SESSION } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';

/**
 * Why an account cannot be erased now. For a patient: an upcoming appointment, an emergency, a running call, a running
 * payment, a refund due, a contested consultation about which nobody has decided. For a doctor: patients' paid
 * appointments and emergencies, consultations not closed, and earnings that are not yet credited, not yet requested or
 * not yet paid out. For whoever works here: the role, which others take away first.
 */
export const OBSTACLE_KINDS = [
  'appointment',
  'emergency',
  'call',
  'payment',
  'refund',
  'contest',
  'patient_appointment',
  'patient_emergency',
  'patient_visit',
  'earning',
  'withdrawal',
  'balance',
  'staff_role',
] as const;

export const Obstacle = z.strictObject({
  kind: z.enum(OBSTACLE_KINDS),
  /** The appointment in question; null if there is none. */
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
  reply: envelope(
    z.strictObject({
      /** True if the account belongs to a doctor in service. Deleting it ends the service too. */
      is_doctor: z.boolean(),
      /** The number of the person's unpaid holds that deleting would release. */
      holds: z.int(),
      obstacles: z.array(Obstacle),
      /** Care plans that still have time; deleting the account gives them up, which the person has to say. */
      plans: z.array(
        z.strictObject({
          title: z.string(),
          calls_left: z.int(),
          ends_at: Instant,
          /** True while the plan can still be given back and its money is owed back. */
          refundable: z.boolean(),
        }),
      ),
    }),
  ),
});

export const eraseMe = endpoint({
  id: 'erasure.erase-me',
  method: 'DELETE',
  path: '/api/me',
  summary: 'Delete the account: erases what the law lets it, keeps money records without the name',
  access: ['patient', 'doctor'],
  limit: 'write',
  body: z.strictObject({ confirm: z.literal(true), give_up_plans: z.boolean().default(false) }),
  reply: envelope(z.strictObject({})),
  headers: ENDS_SESSION,
  problems: ['account-in-use'],
});

export type ObstacleBody = z.infer<typeof Obstacle>;
export type ErasureBody = z.infer<typeof readErasure.reply>['data'];
