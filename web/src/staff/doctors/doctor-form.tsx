import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { addDoctor, changeDoctor, rereadDoctor } from '../../api/doctor-desk.ts';
import type { DeskDoctorBody, DoctorInvitation } from '../../api/doctor-desk.ts';
import { ApiProblem } from '../../api/client.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { useLiveCountry } from '../../components/live-country.ts';
import { PictureField } from '../../components/picture-field.tsx';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { DoctorFields } from './doctor-fields.tsx';
import { bodyOf, draftOf, emptyFields, mergedDraft, newDoctor } from './doctor-draft.ts';
import type { DoctorDraft } from './doctor-draft.ts';
import { InvitationLink } from './invitation-link.tsx';

export interface FormProps {
  doctor?: DeskDoctorBody;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
  /** Set where the doctor has a number and a country already. */
  onChangeKept?: () => void;
}

/** Every field of a doctor. After adding one, the link of the invitation, which is shown only now. */
export function DoctorForm({ doctor, onClose, onSaved, onChangeKept }: FormProps) {
  const { t, money } = useTranslation();
  const dollars = (amount: number) => money({ amount: 100 * amount, currency: 'USD' });
  const guarded = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const country = useLiveCountry();
  const [draft, setDraft] = useState<DoctorDraft>(() => (doctor ? draftOf(doctor) : newDoctor(country)));
  // What the form shows is a change of this.
  const [seen, setSeen] = useState(doctor);
  const [picture, setPicture] = useState<{ secret?: string | null; busy: boolean }>({ busy: false });
  const [state, setState] = useState<{ busy: boolean; fault?: string; wrong?: readonly string[] }>({ busy: false });
  const [attempt, setAttempt] = useState(0);
  const [invited, setInvited] = useState<DoctorInvitation>();
  useErrorFocus(form, attempt);
  const fail = (fault: string, wrong: readonly string[] = []) => {
    setState({ busy: false, fault, wrong });
    setAttempt((count) => count + 1);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const empty = emptyFields(draft, doctor === undefined);
    if (empty.length > 0) return fail(t('doctors-desk.all-required'), empty);
    setState({ busy: true });
    try {
      const body = bodyOf(draft, picture.secret);
      await guarded(async () => {
        if (seen) await changeDoctor(seen.id, { ...body, version: seen.version });
        else setInvited((await addDoctor(body)).invitation);
      });
      setState({ busy: false });
      await onSaved();
      if (doctor) onClose();
    } catch (error) {
      if (error instanceof StepUpCancelled) return setState({ busy: false });
      if (seen && isProblem<'PATCH /api/admin/doctors/:doctor_id'>(error, 'doctor-changed')) {
        const stored = await rereadDoctor(seen.id).catch(() => seen);
        setDraft(mergedDraft(draft, seen, stored));
        setSeen(stored);
      }
      const fields = error instanceof ApiProblem ? error.params['fields'] : undefined;
      fail(problemText(error, t, 'staff.failed'), Array.isArray(fields) ? fields.map(String) : []);
    }
  };
  if (invited)
    return (
      <div className="stack">
        <InvitationLink name={draft.full_name} link={invited} />
        <Button wide onClick={onClose}>
          {t('doctors-desk.done')}
        </Button>
      </div>
    );
  const words = doctor ? (['save', 'saving'] as const) : (['add-do', 'adding'] as const);
  return (
    <form ref={form} method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <DoctorFields
        draft={draft}
        wrong={state.wrong ?? []}
        onType={(change) => setDraft({ ...draft, ...change })}
        onChangeKept={onChangeKept}
      />
      {seen && (
        <p className="small muted">
          {t('doctors-desk.asked-fees', {
            video: dollars(seen.asked_fees.video),
            phone: dollars(seen.asked_fees.phone),
          })}
        </p>
      )}
      <PictureField words="doctors-desk" name={draft.full_name} photo={seen?.avatar_url} onChange={setPicture} />
      <Button type="submit" wide busy={state.busy} disabled={picture.busy}>
        {t(`doctors-desk.${words[state.busy ? 1 : 0]}`)}
      </Button>
    </form>
  );
}
