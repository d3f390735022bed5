import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from './translation.tsx';
import { Button } from '../ui/button.tsx';
import './load-failure.css';

/** Says in red what could not be loaded, with a button to try again (ERR-07). */
export function LoadFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="load-failure" role="alert">
      <p className="danger-text row">
        <TriangleAlert size={20} aria-hidden="true" />
        {words}
      </p>
      <Button look="secondary" onClick={onRetry}>
        <RotateCw size={18} aria-hidden="true" />
        {t('frame.retry')}
      </Button>
    </div>
  );
}
