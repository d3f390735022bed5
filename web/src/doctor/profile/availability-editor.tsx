import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { availabilityQuery, bookedHours, saveAvailability } from '../../api/doctor-practice.ts';
import type { AvailabilityBody, Weekday } from '../../api/doctor-practice.ts';
import { setAnswer } from '../../api/query.ts';
import { usePageDraft } from '../../components/forms/page-draft.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { BookedQuestion } from './booked-question.tsx';
import { CopyDay } from './copy-day.tsx';
import { SaveFailure } from './save-failure.tsx';
import { WeekGrid } from './week-grid.tsx';
import { DAYS, copied, isSameWeek, toggled } from './week-draft.ts';
import type { WeekSlots } from './week-draft.ts';

interface SavingState {
  readonly busy: boolean;
  readonly fault?: unknown;
  readonly saved?: boolean;
}

/**
 * The weekly availability by half hours. The whole week is saved at once. Unsaved changes survive a failed save and a
 * change to another tab (DOC-AVAIL-01, 02).
 */
export function AvailabilityEditor({ availability }: { availability: AvailabilityBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [draft, setDraft, latestDraft] = usePageDraft<WeekSlots>('week');
  const [day, setDay] = useState<Weekday>('monday');
  const [copying, setCopying] = useState(false);
  const [state, setState] = useState<SavingState>({ busy: false });
  const week = draft ?? availability.slots;
  const isChanged = !isSameWeek(week, availability.slots);
  const change = (next: WeekSlots) => {
    setDraft(next);
    setState(({ busy }) => ({ busy }));
  };
  const save = async (keepBooked: boolean) => {
    setState({ busy: true });
    try {
      await setAnswer(client, availabilityQuery().queryKey, await saveAvailability(week, keepBooked));
      // Changes made while the request was under way are not saved yet and stay in the draft.
      const latest = latestDraft();
      setDraft(latest && !isSameWeek(latest, week) ? latest : undefined);
      setState({ busy: false, saved: true });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  const asked = bookedHours(state.fault);
  return (
    <section className="card stack availability" aria-label={t('profile.availability')}>
      <p className="muted">{t('availability.lead', { city: cityOf(availability.time_zone) })}</p>
      <div className="chips scroll day-choice" role="group" aria-label={t('availability.choose-day')}>
        {DAYS.map((one) => (
          <button key={one} type="button" className="chip" aria-pressed={one === day} onClick={() => setDay(one)}>
            {t(`weekday.${one}`)}
          </button>
        ))}
      </div>
      <div
        className="row availability-tools"
        role="group"
        aria-label={t('availability.tools', { day: t(`weekday.${day}`) })}
      >
        <Button look="secondary" onClick={() => change({ ...week, [day]: [...availability.grid] })}>
          {t('availability.whole-day')}
        </Button>
        <Button look="secondary" onClick={() => change({ ...week, [day]: [] })}>
          {t('availability.close-day')}
        </Button>
        <Button look="secondary" onClick={() => setCopying(true)}>
          {t('availability.copy')}
        </Button>
      </div>
      <WeekGrid
        grid={availability.grid}
        week={week}
        day={day}
        onToggle={(one, start) => change(toggled(week, one, start))}
      />
      <div className="save-bar">
        {state.fault !== undefined && !asked && <SaveFailure error={state.fault} words="availability.save-failed" />}
        {state.saved && <Notice tone="success" announce title={t('availability.saved')} />}
        <p role="status" className="small">
          {isChanged ? t('availability.unsaved') : ''}
        </p>
        <Button busy={state.busy} disabled={!isChanged} onClick={() => void save(false)}>
          {t('availability.save')}
        </Button>
      </div>
      <CopyDay
        from={copying ? day : undefined}
        onClose={() => setCopying(false)}
        onCopy={(days) => change(copied(week, day, days))}
      />
      <BookedQuestion
        asked={asked}
        onOpenHours={() => setState((now) => (now.fault === undefined ? now : { busy: false }))}
        onCloseHours={() => void save(true)}
      />
    </section>
  );
}

/** 'Dar es Salaam' for 'Africa/Dar_es_Salaam'. */
function cityOf(zone: string): string {
  return zone.replace(/^.*\//, '').replaceAll('_', ' ');
}
