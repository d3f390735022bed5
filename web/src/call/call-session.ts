import type { CallNews, CallSide, CallSignalBody } from '@tabibu/contract/calls';
import { joinCall, refreshIce } from '../api/calls.ts';
import { ApiProblem } from '../api/client.ts';
import type { Signal } from './agreement.ts';
import { phaseOf, runsOn } from './call-phase.ts';
import { openCamera } from './camera-consent.ts';
import type { Camera } from './camera-consent.ts';
import { FIRST_STATE, NOBODY, ownLeg, wordsOf } from './call-state.ts';
import type { CallState, Over } from './call-state.ts';
import { keepIce } from './ice-keeper.ts';
import type { IceKeeper } from './ice-keeper.ts';
import { openInbox } from './inbox.ts';
import { watchLine } from './line-watch.ts';
import type { LineWatch } from './line-watch.ts';
import { openNegotiation, originOf } from './negotiation.ts';
import type { Negotiation } from './negotiation.ts';
import type { OwnMedia } from './own-media.ts';
import type { PictureWish } from './quality-ladder.ts';
import { openSignals } from './signal-socket.ts';
import type { SignalPage, Signals } from './signal-socket.ts';

/** A first connection that is not there after so long is begun anew by the doctor's side. */
const BEGIN_AGAIN = 15_000;

/** One person's leg of a call: signalling, connection, own media and the state of it all, until it is over. */
export class CallSession {
  private state: CallState = { ...FIRST_STATE, since: performance.now(), tried: performance.now() };
  private readonly listeners = new Set<() => void>();
  readonly camera: Camera;
  private readonly signals: Signals;
  private readonly line: LineWatch;
  private readonly ice: IceKeeper;
  private readonly forgetMedia: () => void;
  private negotiation: Negotiation | null = null;
  private joined = false;
  private everConnected = false;
  private toldLeg = '';
  private beginnings = 0;
  private readonly inbox = openInbox((signal) => this.takeSignal(signal));
  private beginAgain: ReturnType<typeof setTimeout> | undefined;
  private readonly media: OwnMedia;

  /** Joins at once. `wish`: how much picture the person wants until they say otherwise; `video`: pictures were agreed upon by booking them. */
  constructor(bookingId: string, media: OwnMedia, { wish, video }: { wish: PictureWish; video: boolean }, page: SignalPage) {
    this.media = media;
    this.state = { ...this.state, wish, consent: video ? 'agreed' : 'none' };
    this.camera = openCamera({ agreed: video, media, send: (signal) => this.signals.send(signal), tell: (consent) => this.change({ consent }) });
    this.ice = keepIce(() => refreshIce(bookingId));
    this.line = watchLine({ media, wish: () => this.state.wish, current: () => this.negotiation, tell: (seen) => this.change(seen) });
    this.forgetMedia = media.subscribe(() => this.useMedia());
    this.signals = openSignals({
      page,
      ticket: async () => {
        const { ticket, ice, call } = await joinCall(bookingId);
        this.ice.take(ice);
        this.change({ call, side: call.side });
        return ticket;
      },
      onNews: (news) => this.hear(news),
      onLost: () => {
        this.joined = false;
        this.look();
      },
      // Who was let in before comes back to a call that has ended meanwhile.
      onRefused: (problem) => this.finish(this.state.call && problem instanceof ApiProblem && problem.code === 'call-over' ? 'ended' : 'refused', problem),
    });
  }

  /** Calls back after every change. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): CallState => this.state;
  /** Ends the call for both: nothing goes out any more; the server hears of it when there is a way, and says what that means. */
  end(): void {
    this.finish('ending');
    if (!this.joined) return;
    this.signals.send({ type: 'end' });
    this.signals.check();
  }

  /** Leaves this page's leg; the room stays open. */
  readonly leave = (): void => this.finish('left');

  /** Begins the connection anew with the voice alone. */
  tryAgain(): void {
    this.media.closeCamera();
    this.drop();
    this.change({ tried: performance.now() });
    if (this.state.side === 'doctor' && this.state.other.present) void this.begin('doctor');
    this.tellLeg();
  }

  /** How much picture from now on; none closes the own camera and asks the other side to send none. */
  wishPicture(wish: PictureWish): void {
    this.change({ wish });
    this.negotiation?.wantPicture(wish !== 'none');
    if (wish === 'none') this.media.closeCamera();
    this.line.useWish();
  }

  private hear(news: CallNews): void {
    if (news.type === 'welcome') this.welcome(news.side, news.present);
    else if (news.type === 'ended') this.finish(news.completed ? 'completed' : 'ended');
    else if (news.type === 'replaced') this.finish('replaced');
    else if (news.type === 'refused' && (news.code === 'closed' || news.code === 'signed-out')) this.finish(news.code === 'closed' ? 'ended' : 'refused');
    else if (this.state.over) return;
    else if (news.type === 'presence') this.meet(news);
    else if (news.type === 'description' || news.type === 'candidate') this.inbox(news);
    else if (news.type === 'leg') this.hearLeg(news);
    else if (news.type === 'camera') this.camera.hear(news.step);
    else if (news.type === 'chat') this.change({ chatNews: this.state.chatNews + 1 });
  }

  private welcome(side: CallSide, present: boolean): void {
    this.joined = true;
    if (this.state.over) return this.signals.send({ type: 'end' });
    this.toldLeg = '';
    const { other } = this.state;
    this.change({ side, other: { ...other, present, silent: other.silent && !present } });
    this.tellLeg();
    if (this.negotiation) this.negotiation.renew();
    else if (side === 'doctor' && present) void this.begin(side);
    this.look();
  }

  private meet({ present, fresh, silent = false }: Extract<CallNews, { type: 'presence' }>): void {
    this.change({ other: present ? { ...this.state.other, present, silent } : { ...NOBODY, silent } });
    const unanswered = this.negotiation !== null && !this.negotiation.connection.remoteDescription;
    // Media that flows outlives a lost signalling connection; anything less is begun anew when they are back.
    if (!present && this.negotiation?.connection.connectionState !== 'connected') this.drop();
    if (present && this.state.side === 'doctor' && (this.negotiation === null || (fresh && unanswered))) void this.begin('doctor');
    // Who has just come has not heard what was said before: of two offers that wait for an answer, the doctor's would wait for ever.
    else if (present && fresh) this.negotiation?.renew();
    if (present && fresh) this.camera.repeat();
    this.toldLeg = '';
    this.tellLeg();
    this.look();
  }

  private hearLeg({ state, camera, microphone, paused }: Extract<CallNews, { type: 'leg' }>): void {
    this.change({ other: { present: true, silent: false, state, camera, microphone, paused } });
    // Their page holds no connection (opened anew, or trying again): the one here leads nowhere.
    const isNew = state === 'waiting' && (this.negotiation === null || this.negotiation.connection.remoteDescription !== null);
    if (isNew && this.state.side === 'doctor') void this.begin('doctor');
    this.look();
  }

  private async takeSignal(news: Signal): Promise<void> {
    if (news.type === 'candidate') return this.negotiation?.take(news);
    if (this.state.side === 'patient' && news.description.type === 'offer') {
      const known = originOf(this.negotiation?.connection.remoteDescription?.sdp);
      if (known === undefined || known !== originOf(news.description.sdp)) await this.begin('patient');
    }
    await this.negotiation?.take(news);
    this.line.useCamera();
    this.change({ seen: !this.negotiation?.connection.remoteDescription || this.negotiation.sendsPicture() });
  }

  private async begin(side: CallSide): Promise<void> {
    this.drop();
    const beginning = this.beginnings;
    const ice = await this.ice.forPath();
    // Meanwhile it may have been begun again, or be over.
    if (!ice || beginning !== this.beginnings || this.state.over) return;
    const negotiation = openNegotiation({
      side, ice, wantsPicture: this.state.wish !== 'none',
      nextIce: () => this.ice.forPath(),
      send: (signal: CallSignalBody) => { if (this.negotiation === negotiation) this.signals.send(signal); },
      onState: () => { if (this.negotiation === negotiation) this.look(); },
    });
    this.negotiation = negotiation;
    this.useMedia();
    if (side === 'doctor') {
      this.beginAgain = setTimeout(() => {
        if (this.negotiation === negotiation && negotiation.connection.connectionState !== 'connected' && this.state.other.present) void this.begin('doctor');
      }, BEGIN_AGAIN);
    }
    this.change({ remote: negotiation.remote, words: null });
    this.look();
  }

  private drop(): void {
    this.beginnings += 1;
    clearTimeout(this.beginAgain);
    this.negotiation?.close();
    this.negotiation = null;
  }

  private useMedia(): void {
    // Who turns the camera on wants pictures again.
    if (this.media.video && this.state.wish === 'none') this.wishPicture('automatic');
    // While a path is looked for the picture waits: what gets through first is the voice.
    const picture = this.state.phase === 'reconnecting' ? null : this.camera.picture();
    void this.negotiation?.setTracks(this.media.audio, picture).catch(() => undefined);
    this.line.useCamera();
    this.tellLeg();
  }

  /** Two hundred words that nobody needs before there is a connection; without them the call goes on. */
  private async spell(): Promise<void> {
    const words = await wordsOf(this.negotiation?.connection);
    if (words) this.change({ words });
  }

  /** Derives the phase anew and tells the other side what has become of this leg. */
  private look(): void {
    const peer = this.negotiation?.connection.connectionState ?? null;
    this.everConnected ||= peer === 'connected';
    if (peer === 'connected') clearTimeout(this.beginAgain);
    const phase = phaseOf({ joined: this.joined, ...this.state.other, peer, everConnected: this.everConnected });
    if (phase === this.state.phase) {
      this.change({});
      this.tellLeg();
    } else {
      const now = performance.now();
      this.change(runsOn(this.state.phase, phase) ? { phase } : { phase, since: now, tried: now });
      if (phase === 'reconnecting') this.signals.check();
      if (phase === 'connected') void this.spell().catch(() => undefined);
      this.useMedia();
    }
  }

  private tellLeg(): void {
    if (!this.joined || this.state.over) return;
    const leg = ownLeg(this.negotiation?.connection.connectionState ?? null, this.everConnected, this.media.read());
    const told = JSON.stringify(leg);
    if (told === this.toldLeg) return;
    this.toldLeg = told;
    this.signals.send(leg);
  }

  /** `ending` is over for the person, but not yet for the server. */
  private finish(over: Over, problem?: unknown): void {
    if (this.state.over && this.state.over !== 'ending') return;
    this.drop();
    this.line.stop();
    this.ice.stop();
    this.forgetMedia();
    if (over !== 'ending') this.signals.close();
    this.media.stop();
    this.change({ over, problem, remote: null });
  }

  private change(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
