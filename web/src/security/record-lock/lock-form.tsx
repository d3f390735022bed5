import type { ReactNode } from 'react';
import type { FormReply } from '@tabibu/contract/page-forms';
import { KeyRound } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { LockProof, RecordLockBody } from '../../api/record-lock.ts';
import { usePasskeyLack } from '../browser-passkeys.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { giveRecordPasskey } from './record-passkey.ts';
import { usePassphraseForm } from './use-passphrase-form.ts';

interface LockFormProps {
  /** What opens the records now, and has to be given. */
  opensBy: RecordLockBody['opens_by'];
  /** The words of the button. */
  label: string;
  look: 'secondary' | 'danger';
  /** The form that the server handles without script. */
  name?: FormReply['form'];
  /** The label of the field for a new passphrase, if one is chosen. */
  newField?: string;
  /** Makes the change. */
  act: (proof: LockProof, passphrase: string) => Promise<unknown>;
  children?: ReactNode;
}

/**
 * A form that changes what protects records. It asks for what opens them now: the passphrase in a field, or a passkey
 * by a button of its own.
 */
export function LockForm({ opensBy, label, look, name, newField, act, children }: LockFormProps) {
  const { t } = useTranslation();
  const lacks = usePasskeyLack();
  const [byPassphrase, byPasskey] = [opensBy.includes('passphrase'), opensBy.includes('passkey')];
  const onlyPasskey = byPasskey && !byPassphrase;
  const currentName = newField === undefined ? 'passphrase' : 'current';
  const { busy, fault, send, run } = usePassphraseForm(onlyPasskey ? undefined : name, async (typed) => {
    const proof = onlyPasskey ? await giveRecordPasskey() : byPassphrase ? { passphrase: typed(currentName) } : {};
    await act(proof, typed('passphrase'));
  });
  if (onlyPasskey && lacks) return <p>{t('lock.passkey-lacks-only')}</p>;
  const confirm = (form: HTMLFormElement) =>
    run(async () => {
      const passphrase = String(new FormData(form).get('passphrase') ?? '');
      await act(await giveRecordPasskey(), newField === undefined ? '' : passphrase);
      form.reset();
    });
  return (
    <form
      name={onlyPasskey ? undefined : name}
      method="post"
      className={onlyPasskey ? 'stack needs-script' : 'stack'}
      noValidate
      onSubmit={send}
    >
      {byPassphrase && (
        <PassphraseField
          label={t('lock.current')}
          name={currentName}
          autoComplete="current-password"
          error={newField === undefined ? fault : undefined}
        />
      )}
      {newField !== undefined && (
        <PassphraseField
          label={newField}
          hint={t('lock.passphrase-hint')}
          name="passphrase"
          autoComplete="new-password"
          error={fault}
        />
      )}
      {children}
      {!byPassphrase && newField === undefined && <Fault fault={fault} />}
      <Button type="submit" look={look} busy={busy}>
        {onlyPasskey && <Icon node={KeyRound} size={20} />}
        {label}
      </Button>
      {byPassphrase && byPasskey && !lacks && (
        <Button
          look="quiet"
          className="needs-script"
          busy={busy}
          onClick={(event) => confirm(event.currentTarget.form!)}
        >
          <Icon node={KeyRound} size={20} />
          {t('lock.confirm-passkey')}
        </Button>
      )}
    </form>
  );
}

/** Why something was refused that has no field. */
export function Fault({ fault }: { fault: string | undefined }) {
  if (fault === undefined) return null;
  return (
    <Notice tone="danger" announce>
      <p>{fault}</p>
    </Notice>
  );
}
