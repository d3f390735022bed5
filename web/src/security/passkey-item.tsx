import { useState } from 'react';
import type { FormEvent } from 'react';
import { PASSKEY_NAME_LENGTH } from '@tabibu/contract/passkey-limits';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { removePasskey, renamePasskey } from '../api/passkeys.ts';
import type { PasskeyBody } from '../api/passkeys.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { useCountry, useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/public/chip.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { StepUpCancelled, useStepUp } from './step-up.tsx';

interface PasskeyItemProps {
  passkey: PasskeyBody;
  onChanged: (news?: 'passkeys.removed') => Promise<unknown>;
}

/** A passkey in the list: its name and use, and what renames or removes it. Removing asks first. */
export function PasskeyItem({ passkey, onChanged }: PasskeyItemProps) {
  const { t, day, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const guarded = useStepUp();
  const [mode, setMode] = useState<'shown' | 'naming' | 'removing'>('shown');
  const [name, setName] = useState(passkey.name);
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const act = async (work: () => Promise<unknown>, news?: 'passkeys.removed') => {
    setState({ busy: true });
    try {
      await work();
      await onChanged(news);
      setState({ busy: false });
      setMode('shown');
    } catch (error) {
      setState(
        error instanceof StepUpCancelled
          ? { busy: false }
          : { busy: false, fault: problemText(error, t, 'security.failed') },
      );
    }
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act(() => renamePasskey(passkey.id, name));
  };
  const remove = () => act(() => guarded(() => removePasskey(passkey.id)), 'passkeys.removed');
  const leave = () => {
    setName(passkey.name);
    setState({ busy: false });
    setMode('shown');
  };
  return (
    <li className="stack">
      <div className="passkey">
        <div>
          <strong translate="no">{passkey.name}</strong> {passkey.synced && <Badge>{t('passkeys.synced')}</Badge>}
          <p className="small muted" suppressHydrationWarning>
            {t('passkeys.made', { day: day(wallClockAt(passkey.created_at, zone).day) })} ·{' '}
            {passkey.last_used_at === null
              ? t('passkeys.unused')
              : t('passkeys.used', { when: moment(passkey.last_used_at, zone, now) })}
          </p>
        </div>
        {mode === 'shown' && (
          <div className="passkey-acts">
            <Button
              look="quiet"
              aria-label={t('passkeys.rename-one', { name: passkey.name })}
              onClick={() => setMode('naming')}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              look="danger"
              aria-label={t('passkeys.remove-one', { name: passkey.name })}
              onClick={() => setMode('removing')}
            >
              {t('passkeys.remove')}
            </Button>
          </div>
        )}
      </div>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      {mode === 'naming' && (
        <form method="post" className="stack passkey-form" noValidate onSubmit={rename}>
          <TextField
            label={t('passkeys.new-name')}
            name="new-passkey-name"
            autoComplete="off"
            maxLength={PASSKEY_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="security-acts">
            <Button type="submit" busy={state.busy}>
              {t('passkeys.save')}
            </Button>
            <Button look="quiet" onClick={leave}>
              {t('security.cancel')}
            </Button>
          </div>
        </form>
      )}
      {mode === 'removing' && (
        <>
          <p>{t('passkeys.remove-lead')}</p>
          <div className="security-acts">
            <Button look="danger" busy={state.busy} onClick={() => void remove()}>
              {t('passkeys.remove-now')}
            </Button>
            <Button look="quiet" onClick={leave}>
              {t('security.cancel')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
