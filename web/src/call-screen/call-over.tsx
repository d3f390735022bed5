import type { StageBody } from '@tabibu/contract/stages';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import type { CallEnd } from '../call/call-state.ts';
import { SpokenQuestion } from '../components/spoken-question.tsx';
import { StageNotice } from '../components/stage-notice.tsx';
import { useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CompleteButton } from './complete-button.tsx';
import { isSettled } from './is-settled.ts';
import { ChatSection } from './lazy-chat.tsx';
import { OrdinaryPhone } from './ordinary-phone.tsx';

interface CallOverProps {
  call: CallViewBody;
  over: CallEnd;
  /** Whether the call was fetched again since it ended here. Before that, its final state is unknown. */
  known: boolean;
  problem: unknown;
  onAgain: () => void;
}

/** Stages after a consultation, by whatever way the two spoke. */
const TOOK_PLACE: readonly StageBody['name'][] = ['completed', 'claimed'];

/**
 * The screen after the call. While the appointment goes on, it shows how this page left the call and a button to come
 * back; otherwise it shows the stage that the server reports (W09).
 */
export function CallOver({ call, over, known, problem, onAgain }: CallOverProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { stage } = call;
  const settled = isSettled(call);
  // Whoever booked reads that the member of the family has taken the call over.
  const next =
    over === 'replaced' && call.by_link
      ? 'room.person-here'
      : (`room.next-${over === 'completed' ? 'ended' : (over as 'left')}` as const);
  const mayReturn =
    !settled && known && over !== 'ending' && stage.name !== 'planned' && now < Date.parse(call.closes_at);
  return (
    <div className="page narrow stack">
      <h1 tabIndex={-1}>{settled ? stage.chip : t(`room.over-${over === 'completed' ? 'ended' : over}`)}</h1>
      {settled && <StageNotice stage={stage} />}
      {!settled && over === 'refused' && (
        <Notice tone="danger" announce>
          <p>{problemText(problem, t, 'room.failed')}</p>
        </Notice>
      )}
      {!settled && over !== 'refused' && (known || over === 'ending') && (
        <p role="status">{mayReturn || over === 'ending' ? t(next, { person: call.answers! }) : stage.sentence}</p>
      )}
      {mayReturn && (
        <Button wide onClick={onAgain}>
          {t(over === 'replaced' ? 'room.here' : 'room.rejoin')}
        </Button>
      )}
      <WriteNote call={call} />
      {known && <Spoken call={call} />}
      {!call.attempts?.may_note && <CompleteButton call={call} />}
      {!settled && <OrdinaryPhone call={call} />}
      <ChatSection call={call} />
      <BackLink call={call} />
    </div>
  );
}

/** For the doctor, after a call or a consultation by ordinary phone: the link to the note. */
export function WriteNote({
  call: { side, booking_id: id, connected_at: connectedAt, stage },
}: {
  call: CallViewBody;
}) {
  const { t } = useTranslation();
  const tookPlace = TOOK_PLACE.includes(stage.name);
  if (side !== 'doctor' || (connectedAt === null && !tookPlace)) return null;
  return (
    <ButtonLink look={tookPlace ? 'primary' : 'secondary'} wide href={`/doctor/visits/${id}`}>
      {t('room.write-note')}
    </ButtonLink>
  );
}

/**
 * Asks the patient whether the two spoke, when the server says that it cannot know it. What the doctor marked as
 * completed is confirmed or contested on the page of the appointment.
 */
export function Spoken({ call }: { call: CallViewBody }) {
  const client = useQueryClient();
  if (call.side !== 'patient' || (isSettled(call) && call.stage.name !== 'undecided')) return null;
  return (
    <SpokenQuestion
      bookingId={call.booking_id}
      says={call.says}
      said={call.said}
      isEmergency={call.is_emergency}
      name={call.other.name}
      onSaid={(said) => void setAnswer(client, callQuery(call.booking_id).queryKey, said)}
    />
  );
}

/** Link back to the patient's page of the appointment, or to the doctor's list of appointments. */
export function BackLink({ call }: { call: CallViewBody }) {
  const { t } = useTranslation();
  if (call.side === 'patient')
    return (
      <ButtonLink look="secondary" wide href={`/appointments/${call.booking_id}`}>
        {t('room.back')}
      </ButtonLink>
    );
  return (
    <ButtonLink look="secondary" wide href="/doctor/dashboard?tab=appointments">
      {t('room.back-doctor')}
    </ButtonLink>
  );
}
