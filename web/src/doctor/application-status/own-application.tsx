import { useQuery } from '@tanstack/react-query';
import { ownApplicationQuery } from '../../api/applications.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import '../../ui/public/card.css';
import { AnswerForm } from './answer-form.tsx';
import { ApplicationView } from './application-view.tsx';

/** In milliseconds; the page may stay open while somebody reviews. */
const POLL = 60_000;

/** The signed-in person's application, with a form to answer while it is not decided. */
export default function OwnApplication() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...ownApplicationQuery(), refetchInterval: POLL });
  if (data === undefined)
    return error ? (
      <LoadFailure words={problemText(error, t)} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={2} />
    );
  if (data === null)
    return (
      <>
        <p className="lead">{t('join.none')}</p>
        <div>
          <ButtonLink href="/doctor/apply">{t('search.apply-as-doctor')}</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <ApplicationView application={data} />
      {(data.status === 'pending' || data.status === 'in_review') && <AnswerForm />}
    </>
  );
}
