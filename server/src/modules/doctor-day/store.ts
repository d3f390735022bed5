import { statement } from '../../platform/database/statement.ts';

/** Plans a delay. Inserts no row while another delay of the doctor waits to be sent. */
export const planDelay = statement<{
  doctorId: string;
  delayId: string;
  minutes: number;
  bookingIds: readonly string[];
  now: Date;
  sendsAt: Date;
}>(
  'doctor-day.plan-delay',
  `insert into planned_delays (doctor_id, id, minutes, booking_ids, asked_at, sends_at) values ($doctorId, $delayId, $minutes, $bookingIds, $now, $sendsAt) on conflict (doctor_id) do nothing`,
);

export interface PlannedDelayRow {
  readonly minutes: number;
  readonly booking_ids: string[];
  readonly asked_at: Date;
  readonly sends_at: Date;
}

export const plannedDelay = statement<{ doctorId: string }, PlannedDelayRow>(
  'doctor-day.planned-delay',
  'select minutes, booking_ids, asked_at, sends_at from planned_delays where doctor_id = $doctorId',
);

/** Deletes the doctor's planned delay and returns it. Changes no row when it is due at `now` or there is none. */
export const undoDelay = statement<{ doctorId: string; now: Date }, PlannedDelayRow>(
  'doctor-day.take-back-delay',
  'delete from planned_delays where doctor_id = $doctorId and sends_at > $now returning minutes, booking_ids, asked_at, sends_at',
);

/**
 * Deletes a planned delay in order to send it, and returns it. Changes no row before it is due, or when it was undone
 * or sent.
 */
export const sendDelay = statement<{ doctorId: string; delayId: string; now: Date }, PlannedDelayRow>(
  'doctor-day.send-delay',
  'delete from planned_delays where doctor_id = $doctorId and id = $delayId and sends_at <= $now returning minutes, booking_ids, asked_at, sends_at',
);

/**
 * Records that a delay was announced. `corrects` is the announcement that this one corrects, or null. Inserts no row
 * when another one was made in the quarter of an hour before, or `corrects` was corrected already; the constraints of
 * the table decide that.
 */
export const addAnnouncement = statement<{
  delayId: string;
  doctorId: string;
  minutes: number;
  told: readonly string[];
  now: Date;
  corrects: string | null;
}>(
  'doctor-day.add-announcement',
  `insert into delay_announcements (id, doctor_id, minutes, told, booking_ids, announced_at, corrects)
   values ($delayId, $doctorId, $minutes, cardinality($told::uuid[]), $told, $now, $corrects) on conflict do nothing`,
);

export interface AnnouncementRow {
  readonly id: string;
  readonly announced_at: Date;
  readonly minutes: number;
  readonly told: number;
  /** The appointments of those who were told; null in announcements from before this was kept. */
  readonly booking_ids: string[] | null;
  /** When the announcement was made that this one corrects; null if it corrects none. */
  readonly first_at: Date | null;
}

/** The last announcement of doctor `doctorId` after `since`. */
export const lastAnnouncement = statement<{ doctorId: string; since: Date }, AnnouncementRow>(
  'doctor-day.last-announcement',
  `select a.id, a.announced_at, a.minutes, a.told, a.booking_ids, f.announced_at as first_at from delay_announcements a left join delay_announcements f on f.id = a.corrects
   where a.doctor_id = $doctorId and a.announced_at > $since order by a.announced_at desc limit 1`,
);
