import { CALL_SILENT_CLOSE_CODE, CALL_PROTOCOL, CALL_SOCKET_PATH, LINKED_SOCKET_PATH } from '@tabibu/contract/calls';
import { PHONE_ROLES } from '@tabibu/contract/roles';
import type { CallServerMessage } from '@tabibu/contract/calls';
import type { Services } from '../../platform/context.ts';
import type { SocketConnection, SocketHandler } from '../../platform/http/socket-route.ts';
import type { LiveChannel } from '../../platform/jobs/live-channel.ts';
import { openTopicChannel } from '../../platform/jobs/topic-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { enterCall } from './enter-call.ts';
import type { CallEntry, Hello } from './enter-call.ts';
import { LARGEST_DESCRIPTION, readSignal } from './read-signal.ts';
import { announceLeg, attachLeg, relaySignal } from './relay-signals.ts';
import type { Leg, Relay } from './relay-signals.ts';
import { HELLO_TIMEOUT } from './rules.ts';

/** One open socket, and the leg of a call that its ticket gave it. */
interface Connection {
  readonly relay: Relay;
  readonly socket: SocketConnection;
  leg: Leg | undefined;
  /** Removes the leg from the call. Does nothing while the connection has no leg. */
  detach: (silent: boolean) => void;
  /** The WebSocket close code, once the socket is closed. */
  closeCode: number | undefined;
}

/**
 * Close codes of a socket that broke: the connection was cut, or the page or the server gave it up (RFC 6455, 7.4). The
 * person did not leave on purpose.
 */
const INTERRUPTED: ReadonlySet<number> = new Set([1006, 1011, 1012, CALL_SILENT_CLOSE_CODE]);

/**
 * Opens the signaling endpoint of all calls (PAT-CALL-10, W11). A browser presents its ticket; from then on its signals
 * are sent to the other participant of that booking, in this process or in another one. Signals are neither stored nor
 * logged.
 */
export function openCallSocket(
  { db, log, clock }: Pick<Services, 'db' | 'log' | 'clock'>,
  live: LiveChannel,
): SocketHandler {
  const relay: Relay = { legs: new Map(), channel: openTopicChannel('calls', { db, log, clock }), live };
  return {
    path: CALL_SOCKET_PATH,
    ticketPath: LINKED_SOCKET_PATH,
    protocol: CALL_PROTOCOL,
    access: PHONE_ROLES,
    largest: LARGEST_DESCRIPTION,
    take: (socket) => acceptConnection(relay, socket),
    stop: () => relay.channel.stop(),
  };
}

/**
 * Gives a new socket five seconds to present its ticket. Handles its messages one at a time, in the order of arrival.
 */
function acceptConnection(relay: Relay, socket: SocketConnection): ReturnType<SocketHandler['take']> {
  const connection: Connection = { relay, socket, leg: undefined, detach: () => undefined, closeCode: undefined };
  const runNext = queueFor(socket);
  const helloTimer = setTimeout(() => socket.refuse('ticket'), HELLO_TIMEOUT);
  helloTimer.unref();
  let hasHello = false;
  return {
    hear(text) {
      const signal = readSignal(text);
      if (signal === null || (signal.type === 'hello') === hasHello) socket.refuse('malformed');
      else if (signal.type === 'hello') {
        hasHello = true;
        clearTimeout(helloTimer);
        runNext(() => enter(connection, signal));
      } else {
        runNext(async () => {
          const { leg, closeCode } = connection;
          if (leg !== undefined && closeCode === undefined) await relaySignal(relay, leg, signal);
        });
      }
    },
    closed(code) {
      connection.closeCode = code;
      clearTimeout(helloTimer);
      connection.detach(INTERRUPTED.has(code));
    },
  };
}

/** Returns a function that runs steps one after the other. A step that fails closes the socket. */
function queueFor(socket: SocketConnection): (step: () => Promise<unknown>) => void {
  let work: Promise<unknown> = Promise.resolve();
  return (step) => {
    work = work.then(step).catch((error: unknown) => {
      socket.ctx.log.warn({ error }, 'a step of a call failed');
      socket.fail();
    });
  };
}

async function enter(connection: Connection, hello: Hello): Promise<void> {
  const { relay, socket } = connection;
  const entered = await admit(connection, hello);
  if (entered === undefined) return;
  if (entered.is !== 'entered') {
    socket.say(
      (entered.is === 'replaced'
        ? { type: 'replaced' }
        : { type: 'ended', completed: false }) satisfies CallServerMessage,
    );
    socket.end();
    return;
  }
  const { leg: id, bookingId, side, otherPresent, accountId, linkMark } = entered;
  const leg: Leg = { id, bookingId, side, socket, accountId, linkMark, otherPresent, connected: false };
  connection.leg = leg;
  connection.detach = attachLeg(relay, leg);
  // The socket may have closed while the database was queried.
  if (connection.closeCode !== undefined) connection.detach(INTERRUPTED.has(connection.closeCode));
  else await announceLeg(relay, leg);
}

/** Redeems the ticket. Returns undefined when it was refused; the socket is then already closed with the reason. */
async function admit({ relay, socket }: Connection, hello: Hello): Promise<CallEntry | undefined> {
  try {
    await relay.channel.ready();
    return await enterCall(socket.ctx, hello);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    socket.refuse(error.code === 'not-found' ? 'ticket' : 'closed');
    return undefined;
  }
}
