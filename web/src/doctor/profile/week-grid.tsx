import { swahiliClock } from '@tabibu/contract/clock-times';
import type { Weekday } from '../../api/doctor-practice.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { DAYS, stretchesOf } from './week-draft.ts';
import type { WeekSlots } from './week-draft.ts';

interface GridProps {
  grid: readonly string[];
  week: WeekSlots;
  /** A phone shows only this day; a desktop shows all and marks this one. */
  day: Weekday;
  onToggle: (day: Weekday, start: string) => void;
}

/** The half hours of every day as checkboxes that are large enough for a thumb (PAT-CONST-33). */
export function WeekGrid({ grid, week, day, onToggle }: GridProps) {
  const { t } = useTranslation();
  return (
    <div className="week-grid">
      {DAYS.map((one) => (
        <fieldset key={one} className={one === day ? 'week-day current' : 'week-day'}>
          <legend>{t(`weekday.${one}`)}</legend>
          <p className="small muted numbers week-stretches">
            {stretchesOf(week[one]).join(', ') || t('availability.closed')}
          </p>
          <div className="halves">
            {grid.map((start) => (
              <Half key={start} start={start} open={week[one].includes(start)} onToggle={() => onToggle(one, start)} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Half({ start, open, onToggle }: { start: string; open: boolean; onToggle: () => void }) {
  const { language } = useTranslation();
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return (
    <label className="half">
      <input type="checkbox" checked={open} onChange={onToggle} />
      <span className="numbers">{start}</span>
      {language === 'sw' && <span className="half-sw">{swahiliClock(hour, minute)}</span>}
    </label>
  );
}
