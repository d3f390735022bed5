/** Events that the module `bookings` publishes, with their payloads. */
export interface BookingEvents {
  'bookings.scheduled': { bookingId: string };
  'bookings.cancelled': { bookingId: string; by: 'patient' | 'doctor' | 'staff' | 'system' };
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
  'bookings.rescheduled': { bookingId: string; from: string };
  /**
   * The appointment was moved and the new time has stayed the same for a while. `from` is the last time that was told.
   */
  'bookings.move-settled': { bookingId: string; from: string };
  'bookings.reminder-due': { bookingId: string };
  'bookings.slots-changed': { doctorId: string };
  'bookings.emergency-opened': { bookingId: string };
  'bookings.emergency-widened': { bookingId: string };
  'bookings.emergency-accepted': { bookingId: string };
  'bookings.emergency-escalated': { bookingId: string };
  'bookings.late-payment-kept': { bookingId: string; paymentId: string };
}
