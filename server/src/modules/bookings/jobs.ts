import { announceMove } from './announce-move.ts';
import { escalateEmergency } from './escalate-emergency.ts';
import { expireHold } from './expire-hold.ts';
import { sendDelay } from './plan-delay.ts';
import { refreshNextFree } from './refresh-next-free.ts';
import { remindAppointment } from './remind-appointment.ts';
import { ringOthers } from './ring-others.ts';
import { settleClaim } from './settle-claim.ts';
import { sweepBookings } from './sweep-bookings.ts';

/** Jobs of this module: name → verb. */
export const jobs = {
  'bookings.announce-move': announceMove,
  'bookings.expire-hold': expireHold,
  'bookings.escalate-emergency': escalateEmergency,
  'bookings.ring-others': ringOthers,
  'bookings.refresh-next-free': refreshNextFree,
  'bookings.remind-appointment': remindAppointment,
  'bookings.send-delay': sendDelay,
  'bookings.settle-claim': settleClaim,
  'bookings.sweep': sweepBookings,
};
