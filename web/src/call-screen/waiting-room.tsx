import { Phone, Video, VideoOff } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { CallViewBody } from '../api/calls.ts';
import type { OwnMedia } from '../call/own-media.ts';
import { StageNotice } from '../components/stage-notice.tsx';
import { useNowAt } from '../components/at-moment.ts';
import { useCountry } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { CameraFirst, DeviceTest } from './device-test.tsx';
import { BackLink, Spoken, WriteNote } from './call-over.tsx';
import { CompleteButton } from './complete-button.tsx';
import { isSettled } from './is-settled.ts';
import { DoctorIsLate } from './doctor-is-late.tsx';
import { AttachedConversation } from '../components/lazy-attached.ts';
import { AboutPatient } from './lazy-about.ts';
import { LazyFacts } from './lazy-facts.ts';
import { InAppNotice } from './lazy-in-app.ts';
import { ChatSection } from './lazy-chat.tsx';
import { LeaveRoom } from './leave-room.tsx';
import { OrdinaryPhone } from './ordinary-phone.tsx';

interface WaitingRoomProps {
  call: CallViewBody;
  media: OwnMedia;
  onJoin: () => void;
  onLeft: () => void;
}

/**
 * The screen before the call: opening time, presence of the other participant, place in the queue, device test, and the
 * button to join.
 */
export function WaitingRoom({ call, media, onJoin, onLeft }: WaitingRoomProps) {
  const speech = useTranslation();
  const { t } = speech;
  const now = useNowAt(call.opens_at, call.closes_at);
  const zone = useCountry().timeZone ?? 'UTC';
  const at = (instant: string) => speech.moment(instant, zone, now);
  const { other, waiting } = call;
  const byVideo = call.call_type === 'video';
  const joinPlain = () => {
    media.closeCamera();
    onJoin();
  };
  const closed = call.state === 'ended' || isSettled(call) || now >= Date.parse(call.closes_at);
  const open = !closed && now >= Date.parse(call.opens_at);
  return (
    <div className="page narrow stack">
      <h1>{t('room.with', { name: other.name })}</h1>
      {call.person && <p>{t('room.for', { name: call.person })}</p>}
      <p className="row muted">
        {byVideo ? <Icon node={Video} size={18} /> : <Icon node={Phone} size={18} />}
        <span suppressHydrationWarning>{t('room.starts', { when: at(call.starts_at) })}</span>
      </p>
      <InAppNotice.Part />
      {closed && <StageNotice stage={call.stage} />}
      {closed && <Spoken call={call} />}
      {closed && <WriteNote call={call} />}
      {!closed && (
        <section className="card stack">
          <p role="status">
            {other.present ? t('room.is-here', { name: other.name }) : open && t('room.not-here', { name: other.name })}
          </p>
          {call.by_link && <p role="status">{t('room.person-here', { person: call.answers! })}</p>}
          <DoctorIsLate call={call} className="lead" />
          {waiting && (
            <p className="lead">
              {t('room.place', { before: waiting.before })}{' '}
              {waiting.minutes > 0 && t('room.minutes', { minutes: waiting.minutes })}
            </p>
          )}
          {!open && <p suppressHydrationWarning>{t('room.opens', { when: at(call.opens_at) })}</p>}
          <Button wide disabled={!open} onClick={onJoin}>
            {byVideo ? <Icon node={Video} size={20} /> : <Icon node={Phone} size={20} />}
            {t('room.join')}
          </Button>
          {byVideo && open && (
            <Button look="secondary" wide onClick={joinPlain}>
              <Icon node={VideoOff} size={20} />
              {t('room.join-plain')}
            </Button>
          )}
          {byVideo && open && <CameraFirst call={call} media={media} />}
          <LeaveRoom call={call} onLeft={onLeft} />
          <p className="small muted">{t('room.data')}</p>
        </section>
      )}
      {!closed && <OrdinaryPhone call={call} />}
      {!closed && <Spoken call={call} />}
      {!closed &&
        (call.side === 'patient' ? <LazyFacts.Part /> : open && <AboutPatient.Part bookingId={call.booking_id} />)}
      {!closed && <DeviceTest call={call} media={media} withCamera={!byVideo || !open} />}
      {!call.attempts?.may_note && <CompleteButton call={call} />}
      {call.reason && (
        <section className="card stack">
          <h2>{t('room.reason')}</h2>
          <p className="call-words">{call.reason}</p>
          {call.side === 'patient' && <p className="small muted">{t('room.reason-seen')}</p>}
        </section>
      )}
      {call.side === 'doctor' && open && <AttachedConversation.Part bookingId={call.booking_id} />}
      {closed && <OrdinaryPhone call={call} />}
      <ChatSection call={call} open={closed} />
      <BackLink call={call} />
    </div>
  );
}
