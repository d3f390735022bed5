import { RotateCw, TriangleAlert } from 'lucide-react';
import { useSpeech } from '../shell/speech.tsx';
import { Button } from '../ui/button.tsx';
import './load-failure.css';

/** Something could not be loaded: what, in red, and the way to try again (ERR-07). */
export function LoadFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const { t } = useSpeech();
  return (
    <div className="load-failure" role="alert">
      <p className="danger-text row"><TriangleAlert size={20} aria-hidden="true" />{words}</p>
      <Button look="secondary" onClick={onRetry}><RotateCw size={18} aria-hidden="true" />{t('frame.retry')}</Button>
    </div>
  );
}
