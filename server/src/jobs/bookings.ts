/** Jobs that the module `bookings` runs, with the payload of each. */
export interface BookingJobs {
  'bookings.add-up-counts': Record<string, never>;
  'bookings.announce-move': { bookingId: string };
  'bookings.expire-hold': { bookingId: string };
  'bookings.refresh-next-free': { doctorId: string };
  'bookings.remind-appointment': { bookingId: string };
  'bookings.settle-claim': { bookingId: string };
  'bookings.sweep': Record<string, never>;
}
