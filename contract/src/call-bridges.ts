import { z } from 'zod';
import { CALL_SIDES } from './call-sides.ts';

/**
 * Why a bridged call joined nobody. `not-supported`: the gateway cannot ring the number. `unknown`: the gateway did not
 * report how the call ended.
 */
export const BRIDGE_FAILURES = [
  'doctor-busy',
  'doctor-no-answer',
  'patient-busy',
  'patient-no-answer',
  'not-supported',
  'unavailable',
  'unknown',
] as const;

/** A telephone call that joins the two people of an appointment; both see our number only. */
const Bridge = z.strictObject({
  stage: z.enum(['requested', 'ringing-doctor', 'ringing-patient', 'bridged', 'ended', 'failed']),
  reason: z.enum(BRIDGE_FAILURES).nullable(),
  asked_by: z.enum(CALL_SIDES),
  /** How long the two were joined, once the call is over. */
  seconds: z.int(),
});

/** `number` is our number, which both phones show. `last` is the newest bridged call of this appointment. */
export const BridgeOffer = z.strictObject({ number: z.string(), last: Bridge.nullable() });

export type BridgeBody = z.infer<typeof Bridge>;
export type BridgeFailure = (typeof BRIDGE_FAILURES)[number];
