import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, LockKeyhole } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { openOldRecords, recordLockQuery } from '../../api/record-lock.ts';
import type { LockProof } from '../../api/record-lock.ts';
import { setAnswer } from '../../api/query.ts';
import { usePasskeyLack } from '../browser-passkeys.ts';
import { ME, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Forgotten } from './forgotten.tsx';
import { Fault } from './lock-form.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { giveRecordPasskey } from './record-passkey.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';
import '../../ui/public/card.css';
import './record-lock.css';

/** In place of records from before: why they are closed in this browser, and what opens them, the passkey first. */
export default function OpenRecords() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const { data: lock } = useQuery(recordLockQuery());
  const byPasskey = lock?.opens_by.includes('passkey') === true;
  const byPassphrase = lock === undefined || lock.opens_by.includes('passphrase');
  const open = async (proof: LockProof) => {
    await openOldRecords(proof);
    if (me !== null) {
      const { records_closed: _closed, ...opened } = me;
      await setAnswer(client, ME.queryKey, opened);
    }
    // What was refused, or answered without what is older, is asked for again.
    await client.resetQueries({ queryKey: ['api'] });
  };
  const { busy, fault, send } = usePassphraseForm('open-records', (typed) => open({ passphrase: typed('passphrase') }));
  return (
    <section className="card stack record-lock" aria-labelledby="open-records">
      <Icon node={LockKeyhole} size={32} />
      <h2 id="open-records">{t('lock.closed')}</h2>
      <p>{t('lock.closed-why')}</p>
      {byPasskey && <OpenByPasskey isOnly={!byPassphrase} open={open} />}
      {byPasskey && byPassphrase && <p>{t('lock.or-passphrase')}</p>}
      {byPassphrase && (
        <form name="open-records" method="post" className="stack" noValidate onSubmit={send}>
          <PassphraseField
            label={t('lock.passphrase')}
            name="passphrase"
            autoComplete="current-password"
            error={fault}
          />
          <Button type="submit" look={byPasskey ? 'secondary' : 'primary'} wide busy={busy}>
            {t('lock.open')}
          </Button>
        </form>
      )}
      {lock && <Forgotten opening={lock.opening} />}
      <p className="small muted">{t('lock.closed-new')}</p>
    </section>
  );
}

/** The button that opens the records by a passkey, or what to do in a browser that cannot use them. */
function OpenByPasskey({ isOnly, open }: { isOnly: boolean; open: (proof: LockProof) => Promise<void> }) {
  const { t } = useTranslation();
  const lacks = usePasskeyLack();
  const { busy, fault, run } = usePassphraseForm(undefined, () => Promise.resolve());
  const words = t(isOnly ? 'lock.passkey-lacks-only' : 'lock.passkey-lacks');
  if (lacks) return <p>{words}</p>;
  return (
    <div className="stack">
      <Fault fault={fault} />
      <Button
        wide
        className="needs-script"
        busy={busy}
        onClick={() => run(async () => open(await giveRecordPasskey()))}
      >
        <Icon node={KeyRound} size={20} />
        {t('lock.open-passkey')}
      </Button>
      <noscript>
        <p>{words}</p>
      </noscript>
    </div>
  );
}
