import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { devicesQuery, signOutDevice } from '../api/identity.ts';
import type { DeviceBody } from '../api/identity.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { changeProfile, profileQuery } from '../api/staff.ts';
import { beginSecondFactor } from '../api/second-factor.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { PasskeysView } from '../security/passkeys-view.tsx';
import { SecurityView } from '../security/security-view.tsx';
import { useCountry, useNow, useSession } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/public/chip.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { PasswordField } from '../security/password-field.tsx';
import { StepUpCancelled, useStepUp } from '../security/step-up.tsx';
import { CaseTexts } from './case-texts.tsx';
import { OwnSettings } from './own-settings.tsx';

/** Asks for the user name. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(profileQuery());
}

/**
 * The settings of somebody who works here (STF-SHELL-07): user name and password (S54), language, text messages about
 * cases, second factor, passkeys, and devices.
 */
export default function SettingsTab() {
  const { t } = useTranslation();
  const { me } = useSession();
  const { data, isError, refetch } = useQuery(profileQuery());
  return (
    <>
      <h1>{t('staff.settings')}</h1>
      {data && <ProfileForm before={data.username} />}
      {!data &&
        (isError ? (
          <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      <OwnSettings />
      {(me?.role === 'administrator' || me?.role === 'staff-admin') && <CaseTexts />}
      <SecondFactor />
      <PasskeysView shown />
      <Devices />
    </>
  );
}

function SecondFactor() {
  const { me } = useSession();
  const guarded = useStepUp();
  const begin = () =>
    guarded(beginSecondFactor).catch((error: unknown) => {
      if (error instanceof StepUpCancelled) return undefined;
      throw error;
    });
  return <SecurityView shown staff={{ begin, compulsory: me?.role === 'administrator' }} />;
}

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

function ProfileForm({ before }: { before: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [typed, setTyped] = useState({ username: before, ...EMPTY });
  const [state, setState] = useState<{ busy: boolean; fault?: string; saved?: true }>({ busy: false });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(typed).some((text) => text.trim() === ''))
      return setState({ busy: false, fault: t('staff.all-required') });
    if (typed.new_password !== typed.confirm_password) return setState({ busy: false, fault: t('staff.differ') });
    setState({ busy: true });
    try {
      const saved = await changeProfile(typed);
      setTyped({ ...saved, ...EMPTY });
      setState({ busy: false, saved: true });
      await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'staff.failed') });
    }
    return undefined;
  };
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setState({ busy: false });
    },
  });
  return (
    <section className="card stack" aria-labelledby="sign-in-settings">
      <h2 id="sign-in-settings">{t('staff.sign-in-settings')}</h2>
      <form method="post" className="stack staff-form" noValidate onSubmit={(event) => void save(event)}>
        {state.fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{state.fault}</p>
          </Notice>
        )}
        {state.saved && (
          <Notice tone="success" announce>
            <p>{t('staff.saved')}</p>
          </Notice>
        )}
        <TextField
          label={t('staff.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          {...field('username')}
        />
        <PasswordField
          label={t('staff.current-password')}
          autoComplete="current-password"
          {...field('current_password')}
        />
        <PasswordField
          label={t('staff.new-password')}
          hint={t('staff.password-hint')}
          autoComplete="new-password"
          {...field('new_password')}
        />
        <PasswordField label={t('staff.confirm-password')} autoComplete="new-password" {...field('confirm_password')} />
        <Button type="submit" busy={state.busy}>
          {t('staff.save')}
        </Button>
      </form>
    </section>
  );
}

function Devices() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(devicesQuery());
  return (
    <section className="card stack" aria-labelledby="devices">
      <h2 id="devices">{t('staff.devices')}</h2>
      {!data &&
        (isError ? (
          <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      <ul className="stack">
        {data?.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </section>
  );
}

function Device({ device }: { device: DeviceBody }) {
  const { t, moment } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const end = async () => {
    setState({ busy: true });
    try {
      await signOutDevice(device.id);
      await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'staff.failed') });
    }
  };
  return (
    <li className="staff-device">
      <div>
        <strong>{device.label}</strong> {device.current && <Badge>{t('staff.this-device')}</Badge>}
        <p className="small muted" suppressHydrationWarning>
          {t('staff.last-seen', { when: moment(device.last_seen_at, zone, now) })}
        </p>
        {state.fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{state.fault}</p>
          </Notice>
        )}
      </div>
      {!device.current && (
        <Button
          look="danger"
          busy={state.busy}
          aria-label={t('staff.end-device', { device: device.label })}
          onClick={() => void end()}
        >
          {t('staff.log-out')}
        </Button>
      )}
    </li>
  );
}
