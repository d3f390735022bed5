import { useEffect, useState } from 'react';
import { Mic, Phone, Video } from 'lucide-react';
import type { CallViewBody } from '../../api/calls.ts';
import { inAppBrowser, realBrowserLink } from '../../call/in-app-browser.ts';
import type { OwnMedia } from '../../call/own-media.ts';
import { StageNotice } from '../../parts/stage-notice.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BackLink, CompleteButton, Spoken } from './call-over.tsx';
import { DoctorIsLate } from './doctor-is-late.tsx';
import { ChatSection } from './late-chat.tsx';
import { LeaveRoom } from './leave-room.tsx';
import { OrdinaryPhone } from './ordinary-phone.tsx';
import { LevelMeter, Picture } from './media-view.tsx';
import { useOwnMedia } from './use-call.ts';

interface WaitingRoomProps {
  call: CallViewBody;
  media: OwnMedia;
  onJoin: () => void;
  onLeft: () => void;
}

/** Before the call: when it opens, who is there, place in line, a test of the device; one tap joins. */
export function WaitingRoom({ call, media, onJoin, onLeft }: WaitingRoomProps) {
  const speech = useSpeech();
  const { t } = speech;
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const at = (instant: string) => speech.moment(instant, zone, now);
  const { other, waiting } = call;
  const closed = call.state === 'ended' || now >= Date.parse(call.closes_at);
  const open = !closed && now >= Date.parse(call.opens_at);
  return (
    <div className="page narrow stack">
      <h1>{t('room.with', { name: other.name })}</h1>
      <p className="row muted">{call.call_type === 'video' ? <Video size={18} aria-hidden="true" /> : <Phone size={18} aria-hidden="true" />}<span suppressHydrationWarning>{t('room.starts', { when: at(call.starts_at) })}</span></p>
      <InAppNotice />
      {closed && <StageNotice stage={call.stage} />}
      <Spoken call={call} />
      {!closed && (
        <section className="card stack">
          <p role="status">{t(other.present ? 'room.is-here' : 'room.not-here', { name: other.name })}</p>
          <DoctorIsLate call={call} className="lead" />
          {waiting && <p className="lead">{t('room.place', { before: waiting.before })} {waiting.minutes > 0 && t('room.minutes', { minutes: waiting.minutes })}</p>}
          {!open && <p suppressHydrationWarning>{t('room.opens', { when: at(call.opens_at) })}</p>}
          <Button wide disabled={!open} onClick={onJoin}><Phone size={20} aria-hidden="true" />{t('room.join')}</Button>
          <LeaveRoom call={call} onLeft={onLeft} />
          <p className="small muted">{t('room.data')}</p>
        </section>
      )}
      {!closed && <DeviceTest call={call} media={media} />}
      <CompleteButton call={call} />
      {call.reason && (
        <section className="card stack">
          <h2>{t('room.reason')}</h2>
          <p className="call-words">{call.reason}</p>
          {call.side === 'patient' && <p className="small muted">{t('room.reason-seen')}</p>}
        </section>
      )}
      <OrdinaryPhone call={call} />
      <ChatSection call={call} open={closed} />
      <BackLink call={call} />
    </div>
  );
}

/** Microphone and camera, each opened only by a press of its own (K-07). */
function DeviceTest({ call, media }: { call: CallViewBody; media: OwnMedia }) {
  const { t } = useSpeech();
  const own = useOwnMedia(media);
  return (
    <section className="card stack">
      <h2>{t('room.test')}</h2>
      {own.microphone === 'off'
        ? <Button look="secondary" onClick={() => void media.openMicrophone()}><Mic size={20} aria-hidden="true" />{t('room.test-microphone')}</Button>
        : <>{media.audio && <LevelMeter track={media.audio} />}<p className="small">{t('room.speak')}</p></>}
      {own.microphoneFault && <Notice tone="warning" announce><p>{t(`room.microphone-${own.microphoneFault}`)}</p></Notice>}
      {own.camera && <Picture className="call-mirror" source={media.video} label={t('room.own-picture')} mirrored />}
      {own.camera
        ? <Button look="secondary" onClick={() => media.closeCamera()}><Video size={20} aria-hidden="true" />{t('room.camera-off')}</Button>
        : <Button look="secondary" onClick={() => void media.openCamera()}><Video size={20} aria-hidden="true" />{t('room.test-camera')}</Button>}
      {own.cameraFault && <Notice tone="warning" announce><p>{t(`room.camera-${own.cameraFault}`)}</p></Notice>}
      <p className="small muted">{call.call_type === 'video' ? t('room.camera-goes-along', { name: call.other.name }) : t('room.camera-private')}</p>
    </section>
  );
}

/** Inside another app's browser calls often fail: how to get out of it. Known only in the browser itself. */
function InAppNotice() {
  const { t } = useSpeech();
  const [app, setApp] = useState<string>();
  useEffect(() => setApp(inAppBrowser(navigator.userAgent)), []);
  if (!app) return null;
  const link = realBrowserLink(navigator.userAgent, location.href);
  return (
    <Notice tone="warning" title={t('room.in-app')}>
      <p>{t('room.in-app-why', { app: app === 'other' ? t('room.in-app-other') : app })}</p>
      {link && <a className="button secondary" href={link}>{t('room.open-chrome')}</a>}
    </Notice>
  );
}
