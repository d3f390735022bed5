import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { consentsQuery, exportsQuery } from '../../api/own-copies.ts';
import { recordLockQuery } from '../../api/record-lock.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { LazyRecordLock } from '../../security/record-lock/lazy-record-lock.ts';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Consents } from './consents.tsx';
import { OwnFiles } from './own-files.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import '../more/more.css';

export function needs({ me, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  return [
    client.prefetchQuery(consentsQuery()),
    client.prefetchQuery(exportsQuery()),
    client.prefetchQuery(recordLockQuery()),
    // A browser loads it with the first render.
    ...(typeof window === 'undefined' ? [LazyRecordLock.load(language)] : []),
  ];
}

/** /more/privacy-choices: what the person agreed to, a copy of everything that is kept, and deleting the account. */
export default function ChoicesScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const isPatient = me?.role === 'patient';
  const { data, isError, refetch } = useQuery({ ...consentsQuery(), enabled: isPatient });
  if (!me || !isPatient) return <SignInFirst why={t('own-data.sign-in-why')} />;
  if (me.records_closed) return <RecordsClosed />;
  return (
    <div className="page narrow stack more-page">
      <h1 className="title-in-bar">{t('own-data.title')}</h1>
      <p className="muted">{t('own-data.lead')}</p>
      <section className="card stack" aria-labelledby="own-agreed">
        <h2 id="own-agreed">{t('own-data.agreed')}</h2>
        {data ? (
          <Consents consents={data} />
        ) : isError ? (
          <LoadFailure words={t('own-data.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        )}
      </section>
      <OwnFiles me={me} />
      <LazyRecordLock.Part />
      <section className="card stack" aria-labelledby="own-delete">
        <h2 id="own-delete">{t('own-data.delete')}</h2>
        <p>{t('own-data.delete-what')}</p>
        <ButtonLink look="secondary" href="/more?erase=1">
          {t('own-data.delete-link')}
        </ButtonLink>
      </section>
    </div>
  );
}
