import { z } from 'zod';
import { BridgeOffer } from './call-bridges.ts';
import { CALL_SIDES } from './call-sides.ts';
import { endpoint } from './endpoint.ts';
import { CallType, Id, Instant, envelope } from './fields.ts';
import { Stage } from './stages.ts';

export const IceServer = z.strictObject({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/**
 * The servers for the media of a call. Credentials expire after ten minutes and are renewed while the call lasts
 * (K-04).
 */
export const IceSettings = z.strictObject({
  servers: z.array(IceServer),
  /** `relay` if a relay is configured; then neither side learns the other's address (K-05). */
  policy: z.enum(['relay', 'all']),
  expires_at: Instant,
});

export const bookingParams = z.strictObject({ booking_id: Id });

/** The call of an appointment as one of its two people sees it. */
export const CallView = z.strictObject({
  booking_id: Id,
  side: z.enum(CALL_SIDES),
  call_type: CallType,
  is_emergency: z.boolean(),
  /** The state in the terms of the specification, plus the missing ones (C29); null before anybody joined. */
  state: z.enum(['connecting', 'connected', 'ended', 'failed']).nullable(),
  other: z.strictObject({ name: z.string(), present: z.boolean() }),
  /** Only if the appointment is for a member of the patient's family: the name. The patient speaks. */
  person: z.string().optional(),
  /** The member of the family whom the doctor calls by ordinary phone; null if the doctor calls the patient. */
  answers: z.string().nullable(),
  /** For the patient: the member of the family is in the call by the link to the number of their own. */
  by_link: z.boolean(),
  /** `asked`: the patient left the waiting room and asks to be told when the doctor joins. `told`: that was done. */
  call_back: z.enum(['none', 'asked', 'told']),
  starts_at: Instant,
  /** From ten minutes before the start until fifteen minutes after the planned end (K-01). */
  opens_at: Instant,
  closes_at: Instant,
  /** Until when both may write in the chat: a week after a consultation that took place, otherwise a day. */
  chat_until: Instant,
  connected_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  /** For the patient: how many patients are before them with this doctor, and about how many minutes that takes. */
  waiting: z.strictObject({ before: z.int(), minutes: z.int() }).nullable(),
  /** When the doctor is expected: at the start, or later after an announced delay. */
  expected_at: Instant,
  /**
   * The time from which this person may leave because the other side is absent, and the money is refunded or kept by
   * the rule (R-18f). Null if that does not apply.
   */
  absent_from: Instant.nullable(),
  /** Set if a voice gateway is configured: it rings both and joins them, and no number is shown (W24). */
  bridge: BridgeOffer.nullable(),
  /**
   * The number to call by ordinary phone, as long as the reader may see it (W24). A doctor sees it only after asking
   * for it.
   */
  phone: z.string().nullable(),
  /** The doctor's own calls to the patient in an appointment by phone; null if there are none to make. */
  attempts: z
    .strictObject({
      calls: z.int(),
      unanswered: z.int(),
      /** True if the doctor has not yet said how the last call ended. */
      may_note: z.boolean(),
    })
    .nullable(),
  /** The stage of the appointment, in words for the reader; shown when the call is over. */
  stage: Stage,
  /** The answers that the patient may give now to the question whether the two spoke. */
  says: z.array(z.enum(['spoke', 'not-spoke'])),
  /** What the patient has said about it, for both; null before. */
  said: z.enum(['spoke', 'not-spoke']).nullable(),
  /** True if no statement is needed: both were connected for a minute, in the browser or by telephone. */
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

export const requestCallBack = endpoint({
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

/** Lists patients who are in the signed-in doctor's waiting room, or left it and asked to be told. */
export const listQueue = endpoint({
  id: 'calls.list-queue',
  method: 'GET',
  path: '/api/doctor/queue',
  summary:
    'Patients who are waiting for the signed-in doctor now, and those who want to be told when the doctor is ready',
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
  summary:
    'Be joined by telephone: rings the doctor, then the patient, and shows neither the number of the other (W24)',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(CallView),
  problems: ['not-found', 'call-not-open', 'call-over', 'bridge-unavailable', 'too-many-requests'],
});

/**
 * Mounted by `calls`, because the last callback of a bridged call counts towards the call. The id must not change:
 * audit rows contain it.
 */
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
  media: 'application/xml',
  problems: ['not-found'],
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
  problems: ['not-found', 'not-asked-yet', 'call-over'],
});

export { CALL_SILENT_CLOSE_CODE, CALL_PROTOCOL, CALL_SOCKET_PATH, LINKED_SOCKET_PATH } from './call-socket.ts';
export { CAMERA_STEPS, CallSignal, LEG_STATES } from './call-signals.ts';
export type { CallServerMessage, CallSide, CallSignalBody, CameraStep, LegState } from './call-signals.ts';

export type IceSettingsBody = z.infer<typeof IceSettings>;
export type WaitingPatientBody = z.infer<typeof listQueue.reply>['data'][number];
export type CallViewBody = z.infer<typeof CallView>;
