import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { licenceQuery, sendLicence } from '../../api/licences.ts';
import type { OwnLicenceBody } from '../../api/licences.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import type { KeptDocument } from '../apply/application-draft.ts';
import { DocumentField } from '../apply/document-field.tsx';
import '../apply/apply.css';
import { stageOf, useLongDay } from './licence-words.ts';

/** The doctor's licence as it was found in the register, where a new one stands, and the form to send one (I-22). */
export function LicenceCard({ zone }: { zone: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(licenceQuery());
  if (!data)
    return error ? (
      <LoadFailure words={problemText(error, t)} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={1} />
    );
  return (
    <section className="card stack join" aria-labelledby="own-licence">
      <h2 id="own-licence">{t('licence.title')}</h2>
      <Found licence={data.licence} />
      <Renewal renewal={data.renewal} zone={zone} />
      <SendForm lead={data.renewal ? 'licence.send-again-lead' : data.licence && 'licence.send-lead'} />
    </section>
  );
}

function Found({ licence }: Pick<OwnLicenceBody, 'licence'>) {
  const { t } = useTranslation();
  const longDay = useLongDay();
  if (!licence) return <p>{t('licence.unchecked')}</p>;
  const { council, number, registered_name: name, expires_on: end } = licence;
  return (
    <>
      <p>{t('licence.found', { council, number, name })}</p>
      <p>
        <strong>
          {t(stageOf(licence) === 'over' ? 'licence.ended-on' : 'licence.ends-on', { day: longDay(end) })}
        </strong>
      </p>
    </>
  );
}

function Renewal({ renewal, zone }: Pick<OwnLicenceBody, 'renewal'> & { zone: string }) {
  const { t } = useTranslation();
  const longDay = useLongDay();
  if (!renewal) return null;
  if (renewal.is_asked)
    return (
      <Notice tone="warning" title={t('licence.asked')}>
        <p className="application-words">{renewal.question}</p>
      </Notice>
    );
  return (
    <Notice tone="info" title={t('licence.sent', { day: longDay(wallClockAt(renewal.sent_at, zone).day) })}>
      <p>{t('licence.sent-note')}</p>
    </Notice>
  );
}

function SendForm({ lead }: { lead: SentenceKey | null }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [kept, setKept] = useState<KeptDocument>();
  const [state, setState] = useState<{ busy: boolean; refusal?: unknown; fault?: boolean }>({ busy: false });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!kept) return setState({ busy: false, fault: true });
    setState({ busy: true });
    try {
      await setAnswer(client, licenceQuery().queryKey, await sendLicence(send, kept.upload));
      setKept(undefined);
      setState({ busy: false });
    } catch (refusal) {
      setState({ busy: false, refusal });
    }
  };
  return (
    <form ref={form} name="licence" method="post" className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {lead && <p>{t(lead)}</p>}
      <DocumentField
        label="Medical License"
        kept={kept}
        error={state.fault && !kept ? t('licence.fault-none') : undefined}
        onKept={(document) => {
          setKept(document);
          setState((before) => ({ ...before, fault: false }));
        }}
      />
      {state.refusal !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.refusal, t, 'join.not-lost')}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('licence.send')}
      </Button>
    </form>
  );
}
