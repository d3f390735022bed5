/** Events that the module `bookings` publishes, with their payloads. */
export interface BookingEvents {
  'bookings.scheduled': { bookingId: string };
  /** `office`: somebody who works here, before the start. `staff`: a decision on a failed call, told by itself. */
  'bookings.cancelled': { bookingId: string; by: 'patient' | 'doctor' | 'staff' | 'system' | 'office' };
  /** The appointment begins within a day. */
  'bookings.day-reminder-due': { bookingId: string };
  'bookings.delayed': { announcementId: string; minutes: number; bookingIds: string[] };
  /**
   * `contestableUntil` is set if only the doctor says that the consultation took place: until then the patient may
   * contest it.
   */
  'bookings.completed': { bookingId: string; contestableUntil?: string };
  'bookings.claim-stands': { bookingId: string };
  'bookings.contested': { bookingId: string };
  /** Somebody decided about what the patient contested. */
  'bookings.contest-decided': { bookingId: string; outcome: 'kept' | 'refunded' | 'new-appointment' };
  /** Somebody decided about an appointment whose call failed. */
  'bookings.failed-call-settled': { bookingId: string; outcome: 'kept' | 'refunded' | 'missed' | 'new-appointment' };
  'bookings.missed': { bookingId: string };
  /** Its patient said that the paid appointment is for somebody else. `change` counts these. */
  'bookings.person-changed': { bookingId: string; change: number; before?: string | null };
  /** `formerDoctorId`: the doctor before, if that changed; missing in events of the release before. */
  'bookings.rescheduled': { bookingId: string; from: string; formerDoctorId?: string | null };
  /**
   * The appointment was moved and the new time has stayed the same for a while. `from` is the last time that was told.
   */
  'bookings.move-settled': { bookingId: string; from: string; formerDoctorId?: string | null };
  'bookings.reminder-due': { bookingId: string };
  'bookings.slots-changed': { doctorId: string };
  /** An unpaid appointment was given up for another time with the same doctor: `bookingId` took the place of `from`. */
  'bookings.hold-moved': { bookingId: string; from: string };
  'bookings.emergency-opened': { bookingId: string };
  /** Rings the doctors on call, or the one whom somebody at the front desk chose. */
  'bookings.emergency-widened': { bookingId: string; doctorId?: string };
  'bookings.emergency-accepted': { bookingId: string };
  'bookings.emergency-escalated': { bookingId: string };
  'bookings.late-payment-kept': { bookingId: string; paymentId: string };
}
