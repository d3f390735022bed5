import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useMe } from './session.tsx';
import { useTranslation } from './translation.tsx';

/** Shows a notice without a network, with links to what still works. */
export function NetworkNotice() {
  const { t } = useTranslation();
  const isPatient = useMe()?.role === 'patient';
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="network-notice">
          <Icon node={WifiOff} size={18} />
          <span>
            {t('frame.offline')} {isPatient && <Link href="/appointments">{t('nav.appointments')}</Link>}{' '}
            <Link href="/emergency">{t('nav.emergency')}</Link>
          </span>
        </p>
      )}
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
