import { useState } from 'react';
import { KeyRound } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { addRecordPasskey, beginRecordPasskey, removeRecordPasskey } from '../../api/record-lock.ts';
import type { BegunRecordPasskey, RecordLockBody } from '../../api/record-lock.ts';
import { PasskeyCancelled, makePasskey, usePasskeyLack } from '../browser-passkeys.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Fault, LockForm } from './lock-form.tsx';
import { usePassphraseForm } from './use-passphrase-form.ts';

interface RecordPasskeysProps {
  lock: RecordLockBody;
  /** Keeps what a change answered. */
  keep: (lock: RecordLockBody) => Promise<void>;
}

/** The passkeys that open the records: the list, removing one, and adding one. */
export function RecordPasskeys({ lock, keep }: RecordPasskeysProps) {
  const { t } = useTranslation();
  const lacks = usePasskeyLack();
  return (
    <>
      <h3>{t('lock.passkeys')}</h3>
      {lock.passkeys.length > 0 && (
        <ul className="record-passkeys">
          {lock.passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} lock={lock} keep={keep} />
          ))}
        </ul>
      )}
      <p className="small muted">{t('lock.passkey-what')}</p>
      {lacks ? <p>{t('lock.passkey-lacks')}</p> : <AddPasskey lock={lock} keep={keep} />}
      <noscript>
        <p>{t('lock.passkey-lacks')}</p>
      </noscript>
    </>
  );
}

/** A passkey in the list. Removing it asks for what opens the records. */
function Passkey({ passkey, lock, keep }: RecordPasskeysProps & { passkey: RecordLockBody['passkeys'][number] }) {
  const { t, day } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const [isRemoving, setRemoving] = useState(false);
  const isLast = lock.passkeys.length === 1 && !lock.opens_by.includes('passphrase');
  return (
    <li className="stack">
      <div className="record-passkey">
        <div>
          <strong translate="no">{passkey.name}</strong> {passkey.synced && <Badge>{t('lock.passkey-synced')}</Badge>}
          <p className="small muted">
            {t('lock.passkey-made', { day: day(wallClockAt(passkey.created_at, zone).day) })}
          </p>
        </div>
        {!isRemoving && (
          <Button
            look="quiet"
            className="needs-script"
            aria-label={t('lock.remove-passkey-one', { name: passkey.name })}
            onClick={() => setRemoving(true)}
          >
            {t('lock.remove-passkey')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <>
          <LockForm
            opensBy={lock.opens_by}
            label={t('lock.remove-passkey-now')}
            look="danger"
            act={async (proof) => keep(await removeRecordPasskey(passkey.id, proof))}
          >
            <p>{t(isLast ? 'lock.remove-what' : 'lock.remove-left')}</p>
          </LockForm>
          <Button look="quiet" onClick={() => setRemoving(false)}>
            {t('lock.keep')}
          </Button>
        </>
      )}
    </li>
  );
}

/**
 * Adds a passkey: with one press while nothing protects the records, otherwise after the proof with another one,
 * because a browser may want a press for each question of the phone.
 */
function AddPasskey({ lock, keep }: RecordPasskeysProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<BegunRecordPasskey>();
  const { busy, fault, run } = usePassphraseForm(undefined, () => Promise.resolve());
  const make = (ready: BegunRecordPasskey | undefined) =>
    run(async () => {
      try {
        const options = ready ?? (await beginRecordPasskey({}));
        const credential = await makePasskey(options);
        await keep(await addRecordPasskey({ challenge_id: options.challenge_id, credential }));
        setBegun(undefined);
      } catch (error) {
        // The options work once, but a question that was cancelled has not used them.
        if (!(error instanceof PasskeyCancelled)) setBegun(undefined);
        throw error;
      }
    });
  if (lock.opens_by.length === 0 || begun !== undefined)
    return (
      <div className="stack needs-script">
        {begun !== undefined && <p role="status">{t('lock.make-lead')}</p>}
        <Fault fault={fault} />
        <Button look="secondary" busy={busy} onClick={() => make(begun)}>
          <Icon node={KeyRound} size={20} />
          {t(begun === undefined ? 'lock.choose-passkey' : 'lock.make-passkey')}
        </Button>
      </div>
    );
  return (
    <>
      <Fault fault={fault} />
      <details className="record-lock-more needs-script">
        <summary>{t('lock.add-passkey')}</summary>
        <LockForm
          opensBy={lock.opens_by}
          label={t('lock.go-on')}
          look="secondary"
          act={async (proof) => setBegun(await beginRecordPasskey(proof))}
        />
      </details>
    </>
  );
}
