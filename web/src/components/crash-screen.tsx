import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import { ScreenUnreachable } from '../shell/screen-file.ts';
import { useTranslation } from '../shell/translation.tsx';

/**
 * The screen shown when a screen's code cannot be loaded. It is loaded early, after the first view, so that it works
 * without a network.
 */
export const unreachable = lazyPart<{ onAgain: () => void }>(
  () => import('./unreachable-screen.tsx').catch(() => ({ default: CrashScreen })),
  // The server, for which parts name their styles, never draws it.
  { file: 'src/app/prepare-offline.ts' },
);

interface State {
  error: unknown;
}

/**
 * Catches an error of the screen inside the frame and offers a way out (PAT-SHELL-37). The frame keeps working.
 * `start-watch.ts` handles errors outside the screen and before the start.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof ScreenUnreachable ? (
      <unreachable.Part onAgain={() => this.setState({ error: undefined })} />
    ) : (
      <CrashScreen />
    );
  }
}

/** The error screen 'Something went wrong' with a hint and a button to reload. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <div className="page narrow stack" role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.hint')}</p>
      <div>
        <Button onClick={() => location.reload()}>{t('crash.refresh')}</Button>
      </div>
    </div>
  );
}
