import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { useTranslation } from '../../shell/translation.tsx';

/**
 * Warns, while emergencies cannot be loaded, that the page would not ring, whatever the switch says. A refusal is
 * not that: the session has ended, or the doctor does not practise. `RingingBanner` goes on polling.
 */
export function RingNote() {
  const { t } = useTranslation();
  const { isError, error } = useQuery({ ...doctorEmergenciesQuery(), enabled: false });
  return (
    <div role="alert">
      {isError && !isFinalAnswer(error) && (
        <p className="ring-note">
          <Icon node={BellOff} size={20} />
          {t('ring.cannot')}
        </p>
      )}
    </div>
  );
}
