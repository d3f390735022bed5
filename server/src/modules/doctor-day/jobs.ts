import { sendDelay } from './send-delay.ts';

/** The jobs of this module, by name. Waiting jobs are stored by name, so this one keeps its old prefix `bookings.`. */
export const jobs = {
  'bookings.send-delay': sendDelay,
};
