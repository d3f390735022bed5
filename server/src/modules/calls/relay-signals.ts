import type { CallServerMessage, CallSide, CallSignalBody } from '@tabibu/contract/calls';
import type { SocketConnection } from '../../platform/http/socket-route.ts';
import type { LiveChannel } from '../../platform/jobs/live-channel.ts';
import type { TopicChannel } from '../../platform/jobs/topic-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { endCall } from './end-call.ts';
import { findMarkedVisitor } from './find-visitor.ts';
import { refreshLeg } from './refresh-leg.ts';
import { leaveCall, reportLeg } from './report-leg.ts';
import { HEARTBEAT } from './rules.ts';

/** One person's browser in a call. Ids of one person's legs sort in the order in which they entered. */
export interface Leg {
  readonly id: string;
  readonly bookingId: string;
  readonly side: CallSide;
  readonly socket: SocketConnection;
  /** The account whose live events are about this call. */
  readonly accountId: string;
  /** What is kept of the link of a person without an account. */
  readonly linkMark: Buffer | undefined;
  otherPresent: boolean;
  connected: boolean;
}

/**
 * The legs that are connected to this process, and the channels to the other processes and to the people's open pages.
 */
export interface Relay {
  readonly legs: Map<string, Leg>;
  readonly channel: TopicChannel;
  readonly live: LiveChannel;
}

/**
 * A message between processes: news for the person of a leg, or (`taken`) that the person has entered with a newer leg.
 */
type RelayMessage = CallServerMessage | { readonly type: 'taken'; readonly leg: string };

const otherSide = (side: CallSide): CallSide => (side === 'patient' ? 'doctor' : 'patient');
const topicOf = (bookingId: string, side: CallSide): string => `${bookingId}:${side}`;

/**
 * Adds a leg to the relay, and closes an older leg of the same person in this process. Returns the function that
 * removes the leg; it is safe to call at any time and more than once. Its argument `silent` says that the network
 * broke, not that the person left.
 */
export function attachLeg(relay: Relay, leg: Leg): (silent: boolean) => void {
  const topic = topicOf(leg.bookingId, leg.side);
  const before = relay.legs.get(topic);
  relay.legs.set(topic, leg);
  // Two legs of one person may arrive here in either order. The one with the higher id entered last and stays.
  if (before !== undefined && before.id > leg.id) {
    relay.legs.set(topic, before);
    replaceLeg(relay, leg);
  } else if (before !== undefined) {
    replaceLeg(relay, before);
  }
  const stopListening = relay.channel.hear(topic, (text) => deliver(relay, leg, JSON.parse(text) as RelayMessage));
  const unsubscribe = relay.live.subscribe(
    leg.accountId,
    (event) => {
      if (event.kind === 'signed-out') leg.socket.recheck();
      else if (event.kind === 'chat' && event.booking_id === leg.bookingId && leg.linkMark === undefined)
        leg.socket.say({ type: 'chat' } satisfies CallServerMessage);
      else if (event.kind === 'booking' && event.booking_id === leg.bookingId) void heartbeat(relay, leg);
    },
    () => undefined,
  );
  const timer = setInterval(() => void heartbeat(relay, leg), HEARTBEAT);
  timer.unref();
  let isDetached = false;
  return (silent) => {
    if (isDetached) return;
    isDetached = true;
    clearInterval(timer);
    stopListening();
    unsubscribe();
    removeLeg(relay, leg);
    const { ctx } = leg.socket;
    leaveCall(ctx, { bookingId: leg.bookingId, side: leg.side, leg: leg.id })
      .then(async (left) => {
        if (left) await sendToOther(relay, leg, { type: 'presence', present: false, fresh: false, silent });
      })
      .catch((error: unknown) => ctx.log.warn({ error }, 'a leg of a call could not be put down'));
  };
}

/**
 * Welcomes a leg, closes older legs of its person in other processes, and tells the other participant that the person
 * came.
 */
export async function announceLeg(relay: Relay, leg: Leg): Promise<void> {
  leg.socket.say({ type: 'welcome', side: leg.side, present: leg.otherPresent } satisfies CallServerMessage);
  await relay.channel.say(
    topicOf(leg.bookingId, leg.side),
    JSON.stringify({ type: 'taken', leg: leg.id } satisfies RelayMessage),
  );
  await sendToOther(relay, leg, { type: 'presence', present: true, fresh: true });
}

/**
 * Forwards a signal to the other participant, or carries it out where it is meant for the server (`ping`, `end`,
 * `leg`).
 */
export async function relaySignal(
  relay: Relay,
  leg: Leg,
  signal: Exclude<CallSignalBody, { type: 'hello' }>,
): Promise<void> {
  const of = { bookingId: leg.bookingId, side: leg.side, leg: leg.id };
  if (signal.type === 'ping') leg.socket.say({ type: 'pong' } satisfies CallServerMessage);
  else if (signal.type === 'end') {
    const ended = await endCall(leg.socket.ctx, of);
    const news = { type: 'ended', completed: ended?.completed ?? false } satisfies CallServerMessage;
    if (ended !== null) await sendToOther(relay, leg, news);
    deliver(relay, leg, news);
  } else {
    await sendToOther(relay, leg, signal);
    if (signal.type !== 'leg') return;
    const connected = signal.state === 'connected';
    if (connected === leg.connected) return;
    leg.connected = connected;
    await reportLeg(leg.socket.ctx, { ...of, connected });
  }
}

/**
 * Sends a message to the other participant: directly in this process, otherwise through the database. Drops it when the
 * other participant is not in the call.
 */
async function sendToOther(relay: Relay, leg: Leg, news: CallServerMessage): Promise<void> {
  const other = topicOf(leg.bookingId, otherSide(leg.side));
  const near = relay.legs.get(other);
  if (near !== undefined) deliver(relay, near, news);
  else if (leg.otherPresent) await relay.channel.say(other, JSON.stringify(news));
}

function deliver(relay: Relay, leg: Leg, message: RelayMessage): void {
  if (message.type === 'taken') {
    if (message.leg > leg.id) replaceLeg(relay, leg);
    return;
  }
  if (message.type === 'presence') leg.otherPresent = message.present;
  leg.socket.say(message);
  if (message.type === 'ended') closeLeg(relay, leg);
}

function replaceLeg(relay: Relay, leg: Leg): void {
  leg.socket.say({ type: 'replaced' } satisfies CallServerMessage);
  closeLeg(relay, leg);
}

/**
 * Removes a leg before its socket closes. On a dead network the socket takes half a minute to close, and must not
 * receive messages for a newer leg meanwhile.
 */
function closeLeg(relay: Relay, leg: Leg): void {
  removeLeg(relay, leg);
  leg.socket.end();
}

function removeLeg(relay: Relay, leg: Leg): void {
  const topic = topicOf(leg.bookingId, leg.side);
  if (relay.legs.get(topic) === leg) relay.legs.delete(topic);
}

/**
 * Writes every five seconds that the leg is alive, and catches up on news that this process missed: the leg was
 * replaced, the call ended, or the other participant came or went.
 */
async function heartbeat(relay: Relay, leg: Leg): Promise<void> {
  const { ctx } = leg.socket;
  try {
    if (leg.linkMark !== undefined) await findMarkedVisitor(ctx, leg.bookingId, leg.linkMark);
    const kept = await refreshLeg(ctx, { bookingId: leg.bookingId, side: leg.side, leg: leg.id });
    if (relay.legs.get(topicOf(leg.bookingId, leg.side)) !== leg) return;
    if (kept.is === 'replaced') replaceLeg(relay, leg);
    else if (kept.is === 'ended') deliver(relay, leg, { type: 'ended', completed: kept.completed });
    // A participant who leaves says so at once. Here only an arrival shows, or a process or network that died.
    else if (kept.otherPresent !== leg.otherPresent)
      deliver(relay, leg, {
        type: 'presence',
        present: kept.otherPresent,
        fresh: kept.otherPresent,
        silent: !kept.otherPresent,
      });
  } catch (error) {
    // The number of the member was changed, removed or stopped: the link is good no more.
    if (error instanceof Problem) return leg.socket.refuse('signed-out');
    ctx.log.warn({ error }, 'a call could not be looked at');
  }
}
