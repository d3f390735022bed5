import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { accessesQuery, readUnder } from '../../api/break-glass.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { AccessItem } from './access-item.tsx';
import { EndButton } from './end-button.tsx';
import { OpenForm } from './open-form.tsx';
import { OpenedRecord } from './opened-record.tsx';
import '../../ui/public/card.css';
import './break-glass.css';

/** Asks for the list. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(accessesQuery());
}

/**
 * Break-glass access for administrators: opening one patient's record for half an hour, reading it, and reviewing what
 * others opened (Z-11).
 */
export default function BreakGlassTab() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(accessesQuery());
  const reload = useCallback(() => client.invalidateQueries({ queryKey: accessesQuery().queryKey }), [client]);
  const forget = useCallback(
    async (accessId: string) => {
      await reload();
      // After the list, whose answer takes the record off the screen: otherwise the screen would ask for it again.
      client.removeQueries(readUnder(accessId));
    },
    [client, reload],
  );
  const current = data?.accesses.find(({ own, open }) => own && open);
  const waiting = data?.accesses.filter(({ id, review }) => review === null && id !== current?.id) ?? [];
  const reviewed = data?.accesses.filter(({ review }) => review !== null) ?? [];
  return (
    <>
      <div>
        <h1>{t('staff.break-glass')}</h1>
        <p className="muted glass-lead">{t('glass.lead')}</p>
      </div>
      {!data &&
        (isError ? (
          <LoadFailure words={t('glass.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      {data && !data.has_second_person && (
        <Notice tone="warning">
          <p>{t('glass.nobody-else')}</p>
        </Notice>
      )}
      {data && !current && <OpenForm onOpened={reload} />}
      {current?.may_read && <OpenedRecord key={current.id} access={current} onEnd={() => forget(current.id)} />}
      {current && !current.may_read && (
        <section className="card stack">
          <p>{t('glass.elsewhere', { name: current.patient })}</p>
          <EndButton accessId={current.id} onEnded={() => forget(current.id)} />
        </section>
      )}
      {data && (
        <section className="stack" aria-labelledby="glass-waiting">
          <h2 id="glass-waiting">{t('glass.waiting')}</h2>
          {waiting.length === 0 && <p className="muted">{t('glass.none')}</p>}
          <ul className="stack glass-list">
            {waiting.map((access) => (
              <AccessItem key={access.id} access={access} onChanged={reload} />
            ))}
          </ul>
        </section>
      )}
      {reviewed.length > 0 && (
        <section className="stack" aria-labelledby="glass-reviewed">
          <h2 id="glass-reviewed">{t('glass.reviewed')}</h2>
          <ul className="stack glass-list">
            {reviewed.map((access) => (
              <AccessItem key={access.id} access={access} onChanged={reload} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
