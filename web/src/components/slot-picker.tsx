import { useEffect, useId, useRef } from 'react';
import { swahiliClock } from '@tabibu/contract/clock-times';
import type { SlotBody } from '@tabibu/contract/slots';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey, Translation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import type { SlotChoice } from './slot-picker-choice.ts';
import { daypartsOf } from './slot-picker-days.ts';
import type { Daypart, SlotDay } from './slot-picker-days.ts';
import './slot-picker.css';

const PART_WORDS: Record<Daypart, SentenceKey> = {
  dawn: 'slots.dawn',
  morning: 'slots.morning',
  afternoon: 'slots.afternoon',
  evening: 'slots.evening',
  night: 'slots.night',
};

/**
 * A picker with thirty days and the free slots of one of them. Full days are disabled and taken times are left out.
 * `isSent`: the picker is part of a form that works without script.
 */
export function SlotPicker({
  choice,
  doctorZoneNote = true,
  isSent = false,
}: {
  choice: SlotChoice;
  doctorZoneNote?: boolean;
  isSent?: boolean;
}) {
  const { t, onPhone } = useTranslation();
  const { query, days, day, slot } = choice;
  if (query.isError && !query.data)
    return <LoadFailure words={t('slots.failed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <CardSkeletons count={2} />;
  const shown = days.find((one) => one.day === day);
  if (!shown) return <p className="notice">{t('slots.none')}</p>;
  const elsewhere = query.data.slots.some((one) => one.patient_time !== one.doctor_time);
  const first = shown.slots[0];
  const phone = first && onPhone(first.starts_at, query.data.patient_time_zone);
  return (
    <div className="slot-picker stack">
      <DayStrip days={days} day={shown.day} isSent={isSent} onChoose={choice.chooseDay} />
      <Times day={shown} chosen={slot} isSent={isSent} showsDoctorTime={elsewhere} onChoose={choice.choose} />
      {phone && <p className="small">{t('slots.not-phone', { place: phone.place })}</p>}
      {elsewhere && doctorZoneNote && <p className="small muted">{t('slots.two-clocks')}</p>}
    </div>
  );
}

function DayStrip({
  days,
  day,
  isSent,
  onChoose,
}: {
  days: readonly SlotDay[];
  day: string;
  isSent: boolean;
  onChoose: (day: string) => void;
}) {
  const { t, language, day: dayText } = useTranslation();
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = strip.current;
    const chip = box?.querySelector<HTMLElement>('input:checked')?.parentElement;
    if (box && chip) box.scrollLeft = chip.offsetLeft - box.clientWidth / 2 + chip.clientWidth / 2;
  }, [day]);
  return (
    <fieldset>
      <legend className="slot-legend">{t('slots.day')}</legend>
      <div className="day-strip" ref={strip}>
        {days.map(({ day: one, slots }) => (
          <label key={one} className="day-chip" suppressHydrationWarning>
            <input
              type="radio"
              className="visually-hidden"
              name={isSent ? 'day' : name}
              value={one}
              checked={one === day}
              disabled={slots.length === 0}
              onChange={() => onChoose(one)}
              aria-label={`${dayText(one, days[0]?.day)}${slots.length === 0 ? `, ${t('slots.full')}` : ''}`}
            />
            <DayFace day={one} first={days[0]?.day} language={language} full={slots.length === 0} />
          </label>
        ))}
      </div>
      {isSent && (
        <noscript>
          <Button type="submit" look="secondary" name="show-day" value="1">
            {t('slots.show-day')}
          </Button>
        </noscript>
      )}
    </fieldset>
  );
}

function DayFace({
  day,
  first,
  language,
  full,
}: {
  day: string;
  first: string | undefined;
  language: Translation['language'];
  full: boolean;
}) {
  const { t } = useTranslation();
  const date = new Date(`${day}T00:00:00Z`);
  const locale = language === 'en' ? 'en-GB' : language;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return (
    <span className="day-face" aria-hidden="true" suppressHydrationWarning>
      <small suppressHydrationWarning>{day === first ? t('time.today') : part({ weekday: 'short' })}</small>
      <b className="numbers">{date.getUTCDate()}</b>
      <small suppressHydrationWarning>{full ? t('slots.full') : part({ month: 'short' })}</small>
    </span>
  );
}

interface TimesProps {
  day: SlotDay;
  chosen: SlotBody | undefined;
  showsDoctorTime: boolean;
  isSent: boolean;
  onChoose: (startsAt: string) => void;
}

function Times({ day, chosen, showsDoctorTime, isSent, onChoose }: TimesProps) {
  const { t, clock, language } = useTranslation();
  const name = useId();
  return (
    <fieldset className="stack">
      <legend className="slot-legend">{t('slots.time')}</legend>
      {daypartsOf(day.slots).map(({ part, slots }) => (
        <div key={part}>
          <p className="small muted" aria-hidden="true">
            {t(PART_WORDS[part])}
          </p>
          <div className="times">
            {slots.map((slot) => (
              <label key={slot.starts_at} className="slot-chip">
                <input
                  type="radio"
                  className="visually-hidden"
                  name={isSent ? 'starts_at' : name}
                  value={slot.starts_at}
                  checked={slot.starts_at === chosen?.starts_at}
                  onChange={() => onChoose(slot.starts_at)}
                  aria-label={
                    showsDoctorTime
                      ? t('slots.both', { mine: clock(slot.patient_time), theirs: clock(slot.doctor_time) })
                      : clock(slot.patient_time)
                  }
                />
                <span className="time-face numbers" aria-hidden="true">
                  <b>{language === 'sw' ? shortClock(slot.patient_time) : slot.patient_time}</b>
                  {language === 'sw' && <small>{slot.patient_time}</small>}
                  {showsDoctorTime && <small>{t('slots.doctor-time', { time: slot.doctor_time })}</small>}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Formats a time on the Swahili clock without the part of the day, which is printed above: 'saa 4:00'. */
function shortClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return swahiliClock(hour, minute).replace(/ \S+$/, '');
}
