import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { problemText } from '../../api/forms/problem-text.ts';
import { leaveWaitlist, waitlistQuery } from '../../api/waitlist.ts';
import type { WaitlistEntryBody } from '../../api/waitlist.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** The doctors for whose next free time this patient waits. Renders nothing when there are none. */
export function WaitingList() {
  const { t } = useTranslation();
  const { data } = useQuery(waitlistQuery());
  if (!data?.length) return null;
  return (
    <section className="stack" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('wait.list-title')}</h2>
      <ul className="stack">
        {data.map((entry) => (
          <li key={entry.doctor_id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: WaitlistEntryBody }) {
  const { t, day } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const [state, setState] = useState<{ busy?: boolean; fault?: unknown }>({});
  const leave = async () => {
    setState({ busy: true });
    try {
      await leaveWaitlist(entry.doctor_id);
      await client.invalidateQueries({ queryKey: waitlistQuery().queryKey });
    } catch (fault) {
      setState({ fault });
    }
  };
  return (
    <article className="card stack">
      <div>
        <h3>
          <Link href={`/book/${entry.doctor_id}`}>
            <span translate="no">{entry.doctor_name}</span>
          </Link>
        </h3>
        <p className="small muted">{t('wait.until', { day: day(wallClockAt(entry.ends_at, zone).day) })}</p>
      </div>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'wait.failed')}</p>
        </Notice>
      )}
      <div>
        <Button
          look="secondary"
          busy={state.busy}
          aria-label={t('wait.leave-one', { name: entry.doctor_name })}
          onClick={() => void leave()}
        >
          {t('wait.leave')}
        </Button>
      </div>
    </article>
  );
}
