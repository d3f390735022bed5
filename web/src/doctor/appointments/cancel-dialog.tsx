import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cancelAsDoctor, isOfTheDay } from '../../api/doctor-day.ts';
import type { DoctorAppointmentBody } from '../../api/doctor-day.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { usePageDraft } from '../../components/forms/page-draft.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextArea, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/**
 * Returns `ask`, which opens the dialog that cancels an appointment, and `dialog`, which renders it and afterwards a
 * notice that it is done. The overview and the list use it.
 */
export function useCancelling() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState<DoctorAppointmentBody>();
  const [done, setDone] = useState(false);
  const close = () => setAsked(undefined);
  const finish = () => {
    void client.invalidateQueries({ queryKey: ['api'], predicate: ({ queryKey }) => isOfTheDay(queryKey) });
    setDone(true);
    close();
  };
  const dialog = (
    <>
      {done && (
        <Notice tone="success" announce>
          <p>{t('day.cancel-done')}</p>
        </Notice>
      )}
      <Sheet open={asked !== undefined} onClose={close} title={t('day.cancel-title')} closeLabel={t('day.close')}>
        {asked && <CancelForm appointment={asked} onClose={close} onDone={finish} />}
      </Sheet>
    </>
  );
  const ask = (appointment: DoctorAppointmentBody) => {
    setDone(false);
    setAsked(appointment);
  };
  return { ask, dialog };
}

/** What happens to the slot: it stays closed or can be booked again. */
const SLOTS = ['closed', 'open'] as const;

interface FormProps {
  appointment: DoctorAppointmentBody;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason and says what happens to the patient, the money and the slot (W62). */
function CancelForm({ appointment: { id, patient, date, time }, onClose, onDone }: FormProps) {
  const { t, day, clock } = useTranslation();
  const send = useIdempotentSend();
  const [kept, keep] = usePageDraft<string>(`cancel ${id}`);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<{ busy: boolean; missing?: boolean; fault?: unknown }>({ busy: false });
  const [slot, setSlot] = useState<'closed' | 'open'>('closed');
  const [attempt, setAttempt] = useState(0);
  useErrorFocus(form, attempt);
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    const reason = String(new FormData(form.current ?? undefined).get('reason') ?? '').trim();
    setAttempt(attempt + 1);
    if (!reason) return setState({ busy: false, missing: true });
    setState({ busy: true });
    try {
      await cancelAsDoctor(send, id, { reason, reopen: slot === 'open' });
      keep(undefined);
      onDone();
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <form ref={form} method="post" className="stack" noValidate onSubmit={(event) => void cancel(event)}>
      <p>{t('day.cancel-what', { patient: patient.name || t('day.erased'), when: `${day(date)}, ${clock(time)}` })}</p>
      <Notice tone="info" title={t('day.cancel-follows')}>
        <p>{t('day.cancel-note')}</p>
      </Notice>
      <Choice
        legend={t('day.cancel-slot')}
        name="slot"
        items={SLOTS.map((value) => ({ value, title: t(`day.cancel-${value}`), note: t(`day.cancel-${value}-note`) }))}
        value={slot}
        onChoose={setSlot}
      />
      <TextArea
        label={t('day.cancel-reason')}
        name="reason"
        rows={2}
        maxLength={500}
        autoComplete="off"
        defaultValue={kept}
        onChange={(event) => keep(event.target.value || undefined)}
        required
        error={state.missing ? t('day.cancel-reason-missing') : undefined}
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce title={problemText(state.fault, t, 'day.failed')}>
          <p>{t('day.cancel-stands')}</p>
        </Notice>
      )}
      <div className="day-dialog-actions">
        <Button look="secondary" onClick={onClose}>
          {t('day.cancel-keep')}
        </Button>
        <Button type="submit" look="danger" busy={state.busy}>
          {t('day.cancel-confirm')}
        </Button>
      </div>
    </form>
  );
}
