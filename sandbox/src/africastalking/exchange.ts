import { randomBytes } from 'node:crypto';
import type { CallbackUrl } from '../callbacks.ts';
import type { SandboxCall, SandboxStore } from '../world.ts';
import { readVoiceAnswer } from './voice-answer.ts';
import { voiceCallbacks } from './voice-callbacks.ts';
import type { TellProduct } from './voice-callbacks.ts';

/** How long a phone rings before the call ends as not answered. */
const RING_MS = 45_000;
/** How long a phone takes to answer, or to be busy, when a scenario decides that. */
const QUICK_MS = 1_000;
/** Price of a second of the call in Tanzanian shillings. */
const PRICE_PER_SECOND = 0.7;

export interface NewCall {
  readonly from: string;
  readonly to: string;
  readonly clientRequestId: string | null;
}

export interface ExchangeParts {
  readonly world: SandboxStore;
  readonly callbackUrl: CallbackUrl;
  readonly now: () => Date;
  readonly speed: number;
}

/**
 * The telephone exchange. It rings phones, asks the product what to do, connects the two phones and reports how the
 * call ended. A scenario, or a person on the page of the test phone, decides how a phone behaves.
 */
export class Exchange {
  private readonly parts: ExchangeParts;
  private readonly tell: TellProduct;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(parts: ExchangeParts) {
    this.parts = parts;
    this.tell = voiceCallbacks(parts.world, parts.callbackUrl);
  }

  /** Starts a call by ringing the first phone. */
  ring({ from, to, clientRequestId }: NewCall): SandboxCall {
    const sessionId = `ATVId_${randomBytes(16).toString('hex')}`;
    const first = to.slice(1);
    this.parts.world.keepCall({
      sessionId,
      clientRequestId,
      from,
      first,
      second: null,
      shownToSecond: null,
      say: null,
      maxSeconds: null,
      recorded: false,
      state: 'ringing-first',
      startedAt: this.time(),
      answeredAt: null,
      joinedAt: null,
      endedAt: null,
      hangupCause: null,
      told: [],
    });
    this.startRinging(sessionId, first);
    return this.current(sessionId);
  }

  /** A person answers or hangs up a phone. Returns false when no call at this phone allows that key. */
  async press(phone: string, sessionId: string, key: 'answer' | 'hang-up'): Promise<boolean> {
    const call = this.parts.world.calls.get(sessionId);
    if (call === undefined || call.state === 'over') return false;
    const rings =
      (call.state === 'ringing-first' && call.first === phone) ||
      (call.state === 'ringing-second' && call.second === phone);
    if (key === 'answer' && !rings) return false;
    if (!rings && call.first !== phone && call.second !== phone) return false;
    if (key === 'answer') await this.pickUp(sessionId);
    else await this.finish(sessionId, rings ? 'CALL_REJECTED' : 'NORMAL_CLEARING');
    return true;
  }

  /** Ends the calls that were in progress when the process ended. */
  resume(): void {
    for (const { sessionId, state } of this.parts.world.calls.values())
      if (state !== 'over') void this.finish(sessionId, 'NORMAL_TEMPORARY_FAILURE');
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private current(sessionId: string): SandboxCall {
    return this.parts.world.calls.get(sessionId)!;
  }

  private time(): number {
    return this.parts.now().getTime();
  }

  private later(sessionId: string, milliseconds: number, work: () => Promise<unknown>): void {
    clearTimeout(this.timers.get(sessionId));
    const timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
    this.timers.set(sessionId, timer);
  }

  private change(sessionId: string, seen: Partial<SandboxCall>): SandboxCall {
    this.parts.world.keepCall({ ...this.current(sessionId), ...seen });
    return this.current(sessionId);
  }

  private startRinging(sessionId: string, phone: string): void {
    const { world, speed } = this.parts;
    const end = world.scenarios.get(phone)?.voice ?? world.scenarios.get('*')?.voice ?? 'handset';
    const quick = QUICK_MS / speed;
    if (end === 'answers') this.later(sessionId, quick, () => this.pickUp(sessionId));
    else if (end === 'busy') this.later(sessionId, quick, () => this.finish(sessionId, 'USER_BUSY'));
    else this.later(sessionId, end === 'no-answer' ? quick : RING_MS, () => this.finish(sessionId, 'NO_ANSWER'));
  }

  private async pickUp(sessionId: string): Promise<void> {
    if (this.current(sessionId).state === 'ringing-second') return this.join(sessionId);
    clearTimeout(this.timers.get(sessionId));
    const call = this.change(sessionId, { state: 'answered', answeredAt: this.time() });
    const answer = readVoiceAnswer(await this.tell(call, { isActive: '1' }));
    if (this.current(sessionId).state !== 'answered') return;
    if (answer.do === 'hang-up') return this.finish(sessionId, 'NORMAL_CLEARING');
    const second = answer.second.slice(1);
    const dialling = this.change(sessionId, {
      state: 'ringing-second',
      second,
      shownToSecond: answer.callerId,
      say: answer.say,
      maxSeconds: answer.maxSeconds,
      recorded: answer.record,
    });
    this.startRinging(sessionId, second);
    await this.tell(dialling, { isActive: '1', callSessionState: 'Dialing', dialDestinationNumber: answer.second });
  }

  private async join(sessionId: string): Promise<void> {
    const call = this.change(sessionId, { state: 'joined', joinedAt: this.time() });
    this.later(sessionId, (call.maxSeconds ?? 3600) * 1000, () => this.finish(sessionId, 'NORMAL_CLEARING'));
    await this.tell(call, { isActive: '1', callSessionState: 'Bridged', dialDestinationNumber: `+${call.second}` });
  }

  private async finish(sessionId: string, hangupCause: string): Promise<void> {
    if (this.current(sessionId).state === 'over') return;
    clearTimeout(this.timers.get(sessionId));
    const endedAt = this.time();
    const call = this.change(sessionId, { state: 'over', endedAt, hangupCause });
    const seconds = (from: number | null) => (from === null ? 0 : Math.max(0, Math.floor((endedAt - from) / 1000)));
    const duration = seconds(call.answeredAt);
    await this.tell(call, {
      isActive: '0',
      callSessionState: 'Completed',
      durationInSeconds: String(duration),
      hangupCause,
      amount: (duration * PRICE_PER_SECOND).toFixed(4),
      currencyCode: 'TZS',
      ...(call.second === null
        ? {}
        : { dialDestinationNumber: `+${call.second}`, dialDurationInSeconds: String(seconds(call.joinedAt)) }),
    });
  }
}
