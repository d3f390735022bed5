import type { CaseKind, CaseStep } from '@tabibu/contract/case-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

export interface CaseRow {
  readonly id: string;
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly account_id: string | null;
  readonly country: CountryCode | null;
  readonly amount: number | null;
  readonly currency: Currency | null;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly owner_id: string | null;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
}

const CASE =
  'id, kind, subject_id, account_id, country, amount, currency, opened_at, due_at, owner_id, closed_at, closed_by';

/** Opens cases of a kind. Adds no row for a thing that has an open case. */
export const openCases = statement<{
  ids: readonly string[];
  kind: CaseKind;
  subjectIds: readonly string[];
  accountIds: readonly (string | null)[];
  countries: readonly (string | null)[];
  amounts: readonly (number | null)[];
  currencies: readonly (string | null)[];
  openedAt: readonly Date[];
  dueAt: readonly Date[];
}>(
  'cases.open',
  `insert into cases (id, kind, subject_id, account_id, country, amount, currency, opened_at, due_at)
   select w.id, $kind, w.subject_id, w.account_id, w.country, w.amount, w.currency, w.opened_at, w.due_at
     from unnest($ids::uuid[], $subjectIds::text[], $accountIds::uuid[], $countries::text[], $amounts::bigint[], $currencies::text[],
                 $openedAt::timestamptz[], $dueAt::timestamptz[])
       as w (id, subject_id, account_id, country, amount, currency, opened_at, due_at)
   on conflict (kind, subject_id) where closed_at is null do nothing`,
);

/** Closes the open cases of these things. */
export const closeCases = statement<{
  kind: CaseKind;
  subjectIds: readonly string[];
  closedBy: string | null;
  now: Date;
}>(
  'cases.close',
  `update cases set closed_at = greatest($now, opened_at), closed_by = $closedBy
    where kind = $kind and subject_id = any($subjectIds) and closed_at is null`,
);

export const findCase = statement<{ id: string }, CaseRow>('cases.find', `select ${CASE} from cases where id = $id`);

export const lockCase = statement<{ id: string }, CaseRow>(
  'cases.lock',
  `select ${CASE} from cases where id = $id for update`,
);

/** Locks the open case of a thing, of whichever of these kinds it is. */
export const lockOpenOf = statement<{ kinds: readonly CaseKind[]; subjectId: string }, { id: string }>(
  'cases.lock-open-of',
  'select id from cases where kind = any($kinds) and subject_id = $subjectId and closed_at is null for update',
);

/** Which open cases the queue shows; null for no wish. Either the subject or the account fits a search. */
interface QueueCriteria {
  readonly kinds: readonly CaseKind[];
  readonly country: CountryCode | null;
  readonly ownerId: string | null;
  /** Those that nobody has taken on. */
  readonly none: boolean;
  readonly subjectIds: readonly string[] | null;
  readonly accountIds: readonly string[] | null;
}

/** Every open case. */
export const EVERY_CASE = { country: null, ownerId: null, none: false, subjectIds: null, accountIds: null } as const;

interface QueuePage extends QueueCriteria {
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

const pageBy = (moment: 'due_at' | 'opened_at') =>
  statement<QueuePage, CaseRow>(
    `cases.list-open-by-${moment}`,
    `select ${CASE} from cases
    where closed_at is null and kind = any($kinds::text[]) and ($ownerId::uuid is null or owner_id = $ownerId)
      and (not $none::boolean or owner_id is null) and ($country::text is null or country = $country)
      and ($subjectIds::text[] is null or subject_id = any($subjectIds) or account_id = any($accountIds::uuid[]))
      and ($afterAt::timestamptz is null or (${moment}, id) > ($afterAt::timestamptz, $afterId::uuid))
    order by ${moment}, id limit $limit`,
  );

/** One page of the queue: what is due first on top, or what is oldest. */
export const listOpen = { due: pageBy('due_at'), oldest: pageBy('opened_at') };

/** How many cases of each kind wait. */
export const countKinds = statement<{ kinds: readonly CaseKind[] }, { kind: CaseKind; open: number }>(
  'cases.count-kinds',
  'select kind, count(*)::int as open from cases where closed_at is null and kind = any($kinds::text[]) group by kind',
);

export const countOpen = statement<{ kinds: readonly CaseKind[]; now: Date }, { open: number; overdue: number }>(
  'cases.count-open',
  `select count(*) as open, count(*) filter (where due_at < $now) as overdue from cases
    where closed_at is null and kind = any($kinds::text[])`,
);

/** The subjects of a kind that have an open case, in the order of the subjects, after `after`. */
export const openSubjects = statement<{ kind: CaseKind; after: string; limit: number }, { subject_id: string }>(
  'cases.open-subjects',
  'select subject_id from cases where kind = $kind and closed_at is null and subject_id > $after order by subject_id limit $limit',
);

/** When somebody last settled the case of each of these things, of those that somebody did. */
export const settledAt = statement<{ kind: CaseKind; subjectIds: readonly string[] }, { subject_id: string; at: Date }>(
  'cases.settled-at',
  `select c.subject_id, max(s.at) as at from cases c join case_steps s on s.case_id = c.id and s.step = 'settle'
    where c.kind = $kind and c.subject_id = any($subjectIds) group by c.subject_id`,
);

/** The newest case of each of these things, open or closed. */
export const newestOf = statement<
  { kind: CaseKind; subjectIds: readonly string[] },
  { id: string; subject_id: string }
>(
  'cases.newest-of',
  `select distinct on (subject_id) id, subject_id from cases where kind = $kind and subject_id = any($subjectIds)
    order by subject_id, id desc`,
);

/** The open cases of these things. */
export const openOf = statement<{ kind: CaseKind; subjectIds: readonly string[] }, { id: string; subject_id: string }>(
  'cases.open-of',
  'select id, subject_id from cases where kind = $kind and subject_id = any($subjectIds) and closed_at is null',
);

/** All cases of these things, settled ones too, oldest first. */
export const about = statement<
  { subjectIds: readonly string[] },
  { id: string; kind: CaseKind; opened_at: Date; closed_at: Date | null }
>(
  'cases.about',
  'select id, kind, opened_at, closed_at from cases where subject_id = any($subjectIds) order by opened_at, id',
);

export const setOwner = statement<{ id: string; ownerId: string | null }>(
  'cases.set-owner',
  'update cases set owner_id = $ownerId where id = $id and closed_at is null',
);

export const addStep = statement<{
  id: string;
  caseId: string;
  now: Date;
  accountId: string;
  step: CaseStep;
  noteSealed: Buffer | null;
}>(
  'cases.add-step',
  'insert into case_steps (id, case_id, at, account_id, step, note_sealed) values ($id, $caseId, $now, $accountId, $step, $noteSealed)',
);

export interface StepRow {
  readonly id: string;
  readonly at: Date;
  readonly account_id: string;
  readonly step: CaseStep;
  readonly note_sealed: Buffer | null;
}

export const steps = statement<{ caseId: string }, StepRow>(
  'cases.steps',
  'select id, at, account_id, step, note_sealed from case_steps where case_id = $caseId order by number',
);
