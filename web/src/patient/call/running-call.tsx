import { useRef, useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { CallViewBody } from '../../api/calls.ts';
import { adviceFor, closesSoon } from '../../call/call-phase.ts';
import type { CallSession } from '../../call/call-session.ts';
import type { CallState } from '../../call/call-state.ts';
import type { OwnMedia, OwnMediaState } from '../../call/own-media.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { initialsOf } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isBridgeLive } from './bridge-words.ts';
import { CallControls } from './call-controls.tsx';
import { Spoken } from './call-over.tsx';
import { DoctorIsLate } from './doctor-is-late.tsx';
import { Chat, ChatCourier } from './late-chat.tsx';
import { LeaveRoom } from './leave-room.tsx';
import { Picture, Voice } from './media-view.tsx';
import { OrdinaryPhone } from './ordinary-phone.tsx';
import { useAwake, useMicrophoneBack, useOwnMedia, useSecondsSince } from './use-call.ts';
import { useMessages } from './use-messages.ts';

interface RunningCallProps {
  call: CallViewBody;
  state: CallState;
  session: CallSession;
  media: OwnMedia;
  onLeft: () => void;
}

/** The call itself: the other person, the own small picture, what happens now, the controls, the chat. */
export function RunningCall({ call, state, session, media, onLeft }: RunningCallProps) {
  const { t } = useSpeech();
  const room = useRef<HTMLDivElement>(null);
  const own = useOwnMedia(media);
  const messages = useMessages(call, state.chatNews);
  const [chatOpen, setChatOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const { name } = call.other;
  const { phase, other, remote } = state;
  const showsPicture = phase === 'connected' && other.camera && !other.paused && state.wish !== 'none';
  useAwake();
  useMicrophoneBack(media);
  const phaseWords = t(phase === 'reconnecting' && other.silent ? 'room.phase-silent' : `room.phase-${phase}`, { name });
  return (
    <div ref={room} className={chatOpen ? 'call-room with-chat' : 'call-room'}>
      <h1 className="visually-hidden">{t('room.with', { name })}</h1>
      <LiveRegion>{phaseWords}</LiveRegion>
      <section className="call-stage" aria-label={t('room.with', { name })}>
        <header className="call-status">
          <strong>{name}</strong>
          <span data-phase={phase}>{phaseWords}</span>
          {phase === 'connected' && <span className="numbers">{t(`room.quality-${state.quality}`)} · {t('room.used', { amount: state.megabytes })}</span>}
        </header>
        <div className="call-face">
          {showsPicture ? <Picture className="call-picture" source={remote} label={name} /> : <span className="call-initials" aria-hidden="true">{initialsOf(name)}</span>}
          <CallMessages call={call} own={own} state={state} />
        </div>
        <Voice remote={remote} />
        <div className="call-notices stack">
          <CameraQuestion state={state} session={session} name={name} />
          <OwnNotices state={state} own={own} media={media} name={name} />
          <ClosingSoon call={call} />
          <Advice call={call} state={state} session={session} />
          {phase === 'waiting' && <LeaveRoom call={call} onLeft={onLeft} />}
        </div>
        {own.camera && <Picture className="call-own" source={media.video} label={t('room.own-picture')} mirrored={own.facing === 'user'} />}
        <CallControls own={own} media={media} session={session} wish={state.wish} room={room} chatOpen={chatOpen} unread={messages.received > seen} onChat={() => setChatOpen(!chatOpen)} />
      </section>
      <aside className="call-side stack">
        {chatOpen ? <Chat call={call} messages={messages} onSeen={setSeen} /> : <ChatCourier call={call} />}
        {state.words && <CheckWords words={state.words} />}
      </aside>
    </div>
  );
}

/** What the other side does: on hold, muted, without pictures; while waiting, the place in line. */
function CallMessages({ call, own, state: { phase, other, seen } }: { call: CallViewBody; own: OwnMediaState; state: CallState }) {
  const { t } = useSpeech();
  const { name } = call.other;
  if (phase === 'connected' && other.paused) return <p className="call-message" role="status">{t('room.other-paused', { name })}</p>;
  if (phase === 'connected' && !other.microphone) return <p className="call-message">{t('room.other-muted', { name })}</p>;
  if (phase === 'connected' && own.camera && !seen) return <p className="call-message">{t('room.other-unseen', { name })}</p>;
  if (phase !== 'waiting' || !call.waiting) return null;
  const { before, minutes } = call.waiting;
  return (
    <>
      <DoctorIsLate call={call} className="call-message" />
      <p className="call-message">{t('room.place', { before })} {minutes > 0 && t('room.minutes', { minutes })}</p>
    </>
  );
}

/** In a call by phone: the other asks for pictures, or has not answered yet, or does not want them (C22). */
function CameraQuestion({ state: { consent, other }, session, name }: { state: CallState; session: CallSession; name: string }) {
  const { t } = useSpeech();
  if (!other.present || consent === 'none' || consent === 'agreed') return null;
  if (consent !== 'offered') return <Notice tone="info" announce><p>{t(`room.camera-${consent}`, { name })}</p></Notice>;
  return (
    <Notice tone="info" announce title={t('room.camera-offered', { name })}>
      <p>{t('room.camera-offered-note')}</p>
      <div className="call-end">
        <Button onClick={() => session.camera.press()}>{t('room.camera-agree')}</Button>
        <Button look="secondary" onClick={() => session.camera.decline()}>{t('room.camera-decline')}</Button>
      </div>
    </Notice>
  );
}

/** What became of this person's own microphone and camera, and why. */
function OwnNotices({ state, own, media, name }: { state: CallState; own: OwnMediaState; media: OwnMedia; name: string }) {
  const { t } = useSpeech();
  return (
    <>
      {own.paused && <Notice tone="warning" announce><p>{t('room.own-paused', { name })}</p></Notice>}
      {own.microphoneFault && (
        <Notice tone="warning" announce>
          <p>{t(`room.microphone-${own.microphoneFault}`)}</p>
          <p>{t('room.chat-works')}</p>
          <Button look="secondary" onClick={() => void media.openMicrophone()}>{t('room.allow-again')}</Button>
        </Notice>
      )}
      {own.cameraFault && <Notice tone="warning" announce><p>{t(`room.camera-${own.cameraFault}`)}</p></Notice>}
      {state.trouble && !own.camera && <Notice tone="info" announce><p>{t(state.mayReturn ? 'room.may-return' : `room.trouble-${state.trouble}`)}</p></Notice>}
    </>
  );
}

/** Before the end of the window cuts the call. */
function ClosingSoon({ call }: { call: CallViewBody }) {
  const { t, moment } = useSpeech();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  if (!closesSoon(Date.parse(call.closes_at), now)) return null;
  return <Notice tone="info" announce><p>{t('room.closes-soon', { when: moment(call.closes_at, zone, now) })}</p></Notice>;
}

/** What to do when it does not work: try again with the voice only, the ordinary phone, or leave (R-18e, R-18f). */
function Advice({ call, state, session }: { call: CallViewBody; state: CallState; session: CallSession }) {
  const { t } = useSpeech();
  const now = useNow();
  const { name } = call.other;
  const seconds = useSecondsSince(state.since);
  const advice = adviceFor(state.phase, seconds, useSecondsSince(state.tried));
  const absent = state.phase === 'waiting' && call.absent_from !== null && now >= Date.parse(call.absent_from);
  return (
    <>
      {advice.tryAgain && !isBridgeLive(call) && (
        <Notice tone="warning" announce title={t('room.stuck')}>
          <p>{t('room.stuck-hint')}</p>
          <Button onClick={() => session.tryAgain()}>{t('room.try-again')}</Button>
        </Notice>
      )}
      {advice.waitedLong && <Notice tone="info"><p>{t('room.waited-long', { name })}</p></Notice>}
      {absent && <Notice tone="info" announce><p>{t(call.side === 'doctor' ? 'room.absent-doctor' : call.call_type === 'phone' ? 'room.absent-phone' : 'room.absent-patient')}</p></Notice>}
      {state.phase === 'waiting' && <Spoken call={call} />}
      {(advice.phone || state.phase === 'waiting' || isBridgeLive(call)) && <OrdinaryPhone call={call} />}
    </>
  );
}

/** Four words that both sides read to each other: the same when nobody stands in between (K-06). */
function CheckWords({ words }: { words: readonly string[] }) {
  const { t } = useSpeech();
  return (
    <details className="call-check">
      <summary><ShieldCheck size={20} aria-hidden="true" />{t('room.words')}</summary>
      <p className="lead" lang="sw"><strong>{words.join(' · ')}</strong></p>
      <p className="small muted">{t('room.words-hint')}</p>
    </details>
  );
}
