import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { joinWaitlist, leaveWaitlist, waitlistQuery } from '../../api/waitlist.ts';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SignInDialog } from '../../sign-in/sign-in-dialog.tsx';

interface WaitProps {
  doctorId: string;
  /** Called when joining is refused because the doctor has a free time by now. */
  onTimesFound: () => void;
}

/**
 * Adds the patient to the doctor's wait list; a visitor signs in first. Afterwards it says how long the entry lasts and
 * offers to leave the list.
 */
export function WaitForTime({ doctorId, onTimesFound }: WaitProps) {
  const { t, day } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const isPatient = me?.role === 'patient';
  const zone = useCountry().timeZone ?? 'UTC';
  const { data: waiting } = useQuery({ ...waitlistQuery(), enabled: isPatient });
  const [state, setState] = useState<{ busy?: boolean; fault?: unknown; signsIn?: boolean }>({});
  const entry = isPatient ? waiting?.find((one) => one.doctor_id === doctorId) : undefined;

  const send = async (change: (doctorId: string) => Promise<unknown>) => {
    setState({ busy: true });
    try {
      await change(doctorId);
      await client.invalidateQueries({ queryKey: waitlistQuery().queryKey });
      setState({});
    } catch (fault) {
      if (isProblem<'POST /api/doctors/:doctor_id/waitlist'>(fault, 'times-are-free')) onTimesFound();
      setState({ fault });
    }
  };
  const join = () => (me ? void send(joinWaitlist) : setState({ signsIn: true }));

  return (
    <>
      {entry ? (
        <Notice tone="success" announce title={t('wait.joined')}>
          <p>{t('wait.joined-until', { day: day(wallClockAt(entry.ends_at, zone).day) })}</p>
        </Notice>
      ) : (
        <p>{t('wait.lead')}</p>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'wait.failed')}</p>
        </Notice>
      )}
      {entry ? (
        <Button look="secondary" wide busy={state.busy} onClick={() => void send(leaveWaitlist)}>
          {t('wait.leave')}
        </Button>
      ) : (
        <Button wide busy={state.busy} onClick={join}>
          <Icon node={BellRing} size={20} />
          {t('doctor.tell-me')}
        </Button>
      )}
      <SignInDialog
        open={state.signsIn === true}
        why={t('wait.sign-in-why')}
        onClose={() => setState({})}
        onDone={() => void send(joinWaitlist)}
      />
    </>
  );
}
