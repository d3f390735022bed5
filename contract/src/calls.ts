import { z } from 'zod';
import { BridgeOffer } from './call-bridges.ts';
import { CALL_SIDES } from './call-sides.ts';
import { endpoint } from './endpoint.ts';
import { CallType, Id, Instant, envelope } from './fields.ts';
import { Stage } from './stages.ts';

export const IceServer = z.strictObject({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() });

/** Where media goes through; credentials end after ten minutes and are asked for anew while the call lasts (K-04). */
export const IceSettings = z.strictObject({
  servers: z.array(IceServer),
  /** `relay` where a relay is configured: neither side learns the other's address (K-05). */
  policy: z.enum(['relay', 'all']),
  expires_at: Instant,
});

export const bookingParams = z.strictObject({ booking_id: Id });

/** The call of an appointment as one of its two people sees it. */
export const CallView = z.strictObject({
  booking_id: Id,
  side: z.enum(CALL_SIDES),
  call_type: CallType,
  /** The words of the specification with those it lacked (C29); null before anybody joined. */
  state: z.enum(['connecting', 'connected', 'ended', 'failed']).nullable(),
  other: z.strictObject({ name: z.string(), present: z.boolean() }),
  /** Whether the patient left the waiting room to be told when the doctor is there, and was told. */
  call_back: z.enum(['none', 'asked', 'told']),
  starts_at: Instant,
  /** From ten minutes before the start to fifteen minutes after its end (K-01). */
  opens_at: Instant,
  closes_at: Instant,
  connected_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  /** For the patient: how many are before them with this doctor, and about how many minutes that takes. */
  waiting: z.strictObject({ before: z.int(), minutes: z.int() }).nullable(),
  /** When the doctor is there: the start, or later after a delay that was told. */
  expected_at: Instant,
  /** From then on the other side's absence lets this person go, and the money follows the rule (R-18f); null where it does not. */
  absent_from: Instant.nullable(),
  /** Where a voice gateway is configured: both are called and joined, and no number is shown (W24). */
  bridge: BridgeOffer.nullable(),
  /** The number to call by ordinary phone, to whom and as long as it may be seen (W24); for the doctor once it was asked for. */
  phone: z.string().nullable(),
  /** The doctor's own calls by ordinary number in an appointment by phone; null where there are none to make. */
  attempts: z.strictObject({
    calls: z.int(),
    unanswered: z.int(),
    /** Nothing was said of the last call yet. */
    may_note: z.boolean(),
  }).nullable(),
  /** Where the appointment stands, in the reader's words; what is shown when the call is over. */
  stage: Stage,
  /** What the patient may say now of whether the two spoke. */
  says: z.array(z.enum(['spoke', 'not-spoke'])),
  /** Known without anybody's word: both were connected for a minute, in the browser or by telephone. */
  proven: z.boolean(),
  /** What the patient wrote for the doctor. */
  reason: z.string().nullable(),
  may_complete: z.boolean(),
});

export const readCall = endpoint({
  id: 'calls.read',
  method: 'GET',
  path: '/api/appointments/:booking_id/call',
  summary: 'The call of an appointment: its window, who is there, place in line',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'read',
  params: bookingParams,
  reply: envelope(CallView),
  problems: ['not-found'],
});

export const joinCall = endpoint({
  id: 'calls.join',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/join',
  summary: 'A one-use ticket for the signalling socket (30 seconds) and where media goes through',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(z.strictObject({ ticket: z.string(), expires_at: Instant, ice: IceSettings, call: CallView })),
  problems: ['not-found', 'call-not-open', 'call-over'],
});

export const askCallBack = endpoint({
  id: 'calls.ask-call-back',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/leave',
  summary: 'The patient leaves the waiting room and is told by text message, once, when the doctor is there',
  access: ['patient'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(CallView),
  problems: ['not-found', 'call-not-open', 'call-over'],
});

/** Who is in the signed-in doctor's waiting room, or left it to be told. */
export const listQueue = endpoint({
  id: 'calls.list-queue',
  method: 'GET',
  path: '/api/doctor/queue',
  summary: 'Patients who are waiting for the signed-in doctor now, and those who want to be told when the doctor is ready',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(z.array(z.strictObject({ booking_id: Id, state: z.enum(['here', 'call-back', 'told']) }))),
  problems: ['not-found'],
});

export const refreshIce = endpoint({
  id: 'calls.refresh-ice',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/ice',
  summary: 'Fresh relay credentials for a call that lasts',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(IceSettings),
  problems: ['not-found', 'call-not-open', 'call-over'],
});

export const requestBridge = endpoint({
  id: 'calls.request-bridge',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/bridge',
  summary: 'Be joined by telephone: rings the doctor, then the patient, and shows neither the number of the other (W24)',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(CallView),
  problems: ['not-found', 'call-not-open', 'call-over', 'bridge-unavailable', 'too-many-requests'],
});

export const completeCall = endpoint({
  id: 'calls.complete',
  method: 'POST',
  path: '/api/appointments/:booking_id/complete',
  summary: 'The doctor marks an appointment as completed (W09)',
  access: ['doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(CallView),
  problems: ['not-found', 'call-not-open', 'call-over'],
});

export { CALL_GIVEN_UP, CALL_PROTOCOL, CALL_SOCKET } from './call-socket.ts';
export { CAMERA_STEPS, CallSignal, LEG_STATES } from './call-signals.ts';
export type { CallNews, CallSide, CallSignalBody, CameraStep, LegState } from './call-signals.ts';

export type IceSettingsBody = z.infer<typeof IceSettings>;
export type WaitingPatientBody = z.infer<typeof listQueue.reply>['data'][number];
export type CallViewBody = z.infer<typeof CallView>;
