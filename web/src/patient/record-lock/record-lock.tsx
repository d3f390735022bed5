import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { choosePassphrase, recordLockQuery, removePassphrase } from '../../api/record-lock.ts';
import type { RecordLockBody } from '../../api/record-lock.ts';
import { setAnswer } from '../../api/query.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Forgotten } from './forgotten.tsx';
import { OpeningAsked } from './opening-asked.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { usePassphraseForm } from './use-passphrase-form.ts';
import '../../ui/card.css';
import './record-lock.css';

/** Protecting old records with a passphrase: choose it, choose another one, or do without. */
export default function RecordLock() {
  const { t, day } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const { data } = useQuery(recordLockQuery());
  if (data === undefined) return null;
  const { chosen_at: chosenAt } = data;
  return (
    <section className="card stack" aria-labelledby="record-lock">
      <h2 id="record-lock">{t('lock.title')}</h2>
      {data.opening && <OpeningAsked opening={data.opening} />}
      <p>{t('lock.what')}</p>
      {chosenAt === null ? (
        <Choose isNew />
      ) : (
        <>
          <p className="record-lock-on">{t('lock.on', { day: day(wallClockAt(chosenAt, zone).day) })}</p>
          <details className="record-lock-more">
            <summary>{t('lock.change')}</summary>
            <Choose isNew={false} />
          </details>
          {!data.opening && <Forgotten opening={null} />}
          <details className="record-lock-more">
            <summary>{t('lock.remove')}</summary>
            <Remove />
          </details>
        </>
      )}
    </section>
  );
}

/** Keeps what a change of the lock answered. */
function useKeep(): (lock: RecordLockBody) => Promise<void> {
  const client = useQueryClient();
  return (lock) => setAnswer(client, recordLockQuery().queryKey, lock);
}

function Choose({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation();
  const keep = useKeep();
  const { busy, fault, send } = usePassphraseForm('record-passphrase', async (typed) =>
    keep(await choosePassphrase(typed('passphrase'), isNew ? undefined : typed('current'))),
  );
  return (
    <form name="record-passphrase" method="post" className="stack" noValidate onSubmit={send}>
      {!isNew && <PassphraseField label={t('lock.current')} name="current" autoComplete="current-password" />}
      <PassphraseField
        label={t(isNew ? 'lock.passphrase' : 'lock.new')}
        hint={t('lock.passphrase-hint')}
        name="passphrase"
        autoComplete="new-password"
        error={fault}
      />
      <p className="small muted">{t('lock.effect')}</p>
      <Button type="submit" look="secondary" busy={busy}>
        {t(isNew ? 'lock.choose' : 'lock.save')}
      </Button>
    </form>
  );
}

function Remove() {
  const { t } = useTranslation();
  const keep = useKeep();
  const { busy, fault, send } = usePassphraseForm('remove-passphrase', async (typed) =>
    keep(await removePassphrase(typed('passphrase'))),
  );
  return (
    <form name="remove-passphrase" method="post" className="stack" noValidate onSubmit={send}>
      <p>{t('lock.remove-what')}</p>
      <PassphraseField label={t('lock.current')} name="passphrase" autoComplete="current-password" error={fault} />
      <Button type="submit" look="danger" busy={busy}>
        {t('lock.remove-button')}
      </Button>
    </form>
  );
}
