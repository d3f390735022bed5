import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../api/client.ts';
import { problemText } from '../../api/problem-text.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { ME, useSession } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in.css';

/** In place of a personal page for a visitor: the sign-in itself; afterwards the page continues where it is. `children`: another way in. */
export function SignInFirst({ why, children }: { why: string; children?: ReactNode }) {
  const { t } = useSpeech();
  const { known, failure, askAgain } = useSession();
  if (failure && !known) return <div className="page narrow"><LoadFailure words={problemText(failure, t)} onRetry={askAgain} /></div>;
  if (!known) return <ScreenSkeleton />;
  return (
    <div className="page sign-in-page">
      <Motif />
      <h1>{t('sign-in.title')}</h1>
      <p className="muted">{why}</p>
      <SignInForm onDone={() => undefined} />
      {children}
    </div>
  );
}

interface PersonalFailureProps {
  error: unknown;
  words: string;
  onRetry: () => void;
}

/** A personal page that could not be shown: not there (or not yours, which looks the same), signed out meanwhile, or no answer. */
export function PersonalFailure({ error, words, onRetry }: PersonalFailureProps) {
  const { t } = useSpeech();
  const client = useQueryClient();
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
    return <div className="page narrow"><LoadFailure words={problemText(error, t)} onRetry={signInAgain} /></div>;
  }
  return <div className="page narrow"><LoadFailure words={error instanceof ApiProblem && error.code === 'offline' ? problemText(error, t) : words} onRetry={onRetry} /></div>;
}
