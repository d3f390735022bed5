import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ScreenUnreachable } from './routes.tsx';
import { useSpeech } from './speech.tsx';

interface State {
  error: unknown;
}

/** Catches an error of the screen below and offers the way out (PAT-SHELL-37); the frame around it keeps working. What fails around the frame, or before it, is `start-watch.ts`'s. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof ScreenUnreachable ? <UnreachableScreen /> : <CrashScreen />;
  }
}

/** 'Something went wrong' with the hint and the button of the specification. */
export function CrashScreen() {
  const { t } = useSpeech();
  return (
    <div className="page narrow stack" role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.hint')}</p>
      <div><Button onClick={() => location.reload()}>{t('crash.refresh')}</Button></div>
    </div>
  );
}

/** A screen whose code is not on this phone and cannot be fetched now. */
function UnreachableScreen() {
  const { t } = useSpeech();
  return (
    <div className="page narrow stack" role="alert">
      <h1>{t('unreachable.title')}</h1>
      <p>{t('unreachable.hint')}</p>
      <div><Button onClick={() => location.reload()}>{t('frame.retry')}</Button></div>
    </div>
  );
}
