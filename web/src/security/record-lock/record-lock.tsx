import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { choosePassphrase, recordLockQuery, removePassphrase } from '../../api/record-lock.ts';
import type { RecordLockBody } from '../../api/record-lock.ts';
import { setAnswer } from '../../api/query.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Forgotten } from './forgotten.tsx';
import { LockForm } from './lock-form.tsx';
import { OpeningAsked } from './opening-asked.tsx';
import { RecordPasskeys } from './record-passkeys.tsx';
import '../../ui/public/card.css';
import './record-lock.css';

/** Protecting old records with passkeys, a passphrase or both: choose, change, or do without. */
export default function RecordLock() {
  const { t, day } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const { data: lock } = useQuery(recordLockQuery());
  if (lock === undefined) return null;
  const keep = (changed: RecordLockBody) => setAnswer(client, recordLockQuery().queryKey, changed);
  return (
    <section className="card stack" aria-labelledby="record-lock">
      <h2 id="record-lock">{t('lock.title')}</h2>
      {lock.opening && <OpeningAsked opening={lock.opening} />}
      <p>{t('lock.what')}</p>
      <p className="small muted">{t('lock.effect')}</p>
      {lock.chosen_at !== null && (
        <p className="record-lock-on">{t('lock.on', { day: day(wallClockAt(lock.chosen_at, zone).day) })}</p>
      )}
      <RecordPasskeys lock={lock} keep={keep} />
      <h3>{t('lock.passphrase-title')}</h3>
      <Passphrase lock={lock} keep={keep} />
      {lock.chosen_at !== null && !lock.opening && <Forgotten opening={null} />}
    </section>
  );
}

/** Choosing the passphrase, another one, and removing it. */
function Passphrase({ lock, keep }: { lock: RecordLockBody; keep: (changed: RecordLockBody) => Promise<void> }) {
  const { t } = useTranslation();
  const { opens_by: opensBy } = lock;
  const isNew = !opensBy.includes('passphrase');
  const choose = (
    <LockForm
      name="record-passphrase"
      opensBy={opensBy}
      label={t(opensBy.length === 0 ? 'lock.choose' : 'lock.save')}
      look="secondary"
      newField={t(isNew ? 'lock.passphrase' : 'lock.new')}
      act={async (proof, passphrase) => keep(await choosePassphrase(passphrase, proof))}
    />
  );
  if (isNew) return choose;
  return (
    <>
      <details className="record-lock-more">
        <summary>{t('lock.change')}</summary>
        {choose}
      </details>
      <details className="record-lock-more">
        <summary>{t('lock.remove')}</summary>
        <LockForm
          name="remove-passphrase"
          opensBy={opensBy}
          label={t('lock.remove-button')}
          look="danger"
          act={async (proof) => keep(await removePassphrase(proof))}
        >
          <p>{t(opensBy.includes('passkey') ? 'lock.remove-left' : 'lock.remove-what')}</p>
        </LockForm>
      </details>
    </>
  );
}
