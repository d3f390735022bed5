import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { allDocumentsQuery } from '../../api/documents.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { TakenOverPapers } from '../documents/taken-over-papers.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { Button } from '../../ui/button.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DocumentRow } from './document-row.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './more.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient' ? [client.prefetchQuery(allDocumentsQuery())] : [];
}

/**
 * /more/documents: everything that doctors signed for this person, each with a link to its appointment. With
 * `?visit=` the documents of an appointment from before the person took the record over.
 */
export default function DocumentsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const bookingId = new URLSearchParams(useSearch()).get('visit');
  if (me?.role !== 'patient') return <SignInFirst why={t('record.all-why')} />;
  if (me.records_closed) return <RecordsClosed />;
  return (
    <div className="page narrow stack more-page">
      <h1 className="title-in-bar">{t('title.documents')}</h1>
      {bookingId === null && <p className="lead">{t('record.all-lead')}</p>}
      {bookingId === null ? <DocumentPage /> : <TakenOverPapers bookingId={bookingId} />}
    </div>
  );
}

/** One page of the list. "Show more" draws the next page below it. */
function DocumentPage({ cursor }: { cursor?: string }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(allDocumentsQuery(cursor));
  if (!data)
    return isError ? (
      <LoadFailure words={t('record.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={3} />
    );
  if (data.documents.length === 0 && cursor === undefined)
    return (
      <div className="card stack">
        <Motif weave={2} />
        <p>{t('record.all-none')}</p>
      </div>
    );
  return (
    <>
      <ul className="more-list">
        {data.documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <DocumentPage cursor={data.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('record.more')}
          </Button>
        ))}
    </>
  );
}
