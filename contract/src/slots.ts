import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallType, CountryAsked, Id, Instant, envelope } from './fields.ts';

/** One free half hour. `doctor_time`, `patient_time`: local times 'HH:MM'; `day`: the patient's calendar day. */
const Slot = z.strictObject({
  starts_at: Instant,
  day: z.iso.date(),
  patient_time: z.string(),
  doctor_time: z.string(),
});

const SlotPage = z.strictObject({
  doctor_time_zone: z.string(),
  patient_time_zone: z.string(),
  from: z.iso.date(),
  days: z.int(),
  slots: z.array(Slot),
  /** 10:00 in the patient's time zone on the first day if that is free, otherwise the first free slot (C26). */
  preselected: Instant.nullable(),
  /** The caller's own unpaid hold with this doctor. Its time is among `slots`, because the caller can take it again. */
  held: z
    .strictObject({
      booking_id: Id,
      starts_at: Instant,
      type: CallType,
      hold_expires_at: Instant,
      reason: z.string().nullable(),
      person_id: Id.nullable(),
    })
    .nullable(),
});

export const listSlots = endpoint({
  id: 'bookings.list-slots',
  method: 'GET',
  path: '/api/doctors/:doctor_id/slots',
  summary: 'Real free half hours of a doctor in the next 30 days',
  access: ['anyone'],
  owns: { doctor_id: 'doctor' },
  limit: 'read',
  params: z.strictObject({ doctor_id: Id }),
  query: z.strictObject({
    country: CountryAsked.optional(),
    from: z.iso.date().optional(),
    days: z.coerce.number().int().min(1).max(31).default(7),
  }),
  reply: envelope(SlotPage),
  problems: ['not-found'],
});

export type SlotBody = z.infer<typeof Slot>;
export type SlotPageBody = z.infer<typeof SlotPage>;
