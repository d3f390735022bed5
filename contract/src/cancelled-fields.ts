import { z } from 'zod';
import { CANCELLERS } from './cancellers.ts';

/** Of an appointment: who cancelled it, and the reason that was given. Its stage says it in words. */
export const CancelledFields = {
  cancelled_by: z.enum(CANCELLERS).nullable(),
  cancel_reason: z.string().nullable(),
};
