import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { accountDoor } from '../call/call-door.ts';
import type { CallDoor } from '../call/call-door.ts';
import { CallSession } from '../call/call-session.ts';
import { OwnMedia } from '../call/own-media.ts';
import { randomId } from '../api/device.ts';
import { useLiveEvents } from '../shell/live-events.ts';
import type { Visit } from '../shell/screen-file.ts';
import { useParam } from '../shell/screen-visit.tsx';
import { useMe, usePreferences } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { PersonalFailure } from '../sign-in/personal-failure.tsx';
import { SignIn } from './lazy-sign-in.ts';
import { isBridgeLive } from './bridge-words.ts';
import { CallOver } from './call-over.tsx';
import { RunningCall } from './running-call.tsx';
import { keepCall, keptCall, useCallState } from './use-call.ts';
import { WaitingRoom } from './waiting-room.tsx';
import '../ui/public/card.css';
import './call.css';

export function needs({ params, me, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [me ? client.prefetchQuery(callQuery(params['bookingId'] ?? '')) : SignIn.load(language)];
}

/**
 * The route `/call/:bookingId` for patient and doctor: waiting room, running call and the screen after it (PAT-CALL).
 */
export default function CallScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const id = useParam('bookingId');
  const found = useQuery({
    ...callQuery(id),
    enabled: me !== null,
    refetchInterval: ({ state }) => (state.data && isBridgeLive(state.data) ? 3_000 : 10_000),
  });
  const [visit, setVisit] = useState({ number: 0, enters: false });
  useLiveEvents(me !== null, (event) => {
    if (event.kind === 'booking' && event.booking_id === id) void found.refetch();
  });
  if (!me) {
    return (
      <SignIn.Part why={t('room.sign-in-why')}>
        <ButtonLink look="quiet" wide href={`/auth?role=doctor&next=${encodeURIComponent(`/call/${id}`)}`}>
          {t('room.sign-in-doctor')}
        </ButtonLink>
      </SignIn.Part>
    );
  }
  if (!found.data)
    return found.isError ? (
      <PersonalFailure error={found.error} words={t('room.failed')} onRetry={() => void found.refetch()} />
    ) : (
      <ScreenSkeleton />
    );
  return (
    <CallStay
      key={`${id} ${visit.number}`}
      call={found.data}
      enters={visit.enters}
      onAgain={() => setVisit({ number: visit.number + 1, enters: true })}
      onLeft={() => setVisit({ number: visit.number + 1, enters: false })}
    />
  );
}

interface VisitProps {
  call: CallViewBody;
  /** Joins at once without the waiting room, because the person has just asked to come back. */
  enters: boolean;
  onAgain: () => void;
  /** Called when the person left the waiting room to be told when the doctor is there. */
  onLeft: () => void;
}

/** One stay of the person on this screen. */
function CallStay({ call, enters, onAgain, onLeft }: VisitProps) {
  const { media, session, join } = useStay(() => accountDoor(call.booking_id), call.call_type === 'video', enters);
  return session ? (
    <Joined call={call} session={session} media={media} onAgain={onAgain} onLeft={onLeft} />
  ) : (
    <WaitingRoom call={call} media={media} onJoin={join} onLeft={onLeft} />
  );
}

interface JoinedProps {
  call: CallViewBody;
  session: CallSession;
  media: OwnMedia;
  onAgain: () => void;
  onLeft: () => void;
}

function Joined({ call, session, media, onAgain, onLeft }: JoinedProps) {
  const state = useCallState(session);
  const client = useQueryClient();
  const { over } = state;
  const [known, setKnown] = useState<typeof over>(null);
  useEffect(() => {
    if (!over) return undefined;
    keepCall({ inCall: false });
    // Of two requests the older may be answered last; only the newest counts.
    let newest = true;
    void client.invalidateQueries({ queryKey: callQuery(call.booking_id).queryKey }).then(() => {
      if (newest) setKnown(over);
    });
    return () => {
      newest = false;
    };
  }, [over, client, call.booking_id]);
  if (over)
    return <CallOver call={call} over={over} known={known === over} problem={state.problem} onAgain={onAgain} />;
  return <RunningCall call={call} state={state} session={session} media={media} onLeft={onLeft} />;
}

interface Stay {
  readonly media: OwnMedia;
  /** Undefined until the person joins. */
  readonly session: CallSession | undefined;
  readonly join: () => void;
}

/**
 * One stay of a person on a call's page. Microphone and camera exist as long as the stay. The page of a link uses
 * it, too, from here, so that the build keeps the code of the call in one file. `enters`: joins at once,
 * because the person has just asked to come back; a page that was reloaded in the call does so too.
 */
export function useStay(door: () => CallDoor, byVideo: boolean, enters: boolean): Stay {
  const { savesData } = usePreferences();
  const [media] = useState(() => new OwnMedia(byVideo && !savesData));
  const [session, setSession] = useState<CallSession>();
  const open = useRef<CallSession>(undefined);
  const join = (kept?: string) => {
    if (open.current) return;
    // A camera opened for the device test stays on only if the appointment was booked as a video call.
    if (!byVideo) media.closeCamera();
    const page = kept ?? randomId().slice(-12);
    keepCall({ inCall: true, page, camera: media.wantsCamera });
    const joined = new CallSession(
      door(),
      media,
      { wish: savesData ? 'small' : 'automatic', video: byVideo },
      { mark: page, returns: kept !== undefined },
    );
    open.current = joined;
    setSession(joined);
    // Ask for the camera after the microphone, so that the browser shows one permission prompt at a time.
    void media.openMicrophone().then(() => {
      if (byVideo && media.wantsCamera) void media.openCamera();
    });
  };
  useEffect(() => {
    const { inCall, muted = false, page, camera, devices } = keptCall();
    if (devices) media.devices = devices;
    if (camera !== undefined) media.wish(byVideo && camera);
    if (enters || inCall) {
      media.setMuted(muted);
      join(enters ? undefined : page);
    }
    const forget = media.subscribe(() => {
      const { muted: before, camera: wanted, devices: chosen } = keptCall();
      if (before !== media.muted || (open.current && wanted !== media.wantsCamera))
        keepCall({ muted: media.muted, camera: media.wantsCamera });
      if (chosen?.camera !== media.devices.camera || chosen?.microphone !== media.devices.microphone)
        keepCall({ devices: media.devices });
    });
    return () => {
      forget();
      open.current?.leave();
      media.stop();
    };
    // Runs once per stay. A change of the call's data must not join again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { media, session, join: () => join() };
}
