import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ownApplicationQuery } from '../../api/applications.ts';
import { problemText } from '../../api/problem-text.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import '../../ui/card.css';
import '../../ui/title-in-bar.css';
import { AnswerForm } from './answer-form.tsx';
import { ApplicationView } from './application-view.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

export function needs({ me, params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me && params['*'] !== EMAIL ? [client.prefetchQuery(ownApplicationQuery())] : [];
}

/** Behind it the secret of a link stands, after a `#`. */
const EMAIL = 'email';

/** In milliseconds; the page may stay open while somebody reviews. */
const POLL = 60_000;

/**
 * /doctor/application-status: where my application to join as a doctor stands (DOC-STAT-01, DOC-MOB-02); with `/email`
 * behind it, the page of the link that verifies the email address.
 */
export default function ApplicationStatusScreen() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const me = useMe();
  if (params['*'] === EMAIL) return <ConfirmEmail />;
  return me ? <OwnApplication /> : <SignInFirst why={t('join.status-why')} />;
}

function OwnApplication() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...ownApplicationQuery(), refetchInterval: POLL });
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('join.status-title')}</h1>
      {data === undefined && !error && <CardSkeletons count={2} />}
      {data === undefined && error && <LoadFailure words={problemText(error, t)} onRetry={() => void refetch()} />}
      {data === null && (
        <>
          <p className="lead">{t('join.none')}</p>
          <div>
            <ButtonLink href="/doctor/apply">{t('search.apply-as-doctor')}</ButtonLink>
          </div>
        </>
      )}
      {data && (
        <>
          <ApplicationView application={data} />
          {(data.status === 'pending' || data.status === 'in_review') && <AnswerForm />}
        </>
      )}
    </div>
  );
}
