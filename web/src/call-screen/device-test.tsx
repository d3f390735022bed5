import { useEffect, useState } from 'react';
import { Mic, Video, VideoOff } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { CallViewBody } from '../api/calls.ts';
import type { OwnMedia } from '../call/own-media.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Select } from '../ui/forms/select.tsx';
import { LevelMeter, Picture } from './media-view.tsx';
import { hasPhone } from './ordinary-phone.tsx';
import { useOwnMedia } from './use-call.ts';

interface DeviceProps {
  call: CallViewBody;
  media: OwnMedia;
}

/**
 * The self-view before a video appointment: shows the person their own camera, mirrored, with a choice of cameras.
 * Nobody else sees it.
 */
export function CameraFirst({ call, media }: DeviceProps) {
  const { t } = useTranslation();
  const own = useOwnMedia(media);
  const { name } = call.other;
  useEffect(() => {
    if (media.wantsCamera)
      void mayOpen().then((may) => {
        if (may && media.wantsCamera) void media.openCamera();
      });
  }, [media]);
  return (
    <>
      <OwnCamera media={media} />
      <p className="small muted">
        {t(own.camera ? 'room.camera-goes-along' : media.wantsCamera ? 'room.camera-first' : 'room.camera-stays-off', {
          name,
        })}
      </p>
    </>
  );
}

/** A test of the microphone and, if `withCamera`, the camera. Each opens only by a press of its own button (K-07). */
export function DeviceTest({ call, media, withCamera }: DeviceProps & { withCamera: boolean }) {
  const { t } = useTranslation();
  const own = useOwnMedia(media);
  return (
    <section className="card stack">
      <h2>{t('room.test')}</h2>
      {own.microphone === 'off' ? (
        <Button look="secondary" onClick={() => void media.openMicrophone()}>
          <Icon node={Mic} size={20} />
          {t('room.test-microphone')}
        </Button>
      ) : (
        <>
          {media.audio && <LevelMeter track={media.audio} />}
          <p className="small">{t('room.speak')}</p>
          <Devices
            kind="audioinput"
            label={t('room.choose-microphone')}
            chosen={media.devices.microphone}
            onChoose={(id) => void media.chooseMicrophone(id)}
          />
        </>
      )}
      {own.microphoneFault && (
        <Notice tone="warning" announce>
          <p>{t(`room.microphone-${own.microphoneFault}`, { phone: hasPhone(call) })}</p>
        </Notice>
      )}
      {withCamera && <OwnCamera media={media} />}
      {withCamera && (
        <p className="small muted">
          {call.call_type === 'video'
            ? t('room.camera-goes-along', { name: call.other.name })
            : t('room.camera-private')}
        </p>
      )}
    </section>
  );
}

function OwnCamera({ media }: { media: OwnMedia }) {
  const { t } = useTranslation();
  const own = useOwnMedia(media);
  return (
    <>
      {own.camera && <Picture className="call-mirror" source={media.video} label={t('room.own-picture')} mirrored />}
      {own.camera && (
        <Devices
          kind="videoinput"
          label={t('room.choose-camera')}
          chosen={media.devices.camera}
          onChoose={(id) => void media.chooseCamera(id)}
        />
      )}
      {own.camera ? (
        <Button look="secondary" onClick={() => media.closeCamera()}>
          <Icon node={VideoOff} size={20} />
          {t('room.camera-off')}
        </Button>
      ) : (
        <Button look="secondary" onClick={() => void media.openCamera()}>
          <Icon node={Video} size={20} />
          {t('room.test-camera')}
        </Button>
      )}
      {own.cameraFault && (
        <Notice tone="warning" announce>
          <p>{t(`room.camera-${own.cameraFault}`)}</p>
        </Notice>
      )}
    </>
  );
}

interface DevicesProps {
  kind: MediaDeviceKind;
  label: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * A choice between several devices of a kind. The browser gives their names only after the person has allowed one of
 * them.
 */
function Devices({ kind, label, chosen, onChoose }: DevicesProps) {
  const [found, setFound] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(
    () =>
      void navigator.mediaDevices?.enumerateDevices().then(
        (all) => setFound(all.filter((one) => one.kind === kind && one.label)),
        () => undefined,
      ),
    [kind],
  );
  if (found.length < 2) return null;
  return (
    <Select label={label} defaultValue={chosen} onChange={(event) => onChoose(event.target.value)}>
      {found.map(({ deviceId, label: name }) => (
        <option key={deviceId} value={deviceId}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Returns whether the browser already has permission for the camera, so that it opens without a prompt. */
async function mayOpen(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}
