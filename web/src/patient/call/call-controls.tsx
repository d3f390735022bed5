import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Maximize, MessageSquare, Mic, MicOff, PhoneOff, SwitchCamera, Video, VideoOff } from 'lucide-react';
import type { CallSession } from '../../call/call-session.ts';
import type { OwnMedia, OwnMediaState } from '../../call/own-media.ts';
import type { PictureWish } from '../../call/quality-ladder.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Control } from './call-control.tsx';
import { PictureControl } from './picture-wish.tsx';

interface ControlsProps {
  own: OwnMediaState;
  media: OwnMedia;
  session: CallSession;
  wish: PictureWish;
  /** What fills the screen: the picture and, beside or below it, the chat. */
  room: RefObject<HTMLElement | null>;
  chatOpen: boolean;
  unread: boolean;
  onChat: () => void;
}

/** Mute, camera, switch, how much picture, full screen, chat, end: each with its word (PAT-CALL-02 to 06). */
export function CallControls({ own, media, session, wish, room, chatOpen, unread, onChat }: ControlsProps) {
  const { t } = useSpeech();
  const [asks, setAsks] = useState(false);
  const mayFill = useMayFill();
  const muted = own.microphone !== 'on';
  const mute = () => {
    media.setMuted(!muted);
    if (own.microphone === 'off') void media.openMicrophone();
  };
  const fill = () => { if (document.fullscreenElement) void document.exitFullscreen(); else void room.current?.requestFullscreen(); };
  return (
    <div className="call-controls" role="group" aria-label={t('room.controls')}>
      <Control name="mute" pressed={muted} icon={muted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />} onClick={mute}>{t(muted ? 'room.unmute' : 'room.mute')}</Control>
      <Control name="camera" icon={own.camera ? <VideoOff aria-hidden="true" /> : <Video aria-hidden="true" />} onClick={() => session.camera.press()}>{t(own.camera ? 'room.camera-stop' : 'room.camera')}</Control>
      {own.camera && <Control name="switch" icon={<SwitchCamera aria-hidden="true" />} onClick={() => void media.switchCamera()}>{t('room.switch')}</Control>}
      <PictureControl session={session} wish={wish} />
      {mayFill && <Control name="full" icon={<Maximize aria-hidden="true" />} onClick={fill}>{t('room.full')}</Control>}
      <Control name="chat" pressed={chatOpen} icon={<><MessageSquare aria-hidden="true" />{unread && <span className="call-unread" />}</>} onClick={onChat}>
        {t('room.chat')}{unread && <span className="visually-hidden"> ({t('room.chat-new')})</span>}
      </Control>
      <Control name="end" icon={<PhoneOff aria-hidden="true" />} onClick={() => setAsks(true)}>{t('room.end')}</Control>
      <Sheet open={asks} onClose={() => setAsks(false)} title={t('room.end-title')} closeLabel={t('dialog.close')}>
        <p>{t('room.end-both')}</p>
        <div className="call-end">
          <Button look="danger" onClick={() => session.end()}>{t('room.end-yes')}</Button>
          <Button look="secondary" onClick={() => session.leave()}>{t('room.leave')}</Button>
        </div>
      </Sheet>
    </div>
  );
}

/** Whether this browser can fill the screen with a part of a page; an iPhone cannot. Not known on the server. */
function useMayFill(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => setMay(document.fullscreenEnabled), []);
  return may;
}
