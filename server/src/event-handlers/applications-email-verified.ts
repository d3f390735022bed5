import type { EventHandlers } from '../platform/jobs/worker.ts';
import { keepProvenEmail } from './keep-proven-email.ts';

/** The handlers of the event 'applications.email-verified'. */
export const handlers: EventHandlers['applications.email-verified'] = [keepProvenEmail];
