import { z } from 'zod';
import type { HangUp, VoiceReading } from './port.ts';

/** No call lasts longer; a callback with a larger number is rejected. */
const LONGEST_SECONDS = 24 * 60 * 60;

const Text = z.string().max(200);
const Seconds = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.number().max(LONGEST_SECONDS));

const Callback = z.object({
  isActive: z.enum(['0', '1']),
  sessionId: Text.min(1),
  direction: Text.optional(),
  clientRequestId: Text.optional(),
  callSessionState: Text.optional(),
  dialDurationInSeconds: Seconds.optional(),
  hangupCause: Text.optional(),
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,8})?$/)
    .optional(),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** States that only report progress. A callback of an active call with any other state asks what to do. */
const STEPS: ReadonlyMap<string, 'second-rings' | 'joined' | 'other'> = new Map([
  ['Ringing', 'other'],
  ['Dialing', 'second-rings'],
  ['Bridged', 'joined'],
  ['DialCompleted', 'other'],
  ['Completed', 'other'],
]);

const BUSY = new Set(['USER_BUSY', 'CALL_REJECTED']);
const NO_ANSWER = new Set([
  'NO_ANSWER',
  'NO_USER_RESPONSE',
  'ORIGINATOR_CANCEL',
  'SUBSCRIBER_ABSENT',
  'ALLOTTED_TIMEOUT',
]);

/**
 * Reads the form that Africa's Talking posts about a call. Empty fields count as missing. The form is not signed: the
 * secret in the path and our own request id are what identifies it.
 */
export function readVoiceCallback(raw: Buffer): VoiceReading {
  const form = [...new URLSearchParams(raw.toString('utf8'))].filter(([, value]) => value !== '');
  const read = Callback.safeParse(Object.fromEntries(form));
  if (!read.success) return { kind: 'rejected', why: 'wrong-shape' };
  const { isActive, sessionId, direction, callSessionState, dialDurationInSeconds, hangupCause, amount, currencyCode } =
    read.data;
  const names = { clientRequestId: read.data.clientRequestId ?? null, sessionId };
  if (direction?.toLowerCase() === 'inbound') return { kind: 'incoming' };
  if (isActive === '0') {
    const cost = amount === undefined || currencyCode === undefined ? null : `${currencyCode} ${amount}`;
    return { kind: 'ended', ...names, joinedSeconds: dialDurationInSeconds ?? 0, hangUp: hangUpOf(hangupCause), cost };
  }
  const step = STEPS.get(callSessionState ?? '');
  return step === undefined ? { kind: 'answered', ...names } : { kind: 'progress', ...names, step };
}

function hangUpOf(cause: string | undefined): HangUp {
  if (cause === undefined) return 'other';
  if (BUSY.has(cause)) return 'busy';
  return NO_ANSWER.has(cause) ? 'no-answer' : 'other';
}
