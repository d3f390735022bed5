import { CALL_GIVEN_UP, CALL_PROTOCOL, CALL_SOCKET } from '@tabibu/contract/calls';
import type { CallNews, CallSide, CallSignalBody } from '@tabibu/contract/calls';
import type { Services } from '../../platform/context.ts';
import type { Line, SocketDoor } from '../../platform/http/socket-route.ts';
import type { LiveChannel } from '../../platform/jobs/live-channel.ts';
import { openTopicChannel } from '../../platform/jobs/topic-channel.ts';
import type { TopicChannel } from '../../platform/jobs/topic-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { leaveCall, reportLeg } from './change-leg.ts';
import { endCall } from './end-call.ts';
import { enterCall } from './enter-call.ts';
import type { Hello } from './enter-call.ts';
import { keepLeg } from './keep-leg.ts';
import { LARGEST_DESCRIPTION, readSignal } from './read-signal.ts';
import { BEAT, HELLO_WITHIN } from './rules.ts';

/** One person's browser in a call. */
interface Leg {
  readonly id: string;
  readonly bookingId: string;
  readonly side: CallSide;
  readonly line: Line;
  otherPresent: boolean;
  connected: boolean;
}

/** What one leg's process tells the other leg's: news for the person, or that the person is elsewhere now. */
type Word = CallNews | { readonly type: 'taken'; readonly leg: string };

interface Desk { readonly legs: Map<string, Leg>; readonly channel: TopicChannel; readonly live: LiveChannel }

const otherSide = (side: CallSide): CallSide => (side === 'patient' ? 'doctor' : 'patient');
/** How a line closes whose person did not go: broken off, given up by their page, or by us. */
const BROKEN: ReadonlySet<number> = new Set([1006, 1011, 1012, CALL_GIVEN_UP]);
const topicOf = (bookingId: string, side: CallSide): string => `${bookingId}:${side}`;

/**
 * The door behind the signalling socket (PAT-CALL-10, W11). A person shows a ticket, and from then on what they say reaches the one
 * other person of that booking, in this process or in another one; nothing of it is kept or logged.
 */
export function openCallDoor({ db, log, clock }: Pick<Services, 'db' | 'log' | 'clock'>, live: LiveChannel): SocketDoor {
  const desk: Desk = { legs: new Map(), channel: openTopicChannel('calls', { db, log, clock }), live };
  return {
    path: CALL_SOCKET,
    protocol: CALL_PROTOCOL,
    largest: LARGEST_DESCRIPTION,
    take: (line) => greet(desk, line),
    stop: () => desk.channel.stop(),
  };
}

/** A line without a name yet: five seconds for the ticket; then one thing after the other. */
function greet(desk: Desk, line: Line): ReturnType<SocketDoor['take']> {
  let leg: Leg | undefined;
  let leave: (silent: boolean) => void = () => undefined;
  let closedBy: number | undefined;
  let greeted = false;
  let work: Promise<unknown> = Promise.resolve();
  const next = (step: () => Promise<unknown>) => {
    work = work.then(step).catch((error: unknown) => {
      line.ctx.log.warn({ error }, 'a step of a call failed');
      line.fail();
    });
  };
  const patience = setTimeout(() => line.refuse('ticket'), HELLO_WITHIN);
  patience.unref();

  async function enter(hello: Hello): Promise<void> {
    try {
      await desk.channel.ready();
      const entered = await enterCall(line.ctx, hello);
      if (entered.is !== 'seated') {
        line.say((entered.is === 'replaced' ? { type: 'replaced' } : { type: 'ended', completed: false }) satisfies CallNews);
        line.end();
        return;
      }
      leg = { id: entered.leg, bookingId: entered.bookingId, side: entered.side, line, otherPresent: entered.otherPresent, connected: false };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      line.refuse(error.code === 'not-found' ? 'ticket' : 'closed');
      return;
    }
    leave = sit(desk, leg);
    if (closedBy !== undefined) leave(BROKEN.has(closedBy));
    else await announce(desk, leg);
  }

  return {
    hear(text) {
      const signal = readSignal(text);
      if (signal === null || (signal.type === 'hello') === greeted) line.refuse('malformed');
      else if (signal.type === 'hello') {
        greeted = true;
        clearTimeout(patience);
        next(() => enter(signal));
      } else {
        next(async () => { if (leg !== undefined && closedBy === undefined) await pass(desk, leg, signal); });
      }
    },
    closed(code) {
      closedBy = code;
      clearTimeout(patience);
      leave(BROKEN.has(code));
    },
  };
}

/** Takes a leg into the call; the person's other leg in this process goes. Answers how it goes again, and that may be at any moment. */
function sit(desk: Desk, leg: Leg): (silent: boolean) => void {
  const { ctx, accountId } = leg.line;
  const topic = topicOf(leg.bookingId, leg.side);
  const before = desk.legs.get(topic);
  desk.legs.set(topic, leg);
  // Of two that enter at once the one that was seated last is the person's, in whatever order they come here.
  if (before !== undefined && before.id > leg.id) {
    desk.legs.set(topic, before);
    replace(desk, leg);
  } else if (before !== undefined) {
    replace(desk, before);
  }
  const deaf = desk.channel.hear(topic, (text) => deliver(desk, leg, JSON.parse(text) as Word));
  const unsubscribe = desk.live.subscribe(accountId, (event) => {
    if (event.kind === 'signed-out') leg.line.recheck();
    else if (event.kind === 'chat' && event.booking_id === leg.bookingId) leg.line.say({ type: 'chat' } satisfies CallNews);
    else if (event.kind === 'booking' && event.booking_id === leg.bookingId) void beat(desk, leg);
  }, () => undefined);
  const timer = setInterval(() => void beat(desk, leg), BEAT);
  timer.unref();
  let gone = false;
  return (silent) => {
    if (gone) return;
    gone = true;
    clearInterval(timer);
    deaf();
    unsubscribe();
    unseat(desk, leg);
    leaveCall(ctx, { bookingId: leg.bookingId, side: leg.side, leg: leg.id })
      .then(async (left) => { if (left) await tell(desk, leg, { type: 'presence', present: false, fresh: false, silent }); })
      .catch((error: unknown) => ctx.log.warn({ error }, 'a leg of a call could not be put down'));
  };
}

/** Welcomes a leg; its person's legs in other processes go, the other person hears of it. */
async function announce(desk: Desk, leg: Leg): Promise<void> {
  leg.line.say({ type: 'welcome', side: leg.side, present: leg.otherPresent } satisfies CallNews);
  await desk.channel.say(topicOf(leg.bookingId, leg.side), JSON.stringify({ type: 'taken', leg: leg.id } satisfies Word));
  await tell(desk, leg, { type: 'presence', present: true, fresh: true });
}

/** Does what a person asked for. */
async function pass(desk: Desk, leg: Leg, signal: Exclude<CallSignalBody, { type: 'hello' }>): Promise<void> {
  const of = { bookingId: leg.bookingId, side: leg.side, leg: leg.id };
  if (signal.type === 'ping') leg.line.say({ type: 'pong' } satisfies CallNews);
  else if (signal.type === 'end') {
    const ended = await endCall(leg.line.ctx, of);
    const news = { type: 'ended', completed: ended?.completed ?? false } satisfies CallNews;
    if (ended !== null) await tell(desk, leg, news);
    deliver(desk, leg, news);
  } else {
    await tell(desk, leg, signal);
    if (signal.type !== 'leg') return;
    const connected = signal.state === 'connected';
    if (connected === leg.connected) return;
    leg.connected = connected;
    await reportLeg(leg.line.ctx, { ...of, connected });
  }
}

/** To the other person: in this process at once, in another one over the database, to nobody if nobody is there. */
async function tell(desk: Desk, leg: Leg, news: CallNews): Promise<void> {
  const other = otherSide(leg.side);
  const near = desk.legs.get(topicOf(leg.bookingId, other));
  if (near !== undefined) deliver(desk, near, news);
  else if (leg.otherPresent) await desk.channel.say(topicOf(leg.bookingId, other), JSON.stringify(news));
}

function deliver(desk: Desk, leg: Leg, word: Word): void {
  if (word.type === 'taken') {
    if (word.leg > leg.id) replace(desk, leg);
    return;
  }
  if (word.type === 'presence') leg.otherPresent = word.present;
  leg.line.say(word);
  if (word.type === 'ended') dismiss(desk, leg);
}

function replace(desk: Desk, leg: Leg): void {
  leg.line.say({ type: 'replaced' } satisfies CallNews);
  dismiss(desk, leg);
}

/** On a network that is gone a line takes half a minute to close: nothing is said to it meanwhile that is meant for a newer one. */
function dismiss(desk: Desk, leg: Leg): void {
  unseat(desk, leg);
  leg.line.end();
}

function unseat(desk: Desk, leg: Leg): void {
  const topic = topicOf(leg.bookingId, leg.side);
  if (desk.legs.get(topic) === leg) desk.legs.delete(topic);
}

/** Shows that the leg lives, and makes good what was missed: a replacement, an end, somebody who came or whose process died. */
async function beat(desk: Desk, leg: Leg): Promise<void> {
  const { ctx } = leg.line;
  try {
    const kept = await keepLeg(ctx, { bookingId: leg.bookingId, side: leg.side, leg: leg.id });
    if (desk.legs.get(topicOf(leg.bookingId, leg.side)) !== leg) return;
    if (kept.is === 'replaced') replace(desk, leg);
    else if (kept.is === 'ended') deliver(desk, leg, { type: 'ended', completed: kept.completed });
    // Whoever says goodbye is heard: here somebody has come, or their process or network has died.
    else if (kept.otherPresent !== leg.otherPresent) deliver(desk, leg, { type: 'presence', present: kept.otherPresent, fresh: kept.otherPresent, silent: !kept.otherPresent });
  } catch (error) {
    ctx.log.warn({ error }, 'a call could not be looked at');
  }
}
