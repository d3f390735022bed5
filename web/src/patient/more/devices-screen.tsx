import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { devicesQuery, signOutDevice } from '../../api/identity.ts';
import type { DeviceBody } from '../../api/identity.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useCountry, useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './more.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me ? [client.prefetchQuery(devicesQuery())] : [];
}

/** /more/devices: the devices on which the person is signed in. Each other device can be signed out. */
export default function DevicesScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const { data, isError, refetch } = useQuery({ ...devicesQuery(), enabled: me !== null });
  if (!me) return <SignInFirst why={t('devices.sign-in-why')} />;
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('devices.title')}</h1>
      <p className="muted">{t('devices.lead')}</p>
      {!data &&
        (isError ? (
          <LoadFailure words={t('devices.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      <ul className="stack">
        {data?.map((device) => (
          <li key={device.id}>
            <Device device={device} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Device({ device }: { device: DeviceBody }) {
  const { t, moment, day } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const signOut = async () => {
    setState({ busy: true });
    try {
      await signOutDevice(device.id);
      await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <article className="card device">
      <Icon node={MonitorSmartphone} size={28} />
      <div>
        <h2>{device.label}</h2>
        {device.current && <Badge>{t('devices.this')}</Badge>}
        <p className="small muted" suppressHydrationWarning>
          {t('devices.last-seen', { when: moment(device.last_seen_at, zone, now) })}
        </p>
        <p className="small muted">{t('devices.since', { day: day(wallClockAt(device.created_at, zone).day) })}</p>
      </div>
      {!device.current && (
        <Button
          look="danger"
          busy={state.busy}
          onClick={() => void signOut()}
          aria-label={t('devices.sign-out-one', { device: device.label })}
        >
          {t('more.sign-out')}
        </Button>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t)}</p>
        </Notice>
      )}
    </article>
  );
}
