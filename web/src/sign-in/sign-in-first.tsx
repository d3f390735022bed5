import type { ReactNode } from 'react';
import { problemText } from '../api/forms/problem-text.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { useSession } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Motif } from '../ui/public/motif.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in.css';

/**
 * Replaces a personal page while nobody is signed in: shows the sign-in form, and afterwards the page itself appears.
 * `children` is another way to get in.
 */
export function SignInFirst({ why, children }: { why: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const { known, failure, askAgain } = useSession();
  if (failure && !known)
    return (
      <div className="page narrow">
        <LoadFailure words={problemText(failure, t)} onRetry={askAgain} />
      </div>
    );
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
