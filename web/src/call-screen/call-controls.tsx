import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Maximize, MessageSquare, Mic, MicOff, PhoneOff, SwitchCamera, Video, VideoOff } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { CallSession } from '../call/call-session.ts';
import type { OwnMedia, OwnMediaState } from '../call/own-media.ts';
import type { VideoPreference } from '../call/quality-ladder.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Control } from './call-control.tsx';
import { PictureControl } from './picture-wish.tsx';

interface ControlsProps {
  own: OwnMediaState;
  media: OwnMedia;
  session: CallSession;
  wish: VideoPreference;
  /** Both participants have agreed to video, so the camera opens at once. */
  mayShow: boolean;
  /** The element for full screen: the video and, beside or below it, the chat. */
  room: RefObject<HTMLElement | null>;
  chatOpen: boolean;
  unread: boolean;
  /** Absent where there is no chat. */
  onChat?: (() => void) | undefined;
  onEnd: () => void;
}

/** The buttons of the call: mute, camera, switch camera, video quality, full screen, chat, end (PAT-CALL-02 to 06). */
export function CallControls({
  own,
  media,
  session,
  wish,
  mayShow,
  room,
  chatOpen,
  unread,
  onChat,
  onEnd,
}: ControlsProps) {
  const { t } = useTranslation();
  const fills = useFilling();
  const muted = own.microphone !== 'on';
  const mute = () => {
    media.setMuted(!muted);
    if (own.microphone === 'off') void media.openMicrophone();
  };
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void room.current?.requestFullscreen();
  };
  return (
    <div className="call-controls" role="group" aria-label={t('room.controls')}>
      <Control name="mute" off={muted} icon={muted ? <Icon node={MicOff} /> : <Icon node={Mic} />} onClick={mute}>
        {t(muted ? 'room.unmute' : 'room.mute')}
      </Control>
      <Control
        name="camera"
        off={!own.camera}
        icon={own.camera ? <Icon node={Video} /> : <Icon node={VideoOff} />}
        onClick={() => session.camera.press()}
      >
        {t(own.camera ? 'room.camera-stop' : mayShow ? 'room.camera' : 'room.camera-offer')}
      </Control>
      {own.camera && (
        <Control name="switch" icon={<Icon node={SwitchCamera} />} onClick={() => void media.switchCamera()}>
          {t('room.switch')}
        </Control>
      )}
      <PictureControl session={session} wish={wish} />
      {fills !== undefined && (
        <Control name="full" icon={<Icon node={Maximize} />} onClick={fill}>
          {t(fills ? 'room.full-stop' : 'room.full')}
        </Control>
      )}
      {onChat && (
        <Control
          name="chat"
          expanded={chatOpen}
          icon={
            <>
              <Icon node={MessageSquare} />
              {unread && <span className="call-unread" />}
            </>
          }
          onClick={onChat}
        >
          {t('room.chat')}
          {unread && <span className="visually-hidden"> ({t('room.chat-new')})</span>}
        </Control>
      )}
      <Control name="end" icon={<Icon node={PhoneOff} />} onClick={onEnd}>
        {t('room.end')}
      </Control>
    </div>
  );
}

/**
 * Returns whether the page is in full screen. Returns undefined on the server and in a browser without full screen,
 * such as that of an iPhone.
 */
function useFilling(): boolean | undefined {
  const [fills, setFills] = useState<boolean>();
  useEffect(() => {
    if (!document.fullscreenEnabled) return undefined;
    const look = () => setFills(document.fullscreenElement !== null);
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return fills;
}
