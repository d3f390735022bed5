import { escalateEmergency } from './escalate-emergency.ts';
import { ringOthers } from './ring-others.ts';
import { sweepEmergencies } from './sweep-emergencies.ts';

/** The jobs of this module, by name. Waiting jobs are stored by name, so the older ones keep the prefix `bookings.`. */
export const jobs = {
  'bookings.escalate-emergency': escalateEmergency,
  'bookings.ring-others': ringOthers,
  'emergencies.sweep': sweepEmergencies,
};
