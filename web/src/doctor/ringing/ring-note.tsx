import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import { useTranslation } from '../../shell/translation.tsx';

/**
 * Warns, while emergencies cannot be loaded, that the page would not ring, whatever the switch says. `RingingBanner`
 * goes on polling.
 */
export function RingNote() {
  const { t } = useTranslation();
  const { isError } = useQuery({ ...doctorEmergenciesQuery(), enabled: false });
  return (
    <div role="alert">
      {isError && (
        <p className="ring-note">
          <BellOff size={20} aria-hidden="true" />
          {t('ring.cannot')}
        </p>
      )}
    </div>
  );
}
