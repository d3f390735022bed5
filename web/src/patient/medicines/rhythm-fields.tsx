import { ON_WEEKDAYS, WEEKDAYS } from '@tabibu/contract/schedule-form';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { weekdayText } from './due-words.ts';
import type { Start } from './schedule-start.ts';

/** How often something is due is chosen among these. */
const RHYTHMS = [1, 2, 3, 7, 14, 28];

/** How often: every so many days, or on certain days of the week, which are then chosen. */
export function RhythmFields({ start, fault }: { start: Start; fault: string | undefined }) {
  const { t, language } = useTranslation();
  const own = Number(start.rhythm);
  const rhythms = [...new Set([...RHYTHMS, ...(own > 0 ? [own] : [])])].sort((one, other) => one - other);
  return (
    <>
      <Select label={t('medicine.how-often')} name="every_days" defaultValue={start.rhythm} error={fault}>
        {rhythms.map((days) => (
          <option key={days} value={days}>
            {t('medicine.every', { days })}
          </option>
        ))}
        <option value={ON_WEEKDAYS}>{t('medicine.on-weekdays')}</option>
      </Select>
      <fieldset className="schedule-weekdays">
        <legend>{t('medicine.weekdays')}</legend>
        {WEEKDAYS.map((day) => (
          <ChipChoice key={day} name={`weekday-${day}`} value="1" defaultChecked={start.weekdays.includes(day)}>
            {weekdayText(language, day)}
          </ChipChoice>
        ))}
      </fieldset>
    </>
  );
}

/** For how long, and whether its end is told of. */
export function LengthFields({ start, fault }: { start: Start; fault: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('medicine.days')}
        hint={t('medicine.days-hint')}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={start.days}
        error={fault}
      />
      {start.kind === 'medicine' && (
        <label className="medicine-box">
          <input type="checkbox" name="refill" defaultChecked={start.refill} />
          <span>{t('medicine.refill')}</span>
        </label>
      )}
    </>
  );
}
