import { RotateCw, TriangleAlert } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useTranslation } from './translation.tsx';
import { Button } from '../ui/button.tsx';
import './load-failure.css';

/** Says in red what could not be loaded, with a button to try again (ERR-07). */
export function LoadFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="load-failure" role="alert">
      <p className="danger-text row">
        <Icon node={TriangleAlert} size={20} />
        {words}
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Icon node={RotateCw} size={18} />
        {t('frame.retry')}
      </Button>
    </div>
  );
}
