import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Phone, Video } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { linkedCallQuery } from '../api/call-links.ts';
import type { LinkedCallBody, LinkedViewBody } from '../api/call-links.ts';
import type { CallViewBody } from '../api/calls.ts';
import { ApiProblem } from '../api/client.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { linkDoor } from '../call/link-door.ts';
import type { CallSession } from '../call/call-session.ts';
import type { OwnMedia } from '../call/own-media.ts';
import { useNowAt } from '../components/at-moment.ts';
import { countryName } from '@tabibu/contract/country-name';
import { LoadFailure } from '../shell/load-failure.tsx';
import { usePageHead } from '../shell/page-head.tsx';
import type { Visit } from '../shell/screen-file.ts';
import { useParam } from '../shell/screen-visit.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { InAppNotice } from '../call-screen/lazy-in-app.ts';
import { RunningCall } from '../call-screen/running-call.tsx';
import { keepCall, useCallState } from '../call-screen/use-call.ts';
import { useStay } from '../call-screen/call-screen.tsx';
import '../ui/public/card.css';
import '../call-screen/call.css';

export function needs({ params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [client.prefetchQuery(linkedCallQuery(params['secret'] ?? ''))];
}

/** /join/:secret, the address in the SMS to a member of a family: doctor and time, and the call without an account. */
export default function JoinScreen() {
  const { t } = useTranslation();
  const secret = useParam('secret');
  const found = useQuery({ ...linkedCallQuery(secret), refetchInterval: 10_000 });
  const [visit, setVisit] = useState({ number: 0, enters: false });
  // The call stays on the screen of whoever is in it until the server says that it is over.
  const [last, setLast] = useState<LinkedCallBody>();
  const call = found.data?.call ?? last;
  useEffect(() => {
    if (found.data?.call) setLast(found.data.call);
  }, [found.data]);
  if (found.error instanceof ApiProblem && (found.error.status === 404 || found.error.status === 422)) return <Gone />;
  if (found.data && !found.data.call && !last) return <Over stop={found.data.stop} />;
  if (!found.data || !call)
    return found.isError ? (
      <div className="page narrow">
        <LoadFailure words={problemText(found.error, t, 'room.failed')} onRetry={() => void found.refetch()} />
      </div>
    ) : (
      <ScreenSkeleton />
    );
  return (
    <LinkedStay
      key={visit.number}
      secret={secret}
      view={found.data}
      call={call}
      enters={visit.enters}
      onAgain={() => setVisit({ number: visit.number + 1, enters: true })}
    />
  );
}

interface LinkedStayProps {
  secret: string;
  view: LinkedViewBody;
  call: LinkedCallBody;
  enters: boolean;
  onAgain: () => void;
}

function LinkedStay({ secret, view, call, enters, onAgain }: LinkedStayProps) {
  const { media, session, join } = useStay(() => linkDoor(secret), call.call_type === 'video', enters);
  return session ? (
    <LinkedCall secret={secret} call={call} stop={view.stop} session={session} media={media} onAgain={onAgain} />
  ) : view.call ? (
    <Door call={view.call} stop={view.stop} onJoin={join} />
  ) : (
    <Over stop={view.stop} />
  );
}

/** Before the call: who, when, who is there, and the button. */
function Door({ call, stop, onJoin }: { call: LinkedCallBody; stop: string; onJoin: () => void }) {
  const { t, language, moment } = useTranslation();
  const now = useNowAt(call.opens_at, call.closes_at);
  const country = countryOf(call.country);
  const zone = country.timeZone ?? 'UTC';
  const open = now >= Date.parse(call.opens_at);
  const place = countryName(country, language);
  return (
    <div className="page narrow stack">
      <h1>{t('room.with', { name: call.doctor })}</h1>
      <p>{t('join.for', { person: call.person, asker: call.asker })}</p>
      <InAppNotice.Part />
      <section className="card stack">
        <p className="lead" suppressHydrationWarning>
          {t('join.at', { when: moment(call.expected_at, zone, now), place })}
        </p>
        <p role="status">
          {call.doctor_present
            ? t('room.is-here', { name: call.doctor })
            : open && t('room.not-here', { name: call.doctor })}
        </p>
        {call.joined === 'account' && (
          <Notice tone="info" announce>
            <p>{t('join.asker-here', { asker: call.asker })}</p>
          </Notice>
        )}
        {!open && <p suppressHydrationWarning>{t('room.opens', { when: moment(call.opens_at, zone, now) })}</p>}
        <Button wide disabled={!open} onClick={onJoin}>
          {call.call_type === 'video' ? <Icon node={Video} size={20} /> : <Icon node={Phone} size={20} />}
          {t('room.join')}
        </Button>
        <p className="small muted">{t('join.no-account')}</p>
      </section>
      <StopLink stop={stop} />
    </div>
  );
}

interface LinkedCallProps {
  secret: string;
  call: LinkedCallBody;
  stop: string;
  session: CallSession;
  media: OwnMedia;
  onAgain: () => void;
}

function LinkedCall({ secret, call, stop, session, media, onAgain }: LinkedCallProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const state = useCallState(session);
  const { over } = state;
  useEffect(() => {
    if (!over) return;
    keepCall({ inCall: false });
    // It says who is in the call now.
    void client.invalidateQueries({ queryKey: linkedCallQuery(secret).queryKey });
  }, [over, client, secret]);
  if (!over) return <RunningCall call={shownCall(call)} state={state} session={session} media={media} />;
  if (over === 'completed') return <Over stop={stop} met />;
  return (
    <div className="page narrow stack">
      <h1 tabIndex={-1}>
        {over === 'replaced' && call.joined === 'account'
          ? t('join.asker-here', { asker: call.asker })
          : t(`room.over-${over}`)}
      </h1>
      {over !== 'refused' && over !== 'ending' && (
        <Button wide onClick={onAgain}>
          {t(over === 'replaced' ? 'room.here' : 'room.rejoin')}
        </Button>
      )}
      <StopLink stop={stop} />
    </div>
  );
}

/** What the running call shows of it: nothing of an account, an appointment's papers or its money. */
function shownCall(call: LinkedCallBody): CallViewBody {
  return {
    booking_id: '',
    side: 'patient',
    call_type: call.call_type,
    is_emergency: false,
    state: null,
    other: { name: call.doctor, present: call.doctor_present },
    answers: null,
    by_link: true,
    call_back: 'none',
    starts_at: call.starts_at,
    opens_at: call.opens_at,
    closes_at: call.closes_at,
    chat_until: call.closes_at,
    connected_at: null,
    ended_at: null,
    waiting: null,
    expected_at: call.expected_at,
    absent_from: null,
    bridge: null,
    phone: null,
    attempts: null,
    stage: { name: 'open', tone: 'info', chip: '', sentence: '', money: null },
    says: [],
    said: null,
    proven: false,
    reason: null,
    may_complete: false,
  };
}

/** After the appointment, or instead of one that does not take place. */
function Over({ stop, met = false }: { stop: string; met?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="page narrow stack">
      <h1 tabIndex={-1}>{t(met ? 'room.over-ended' : 'join.over')}</h1>
      <p className="lead">{t(met ? 'join.met-note' : 'join.over-note')}</p>
      <StopLink stop={stop} />
    </div>
  );
}

/** A link that is not ours, or whose number was changed, removed or stopped. */
function Gone() {
  const { t } = useTranslation();
  usePageHead({ title: t('join.gone'), status: 404 });
  return (
    <div className="page narrow stack">
      <h1>{t('join.gone')}</h1>
      <p className="lead">{t('join.gone-note')}</p>
    </div>
  );
}

/** The page of the server that stops messages to this number. */
function StopLink({ stop }: { stop: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <a href={stop} rel="nofollow">
        {t('join.stop')}
      </a>
    </p>
  );
}
