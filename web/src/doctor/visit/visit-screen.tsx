import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { callWindowOf } from '@tabibu/contract/call-window';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { attachedConversationQuery } from '../../api/kept-conversations.ts';
import { messagesQuery } from '../../api/calls.ts';
import { ApiProblem } from '../../api/client.ts';
import { doctorAppointmentQuery } from '../../api/doctor-day.ts';
import type { DoctorAppointmentBody } from '../../api/doctor-day.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { visitQuery } from '../../api/records.ts';
import type { VisitRecordsBody } from '../../api/records.ts';
import { AttachedConversation } from '../../components/lazy-attached.ts';
import { dayOfPaper } from '../../components/document-words.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { StageNotice } from '../../components/stage-notice.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { DoctorOnly } from '../dashboard/doctor-only.tsx';
import { documentTimeZone } from './drafts.ts';
import { VisitReadings } from './lazy-readings.ts';
import { VisitEditor } from './visit-editor.tsx';
import '../../ui/public/card.css';
import './visit.css';

/** Stages in which it is not settled whether the consultation took place; the page shows their notice. */
const DOUBTFUL: readonly string[] = ['claimed', 'contested', 'overturned', 'undecided'];
const LIST = '/doctor/dashboard?tab=appointments';

export function needs({ params, me, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = params['bookingId'] ?? '';
  return me?.role === 'doctor'
    ? [
        client.prefetchQuery(visitQuery(id)),
        client.prefetchQuery(doctorAppointmentQuery(id)),
        client.prefetchQuery(attachedConversationQuery(id)),
        AttachedConversation.load(language),
      ]
    : [];
}

/** /doctor/visits/:bookingId: the documents that a doctor writes and signs for one appointment. */
export default function VisitScreen() {
  return <DoctorOnly>{(me) => <VisitOf owner={me.id} />}</DoctorOnly>;
}

function VisitOf({ owner }: { owner: string }) {
  const { t } = useTranslation();
  const id = useParam('bookingId');
  const client = useQueryClient();
  const { data, isError, error, isFetching, refetch } = useQuery(visitQuery(id));
  const opened = useOnce(data !== undefined && !isFetching);
  useLiveEvents(true, (event) => {
    if (event.kind === 'documents' && event.booking_id === id)
      void client.invalidateQueries({ queryKey: visitQuery(id).queryKey });
  });
  // Drafts start from the server's present state, not from an older cached one.
  if (data && (opened || !isFetching)) {
    return (
      <div className="page visit">
        <VisitHead visit={data} />
        <VisitEditor key={id} visit={data} owner={owner} />
      </div>
    );
  }
  if (!isError) return <ScreenSkeleton />;
  return error instanceof ApiProblem && (error.status === 404 || error.status === 422) ? (
    <NoVisit />
  ) : (
    <div className="page narrow">
      <LoadFailure words={problemText(error, t, 'visit.failed')} onRetry={() => void refetch()} />
    </div>
  );
}

/** True once `now` has been true. */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  useEffect(() => {
    if (now) setOnce(true);
  }, [now]);
  return once || now;
}

function NoVisit() {
  const { t } = useTranslation();
  return (
    <div className="page narrow stack">
      <Motif weave={1} />
      <h1>{t('visit.not-found')}</h1>
      <ButtonLink href={LIST}>{t('visit.back')}</ButtonLink>
    </div>
  );
}

/** The patient, the time, the reason, links to the chat and to earlier appointments of the same patient. */
function VisitHead({
  visit: { booking_id: id, patient, starts_at: at, earlier_visits: earlier },
}: {
  visit: VisitRecordsBody;
}) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const appointment = useQuery(doctorAppointmentQuery(id)).data;
  const { reason, stage } = appointment ?? {};
  const until = appointment?.state === 'completed' ? followUpEnd(appointment) : undefined;
  // Only counted here; the chat is on the screen of the call.
  const messages = useQuery(messagesQuery(id)).data?.messages ?? [];
  return (
    <header className="visit-head">
      <Link className="visit-back" href={LIST}>
        <Icon node={ArrowLeft} size={20} />
        {t('visit.back')}
      </Link>
      <h1>{patient.name || t('day.erased')}</h1>
      {patient.guardian && <p>{t('day.speaks', { guardian: patient.guardian })}</p>}
      <p className="muted" suppressHydrationWarning>
        {moment(at, zone, now)}
      </p>
      {stage && DOUBTFUL.includes(stage.name) && <StageNotice stage={stage} />}
      {reason && (
        <p className="visit-reason">
          <span className="small muted">{t('day.reason')}</span>
          {reason}
        </p>
      )}
      <AttachedConversation.Part bookingId={id} />
      <VisitReadings.Part bookingId={id} />
      <p className="row">
        {(messages.length > 0 || (until && now < Date.parse(until))) && (
          <Link className="visit-link" href={`/call/${id}`}>
            <span suppressHydrationWarning>
              {t('visit.chat', { count: messages.length, until: until ? moment(until, zone, now) : '' })}
            </span>
          </Link>
        )}
        {earlier.map(({ booking_id: before, signed_at: signed }) => (
          <Link key={before} className="visit-link" href={`/doctor/visits/${before}`}>
            {t('visit.earlier', { day: dayOfPaper(wallClockAt(signed, documentTimeZone({ patient })).day, speech) })}
          </Link>
        ))}
      </p>
    </header>
  );
}

/** The same instant that the patient reads (`chat-link.tsx`): a consultation that began later ends later. */
function followUpEnd({
  starts_at: startsAt,
  expected_at: expectedAt,
  is_emergency: isEmergency,
}: DoctorAppointmentBody): string {
  const times = { startsAt: new Date(startsAt), isEmergency, isCompleted: true };
  const expected = expectedAt === null ? {} : { expectedAt: new Date(expectedAt) };
  return callWindowOf({ ...times, ...expected }).chatUntil.toISOString();
}
