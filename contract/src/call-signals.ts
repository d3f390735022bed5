import { z } from 'zod';
import { CALL_SIDES } from './call-sides.ts';

/** The states that a person's browser reports of its own leg; the other side sees them. */
export const LEG_STATES = ['waiting', 'connecting', 'connected', 'reconnecting', 'failed'] as const;

/** The steps of turning video on in a phone call: one side offers, the other accepts or declines. */
export const CAMERA_STEPS = ['offer', 'accept', 'decline'] as const;

const description = z.strictObject({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().max(65_536),
});
const candidate = z.strictObject({
  candidate: z.string().max(1024),
  sdpMid: z.string().max(64).nullable(),
  sdpMLineIndex: z.int().min(0).max(16).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});

/**
 * Messages that a browser sends on the call socket. `hello` must come first and within five seconds; at most 20
 * messages a second are allowed (K-02).
 */
export const CallSignal = z.discriminatedUnion('type', [
  /**
   * `page` identifies the page when it reconnects, even if it never received `welcome`. `again` is true if the page
   * reconnects by itself, without the person asking.
   */
  z.strictObject({
    type: z.literal('hello'),
    ticket: z.string().length(43),
    page: z
      .string()
      .regex(/^[\da-f]{12}$/)
      .optional(),
    again: z.boolean().optional(),
  }),
  /** `round`: the number of the offer, or of the offer that is answered. */
  z.strictObject({ type: z.literal('description'), description, round: z.int().min(0) }),
  /** null marks the end of the candidates. */
  z.strictObject({ type: z.literal('candidate'), candidate: candidate.nullable() }),
  z.strictObject({
    type: z.literal('leg'),
    state: z.enum(LEG_STATES),
    camera: z.boolean(),
    microphone: z.boolean(),
    paused: z.boolean(),
  }),
  /** In a phone call: one side asks for video, the other answers. No video is sent before that. */
  z.strictObject({ type: z.literal('camera'), step: z.enum(CAMERA_STEPS) }),
  z.strictObject({ type: z.literal('ping') }),
  /** The person ends the call for both. */
  z.strictObject({ type: z.literal('end') }),
]);

export type CallSide = (typeof CALL_SIDES)[number];
export type CameraStep = (typeof CAMERA_STEPS)[number];
export type LegState = (typeof LEG_STATES)[number];
export type CallSignalBody = z.infer<typeof CallSignal>;

/** Messages that the server sends on the call socket. */
export const CallServerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), side: z.enum(CALL_SIDES), present: z.boolean() }),
  /**
   * The other person joined or left. `fresh`: they have a new leg, so negotiation starts again. `silent`: their network
   * broke; they did not leave themselves.
   */
  z.strictObject({
    type: z.literal('presence'),
    present: z.boolean(),
    fresh: z.boolean(),
    silent: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('description'), description, round: z.int() }),
  z.strictObject({ type: z.literal('candidate'), candidate: candidate.nullable() }),
  z.strictObject({
    type: z.literal('leg'),
    state: z.enum(LEG_STATES),
    camera: z.boolean(),
    microphone: z.boolean(),
    paused: z.boolean(),
  }),
  z.strictObject({ type: z.literal('camera'), step: z.enum(CAMERA_STEPS) }),
  /** There is something new in the chat; the page must load it. */
  z.strictObject({ type: z.literal('chat') }),
  z.strictObject({ type: z.literal('pong') }),
  /** The call is over for both. `completed` is true if both were connected for a minute. */
  z.strictObject({ type: z.literal('ended'), completed: z.boolean() }),
  /**
   * The same person opened the call elsewhere, so this leg is closed or may not come back (R-18d). On the patient's
   * side it may also be the other of whoever booked and the member who comes by a link: the view of the call says who.
   */
  z.strictObject({ type: z.literal('replaced') }),
  z.strictObject({
    type: z.literal('refused'),
    code: z.enum(['ticket', 'malformed', 'too-fast', 'signed-out', 'closed']),
  }),
]);

export type CallServerMessage = z.infer<typeof CallServerMessage>;
