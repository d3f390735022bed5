import { useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TAKE_OVER_CONSENT } from '@tabibu/contract/family-rules';
import { allDocumentsQuery, myAllergiesQuery } from '../../api/documents.ts';
import { myFactsQuery } from '../../api/facts.ts';
import { declineRecord, offeredRecordsQuery, takeRecord } from '../../api/family.ts';
import type { OfferedRecordBody } from '../../api/family.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useErrorFocus } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import '../../components/member-form.css';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient' ? [client.prefetchQuery(offeredRecordsQuery())] : [];
}

/** /more/family/take-over: a grown-up takes over the record that somebody in the family kept until now. */
export default function TakeOverScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const told = useQueryOfAddress().get('done');
  const [done, setDone] = useState<'taken' | 'declined' | undefined>(
    told === 'taken' || told === 'declined' ? told : undefined,
  );
  const { data, error, refetch } = useQuery({ ...offeredRecordsQuery(), enabled: me?.role === 'patient' });
  if (me?.role !== 'patient') return <SignInFirst why={t('family.take-over-sign-in')} />;
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('family.take-over-title')}</h1>
      {done !== undefined && (
        <Notice tone="success" announce>
          <p>{t(`family.take-over-${done}`)}</p>
        </Notice>
      )}
      {data?.map((offer) => (
        <Offer key={offer.id} offer={offer} onDone={setDone} />
      ))}
      {data?.length === 0 && done === undefined && <p>{t('family.take-over-none', { phone: me.phone })}</p>}
      {!data &&
        (error ? (
          <PersonalFailure error={error} words={t('family.load-failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      <Link href="/more/health">{t('family.take-over-health')}</Link>
    </div>
  );
}

interface OfferProps {
  readonly offer: OfferedRecordBody;
  readonly onDone: (done: 'taken' | 'declined') => void;
}

function Offer({ offer: { id, guardian, name }, onDone }: OfferProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState(false);
  const sent = useFormReply();
  const reply = sent?.form === 'take-over' && sent.values['handover_id'] === id ? sent : undefined;
  const [state, setState] = useState<{ busy?: 'taken' | 'declined'; fault?: unknown }>({ fault: refusalIn(reply) });
  useErrorFocus(form, attempt);
  const settle = async (does: 'taken' | 'declined') => {
    setState({ busy: does });
    try {
      await (does === 'taken' ? takeRecord(id, TAKE_OVER_CONSENT) : declineRecord(id));
      const changed = [offeredRecordsQuery(), myFactsQuery(), myAllergiesQuery(), allDocumentsQuery()];
      await Promise.all(changed.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
      onDone(does);
    } catch (fault) {
      setState({ fault });
    }
  };
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).get('consent_version') !== null;
    setMissing(!agreed);
    setAttempt(attempt + 1);
    if (agreed) void settle('taken');
  };
  const decline = (event: MouseEvent) => {
    event.preventDefault();
    void settle('declined');
  };
  return (
    <form
      ref={form}
      name="take-over"
      method="post"
      className="card stack member-form"
      noValidate
      aria-label={name}
      onSubmit={take}
    >
      <input type="hidden" name="handover_id" value={id} />
      <h2>{t('family.take-over-who', { guardian, name })}</h2>
      <p>{t('family.take-over-what', { guardian })}</p>
      <div className={missing ? 'field wrong' : 'field'}>
        <label className="member-consent">
          <input
            type="checkbox"
            name="consent_version"
            value={TAKE_OVER_CONSENT}
            required
            aria-invalid={missing ? true : undefined}
            aria-describedby={missing ? `consent-${id}` : undefined}
          />
          <span>{t('family.take-over-consent')}</span>
        </label>
        {missing && (
          <p id={`consent-${id}`} className="field-error">
            {t('family.consent-missing')}
          </p>
        )}
      </div>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.take-over-failed')}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={state.busy === 'taken'}>
        {t('family.take-over')}
      </Button>
      <Button
        type="submit"
        name="does"
        value="decline"
        look="quiet"
        wide
        busy={state.busy === 'declined'}
        onClick={decline}
      >
        {t('family.take-over-decline')}
      </Button>
    </form>
  );
}
