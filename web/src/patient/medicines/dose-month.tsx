import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { WEEKDAYS } from '@tabibu/contract/schedule-form';
import { doseMonthQuery } from '../../api/medication.ts';
import type { DoseMonthBody } from '../../api/medication.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { monthText } from '../../components/month-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

const SIGNS = { all: '✓', some: '◐', none: '✗', empty: '' } as const;

/** A month, day by day: whether all, some or none of what was due was taken. */
export function DoseMonth({ personId, today }: { personId: string; today: string }) {
  const { t, language } = useTranslation();
  const [month, setMonth] = useState(today.slice(0, 7));
  const { data, isError, refetch } = useQuery(doseMonthQuery(personId, month));
  return (
    <section className="card stack" aria-labelledby="dose-month">
      <h2 id="dose-month">{t('medicine.month')}</h2>
      <div className="row month-bar">
        <Button look="quiet" onClick={() => setMonth(monthFrom(month, -1))}>
          {t('medicine.month-before')}
        </Button>
        <strong aria-live="polite">{monthText(language, month)}</strong>
        <Button look="quiet" disabled={month >= today.slice(0, 7)} onClick={() => setMonth(monthFrom(month, 1))}>
          {t('medicine.month-after')}
        </Button>
      </div>
      {data ? (
        <Days month={data} />
      ) : isError ? (
        <LoadFailure words={t('medicine.load-failed')} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={1} />
      )}
    </section>
  );
}

function Days({ month: { month, days } }: { month: DoseMonthBody }) {
  const { t, day: dayText } = useTranslation();
  const known = new Map(days.map((one) => [one.day, one]));
  const all = daysOf(month);
  // The policy of the page allows no style of an element, so a class says on which day of the week the month begins.
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay() || 7;
  return (
    <>
      <div className="month-weekdays" aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{t(`medicine.short-day-${day}`)}</span>
        ))}
      </div>
      <ol className={`month-days from-${weekday}`}>
        {all.map((day, place) => {
          const { due = 0, taken = 0 } = known.get(day) ?? {};
          const kind = due === 0 ? 'empty' : taken === 0 ? 'none' : taken < due ? 'some' : 'all';
          return (
            <li key={day} className={`month-day ${kind}`}>
              <span aria-hidden="true">
                {place + 1} {SIGNS[kind]}
              </span>
              <span className="visually-hidden">
                {dayText(day)}: {t(`medicine.day-${kind}`, { due, taken })}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, place) => `${month}-${String(place + 1).padStart(2, '0')}`);
}

function monthFrom(month: string, ahead: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + ahead, 1)).toISOString().slice(0, 7);
}
