import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { openOldRecords, recordLockQuery } from '../../api/record-lock.ts';
import { setAnswer } from '../../api/query.ts';
import { ME, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Forgotten } from './forgotten.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { usePassphraseForm } from './use-passphrase-form.ts';
import '../../ui/card.css';
import './record-lock.css';

/** In place of records from before: why they are closed in this browser, and the field for the passphrase. */
export default function OpenRecords() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const { data: lock } = useQuery(recordLockQuery());
  const { busy, fault, send } = usePassphraseForm('open-records', async (typed) => {
    await openOldRecords(typed('passphrase'));
    if (me !== null) {
      const { records_closed: _closed, ...open } = me;
      await setAnswer(client, ME.queryKey, open);
    }
    // What was refused, or answered without what is older, is asked for again.
    await client.resetQueries({ queryKey: ['api'] });
  });
  return (
    <section className="card stack record-lock" aria-labelledby="open-records">
      <LockKeyhole size={32} aria-hidden="true" />
      <h2 id="open-records">{t('lock.closed')}</h2>
      <p>{t('lock.closed-why')}</p>
      <form name="open-records" method="post" className="stack" noValidate onSubmit={send}>
        <PassphraseField label={t('lock.passphrase')} name="passphrase" autoComplete="current-password" error={fault} />
        <Button type="submit" wide busy={busy}>
          {t('lock.open')}
        </Button>
      </form>
      {lock && <Forgotten opening={lock.opening} />}
      <p className="small muted">{t('lock.closed-new')}</p>
    </section>
  );
}
