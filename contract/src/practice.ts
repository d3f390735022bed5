import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, envelope } from './fields.ts';

/** The days of the week in order. A day's number is its position, from 1. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const everyDay = <Day extends z.ZodType>(day: Day) =>
  z.strictObject({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day });

/**
 * A doctor's week in the doctor's time zone (C56): half hours 'HH:MM', and the same as ranges 'HH:MM-HH:MM' without
 * their end.
 */
export const Availability = z.strictObject({
  time_zone: z.string(),
  /** The half hours that a day can have, 09:00 to 17:30 (PAT-CONST-33). */
  grid: z.array(z.string()),
  slots: everyDay(z.array(z.string())),
  ranges: everyDay(z.array(z.string())),
});

export const readAvailability = endpoint({
  id: 'practice.read-availability',
  method: 'GET',
  path: '/api/doctor/availability',
  summary: 'My week as a doctor: half hours and merged ranges',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(Availability),
  problems: ['not-found'],
});

/** A day as the editor sends it: half hours, ranges, or both. A missing day is closed. */
const DayInput = z.array(z.string().max(20)).max(60).default([]);
/** True after the doctor confirmed: the hours close, but booked appointments in them stay. */
const KeepBooked = z.boolean().default(false);

export const saveAvailability = endpoint({
  id: 'practice.save-availability',
  method: 'PUT',
  path: '/api/doctor/availability',
  summary: 'Replace my whole week; asks before it closes half hours with booked appointments',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({ slots: everyDay(DayInput), keep_booked: KeepBooked }),
  reply: envelope(Availability),
  problems: ['invalid-input', 'slots-booked', 'not-found'],
});

/**
 * An absence in calendar days of the doctor's time zone, both included. `time` limits it to the half hour that begins
 * then.
 */
export const TimeOff = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  time: z.string().nullable(),
  starts_at: Instant,
  ends_at: Instant,
});
const TimeOffList = envelope(z.strictObject({ time_off: z.array(TimeOff) }));

export const listTimeOff = endpoint({
  id: 'practice.list-time-off',
  method: 'GET',
  path: '/api/doctor/time-off',
  summary: 'My absences that are not over, soonest first',
  access: ['doctor'],
  limit: 'read',
  reply: TimeOffList,
  problems: ['not-found'],
});

export const addTimeOff = endpoint({
  id: 'practice.add-time-off',
  method: 'POST',
  path: '/api/doctor/time-off',
  summary: 'Close whole days; asks before it closes half hours with booked appointments',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({ from: z.iso.date(), to: z.iso.date(), keep_booked: KeepBooked }),
  reply: TimeOffList,
  status: 201,
  problems: ['invalid-input', 'slots-booked', 'not-found'],
});

export const removeTimeOff = endpoint({
  id: 'practice.remove-time-off',
  method: 'DELETE',
  path: '/api/doctor/time-off',
  summary: 'Open the days of one of my absences again',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({ from: z.iso.date(), to: z.iso.date(), time: z.string().max(5).nullable().default(null) }),
  reply: TimeOffList,
  problems: ['not-found'],
});

export type Weekday = (typeof WEEKDAYS)[number];
export type AvailabilityBody = z.infer<typeof Availability>;
export type TimeOffBody = z.infer<typeof TimeOff>;
/** An appointment that a `slots-booked` refusal names, in the doctor's local day and time. */
export interface BookedSlotBody {
  readonly starts_at: string;
  readonly day: string;
  readonly time: string;
}
