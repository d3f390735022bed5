import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { PASSKEY_NAME_LENGTH } from '@tabibu/contract/passkey-limits';
import { devicesQuery } from '../api/identity.ts';
import { addPasskey, beginPasskey, passkeysQuery } from '../api/passkeys.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { secondFactorQuery } from '../api/second-factor.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { ME } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { PasskeyExists, PasskeyCancelled, makePasskey, usePasskeySupport } from './browser-passkeys.ts';
import { PasskeyItem } from './passkey-item.tsx';
import { StepUpCancelled, useStepUp } from './step-up.tsx';
import '../ui/public/card.css';
import './security.css';

interface PasskeysViewProps {
  shown: boolean;
  /** A doctor, whose passkeys are in place of the authenticator's code and need it first. */
  forDoctor?: boolean;
}

/** The passkeys of the account: the list, a form that adds one, and renaming and removing. */
export function PasskeysView({ shown, forDoctor = false }: PasskeysViewProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...passkeysQuery(), enabled: shown });
  const { data: factor } = useQuery({ ...secondFactorQuery(), enabled: shown && forDoctor });
  const [told, setTold] = useState<'passkeys.added' | 'passkeys.removed'>();
  const learn = async (news?: 'passkeys.added' | 'passkeys.removed') => {
    setTold(news);
    await client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    if (news) await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
    // With the first passkey the notice goes that asks for one.
    if (news && !forDoctor) await client.invalidateQueries({ queryKey: ME.queryKey });
  };
  return (
    <section className="card stack security" aria-labelledby="passkeys">
      <h2 id="passkeys" className="row">
        <Icon node={KeyRound} size={22} />
        {t('passkeys.title')}
      </h2>
      <p className="muted">{t(forDoctor ? 'passkeys.lead' : 'passkeys.lead-staff')}</p>
      {told && <Notice tone="success" announce title={t(told)} />}
      {!data &&
        (isError ? (
          <LoadFailure words={t('security.load-failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      {data && data.length > 0 && (
        <ul className="passkeys">
          {data.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={learn} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p>{t('passkeys.none')}</p>}
      {forDoctor && factor?.on === false ? (
        <p>{t('passkeys.factor-first')}</p>
      ) : (
        data && <AddPasskey onAdded={() => learn('passkeys.added')} />
      )}
    </section>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const isSupported = usePasskeySupport();
  const [name, setName] = useState('');
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  if (!isSupported) return <p>{t('passkeys.unsupported')}</p>;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const begun = await guarded(beginPasskey);
      await addPasskey(begun.challenge_id, name, await makePasskey(begun));
      setName('');
      setState({ busy: false });
      await onAdded();
    } catch (error) {
      if (error instanceof StepUpCancelled) setState({ busy: false });
      else if (error instanceof PasskeyCancelled) setState({ busy: false, fault: t('passkeys.left') });
      else if (error instanceof PasskeyExists) setState({ busy: false, fault: t('passkeys.known-here') });
      else setState({ busy: false, fault: problemText(error, t, 'security.failed') });
    }
  };
  return (
    <form method="post" className="stack passkey-form" noValidate onSubmit={(event) => void add(event)}>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.name-hint')}
        name="passkey-name"
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="secondary" busy={state.busy} className="security-act">
        {t('passkeys.add')}
      </Button>
    </form>
  );
}
