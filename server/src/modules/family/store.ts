import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** How an offer to hand a record over ended. */
type HandoverOutcome = 'accepted' | 'declined' | 'withdrawn' | 'expired';

export interface HandoverRow {
  readonly id: string;
  readonly person_id: string;
  readonly guardian_id: string;
  /** Null once the offer has ended. */
  readonly phone: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly outcome: HandoverOutcome | null;
}

const HANDOVER = 'id, person_id, guardian_id, phone, created_at, expires_at, outcome';

/** Adds an offer. Changes no row while another one for the person is open. */
export const add = statement<{
  id: string;
  personId: string;
  guardianId: string;
  phone: string;
  now: Date;
  expiresAt: Date;
}>(
  'family.add-handover',
  `insert into record_handovers (id, person_id, guardian_id, phone, created_at, expires_at)
   values ($id, $personId, $guardianId, $phone, $now, $expiresAt) on conflict (person_id) where ended_at is null do nothing`,
  { guarded: true },
);

/** How many offers a guardian has made since a moment. */
export const countSince = statement<{ guardianId: string; from: Date }, { count: number }>(
  'family.count-handovers',
  'select count(*)::int as count from record_handovers where guardian_id = $guardianId and created_at > $from',
  { guarded: true },
);

/** The offers that wait for an answer, of these people. */
export const openOf = statement<{ personIds: readonly string[]; now: Date }, HandoverRow>(
  'family.open-handovers',
  `select ${HANDOVER} from record_handovers
    where person_id = any($personIds::uuid[]) and ended_at is null and expires_at > $now`,
  { guarded: true },
);

/** The offers that wait for the account of a number, oldest first; none of its own. */
export const openFor = statement<{ phone: string; accountId: string; now: Date }, HandoverRow>(
  'family.handovers-for',
  `select ${HANDOVER} from record_handovers
    where phone = $phone and guardian_id <> $accountId and ended_at is null and expires_at > $now order by created_at, id`,
  { guarded: true },
);

export const find = statement<{ id: string }, HandoverRow>(
  'family.find-handover',
  `select ${HANDOVER} from record_handovers where id = $id`,
  { guarded: true },
);

/** Ends an open offer by the decision of an account. Changes no row if it has ended or its time is over. */
export const decide = statement<{
  id: string;
  outcome: 'accepted' | 'declined';
  accountId: string;
  consentVersion: number | null;
  now: Date;
}>(
  'family.decide-handover',
  `update record_handovers set ended_at = $now, outcome = $outcome, account_id = $accountId, consent_version = $consentVersion, phone = null
   where id = $id and ended_at is null and expires_at > $now`,
  { guarded: true },
);

/** Withdraws the open offer of a person. */
export const withdraw = statement<{ personId: string; now: Date }>(
  'family.withdraw-handover',
  `update record_handovers set ended_at = $now, outcome = 'withdrawn', phone = null where person_id = $personId and ended_at is null`,
  { guarded: true },
);

/** Ends the offers whose time is over, of one person or of all, and gives the ids of their people. */
export const expire = statement<{ personId: string | null; now: Date }, { person_id: string }>(
  'family.expire-handovers',
  `update record_handovers set ended_at = $now, outcome = 'expired', phone = null
   where ended_at is null and expires_at <= $now and ($personId::uuid is null or person_id = $personId) returning person_id`,
  { guarded: true },
);

/** Withdraws the open offers of a guardian, and gives the ids of their people. */
export const withdrawAllOf = statement<{ guardianId: string; now: Date }, { person_id: string }>(
  'family.withdraw-handovers-of',
  `update record_handovers set ended_at = $now, outcome = 'withdrawn', phone = null
   where guardian_id = $guardianId and ended_at is null returning person_id`,
  { guarded: true },
);

/** The offers that an account made, and those that it accepted or declined. */
export const ownHandovers = statement<OwnPlace, { readonly id: string }>(
  'family.export-handovers',
  `select id, person_id, phone, created_at, expires_at, ended_at, outcome, consent_version from record_handovers
    where (guardian_id = $accountId or account_id = $accountId) and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
