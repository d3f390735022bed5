import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CircleCheckBig, CircleSlash, PhoneCall, Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { ApiProblem } from '../../api/client.ts';
import { acceptEmergency, emergencyQuery } from '../../api/emergencies.ts';
import type { EmergencyBody } from '../../api/emergencies.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { countryName } from '@tabibu/contract/country-name';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { readableNumber } from '../../components/phone-number.ts';
import { useEmergencyNumbers } from '../../components/emergency/use-emergency-numbers.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import '../../ui/public/card.css';
import './emergency-answer.css';

const POLL = 5_000;
const MINUTE = 60_000;

export function needs({ params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [client.prefetchQuery(emergencyQuery(params['secret'] ?? ''))];
}

/**
 * /e/:secret, the address in the SMS about an emergency: describes the emergency, lets the doctor accept it with one
 * button, and then shows the patient's number (W23).
 */
export default function EmergencyAnswerScreen() {
  const { t } = useTranslation();
  const secret = useParam('secret');
  const found = useQuery({
    ...emergencyQuery(secret),
    refetchOnWindowFocus: 'always',
    // An emergency that another doctor accepted, or that is over, does not change any more; in every other state it is
    // polled.
    refetchInterval: ({ state: { data } }) => (data && data.state !== 'taken' && data.state !== 'over' ? POLL : false),
  });
  if (found.data) {
    return (
      <div className="page narrow stack emergency-answer">
        {found.isError && (
          <Notice tone="warning" announce>
            <p>{t('answer.stale')}</p>
          </Notice>
        )}
        <Emergency emergency={found.data} secret={secret} />
      </div>
    );
  }
  if (!found.isError) return <ScreenSkeleton />;
  return found.error instanceof ApiProblem && (found.error.status === 404 || found.error.status === 422) ? (
    <UnknownLink />
  ) : (
    <div className="page narrow">
      <LoadFailure words={problemText(found.error, t, 'answer.failed')} onRetry={() => void found.refetch()} />
    </div>
  );
}

function Emergency({ emergency, secret }: { emergency: EmergencyBody; secret: string }) {
  switch (emergency.state) {
    case 'ringing':
      return <Open emergency={emergency} secret={secret} title="answer.ringing" />;
    case 'escalated':
      return <Open emergency={emergency} secret={secret} title="answer.escalated" />;
    case 'accepted-by-you':
      return <Mine emergency={emergency} />;
    case 'taken':
      return (
        <State icon={<Icon node={CircleSlash} size={48} />} title="answer.taken">
          <p>{emergency.stage.sentence}</p>
        </State>
      );
    default:
      return (
        <State icon={<Icon node={CircleSlash} size={48} />} title="answer.over">
          <p>{emergency.stage.sentence}</p>
        </State>
      );
  }
}

/** An emergency that nobody has accepted: who asks, since when, what accepting means, and the button. */
function Open({ emergency, secret, title }: { emergency: EmergencyBody; secret: string; title: SentenceKey }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = emergencyQuery(secret);
  const answer = useMutation({
    mutationFn: () => acceptEmergency(secret),
    onSuccess: async (taken) => {
      await setAnswer(client, queryKey, taken);
    },
  });
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(emergency.requested_at)) / MINUTE));
  const country = countryName(countryOf(emergency.country), language);
  return (
    <>
      <State tone="urgent" icon={<Icon node={Siren} size={48} />} title={title}>
        <p className="lead">{t('answer.asked', { name: emergency.patient_first_name, country, minutes })}</p>
        <p>{emergency.stage.sentence}</p>
      </State>
      <p>{t('answer.first')}</p>
      {answer.isError && <NotSent error={answer.error} />}
      <Button
        look="emergency"
        wide
        className="answer-call tall loud"
        busy={answer.isPending}
        onClick={() => answer.mutate()}
      >
        {t('answer.take')}
      </Button>
    </>
  );
}

/**
 * Says why accepting failed: the server's sentence for a refusal. Without an answer it says that pressing again is
 * safe.
 */
function NotSent({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const refused = isFinalAnswer(error);
  return (
    <Notice tone="danger" announce title={refused ? problemText(error, t) : t('answer.not-sent')}>
      {!refused && <p>{t('answer.not-sent-note')}</p>}
    </Notice>
  );
}

/** The emergency that this doctor accepted: the room first, then the patient's number, and the reason. */
function Mine({ emergency }: { emergency: EmergencyBody }) {
  const { t } = useTranslation();
  const { patient_first_name: name, patient_phone: phone, room, reason } = emergency;
  const country = countryOf(emergency.country);
  const numbersOf = useEmergencyNumbers();
  return (
    <>
      <State tone="mine" icon={<Icon node={CircleCheckBig} size={48} />} title="answer.mine">
        <p className="lead">{t('answer.mine-note', { name })}</p>
      </State>
      {room && (
        <ButtonLink wide className="answer-call tall loud" href={`/call/${room}`}>
          {t('answer.join')}
        </ButtonLink>
      )}
      {phone && <p>{t('answer.phone', { name })}</p>}
      {phone ? (
        <a
          className="button secondary wide answer-call tall loud"
          href={`tel:${phone}`}
          aria-label={t('answer.call', { name, number: readableNumber(country, phone) })}
        >
          <Icon node={PhoneCall} size={28} />
          <span className="numbers">{readableNumber(country, phone)}</span>
        </a>
      ) : (
        <Notice tone="warning">
          <p>{t('answer.no-number')}</p>
        </Notice>
      )}
      {reason && (
        <section className="card stack">
          <h2>{t('answer.reason')}</h2>
          <p className="answer-reason">{reason}</p>
        </section>
      )}
      <p>{t('answer.danger', { name, number: numbersOf(country.code)[0].number })}</p>
      <p className="small muted">{t('answer.until')}</p>
    </>
  );
}

interface StateProps {
  tone?: 'urgent' | 'mine';
  icon: ReactNode;
  title: SentenceKey;
  children: ReactNode;
}

/** The state of the emergency as one large sentence. Screen readers announce it when it changes. */
function State({ tone, icon, title, children }: StateProps) {
  const { t } = useTranslation();
  return (
    <section className={tone ? `answer-state ${tone}` : 'answer-state'}>
      {icon}
      <h1>{t(title)}</h1>
      {children}
      <LiveRegion>{t(title)}</LiveRegion>
    </section>
  );
}

function UnknownLink() {
  const { t } = useTranslation();
  usePageHead({ title: t('answer.unknown'), status: 404 });
  return (
    <div className="page narrow stack">
      <Motif weave={1} />
      <h1>{t('answer.unknown')}</h1>
      <p className="lead">{t('answer.unknown-note')}</p>
    </div>
  );
}
