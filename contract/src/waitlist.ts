import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';

/** A patient's place on the wait list of a doctor. */
export const WaitlistEntry = z.strictObject({
  doctor_id: Id,
  doctor_name: z.string(),
  specialty_id: z.string(),
  joined_at: Instant,
  /** When the entry ends by itself. */
  ends_at: Instant,
});

export const listWaiting = endpoint({
  id: 'waitlist.list-waiting',
  method: 'GET',
  path: '/api/me/waitlist',
  summary: 'The doctors of whom I wait to hear when a time is free, longest first',
  access: ['patient'],
  limit: 'read',
  reply: envelope(z.array(WaitlistEntry)),
});

export const joinWaitlist = endpoint({
  id: 'waitlist.join-waitlist',
  method: 'POST',
  path: '/api/doctors/:doctor_id/waitlist',
  summary: 'Tell me by SMS when this doctor has a free time; asked again, my place stays as it is',
  access: ['patient'],
  owns: { doctor_id: 'doctor' },
  limit: 'write',
  params: z.strictObject({ doctor_id: Id }),
  reply: envelope(WaitlistEntry),
  problems: ['not-found', 'times-are-free', 'waitlist-full', 'booking-own'],
});

export const leaveWaitlist = endpoint({
  id: 'waitlist.leave-waitlist',
  method: 'DELETE',
  path: '/api/doctors/:doctor_id/waitlist',
  summary: 'I no longer wait for a time of this doctor; asked again, nothing happens',
  access: ['patient'],
  owns: { doctor_id: 'doctor' },
  limit: 'write',
  params: z.strictObject({ doctor_id: Id }),
  reply: envelope(z.strictObject({})),
  problems: ['not-found'],
});

export type WaitlistEntryBody = z.infer<typeof WaitlistEntry>;
