import { APPLICATION_STATUSES } from '@tabibu/contract/application-words';
import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { useTranslation } from '../../shell/translation.tsx';

interface SelectProps {
  status: ApplicationStatus;
  name: string;
  onWanted: (status: ApplicationStatus) => void;
}

/** The select that moves an application to any other status; a dialog asks for the notes first (STF-APP-07). */
export function StatusSelect({ status, name, onWanted }: SelectProps) {
  const { t } = useTranslation();
  return (
    <select
      className="review-select"
      aria-label={t('review.move-of', { name })}
      value={status}
      onChange={(event) => onWanted(event.target.value as ApplicationStatus)}
    >
      {APPLICATION_STATUSES.map((one) => (
        <option key={one} value={one}>
          {t(`review.status-${one}`)}
        </option>
      ))}
    </select>
  );
}
