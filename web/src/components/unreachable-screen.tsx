import { use } from 'react';
import EmergencyNumbers from './emergency/emergency-numbers.tsx';
import { DangerSigns } from './emergency/danger-signs.tsx';
import { Button } from '../ui/button.tsx';
import { deviceNow } from '../api/device.ts';
import { AddressContext } from '../shell/screen-visit.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { useRetry } from '../shell/use-retry.ts';

/**
 * Shown when a screen's code is not on the device and cannot be loaded now. It shows the emergency numbers, and
 * where the symptom assistant is missing the danger signs. The screen loads by itself when the network returns.
 */
export default function UnreachableScreen({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const isEmergency = path === '/emergency';
  useRetry((isBack) => (isBack || mayReload() ? location.reload() : onAgain()));
  const Title = isEmergency ? 'h2' : 'h1';
  return (
    <div className="page narrow stack">
      {isEmergency && <EmergencyNumbers heading="h1" />}
      <div className="stack" role="alert">
        <Title>{t('unreachable.title')}</Title>
        <p>{t('unreachable.hint')}</p>
        <div>
          <Button onClick={() => location.reload()}>{t('frame.retry')}</Button>
        </div>
      </div>
      {path.startsWith('/diagnosis') && <DangerSigns />}
      {!isEmergency && <EmergencyNumbers heading="h2" />}
    </div>
  );
}

const RELOADED = 'reloaded-at';
const RELOAD_AT_MOST_EVERY = 60_000;

/**
 * Returns whether to reload the page without waiting for the network to return, and then stores the time. True if the
 * browser is online and was not reloaded for this in the last minute. A reload helps because Chromium 150 remembers a
 * failed import as long as the document is open.
 */
function mayReload(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (deviceNow() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AT_MOST_EVERY) return false;
    sessionStorage.setItem(RELOADED, String(deviceNow()));
    return true;
  } catch {
    return false;
  }
}
