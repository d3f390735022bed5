import type { EventHandlers } from '../platform/jobs/worker.ts';
import { ringNextDoctors } from './ring-emergency.ts';

/** The handlers of the event 'bookings.emergency-widened'. */
export const handlers: EventHandlers['bookings.emergency-widened'] = [ringNextDoctors];
