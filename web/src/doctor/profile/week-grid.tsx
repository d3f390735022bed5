import { swahiliClock } from '@tabibu/contract/clock-times';
import type { Weekday } from '../../api/doctor-practice.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { DAYS, stretchesOf } from './week-draft.ts';
import type { WeekSlots } from './week-draft.ts';

interface GridProps {
  grid: readonly string[];
  week: WeekSlots;
  /** The only day that a phone shows; a desktop shows all and marks it. */
  day: Weekday;
  onToggle: (day: Weekday, start: string) => void;
}

/** Days by half hours (PAT-CONST-33). Each half hour is a checkbox large enough for a thumb. */
export function WeekGrid({ grid, week, day, onToggle }: GridProps) {
  const { t } = useSpeech();
  return (
    <div className="week-grid">
      {DAYS.map((one) => (
        <fieldset key={one} className={one === day ? 'week-day current' : 'week-day'}>
          <legend>{t(`weekday.${one}`)}</legend>
          <p className="small muted numbers week-stretches">{stretchesOf(week[one]).join(', ') || t('availability.closed')}</p>
          <div className="halves">
            {grid.map((start) => <Half key={start} start={start} open={week[one].includes(start)} onToggle={() => onToggle(one, start)} />)}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Half({ start, open, onToggle }: { start: string; open: boolean; onToggle: () => void }) {
  const { language } = useSpeech();
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return (
    <label className="half">
      <input type="checkbox" checked={open} onChange={onToggle} />
      <span className="numbers">{start}</span>
      {language === 'sw' && <span className="half-sw">{swahiliClock(hour, minute)}</span>}
    </label>
  );
}
