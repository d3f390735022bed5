import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CALL_SIDES } from './call-sides.ts';

/** Why a telephone call joined nobody. `not-supported`: a number that the gateway cannot ring; `unknown`: nobody told how it ended. */
export const BRIDGE_FAILURES = ['doctor-busy', 'doctor-no-answer', 'patient-busy', 'patient-no-answer', 'not-supported', 'unavailable', 'unknown'] as const;

/** A telephone call that joins the two people of an appointment by our number, as both see it. */
export const Bridge = z.strictObject({
  stage: z.enum(['requested', 'ringing-doctor', 'ringing-patient', 'bridged', 'ended', 'failed']),
  reason: z.enum(BRIDGE_FAILURES).nullable(),
  asked_by: z.enum(CALL_SIDES),
  /** For how long the two were joined, once it is over. */
  seconds: z.int(),
});

/** `number` is ours and what both phones show; `last` the newest bridge of this appointment. */
export const BridgeOffer = z.strictObject({ number: z.string(), last: Bridge.nullable() });

export const receiveVoice = endpoint({
  id: 'calls.receive-voice',
  method: 'POST',
  path: '/api/calls/voice/:secret',
  summary: 'The voice gateway tells of a call and asks what to do; the answer is its XML',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'callback',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  reply: z.string(),
});

export type BridgeBody = z.infer<typeof Bridge>;
export type BridgeFailure = (typeof BRIDGE_FAILURES)[number];
