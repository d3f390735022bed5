import { useState } from 'react';
import { renewDoctorInvitation } from '../../api/doctor-desk.ts';
import type { DoctorInvitation, ListedDoctorBody } from '../../api/doctor-desk.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { InvitationLink } from './invitation-link.tsx';

interface InvitationProps {
  doctor: ListedDoctorBody;
  onChanged: () => Promise<unknown>;
}

/** Where the invitation of an added doctor stands, with a new link for one that nobody has accepted. */
export function Invitation({ doctor, onChanged }: InvitationProps) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const [state, setState] = useState<{ busy: boolean; link?: DoctorInvitation; fault?: string }>({ busy: false });
  if (doctor.invitation === 'none' || doctor.invitation === 'accepted') return null;
  const send = async () => {
    setState({ busy: true });
    try {
      setState({ busy: false, link: await guarded<DoctorInvitation>(() => renewDoctorInvitation(doctor.id)) });
      await onChanged();
    } catch (error) {
      setState(
        error instanceof StepUpCancelled
          ? { busy: false }
          : { busy: false, fault: problemText(error, t, 'staff.failed') },
      );
    }
  };
  return (
    <div className="stack">
      <p className="row small">
        <StateChip tone="waits" word={t(`doctors-desk.invitation-${doctor.invitation}`)} />
        <Button look="quiet" busy={state.busy} onClick={() => void send()}>
          {t('doctors-desk.invite-again')}
        </Button>
      </p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      {state.link && <InvitationLink name={doctor.full_name} link={state.link} />}
    </div>
  );
}
