import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { noticesQuery } from '../../api/notices.ts';
import type { NoticeWayBody, PersonNoticeBody } from '../../api/notices.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** One page of the list of notices. "Show more" draws the next page below it. */
export function NoticeList({ cursor }: { cursor?: string }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(noticesQuery(cursor));
  if (!data)
    return isError ? (
      <LoadFailure words={t('notices.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={3} />
    );
  if (data.notices.length === 0 && cursor === undefined)
    return (
      <div className="card stack">
        <Motif weave={2} />
        <p>{t('notices.none')}</p>
      </div>
    );
  return (
    <>
      <ul className="more-list" aria-label={t('notices.list')}>
        {data.notices.map((notice) => (
          <li key={notice.id} className="notice-row">
            <NoticeRow notice={notice} />
          </li>
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <NoticeList cursor={data.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('notices.more')}
          </Button>
        ))}
    </>
  );
}

function NoticeRow({ notice: { message, created_at: at, read, ways } }: { notice: PersonNoticeBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  return (
    <>
      <p className="notice-when small muted">
        <time dateTime={at} suppressHydrationWarning>
          {moment(at, zone, now)}
        </time>
        {!read && <Badge>{t('notices.new')}</Badge>}
      </p>
      <p>{message}</p>
      <p className="small muted">
        {ways.length === 0 ? t('notices.way-none') : ways.map((way) => <Way key={way.by} way={way} />)}
      </p>
    </>
  );
}

function Way({ way: { by, state } }: { way: NoticeWayBody }) {
  const { t } = useTranslation();
  return <span className="notice-way">{t(`notices.way-${by}`, { state })}</span>;
}
