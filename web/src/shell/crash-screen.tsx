import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useSpeech } from './speech.tsx';

/** Catches an error of the screen below and offers the way out (PAT-SHELL-37); the frame around it keeps working. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
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
