import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { requestCallBack, callQuery } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { keepCall } from './use-call.ts';

interface LeaveRoomProps {
  call: CallViewBody;
  onLeft: () => void;
}

/**
 * While the doctor is absent, lets the patient leave the waiting room and get a text message when the doctor is there.
 * Shows the doctor whether a patient who left was told.
 */
export function LeaveRoom({ call, onLeft }: LeaveRoomProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const now = useNow();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { name, present } = call.other;
  const leave = async () => {
    setState({ busy: true });
    try {
      const answer = await requestCallBack(call.booking_id);
      await setAnswer(client, callQuery(call.booking_id).queryKey, answer);
      setState({ busy: false });
      // If the doctor came at the same moment, the patient stays.
      if (answer.call_back !== 'asked') return;
      keepCall({ inCall: false });
      onLeft();
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  if (present || now < Date.parse(call.opens_at) || now >= Date.parse(call.closes_at)) return null;
  if (call.side === 'doctor')
    return call.call_back === 'none' ? null : (
      <Notice tone="info">
        <p>{t(call.call_back === 'told' ? 'room.was-told' : 'room.will-be-told', { name })}</p>
      </Notice>
    );
  if (call.call_back === 'told') return null;
  if (call.call_back === 'asked')
    return (
      <Notice tone="success" announce title={t('room.left-to-be-told')}>
        <p>{t('room.left-to-be-told-note', { name })}</p>
      </Notice>
    );
  return (
    <>
      <Button look="secondary" wide busy={state.busy} onClick={() => void leave()}>
        <Icon node={BellRing} size={20} />
        {t('room.leave-and-tell')}
      </Button>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t)}</p>
        </Notice>
      )}
    </>
  );
}
