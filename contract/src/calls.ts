import { z } from 'zod';
import { BridgeOffer } from './call-bridges.ts';
import { CALL_SIDES } from './call-sides.ts';
import { endpoint } from './endpoint.ts';
import { CallType, Id, Instant, envelope } from './fields.ts';

/** What a person tells of their own leg; the other side sees it. */
export const LEG_STATES = ['waiting', 'connecting', 'connected', 'reconnecting', 'failed'] as const;

export const IceServer = z.strictObject({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() });

/** Where media goes through; credentials end after ten minutes and are asked for anew while the call lasts (K-04). */
export const IceSettings = z.strictObject({
  servers: z.array(IceServer),
  /** `relay` where a relay is configured: neither side learns the other's address (K-05). */
  policy: z.enum(['relay', 'all']),
  expires_at: Instant,
});

const bookingParams = z.strictObject({ booking_id: Id });

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
  /** The number to call by ordinary phone, to whom and as long as it may be seen (W24). */
  phone: z.string().nullable(),
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

const description = z.strictObject({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string().max(65_536) });
const candidate = z.strictObject({
  candidate: z.string().max(1024), sdpMid: z.string().max(64).nullable(), sdpMLineIndex: z.int().min(0).max(16).nullable(), usernameFragment: z.string().max(256).nullable(),
});

/** What a browser says on the socket. `hello` comes first and within five seconds; at most 20 messages a second (K-02). */
export const CallSignal = z.discriminatedUnion('type', [
  /** `page`: a mark by which it is known again, also when it never heard its welcome. `again`: it comes back by itself, nobody asked for it. */
  z.strictObject({ type: z.literal('hello'), ticket: z.string().length(43), page: z.string().regex(/^[\da-f]{12}$/).optional(), again: z.boolean().optional() }),
  /** `round`: the number of the offer, or of the offer that is answered. */
  z.strictObject({ type: z.literal('description'), description, round: z.int().min(0) }),
  /** null: the end of candidates. */
  z.strictObject({ type: z.literal('candidate'), candidate: candidate.nullable() }),
  z.strictObject({ type: z.literal('leg'), state: z.enum(LEG_STATES), camera: z.boolean(), microphone: z.boolean(), paused: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
  /** The person ends the call for both. */
  z.strictObject({ type: z.literal('end') }),
]);

type Description = z.infer<typeof description>;
type Candidate = z.infer<typeof candidate>;
export type CallSide = (typeof CALL_SIDES)[number];
export type LegState = (typeof LEG_STATES)[number];
export type IceSettingsBody = z.infer<typeof IceSettings>;
export type WaitingPatientBody = z.infer<typeof listQueue.reply>['data'][number];
export type CallViewBody = z.infer<typeof CallView>;
export type CallSignalBody = z.infer<typeof CallSignal>;

/** What the server says on the socket. */
export type CallNews =
  | { readonly type: 'welcome'; readonly side: CallSide; readonly present: boolean }
  /** The other person came or went; a new leg of theirs means that negotiation begins anew. `silent`: their network went, not they. */
  | { readonly type: 'presence'; readonly present: boolean; readonly fresh: boolean; readonly silent?: boolean }
  | { readonly type: 'description'; readonly description: Description; readonly round: number }
  | { readonly type: 'candidate'; readonly candidate: Candidate | null }
  | { readonly type: 'leg'; readonly state: LegState; readonly camera: boolean; readonly microphone: boolean; readonly paused: boolean }
  /** Something new in the chat: ask for it. */
  | { readonly type: 'chat' }
  | { readonly type: 'pong' }
  /** Over for both. `completed` when both were connected for a minute. */
  | { readonly type: 'ended'; readonly completed: boolean }
  /** This person opened the call elsewhere; this leg is closed, or does not come back (R-18d). */
  | { readonly type: 'replaced' }
  | { readonly type: 'refused'; readonly code: 'ticket' | 'malformed' | 'too-fast' | 'signed-out' | 'closed' };
