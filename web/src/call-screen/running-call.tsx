import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ShieldCheck } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from 'wouter';
import type { CallViewBody } from '../api/calls.ts';
import type { CallSession } from '../call/call-session.ts';
import type { CallState } from '../call/call-state.ts';
import type { OwnMedia } from '../call/own-media.ts';
import { minutesAndSeconds } from '../components/countdown.ts';
import { EmergencyRing } from '../shell/emergency-ring.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { initialsOf } from '../ui/public/avatar.tsx';
import { LiveRegion } from '../ui/forms/live-region.tsx';
import { CallControls } from './call-controls.tsx';
import { CallNotices } from './call-notices.tsx';
import { AboutPatient } from './lazy-about.ts';
import { Chat, ChatCourier } from './lazy-chat.tsx';
import { LeaveRoom } from './leave-room.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import type { Leaving } from './leave-sheet.tsx';
import { Picture, Voice } from './media-view.tsx';
import { useAwake, useMicrophoneBack, useOwnMedia, useSecondsSince } from './use-call.ts';
import { useMessages } from './use-messages.ts';
import { useLeaveConfirmation } from './use-way-out.ts';

interface RunningCallProps {
  call: CallViewBody;
  state: CallState;
  session: CallSession;
  media: OwnMedia;
  /**
   * Called when the person left the waiting room to be told when the doctor is there. Absent for whoever joined by a
   * link, without an account: there is no chat either.
   */
  onLeft?: () => void;
}

/** The running call: the other participant, this person's camera in a small picture, notices, controls and chat. */
export function RunningCall({ call, state, session, media, onLeft }: RunningCallProps) {
  const { t } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const own = useOwnMedia(media);
  const messages = useMessages(call, state.chatNews, !!onLeft);
  const spoken = useRef(0);
  const [chatOpen, setChatOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const [asked, setAsked] = useState<{ why: Leaving; to?: string | undefined }>();
  const [, goTo] = useLocation();
  const { name } = call.other;
  const { phase, other, remote } = state;
  const showsPicture = phase === 'connected' && other.camera && !other.paused && state.wish !== 'none';
  useAwake();
  useMicrophoneBack(media);
  useLeaveConfirmation((to) => setAsked({ why: 'back', to }));
  const phaseWords = t(phase === 'reconnecting' && other.silent ? 'room.phase-silent' : `room.phase-${phase}`, {
    name,
  });
  return (
    <div ref={room} className={chatOpen ? 'call-room with-chat' : 'call-room'}>
      <h1 className="visually-hidden">{t('room.with', { name })}</h1>
      <LiveRegion>{phaseWords}</LiveRegion>
      <div className="call-main">
        <section className="call-stage" aria-label={t('room.with', { name })}>
          {showsPicture && <Picture className="call-picture" source={remote} label={name} />}
          <header className="call-status">
            <strong translate="no">{name}</strong>
            <span data-phase={phase}>{phaseWords}</span>
            {phase === 'connected' && (
              <span className="numbers">
                {t(`room.quality-${state.quality}`)} · {t('room.used', { amount: state.megabytes })}{' '}
                <Lasted spoken={spoken} />
              </span>
            )}
          </header>
          {call.side === 'doctor' && <EmergencyRing inCall={{ name, onAccepted: () => session.leave() }} />}
          <div className="call-middle">
            <div className={own.camera ? 'call-face with-own' : 'call-face'}>
              {!showsPicture && (
                <span className="call-initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
              )}
              {own.camera && (
                <Picture
                  className="call-own"
                  source={media.video}
                  label={t('room.own-picture')}
                  mirrored={own.facing === 'user'}
                />
              )}
            </div>
            <Voice remote={remote} />
            <div className="call-notices stack">
              <CallNotices call={call} own={own} state={state} session={session} media={media} hasChat={!!onLeft} />
              {phase === 'waiting' && onLeft && <LeaveRoom call={call} onLeft={onLeft} />}
            </div>
            {state.words && <CheckWords words={state.words} />}
          </div>
        </section>
        <CallControls
          own={own}
          media={media}
          session={session}
          wish={state.wish}
          mayShow={state.consent === 'agreed'}
          room={room}
          chatOpen={chatOpen}
          unread={messages.received > seen}
          onChat={onLeft && (() => setChatOpen(!chatOpen))}
          onEnd={() => setAsked({ why: 'end' })}
        />
      </div>
      <aside className="call-side stack">
        {chatOpen && <Chat call={call} messages={messages} onSeen={setSeen} />}
        {!chatOpen && onLeft && <ChatCourier call={call} />}
        {call.side === 'doctor' && <AboutPatient.Part bookingId={call.booking_id} />}
      </aside>
      <LeaveSheet
        asked={asked?.why}
        alone={!other.present}
        onStay={() => setAsked(undefined)}
        onLeave={() => (asked?.to === undefined ? session.leave() : goTo(asked.to, { replace: true }))}
        onEnd={() => session.end()}
      />
    </div>
  );
}

/** How long the two have been connected here, in seconds of `spoken`: not while one of them was out. */
function Lasted({ spoken }: { spoken: RefObject<number> }) {
  const [began] = useState(() => performance.now() - spoken.current * 1000);
  const seconds = useSecondsSince(began);
  useEffect(() => {
    spoken.current = seconds;
  });
  return <span aria-hidden="true">· {minutesAndSeconds(seconds)}</span>;
}

/**
 * Four words that both participants read to each other. They are equal unless somebody intercepts the connection
 * (K-06).
 */
function CheckWords({ words }: { words: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <details className="call-check">
      <summary>
        <Icon node={ShieldCheck} size={20} />
        {t('room.words')}
      </summary>
      <p className="lead" lang="sw">
        <strong>{words.join(' · ')}</strong>
      </p>
      <p className="small call-hint">{t('room.words-hint')}</p>
    </details>
  );
}
