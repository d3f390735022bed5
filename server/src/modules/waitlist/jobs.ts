import { sweepWaitlist } from './sweep-waitlist.ts';
import { notifyWaiting } from './notify-waiting.ts';

/** The jobs of this module, by name. */
export const jobs = { 'waitlist.tell': notifyWaiting, 'waitlist.sweep': sweepWaitlist };
