import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery, completeCall } from '../../api/calls.ts';
import type { CallViewBody } from '../../api/calls.ts';
import { problemText } from '../../api/problem-text.ts';
import type { Over } from '../../call/call-state.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChatSection } from './late-chat.tsx';
import { OrdinaryPhone } from './ordinary-phone.tsx';

interface CallOverProps {
  call: CallViewBody;
  over: Over;
  problem: unknown;
  onAgain: () => void;
}

/** After the call: how it ended, what that means for the appointment, and the way back in while the room is open (W09). */
export function CallOver({ call, over: here, problem, onAgain }: CallOverProps) {
  const { t } = useSpeech();
  const now = useNow();
  // However it ended on this page: the server knows whether the appointment took place.
  const over = call.state === 'ended' ? 'completed' : here;
  const mayReturn = over !== 'completed' && over !== 'ending' && now < Date.parse(call.closes_at);
  return (
    <div className="page narrow stack">
      <h1 tabIndex={-1}>{t(`room.over-${over}`)}</h1>
      {over === 'refused' ? <Notice tone="danger" announce><p>{problemText(problem, t, 'room.failed')}</p></Notice> : <p role="status">{t(`room.next-${over}`)}</p>}
      {mayReturn && <Button wide onClick={onAgain}>{t(over === 'replaced' ? 'room.here' : 'room.rejoin')}</Button>}
      {call.side === 'doctor' && call.connected_at !== null && <ButtonLink look={over === 'completed' ? 'primary' : 'secondary'} wide href={`/doctor/visits/${call.booking_id}`}>{t('room.write-note')}</ButtonLink>}
      {over !== 'completed' && <CompleteButton call={call} />}
      {over !== 'completed' && <OrdinaryPhone call={call} />}
      <ChatSection call={call} />
      <BackLink call={call} />
    </div>
  );
}

/** Where this person came from: the patient's page of the appointment, or the doctor's start. */
export function BackLink({ call }: { call: CallViewBody }) {
  const { t } = useSpeech();
  if (call.side === 'patient') return <ButtonLink look="secondary" wide href={`/appointments/${call.booking_id}`}>{t('room.back')}</ButtonLink>;
  return <ButtonLink look="secondary" wide href="/doctor/dashboard?tab=appointments">{t('room.back-doctor')}</ButtonLink>;
}

/** For the doctor: the consultation took place, in the call or by ordinary phone (W09). */
export function CompleteButton({ call }: { call: CallViewBody }) {
  const { t } = useSpeech();
  const client = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; done?: boolean; fault?: unknown }>({ busy: false });
  const complete = async () => {
    setState({ busy: true });
    try {
      client.setQueryData(callQuery(call.booking_id).queryKey, await completeCall(call.booking_id));
      setState({ busy: false, done: true });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  if (!call.may_complete && !state.done) return null;
  if (state.done) return <Notice tone="success" announce><p>{t('room.completed-done')}</p></Notice>;
  return (
    <>
      <Button look="secondary" wide busy={state.busy} onClick={() => void complete()}>{t('room.complete')}</Button>
      {call.connected_at === null && <p className="small muted">{t('room.complete-note')}</p>}
      {state.fault !== undefined && <Notice tone="danger" announce><p>{problemText(state.fault, t)}</p></Notice>}
    </>
  );
}
