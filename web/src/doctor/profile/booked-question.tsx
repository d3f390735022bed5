import type { BookedHours } from '../../api/doctor-practice.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface QuestionProps {
  /** What stands in the hours that would close; undefined while there is nothing to ask. */
  asked: BookedHours | undefined;
  onOpenHours: () => void;
  onCloseHours: () => void;
}

/** Patients have booked in hours that the doctor is closing: names them and asks before anything is saved. */
export function BookedQuestion({ asked, onOpenHours, onCloseHours }: QuestionProps) {
  const { t } = useSpeech();
  return (
    <Sheet open={asked !== undefined} onClose={onOpenHours} title={t('booked.title')} closeLabel={t('profile.close')}>
      {asked && <Question asked={asked} onOpenHours={onOpenHours} onCloseHours={onCloseHours} />}
    </Sheet>
  );
}

function Question({ asked: { count, booked }, onOpenHours, onCloseHours }: QuestionProps & { asked: BookedHours }) {
  const { t, day, clock } = useSpeech();
  return (
    <div className="stack">
      <p>{t('booked.what', { count })}</p>
      <ul className="booked-list">
        {booked.map((slot) => <li key={slot.starts_at}>{day(slot.day)} <strong className="numbers">{clock(slot.time)}</strong></li>)}
      </ul>
      {count > booked.length && <p className="small muted">{t('booked.more', { count: count - booked.length })}</p>}
      <p>{t('booked.meaning')}</p>
      <div className="question-actions">
        <Button look="secondary" onClick={onOpenHours}>{t('booked.keep-open')}</Button>
        <Button onClick={onCloseHours}>{t('booked.close-hours')}</Button>
      </div>
    </div>
  );
}
