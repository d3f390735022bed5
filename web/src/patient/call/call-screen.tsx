import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../../api/calls.ts';
import type { CallViewBody } from '../../api/calls.ts';
import { CallSession } from '../../call/call-session.ts';
import { OwnMedia } from '../../call/own-media.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import type { Visit } from '../../shell/routes.tsx';
import { useParam } from '../../shell/screen-visit.tsx';
import { useMe, usePreferences } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure, SignInFirst } from '../sign-in/sign-in-first.tsx';
import { isBridgeLive } from './bridge-words.ts';
import { CallOver } from './call-over.tsx';
import { RunningCall } from './running-call.tsx';
import { keepCall, keptCall, useCallState } from './use-call.ts';
import { WaitingRoom } from './waiting-room.tsx';
import '../../ui/card.css';
import './call.css';

export function needs({ params, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me ? [client.prefetchQuery(callQuery(params['bookingId'] ?? ''))] : [];
}

/** /call/:bookingId: waiting room, call and its end, for the patient and for the doctor (PAT-CALL). */
export default function CallScreen() {
  const { t } = useSpeech();
  const me = useMe();
  const id = useParam('bookingId');
  const found = useQuery({ ...callQuery(id), enabled: me !== null, refetchInterval: ({ state }) => (state.data && isBridgeLive(state.data) ? 3_000 : 10_000) });
  const [visit, setVisit] = useState({ number: 0, enters: false });
  useLiveEvents(me !== null, (event) => {
    if (event.kind === 'booking' && event.booking_id === id) void found.refetch();
  });
  if (!me) {
    return (
      <SignInFirst why={t('room.sign-in-why')}>
        <ButtonLink look="quiet" wide href={`/auth?role=doctor&next=${encodeURIComponent(`/call/${id}`)}`}>{t('room.sign-in-doctor')}</ButtonLink>
      </SignInFirst>
    );
  }
  if (!found.data) return found.isError ? <PersonalFailure error={found.error} words={t('room.failed')} onRetry={() => void found.refetch()} /> : <ScreenSkeleton />;
  return <CallVisit key={`${id} ${visit.number}`} call={found.data} enters={visit.enters} onAgain={() => setVisit({ number: visit.number + 1, enters: true })} onLeft={() => setVisit({ number: visit.number + 1, enters: false })} />;
}

interface VisitProps {
  call: CallViewBody;
  /** Goes in at once: the person has just asked to come back. */
  enters: boolean;
  onAgain: () => void;
  /** The person left the waiting room to be told when the doctor is there. */
  onLeft: () => void;
}

/** One time that the person is here: microphone and camera live exactly as long. */
function CallVisit({ call, enters, onAgain, onLeft }: VisitProps) {
  const { savesData } = usePreferences();
  const [media] = useState(() => new OwnMedia());
  const [session, setSession] = useState<CallSession>();
  const open = useRef<CallSession>(undefined);
  const join = (kept?: string) => {
    if (open.current) return;
    // What was tested alone goes on air only where a picture was agreed upon.
    if (call.call_type !== 'video') media.closeCamera();
    const page = kept ?? crypto.randomUUID().slice(-12);
    keepCall({ inCall: true, page });
    const joined = new CallSession(call.booking_id, media, { wish: savesData ? 'small' : 'automatic', video: call.call_type === 'video' }, { mark: page, returns: kept !== undefined });
    open.current = joined;
    setSession(joined);
    void media.openMicrophone();
  };
  useEffect(() => {
    const { inCall, muted = false, page } = keptCall();
    if (enters || inCall) {
      media.setMuted(muted);
      join(enters ? undefined : page);
    }
    const forget = media.subscribe(() => { if (keptCall().muted !== media.muted) keepCall({ muted: media.muted }); });
    return () => {
      forget();
      open.current?.leave();
      media.stop();
    };
    // Joining belongs to the visit, not to what is known of the call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return session ? <Joined call={call} session={session} media={media} onAgain={onAgain} onLeft={onLeft} /> : <WaitingRoom call={call} media={media} onJoin={() => join()} onLeft={onLeft} />;
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
    // Of two questions the older answer may come last: only the newest counts.
    let newest = true;
    void client.invalidateQueries({ queryKey: callQuery(call.booking_id).queryKey }).then(() => { if (newest) setKnown(over); });
    return () => { newest = false; };
  }, [over, client, call.booking_id]);
  if (over) return <CallOver call={call} over={over} known={known === over} problem={state.problem} onAgain={onAgain} />;
  return <RunningCall call={call} state={state} session={session} media={media} onLeft={onLeft} />;
}
