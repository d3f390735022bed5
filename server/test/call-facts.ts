import type { LegFacts, SessionFacts } from '../src/modules/calls/rules.ts';
import { MINUTE, later } from '../src/platform/time.ts';

/** The start of the appointment in these facts. */
export const START = new Date('2038-01-15T07:00:00Z');
/** Returns the time this many minutes after the start. */
export const min = (minutes: number): Date => later(START, minutes * MINUTE);
const never: LegFacts = { leg: null, seenAt: null, connected: false };
/** A person who was last seen then and is away. */
export const left = (minutes: number): LegFacts => ({ leg: null, seenAt: min(minutes), connected: false });
/** A person who was in the room until then. */
export const here = (minutes: number): LegFacts => ({ leg: 'leg', seenAt: min(minutes), connected: false });

/** A call that nobody has entered. */
export const nobody: SessionFacts = {
  state: 'connecting',
  connectedAt: null,
  togetherSince: null,
  togetherUntil: null,
  togetherMs: 0,
  bridgedMs: 0,
  patient: never,
  doctor: never,
  callBackAt: null,
  calledBackAt: null,
};

/** Facts of two people who were connected for this long, until that minute. */
export const spoke = (milliseconds: number, until: number): Partial<SessionFacts> => ({
  state: 'connected',
  connectedAt: min(1),
  togetherMs: milliseconds,
  togetherUntil: min(until),
  patient: left(until),
  doctor: left(until),
});
