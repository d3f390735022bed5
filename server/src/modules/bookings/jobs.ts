import { addUpCounts } from './count-bookings.ts';
import { announceMove } from './announce-move.ts';
import { expireHold } from './expire-hold.ts';
import { refreshNextFree } from './refresh-next-free.ts';
import { remindAppointment } from './remind-appointment.ts';
import { settleClaim } from './settle-claim.ts';
import { sweepBookings } from './sweep-bookings.ts';

/** The jobs of this module, by name. */
export const jobs = {
  'bookings.add-up-counts': addUpCounts,
  'bookings.announce-move': announceMove,
  'bookings.expire-hold': expireHold,
  'bookings.refresh-next-free': refreshNextFree,
  'bookings.remind-appointment': remindAppointment,
  'bookings.settle-claim': settleClaim,
  'bookings.sweep': sweepBookings,
};
