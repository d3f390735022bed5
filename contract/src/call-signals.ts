import { z } from 'zod';
import type { CALL_SIDES } from './call-sides.ts';

/** What a person tells of their own leg; the other side sees it. */
export const LEG_STATES = ['waiting', 'connecting', 'connected', 'reconnecting', 'failed'] as const;

/** In a call by phone: one asks whether there may be pictures, the other answers. */
export const CAMERA_STEPS = ['offer', 'accept', 'decline'] as const;

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
  /** In a call by phone: one asks whether there may be pictures, the other answers. No picture is sent before. */
  z.strictObject({ type: z.literal('camera'), step: z.enum(CAMERA_STEPS) }),
  z.strictObject({ type: z.literal('ping') }),
  /** The person ends the call for both. */
  z.strictObject({ type: z.literal('end') }),
]);

type Description = z.infer<typeof description>;
type Candidate = z.infer<typeof candidate>;
export type CallSide = (typeof CALL_SIDES)[number];
export type CameraStep = (typeof CAMERA_STEPS)[number];
export type LegState = (typeof LEG_STATES)[number];
export type CallSignalBody = z.infer<typeof CallSignal>;

/** What the server says on the socket. */
export type CallNews =
  | { readonly type: 'welcome'; readonly side: CallSide; readonly present: boolean }
  /** The other person came or went; a new leg of theirs means that negotiation begins anew. `silent`: their network went, not they. */
  | { readonly type: 'presence'; readonly present: boolean; readonly fresh: boolean; readonly silent?: boolean }
  | { readonly type: 'description'; readonly description: Description; readonly round: number }
  | { readonly type: 'candidate'; readonly candidate: Candidate | null }
  | { readonly type: 'leg'; readonly state: LegState; readonly camera: boolean; readonly microphone: boolean; readonly paused: boolean }
  | { readonly type: 'camera'; readonly step: CameraStep }
  /** Something new in the chat: ask for it. */
  | { readonly type: 'chat' }
  | { readonly type: 'pong' }
  /** Over for both. `completed` when both were connected for a minute. */
  | { readonly type: 'ended'; readonly completed: boolean }
  /** This person opened the call elsewhere; this leg is closed, or does not come back (R-18d). */
  | { readonly type: 'replaced' }
  | { readonly type: 'refused'; readonly code: 'ticket' | 'malformed' | 'too-fast' | 'signed-out' | 'closed' };
