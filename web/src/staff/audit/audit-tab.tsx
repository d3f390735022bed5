import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { logQuery } from '../../api/audit-log.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LogEntry } from './log-entry.tsx';
import { LogSearch } from './log-search.tsx';
import type { Shown } from './shown.ts';
import './audit.css';

/** Asks for the newest entries. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(logQuery({}));
}

/** The audit log for administrators: who did what, by person, object and time (G-01). */
export default function AuditTab() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>({});
  return (
    <>
      <div>
        <h1>{t('staff.audit')}</h1>
        <p className="muted">{t('audit.lead')}</p>
      </div>
      <LogSearch shown={shown} onShow={setShown} />
      <LogPage key={JSON.stringify(shown)} shown={shown} onShow={setShown} />
    </>
  );
}

interface PageProps {
  shown: Shown;
  cursor?: string;
  onShow: (shown: Shown) => void;
}

/** One page of the log. "Show older" draws the next page below it. */
function LogPage({ shown, cursor, onShow }: PageProps) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [more, setMore] = useState(false);
  const { name: _name, ...filter } = shown;
  const { data, error, refetch } = useQuery(logQuery(filter, cursor));
  if (!data)
    return error ? (
      <LoadFailure words={problemText(error, t, 'staff.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={3} />
    );
  const isFirst = cursor === undefined;
  return (
    <>
      {isFirst && (
        <p className="small muted" suppressHydrationWarning>
          {data.anchored_at
            ? t('audit.anchored', { when: moment(data.anchored_at, zone, now) })
            : t('audit.not-anchored')}
        </p>
      )}
      {isFirst && data.entries.length === 0 && <p>{t('audit.none')}</p>}
      <ul className="audit-list">
        {data.entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} onShow={onShow} />
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <LogPage shown={shown} cursor={data.next_cursor} onShow={onShow} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('audit.older')}
          </Button>
        ))}
    </>
  );
}
