import type { CallServerMessage, CallSide } from '@tabibu/contract/calls';
import { isProblem } from '../api/forms/problem-text.ts';
import type { CallDoor } from './call-door.ts';
import type { Signal } from './description-exchange.ts';
import { phaseOf, keepsCountingLostTime } from './call-phase.ts';
import { openCamera } from './camera-consent.ts';
import type { Camera } from './camera-consent.ts';
import { FIRST_STATE, ABSENT_PARTICIPANT, ownLeg, connectionWords } from './call-state.ts';
import type { CallState, CallEnd } from './call-state.ts';
import { createIceCredentialCache } from './ice-keeper.ts';
import { createSignalQueue } from './inbox.ts';
import { watchConnection } from './connection-watch.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import { keepNegotiation } from './negotiation-keeper.ts';
import type { NegotiationKeeper } from './negotiation-keeper.ts';
import type { OwnMedia } from './own-media.ts';
import type { VideoPreference } from './quality-ladder.ts';
import { openSignalSocket } from './signal-socket.ts';
import type { SignalPage, SignalSocket } from './signal-socket.ts';

/** One participant's side of a call in this page: connections, own media, and the state that the screen shows. */
export class CallSession {
  private state: CallState = { ...FIRST_STATE, since: performance.now(), tried: performance.now() };
  private readonly listeners = new Set<() => void>();
  readonly camera: Camera;
  private readonly signals: SignalSocket;
  private readonly watch: ConnectionWatch;
  private readonly negotiations: NegotiationKeeper;
  private readonly forgetMedia: () => void;
  private joined = false;
  private admitted = false;
  private everConnected = false;
  private sentLeg = '';
  private readonly queue = createSignalQueue((signal) => this.onSignal(signal));
  private readonly media: OwnMedia;

  /** Joins the call. `wish`: the wanted video quality. `video`: booked as a video call, so both agreed to video. */
  constructor(
    door: CallDoor,
    media: OwnMedia,
    { wish, video }: { wish: VideoPreference; video: boolean },
    page: SignalPage,
  ) {
    this.media = media;
    this.state = { ...this.state, wish, consent: video ? 'agreed' : 'none' };
    this.camera = openCamera({
      agreed: video,
      media,
      send: (signal) => this.signals.send(signal),
      tell: (consent) => this.change({ consent }),
    });
    const ice = createIceCredentialCache(door.refreshIce);
    this.negotiations = keepNegotiation({
      ice,
      call: this.read,
      send: (signal) => this.signals.send(signal),
      onBegun: ({ remote }) => {
        this.useMedia();
        this.change({ remote, words: null });
        this.update();
      },
      onState: () => this.update(),
    });
    this.watch = watchConnection({
      media,
      wish: () => this.state.wish,
      current: this.negotiations.current,
      tell: (seen) => this.change(seen),
    });
    this.forgetMedia = media.subscribe(() => this.useMedia());
    this.signals = openSignalSocket({
      page,
      path: door.socketPath,
      ticket: async () => {
        const { ticket, ice: given } = await door.join();
        ice.take(given);
        this.admitted = true;
        return ticket;
      },
      onNews: (news) => this.onMessage(news),
      onLost: () => {
        this.joined = false;
        this.update();
      },
      // A page that had joined before and now hears that the call is over shows `ended`, not a refusal.
      onRefused: (problem) =>
        this.finish(
          this.admitted && isProblem<'POST /api/appointments/:booking_id/call/join'>(problem, 'call-over')
            ? 'ended'
            : 'refused',
          problem,
        ),
    });
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): CallState => this.state;
  /** Ends the call for both. Media stops at once; the server hears it now or on the next connection and decides. */
  end(): void {
    this.finish('ending');
    if (!this.joined) return;
    this.signals.send({ type: 'end' });
    this.signals.check();
  }

  /** Leaves the call on this page only. The call stays open for both participants. */
  readonly leave = (): void => this.finish('left');

  /** Drops the peer connection and starts a new one with the camera closed, voice only. */
  tryAgain(): void {
    this.media.closeCamera();
    this.negotiations.drop();
    this.change({ tried: performance.now() });
    if (this.state.side === 'doctor' && this.state.other.present) void this.negotiations.begin('doctor');
    this.sendLeg();
  }

  /** Sets the wanted video quality. `none` also closes the own camera and asks the other side to send no video. */
  wishPicture(wish: VideoPreference): void {
    this.change({ wish });
    this.negotiations.current()?.wantPicture(wish !== 'none');
    if (wish === 'none') this.media.closeCamera();
    this.watch.useWish();
  }

  private onMessage(news: CallServerMessage): void {
    if (news.type === 'welcome') this.welcome(news.side, news.present);
    else if (news.type === 'ended') this.finish(news.completed ? 'completed' : 'ended');
    else if (news.type === 'replaced') this.finish('replaced');
    else if (news.type === 'refused' && (news.code === 'closed' || news.code === 'signed-out'))
      this.finish(news.code === 'closed' ? 'ended' : 'refused');
    else if (this.state.over) return;
    else if (news.type === 'presence') this.onPresence(news);
    else if (news.type === 'description' || news.type === 'candidate') this.queue(news);
    else if (news.type === 'leg') this.onLeg(news);
    else if (news.type === 'camera') this.camera.hear(news.step);
    else if (news.type === 'chat') this.change({ chatNews: this.state.chatNews + 1 });
  }

  private welcome(side: CallSide, present: boolean): void {
    this.joined = true;
    if (this.state.over) return this.signals.send({ type: 'end' });
    this.sentLeg = '';
    const { other } = this.state;
    this.change({ side, other: { ...other, present, silent: other.silent && !present } });
    this.sendLeg();
    const negotiation = this.negotiations.current();
    if (negotiation) negotiation.renew();
    else if (side === 'doctor' && present) void this.negotiations.begin(side);
    this.update();
  }

  private onPresence({ present, fresh, silent = false }: Extract<CallServerMessage, { type: 'presence' }>): void {
    this.change({ other: present ? { ...this.state.other, present, silent } : { ...ABSENT_PARTICIPANT, silent } });
    const { current, state, isUnanswered } = this.negotiations;
    const unanswered = isUnanswered();
    // A connected peer connection survives the loss of signalling. Any other one is dropped and started again when the
    // other participant is back.
    if (!present && state() !== 'connected') this.negotiations.drop();
    if (present && this.state.side === 'doctor' && (current() === null || (fresh && unanswered)))
      void this.negotiations.begin('doctor');
    // A page that has just joined did not receive earlier messages, so they are repeated. If both sides have an open
    // offer, the doctor's would otherwise wait for an answer for ever.
    else if (present && fresh) current()?.renew();
    if (present && fresh) this.camera.repeat();
    this.sentLeg = '';
    this.sendLeg();
    this.update();
  }

  private onLeg({ state, camera, microphone, paused }: Extract<CallServerMessage, { type: 'leg' }>): void {
    this.change({ other: { present: true, silent: false, state, camera, microphone, paused } });
    // The other page reports that it has no peer connection (it was reloaded or is trying again), so the one here leads
    // nowhere. The doctor's side makes the new offer.
    if (state === 'waiting' && !this.negotiations.isUnanswered() && this.state.side === 'doctor')
      void this.negotiations.begin('doctor');
    this.update();
  }

  private async onSignal(signal: Signal): Promise<void> {
    await this.negotiations.take(signal, this.state.side);
    if (signal.type === 'candidate') return;
    const negotiation = this.negotiations.current();
    this.watch.useCamera();
    this.change({ seen: !negotiation?.connection.remoteDescription || negotiation.sendsPicture() });
  }

  private useMedia(): void {
    // A person who turns the camera on no longer wishes for no video.
    if (this.media.video && this.state.wish === 'none') this.wishPicture('automatic');
    // While reconnecting, no video is sent, so that the voice gets through first.
    const picture = this.state.phase === 'reconnecting' ? null : this.camera.picture();
    const negotiation = this.negotiations.current();
    void negotiation?.setTracks(this.media.audio, picture).catch(() => undefined);
    this.watch.useCamera();
    this.sendLeg();
  }

  /** Recomputes the phase, applies what follows from a change, and sends this side's state to the other participant. */
  private update(): void {
    const peer = this.negotiations.state();
    this.everConnected ||= peer === 'connected';
    const phase = phaseOf({ joined: this.joined, ...this.state.other, peer, everConnected: this.everConnected });
    if (phase === this.state.phase) {
      this.change({});
      this.sendLeg();
    } else {
      const now = performance.now();
      this.change(keepsCountingLostTime(this.state.phase, phase) ? { phase } : { phase, since: now, tried: now });
      if (phase === 'reconnecting') this.signals.check();
      // The list of words is loaded once there is a connection; without it the call goes on.
      if (phase === 'connected')
        void connectionWords(this.negotiations.current()?.connection)
          .then((words) => words && this.change({ words }))
          .catch(() => undefined);
      this.useMedia();
    }
  }

  private sendLeg(): void {
    if (!this.joined || this.state.over) return;
    const leg = ownLeg(this.negotiations.state(), this.everConnected, this.media.read());
    const told = JSON.stringify(leg);
    if (told === this.sentLeg) return;
    this.sentLeg = told;
    this.signals.send(leg);
  }

  /** Ends the session on this page. After `ending` the server is still heard: its answer is the final result. */
  private finish(over: CallEnd, problem?: unknown): void {
    if (this.state.over && this.state.over !== 'ending') return;
    this.negotiations.stop();
    this.watch.stop();
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
