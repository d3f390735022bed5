import { ApiProblem } from '../../api/client.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

interface FailureProps {
  what: SentenceKey;
  error: unknown;
  /** Adds a button that tries again. */
  onRetry?: () => void;
}

/** Says what failed in the printed words, and below them the reason that the server gave (ERR-17, ERR-27). */
export function Failure({ what, error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const hasReason = error instanceof ApiProblem && (error.code === 'offline' || error.detail !== '');
  return (
    <>
      <Notice tone="danger" title={t(what)} announce>
        {hasReason && <p>{problemText(error, t)}</p>}
      </Notice>
      {onRetry && (
        <div>
          <Button look="secondary" onClick={onRetry}>
            {t('frame.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
