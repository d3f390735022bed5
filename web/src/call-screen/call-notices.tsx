import type { CallViewBody } from '../api/calls.ts';
import { adviceFor, closesSoon } from '../call/call-phase.ts';
import type { CallSession } from '../call/call-session.ts';
import type { CallState } from '../call/call-state.ts';
import type { OwnMedia, OwnMediaState } from '../call/own-media.ts';
import { useCountry, useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { isBridgeLive } from './bridge-words.ts';
import { Spoken } from './call-over.tsx';
import { DoctorIsLate } from './doctor-is-late.tsx';
import { OrdinaryPhone, hasPhone } from './ordinary-phone.tsx';
import { useSecondsSince } from './use-call.ts';

interface CallNoticesProps {
  call: CallViewBody;
  own: OwnMediaState;
  state: CallState;
  session: CallSession;
  media: OwnMedia;
  /** Whoever joined by a link has no chat. */
  hasChat: boolean;
}

/** All notices and questions during a call, and what to do when the connection fails. */
export function CallNotices({ call, own, state, session, media, hasChat }: CallNoticesProps) {
  const { name } = call.other;
  return (
    <>
      <CallMessages call={call} own={own} state={state} />
      <CameraQuestion state={state} session={session} name={name} />
      <OwnNotices call={call} state={state} own={own} media={media} hasChat={hasChat} />
      <ClosingSoon call={call} />
      <Advice call={call} state={state} session={session} />
    </>
  );
}

/**
 * Messages about the other participant (paused, muted, not receiving video) and, while waiting, about delay and place
 * in the queue.
 */
function CallMessages({
  call,
  own,
  state: { phase, other, seen, consent },
}: {
  call: CallViewBody;
  own: OwnMediaState;
  state: CallState;
}) {
  const { t } = useTranslation();
  const { name } = call.other;
  if (phase === 'connected' && other.paused)
    return (
      <p className="call-message" role="status">
        {t('room.other-paused', { name })}
      </p>
    );
  if (phase === 'connected' && !other.microphone)
    return <p className="call-message">{t('room.other-muted', { name })}</p>;
  if (phase === 'connected' && own.camera && !seen)
    return <p className="call-message">{t('room.other-unseen', { name })}</p>;
  if (phase === 'connected' && call.call_type === 'phone' && consent === 'agreed' && own.camera && !other.camera)
    return (
      <p className="call-message" role="status">
        {t('room.other-camera-off', { name })}
      </p>
    );
  if (phase !== 'waiting' || !call.waiting) return null;
  const { before, minutes } = call.waiting;
  return (
    <>
      <DoctorIsLate call={call} className="call-message" />
      <p className="call-message">
        {t('room.place', { before })} {minutes > 0 && t('room.minutes', { minutes })}
      </p>
    </>
  );
}

/**
 * In a call that was booked without video: the other participant's question for video, or the answer to this person's
 * question (C22).
 */
function CameraQuestion({
  state: { consent, other },
  session,
  name,
}: {
  state: CallState;
  session: CallSession;
  name: string;
}) {
  const { t } = useTranslation();
  if (!other.present || consent === 'none' || consent === 'agreed') return null;
  if (consent !== 'offered')
    return (
      <Notice tone="info" announce>
        <p>{t(`room.camera-${consent}`, { name })}</p>
      </Notice>
    );
  return (
    <Notice tone="info" announce title={t('room.camera-offered', { name })}>
      <p>{t('room.camera-offered-note')}</p>
      <div className="call-end">
        <Button onClick={() => session.camera.press()}>{t('room.camera-agree')}</Button>
        <Button look="secondary" onClick={() => session.camera.decline()}>
          {t('room.camera-decline')}
        </Button>
      </div>
    </Notice>
  );
}

/** Notices about this person's own microphone and camera: paused, failed, or switched off because of the network. */
function OwnNotices({ call, state, own, media, hasChat }: Omit<CallNoticesProps, 'session'>) {
  const { t } = useTranslation();
  const { name } = call.other;
  return (
    <>
      {own.paused && (
        <Notice tone="warning" announce>
          <p>{t('room.own-paused', { name })}</p>
        </Notice>
      )}
      {own.microphoneFault && (
        <Notice tone="warning" announce>
          <p>{t(`room.microphone-${own.microphoneFault}`, { phone: hasPhone(call), chat: hasChat ? 'yes' : 'no' })}</p>
          {hasChat && <p>{t('room.chat-works')}</p>}
          <Button look="secondary" onClick={() => void media.openMicrophone()}>
            {t('room.allow-again')}
          </Button>
        </Notice>
      )}
      {own.cameraFault && (
        <Notice tone="warning" announce>
          <p>{t(`room.camera-${own.cameraFault}`)}</p>
        </Notice>
      )}
      {state.trouble && !own.camera && (
        <Notice tone="info" announce>
          <p>{t(state.mayReturn ? 'room.may-return' : `room.trouble-${state.trouble}`)}</p>
        </Notice>
      )}
    </>
  );
}

/** Notice in the last five minutes before the end of the window cuts the call. */
function ClosingSoon({ call }: { call: CallViewBody }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  if (!closesSoon(Date.parse(call.closes_at), now)) return null;
  return (
    <Notice tone="info" announce>
      <p>{t('room.closes-soon', { when: moment(call.closes_at, zone, now) })}</p>
    </Notice>
  );
}

/**
 * Advice when the connection fails or the other participant is absent: try again with the voice only, use the ordinary
 * phone, or leave (R-18e, R-18f).
 */
function Advice({ call, state, session }: { call: CallViewBody; state: CallState; session: CallSession }) {
  const { t } = useTranslation();
  const now = useNow();
  const { name } = call.other;
  const seconds = useSecondsSince(state.since);
  const advice = adviceFor(state.phase, seconds, useSecondsSince(state.tried));
  const absent = state.phase === 'waiting' && call.absent_from !== null && now >= Date.parse(call.absent_from);
  return (
    <>
      {advice.tryAgain && !isBridgeLive(call) && (
        <Notice tone="warning" announce title={t('room.stuck')}>
          <p>{t('room.stuck-hint', { phone: hasPhone(call) })}</p>
          <Button onClick={() => session.tryAgain()}>{t('room.try-again')}</Button>
        </Notice>
      )}
      {advice.waitedLong && (
        <Notice tone="info">
          <p>{t('room.waited-long', { name, phone: hasPhone(call) })}</p>
        </Notice>
      )}
      {absent && (
        <Notice tone="info" announce>
          <p>
            {t(
              call.side === 'doctor'
                ? 'room.absent-doctor'
                : call.call_type === 'phone'
                  ? 'room.absent-phone'
                  : 'room.absent-patient',
            )}
          </p>
        </Notice>
      )}
      {state.phase === 'waiting' && <Spoken call={call} />}
      {(advice.phone || state.phase === 'waiting' || isBridgeLive(call)) && <OrdinaryPhone call={call} />}
    </>
  );
}
