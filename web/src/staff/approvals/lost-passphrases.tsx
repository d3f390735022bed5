import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { approvalsQuery, requestOpening } from '../../api/approvals.ts';
import type { OpeningBody } from '../../api/approvals.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

/** People who forgot their record passphrase, each with the field for how the person proved who they are. */
export function LostPassphrases({ openings }: { openings: readonly OpeningBody[] }) {
  const { t } = useTranslation();
  if (openings.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="approvals-openings">
      <h2 id="approvals-openings">{t('approvals.openings')}</h2>
      <p className="muted">{t('approvals.openings-lead')}</p>
      <ul className="stack approvals">
        {openings.map((opening) => (
          <Opening key={opening.account_id} opening={opening} />
        ))}
      </ul>
    </section>
  );
}

function Opening({ opening }: { opening: OpeningBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  return (
    <li className="card stack">
      <h3>{opening.person}</h3>
      <p>
        <a href={`tel:${opening.phone}`}>{opening.phone}</a>
      </p>
      <p className="small muted" suppressHydrationWarning>
        {t('approvals.opening-times', {
          asked: moment(opening.asked_at, zone, now),
          opens: moment(opening.opens_at, zone, now),
        })}
      </p>
      {opening.approved && <p>{t('approvals.opening-approved')}</p>}
      {opening.waits && <p>{t('approvals.opening-waits')}</p>}
      {!opening.approved && !opening.waits && <ProofForm accountId={opening.account_id} />}
    </li>
  );
}

function ProofForm({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { busy, fault, run } = useGuardedAction();
  const [reason, setReason] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await requestOpening({ account_id: accountId, reason });
      await client.invalidateQueries({ queryKey: approvalsQuery().queryKey });
    });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      <TextArea
        label={t('approvals.opening-proof')}
        hint={t('approvals.opening-proof-hint')}
        name="reason"
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {t('approvals.opening-ask')}
      </Button>
    </form>
  );
}
