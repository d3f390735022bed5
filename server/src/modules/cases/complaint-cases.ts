import { Problem } from '../../platform/problem.ts';
import { answerTerm, listWaitingComplaints, waitingComplaints } from '../complaints/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/** What people wrote to us and nobody has answered. It is answered in its own section, to which the case leads. */
export const complaintCases: CaseSource = {
  object: 'message',
  term: answerTerm,
  listWaiting: listWaitingComplaints,
  async find(ctx, ids) {
    const complaints = await waitingComplaints(ctx, ids);
    return new Map(
      [...complaints.values()].map(({ id, accountId, country, since }) => [
        id,
        { ...OPEN, since, country, money: null, accountId, link: `complaints/${id}` },
      ]),
    );
  },
  async facts(ctx, id) {
    const complaint = (await waitingComplaints(ctx, [id])).get(id);
    if (complaint === undefined) return [];
    return [
      { label: 'number', text: String(complaint.number) },
      { label: 'subject', text: complaint.subject },
    ];
  },
  decisions: decidedAtOnce([]),
  decide: () => Promise.reject(new Problem('not-allowed')),
};
