import { randomBytes } from 'node:crypto';
import type { CallbackUrl } from '../callbacks.ts';
import type { SandboxCall, World } from '../world.ts';
import { readVoiceAnswer } from './voice-answer.ts';

/** For how long a phone rings before nobody answers. */
const RING_MS = 45_000;
/** A phone that a scenario answers, or that is busy, takes so long. */
const QUICK_MS = 1_000;
const CALLBACK_TIMEOUT_MS = 10_000;

export interface NewCall { readonly from: string; readonly to: string; readonly clientRequestId: string | null }

/** The telephone exchange: rings phones, asks the product what to do, joins two, and tells how it ended. */
export interface Exchange {
  ring(call: NewCall): SandboxCall;
  /** A person at a phone picks up or puts down. False when there is nothing to do that with. */
  press(phone: string, sessionId: string, key: 'answer' | 'hang-up'): Promise<boolean>;
  /** What was under way when the process ended is cut off. */
  resume(): void;
  stop(): void;
}

export interface ExchangeParts { readonly world: World; readonly callbackUrl: CallbackUrl; readonly now: () => Date; readonly speed: number }

/** Opens the exchange. How a phone behaves is decided by a scenario, or by a person at its page. */
export function openExchange({ world, callbackUrl, now, speed }: ExchangeParts): Exchange {
  const timers = new Map<string, NodeJS.Timeout>();
  /** What is told of one call is told in order. */
  const lines = new Map<string, Promise<unknown>>();

  const current = (sessionId: string) => world.calls.get(sessionId)!;
  const time = () => now().getTime();

  function later(sessionId: string, milliseconds: number, work: () => Promise<unknown>): void {
    clearTimeout(timers.get(sessionId));
    const timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
    timers.set(sessionId, timer);
  }

  function change(sessionId: string, seen: Partial<SandboxCall>): SandboxCall {
    const call = { ...current(sessionId), ...seen };
    world.keepCall(call);
    return call;
  }

  /** Posts the form of one moment; the product's answer as text, empty when there was none. */
  function tell(call: SandboxCall, extra: Record<string, string>): Promise<string> {
    const before = lines.get(call.sessionId) ?? Promise.resolve();
    const told = before.then(() => post(call, extra));
    lines.set(call.sessionId, told);
    return told;
  }

  async function post(call: SandboxCall, extra: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({
      sessionId: call.sessionId, direction: 'Outbound', callerNumber: `+${call.first}`, destinationNumber: call.from,
      ...(call.clientRequestId === null ? {} : { clientRequestId: call.clientRequestId }), ...extra,
    }).toString();
    let result: string;
    let text = '';
    try {
      const response = await fetch(callbackUrl('africastalking', 'voice'), {
        method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' }, body, redirect: 'manual', signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      });
      text = await response.text();
      result = String(response.status);
    } catch (error) {
      result = error instanceof Error ? error.name : 'failed';
    }
    world.keepCall({ ...current(call.sessionId), told: [...current(call.sessionId).told, { body, result, answer: text }] });
    return text;
  }

  function startRinging(sessionId: string, phone: string): void {
    const end = world.scenarios.get(phone)?.voice ?? world.scenarios.get('*')?.voice ?? 'handset';
    if (end === 'answers') later(sessionId, QUICK_MS / speed, () => pickUp(sessionId));
    else if (end === 'busy') later(sessionId, QUICK_MS / speed, () => finish(sessionId, 'USER_BUSY'));
    else if (end === 'no-answer') later(sessionId, QUICK_MS / speed, () => finish(sessionId, 'NO_ANSWER'));
    else later(sessionId, RING_MS, () => finish(sessionId, 'NO_ANSWER'));
  }

  async function pickUp(sessionId: string): Promise<void> {
    if (current(sessionId).state === 'ringing-second') {
      const { maxSeconds } = change(sessionId, { state: 'joined', joinedAt: time() });
      later(sessionId, (maxSeconds ?? 3600) * 1000, () => finish(sessionId, 'NORMAL_CLEARING'));
      await tell(current(sessionId), { isActive: '1', callSessionState: 'Bridged', dialDestinationNumber: `+${current(sessionId).second}` });
      return;
    }
    clearTimeout(timers.get(sessionId));
    const call = change(sessionId, { state: 'answered', answeredAt: time() });
    const answer = readVoiceAnswer(await tell(call, { isActive: '1' }));
    if (current(sessionId).state !== 'answered') return;
    if (answer.do === 'hang-up') return finish(sessionId, 'NORMAL_CLEARING');
    const second = answer.second.slice(1);
    change(sessionId, { state: 'ringing-second', second, shownToSecond: answer.callerId, say: answer.say, maxSeconds: answer.maxSeconds, recorded: answer.record });
    startRinging(sessionId, second);
    await tell(current(sessionId), { isActive: '1', callSessionState: 'Dialing', dialDestinationNumber: answer.second });
  }

  async function finish(sessionId: string, hangupCause: string): Promise<void> {
    const before = current(sessionId);
    if (before.state === 'over') return;
    clearTimeout(timers.get(sessionId));
    const call = change(sessionId, { state: 'over', endedAt: time(), hangupCause });
    const seconds = (from: number | null) => (from === null ? 0 : Math.max(0, Math.floor((call.endedAt! - from) / 1000)));
    await tell(call, {
      isActive: '0', callSessionState: 'Completed', durationInSeconds: String(seconds(call.answeredAt)), hangupCause,
      amount: (seconds(call.answeredAt) / 60 * 42).toFixed(4), currencyCode: 'TZS',
      ...(call.second === null ? {} : { dialDestinationNumber: `+${call.second}`, dialDurationInSeconds: String(seconds(call.joinedAt)) }),
    });
  }

  return {
    ring({ from, to, clientRequestId }) {
      const sessionId = `ATVId_${randomBytes(16).toString('hex')}`;
      world.keepCall({
        sessionId, clientRequestId, from, first: to.slice(1), second: null, shownToSecond: null, say: null, maxSeconds: null, recorded: false, state: 'ringing-first',
        startedAt: time(), answeredAt: null, joinedAt: null, endedAt: null, hangupCause: null, told: [],
      });
      startRinging(sessionId, to.slice(1));
      return current(sessionId);
    },
    async press(phone, sessionId, key) {
      const call = world.calls.get(sessionId);
      if (call === undefined || call.state === 'over') return false;
      const rings = (call.state === 'ringing-first' && call.first === phone) || (call.state === 'ringing-second' && call.second === phone);
      if (key === 'answer' && !rings) return false;
      if (!rings && call.first !== phone && call.second !== phone) return false;
      if (key === 'answer') await pickUp(sessionId);
      else await finish(sessionId, rings ? 'CALL_REJECTED' : 'NORMAL_CLEARING');
      return true;
    },
    resume() {
      for (const { sessionId, state } of world.calls.values()) if (state !== 'over') void finish(sessionId, 'NORMAL_TEMPORARY_FAILURE');
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
