import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { useSpeech } from './speech.tsx';

/** Says when the network is gone and what still works. */
export function NetworkNotice() {
  const { t } = useSpeech();
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine, () => true);
  return (
    <div role="status">
      {!online && <p className="network-notice"><WifiOff size={18} aria-hidden="true" />{t('frame.offline')}</p>}
    </div>
  );
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
