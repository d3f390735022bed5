import { ApiProblem } from '../../api/client.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Says that saving failed and why, and that the typed values are still in the form. */
export function SaveFailure({ error, words }: { error: unknown; words: SentenceKey }) {
  const { t } = useTranslation();
  const signedOut = error instanceof ApiProblem && error.status === 401;
  return (
    <Notice tone="danger" announce title={t(signedOut ? 'profile.not-authenticated' : words)}>
      <p>{problemText(error, t, 'profile.try-again')}</p>
      <p>{t('profile.kept')}</p>
    </Notice>
  );
}
