import { statement } from '../../platform/database/statement.ts';

export interface OpeningRow {
  readonly id: string;
  readonly account_id: string;
  readonly asked_at: Date;
  readonly approved_at: Date | null;
}

const OPENING = 'id, account_id, asked_at, approved_at';

/** Asks for an opening. Returns no row when the account waits for one already. */
export const askOpening = statement<{ id: string; accountId: string; sessionId: string; now: Date }, { id: string }>(
  'record-opening.ask',
  `insert into record_openings (id, account_id, session_id, asked_at) values ($id, $accountId, $sessionId, $now)
   on conflict (account_id) where outcome is null do nothing returning id`,
);

export const findOpening = statement<{ accountId: string }, OpeningRow>(
  'record-opening.find',
  `select ${OPENING} from record_openings where account_id = $accountId and outcome is null`,
);

/** The openings that wait, oldest first. */
export const listOpenings = statement<{ most: number }, OpeningRow>(
  'record-opening.list',
  `select ${OPENING} from record_openings where outcome is null order by asked_at, id limit $most`,
);

/** Notes that two administrators approved who the person is. Changes no row when nothing waits or it was noted. */
export const approveOpening = statement<{ accountId: string; now: Date }>(
  'record-opening.approve',
  'update record_openings set approved_at = $now where account_id = $accountId and outcome is null and approved_at is null',
);

/** Ends the opening for which an account waits. Changes no row when there is none. */
export const endOpening = statement<{ accountId: string; outcome: 'opened' | 'cancelled' | 'expired'; now: Date }>(
  'record-opening.end',
  'update record_openings set outcome = $outcome, ended_at = $now where account_id = $accountId and outcome is null',
);

/** The accounts whose opening was approved and asked for before a time. */
export const dueOpenings = statement<{ askedBefore: Date }, { account_id: string }>(
  'record-opening.due',
  'select account_id from record_openings where outcome is null and approved_at is not null and asked_at <= $askedBefore order by asked_at',
);

/** Ends what nobody approved in time. */
export const expireOpenings = statement<{ askedBefore: Date; now: Date }>(
  'record-opening.expire',
  `update record_openings set outcome = 'expired', ended_at = $now where outcome is null and approved_at is null and asked_at <= $askedBefore`,
);

/** How many openings an account has asked for since a time. */
export const countOpenings = statement<{ accountId: string; after: Date }, { count: number }>(
  'record-opening.count',
  'select count(*)::int as count from record_openings where account_id = $accountId and asked_at > $after',
);

export const forgetOpenings = statement<{ before: Date }>(
  'record-opening.forget',
  'delete from record_openings where ended_at < $before',
);

export const forgetOpeningsOf = statement<{ accountId: string }>(
  'record-opening.forget-of',
  'delete from record_openings where account_id = $accountId',
);
