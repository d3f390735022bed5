import type { BookedHours } from '../../api/doctor-practice.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface QuestionProps {
  /** The bookings in the hours that would close; undefined while there is nothing to ask. */
  asked: BookedHours | undefined;
  onOpenHours: () => void;
  onCloseHours: () => void;
}

/** Asks before hours are closed in which patients have booked, and lists these bookings. */
export function BookedQuestion({ asked, onOpenHours, onCloseHours }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={asked !== undefined} onClose={onOpenHours} title={t('booked.title')} closeLabel={t('profile.close')}>
      {asked && <Question asked={asked} onOpenHours={onOpenHours} onCloseHours={onCloseHours} />}
    </Sheet>
  );
}

function Question({ asked: { count, booked }, onOpenHours, onCloseHours }: QuestionProps & { asked: BookedHours }) {
  const { t, day, clock } = useTranslation();
  return (
    <div className="stack">
      <p>{t('booked.what', { count })}</p>
      <ul className="booked-list">
        {booked.map((slot) => (
          <li key={slot.starts_at}>
            {day(slot.day)} <strong className="numbers">{clock(slot.time)}</strong>
          </li>
        ))}
      </ul>
      {count > booked.length && <p className="small muted">{t('booked.more', { count: count - booked.length })}</p>}
      <p>{t('booked.meaning')}</p>
      <div className="question-actions">
        <Button look="secondary" onClick={onOpenHours}>
          {t('booked.keep-open')}
        </Button>
        <Button onClick={onCloseHours}>{t('booked.close-hours')}</Button>
      </div>
    </div>
  );
}
