import { ApiProblem } from '../../api/client.ts';
import { problemText } from '../../api/problem-text.ts';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Something was not saved: what, why, and that everything typed is still here. */
export function SaveFailure({ error, words }: { error: unknown; words: SentenceKey }) {
  const { t } = useSpeech();
  const signedOut = error instanceof ApiProblem && error.status === 401;
  return (
    <Notice tone="danger" announce title={t(signedOut ? 'profile.not-authenticated' : words)}>
      <p>{problemText(error, t, 'profile.try-again')}</p>
      <p>{t('profile.kept')}</p>
    </Notice>
  );
}
