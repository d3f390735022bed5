import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { keptConversationsQuery } from '../../api/kept-conversations.ts';
import type { KeptHeadBody } from '../../api/kept-conversations.ts';
import type { ApiProblem } from '../../api/client.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** The patient's kept conversations, newest first, page by page. `refused` says why one was not kept without script. */
export function KeptList({ refused }: { refused: ApiProblem | undefined }) {
  const { t } = useTranslation();
  // The beginnings of the pages that are shown; undefined is the first one.
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <div className="page narrow stack">
      <h1>{t('assistant.kept')}</h1>
      <p className="muted">{t('assistant.keep-note')}</p>
      {refused && (
        <Notice tone="danger" announce>
          <p>{refused.detail}</p>
        </Notice>
      )}
      {pages.map((cursor, place) => (
        <Page
          key={cursor ?? ''}
          cursor={cursor}
          isLast={place === pages.length - 1}
          onMore={(next) => setPages([...pages, next])}
        />
      ))}
      <div>
        <ButtonLink href="/diagnosis">{t('assistant.new')}</ButtonLink>
      </div>
    </div>
  );
}

interface PageProps {
  cursor: string | undefined;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

function Page({ cursor, isLast, onMore }: PageProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(keptConversationsQuery(cursor));
  if (data === undefined && isError && !isFetching)
    return <LoadFailure words={t('assistant.kept-failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeletons count={2} />;
  const { conversations, next_cursor: next } = data;
  if (cursor === undefined && conversations.length === 0) return <p className="card">{t('assistant.kept-none')}</p>;
  return (
    <>
      <ul className="stack">
        {conversations.map((head) => (
          <li key={head.id}>
            <Head head={head} />
          </li>
        ))}
      </ul>
      {isLast && next !== null && (
        <Button look="secondary" onClick={() => onMore(next)}>
          {t('assistant.kept-more')}
        </Button>
      )}
    </>
  );
}

function Head({ head }: { head: KeptHeadBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  return (
    <article className="card kept-head">
      <h2 lang={head.language}>
        <Link href={`/diagnosis/kept/${head.id}`}>{head.title}</Link>
      </h2>
      <p className="small">{t('assistant.urgency', { level: head.urgency })}</p>
      <p className="small muted row" suppressHydrationWarning>
        {t('assistant.kept-on', { when: moment(head.kept_at, zone, now) })}
        {head.booking_id !== null && <Badge>{t('assistant.kept-shown')}</Badge>}
      </p>
    </article>
  );
}
