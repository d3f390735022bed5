import { useState } from 'react';
import type { Weekday } from '../../api/doctor-practice.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DAYS } from './week-draft.ts';

interface CopyProps {
  /** The day to copy; undefined while the dialog is closed. */
  from: Weekday | undefined;
  onClose: () => void;
  onCopy: (days: readonly Weekday[]) => void;
}

/** A dialog that copies the hours of one day to other days. They are saved with the rest of the week. */
export function CopyDay({ from, onClose, onCopy }: CopyProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={from !== undefined}
      onClose={onClose}
      title={from ? t('availability.copy-title', { day: t(`weekday.${from}`) }) : ''}
      closeLabel={t('profile.close')}
    >
      {from && (
        <CopyChoice
          from={from}
          onCopy={(days) => {
            onCopy(days);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

function CopyChoice({ from, onCopy }: { from: Weekday; onCopy: CopyProps['onCopy'] }) {
  const { t } = useTranslation();
  const others = DAYS.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>(
    others.filter((day) => day !== 'saturday' && day !== 'sunday'),
  );
  const turn = (day: Weekday) =>
    setChosen(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  return (
    <div className="stack">
      <fieldset className="chips">
        <legend className="visually-hidden">{t('availability.copy-to')}</legend>
        {others.map((day) => (
          <ChipChoice key={day} checked={chosen.includes(day)} onChange={() => turn(day)}>
            {t(`weekday.${day}`)}
          </ChipChoice>
        ))}
      </fieldset>
      <Button disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
        {t('availability.copy-now', { count: chosen.length })}
      </Button>
    </div>
  );
}
