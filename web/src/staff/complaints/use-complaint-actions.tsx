import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ComplaintPriority } from '@tabibu/contract/complaint-desk-words';
import { answersUnder } from '../../api/answers-under.ts';
import { COMPLAINTS, beginComplaint, setPriority } from '../../api/complaint-desk.ts';
import type { ComplaintBody } from '../../api/complaint-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { RespondDialog } from './respond-dialog.tsx';
import { printedFailure } from '../printed-failure.ts';

/** What can be done with a complaint, with what is said about it afterwards. */
export interface ComplaintActions {
  readonly begin: (one: ComplaintBody) => void;
  readonly prioritise: (one: ComplaintBody, priority: ComplaintPriority) => void;
  readonly respond: (one: ComplaintBody) => void;
  /** The id of the complaint that is being changed. */
  readonly busyWith: string | undefined;
  /** What became of the last action. */
  readonly notice: ReactNode;
  readonly dialog: ReactNode;
}

interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly words: string;
}

/** Marking, priority and answering, with the printed messages (ADM-COMP-09, ERR-23). */
export function useComplaintActions(): ComplaintActions {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [busyWith, setBusyWith] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [answering, setAnswering] = useState<ComplaintBody>();
  const reload = async () => {
    await client.invalidateQueries(COMPLAINTS);
    void client.invalidateQueries(answersUnder('GET /api/admin/cases/waiting'));
  };
  const change = async (one: ComplaintBody, what: 'status' | 'priority', act: () => Promise<unknown>) => {
    setBusyWith(one.id);
    setOutcome(undefined);
    try {
      await act();
      setOutcome({ tone: 'success', words: t(`complaint-desk.${what}-done`) });
    } catch (error) {
      setOutcome({ tone: 'danger', words: printedFailure(error, t, `complaint-desk.${what}-failed`) });
    }
    await reload();
    setBusyWith(undefined);
  };
  return {
    begin: (one) => void change(one, 'status', () => beginComplaint(one.id)),
    prioritise: (one, priority) => void change(one, 'priority', () => setPriority(one.id, priority)),
    respond: (one) => {
      setOutcome(undefined);
      setAnswering(one);
    },
    busyWith,
    notice: outcome && (
      <Notice tone={outcome.tone} announce>
        <p>{outcome.words}</p>
      </Notice>
    ),
    dialog: (
      <RespondDialog
        one={answering}
        onClose={() => setAnswering(undefined)}
        onDone={() => {
          setAnswering(undefined);
          setOutcome({ tone: 'success', words: t('complaint-desk.response-done') });
          void reload();
        }}
      />
    ),
  };
}
