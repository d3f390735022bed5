import { useState } from 'react';
import { BellRing } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { candidatesQuery, ringDoctor } from '../../api/day-desk.ts';
import type { CandidateBody } from '../../api/day-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useGuardedAction } from '../use-guarded-action.ts';

/** The button *Call somebody else* of an emergency, with the doctors who could answer it now. */
export function SomebodyElse({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="emergency" onClick={() => setOpen(true)}>
        <Icon node={BellRing} size={18} />
        {t('house-day.somebody-else')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('house-day.somebody-else')}
        closeLabel={t('staff.close')}
      >
        <Candidates bookingId={bookingId} />
      </Dialog>
    </>
  );
}

function Candidates({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const answer = useAnswer(candidatesQuery(bookingId));
  return (
    <>
      <p>{t('house-day.somebody-else-lead')}</p>
      <Answered answer={answer} failed={t('house-day.candidates-failed')}>
        {(doctors) =>
          doctors.length === 0 ? (
            <p>{t('house-day.nobody-answers')}</p>
          ) : (
            <ul className="day-candidates">
              {doctors.map((doctor) => (
                <Candidate key={doctor.id} bookingId={bookingId} doctor={doctor} />
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}

function Candidate({ bookingId, doctor }: { bookingId: string; doctor: CandidateBody }) {
  const { t, specialty: nameOf } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const [isAsked, setAsked] = useState(false);
  const { id, name, specialty } = doctor;
  const ring = async () => {
    await ringDoctor(bookingId, id);
    setAsked(true);
  };
  return (
    <li>
      <div>
        <strong translate="no">{name}</strong> {doctor.on_call && <Badge>{t('house-day.on-call-badge')}</Badge>}
        <p className="small muted">{nameOf(specialty)}</p>
      </div>
      {doctor.is_rung || isAsked ? (
        <span className="small" role="status">
          {t('house-day.is-rung')}
        </span>
      ) : (
        <Button
          look="secondary"
          busy={busy}
          aria-label={t('house-day.ring-name', { name })}
          onClick={() => void run(ring)}
        >
          {t('house-day.ring')}
        </Button>
      )}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
    </li>
  );
}
