import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/client.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { RecordsClosed } from '../security/record-lock/records-closed.tsx';
import { ME } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Motif } from '../ui/public/motif.tsx';

interface PersonalFailureProps {
  error: unknown;
  words: string;
  onRetry: () => void;
}

/**
 * Why a personal page cannot be shown: it does not exist or belongs to somebody else (both look the same), the session
 * has ended, there was no answer, or records from before are closed in this browser.
 */
export function PersonalFailure({ error, words, onRetry }: PersonalFailureProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  if (error instanceof ApiProblem && error.code === 'records-locked') return <RecordsClosed />;
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) {
    return (
      <div className="page narrow stack">
        <Motif weave={1} />
        <h1>{t('personal.not-found')}</h1>
        <p>{t('personal.not-found-hint')}</p>
        <ButtonLink href="/appointments">{t('personal.see-appointments')}</ButtonLink>
      </div>
    );
  }
  if (error instanceof ApiProblem && error.status === 401) {
    const signInAgain = () => client.setQueryData(ME.queryKey, null);
    return (
      <div className="page narrow">
        <LoadFailure words={problemText(error, t)} onRetry={signInAgain} />
      </div>
    );
  }
  return (
    <div className="page narrow">
      <LoadFailure
        words={error instanceof ApiProblem && error.code === 'offline' ? problemText(error, t) : words}
        onRetry={onRetry}
      />
    </div>
  );
}
