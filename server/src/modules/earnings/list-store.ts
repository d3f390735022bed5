import type { WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import { countUpTo } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';
import { DOCTORS_SOUGHT } from '../doctors/index.ts';
import type { SoughtDoctors } from '../doctors/index.ts';
import { OPEN } from './store.ts';
import type { OpenWithdrawalRow } from './store.ts';

export interface WithdrawalCriteria {
  /** Null for all doctors. */
  readonly doctors: (SoughtDoctors & { readonly ids: readonly string[] }) | null;
  /** Null for all. */
  readonly statuses: readonly string[] | null;
  /** Null for all time. */
  readonly since: Date | null;
}

/** A request of a list. */
export type FoundRow = OpenWithdrawalRow & { readonly status: WithdrawalStatus };

type Values = Omit<WithdrawalCriteria, 'doctors'>;
type PageValues = Values & { limit: number; offset: number };
type WalkValues = Values & { afterAt: Date | null; afterId: string; limit: number };

const STATUS = "case when paid_at is not null then 'paid' else state end";
const FITS = `($statuses::text[] is null or ${STATUS} = any($statuses::text[]))`;
/** What waits is found in every month. */
const FOUND = `${FITS} and ($since::timestamptz is null or created_at >= $since or ${STATUS} in ('pending', 'approved'))`;
/**
 * Doctors in the same statement: their ids may be hundreds of thousands. What is sought by its number is of any month.
 */
const FOUND_OF_DOCTORS = `${FITS} and (id = any($ids::uuid[]) or ${FOUND} and doctor_id in (${DOCTORS_SOUGHT}))`;
const MONEY = { guarded: true, prepared: false } as const;
const LISTED = `select ${OPEN}, ${STATUS} as status from withdrawals where`;

const countOf = <Given extends Values>(kind: string, found: string) =>
  statement<Given, { found: number }>(`earnings.count-${kind}`, countUpTo(`withdrawals where ${found}`), MONEY);
const pageOf = <Given extends PageValues>(kind: string, found: string) =>
  statement<Given, FoundRow>(
    `earnings.page-${kind}`,
    `${LISTED} ${found} order by created_at desc, id desc limit $limit offset $offset`,
    MONEY,
  );
const walkOf = <Given extends WalkValues>(kind: string, found: string) =>
  statement<Given, FoundRow>(
    `earnings.walk-${kind}`,
    `${LISTED} ${found} and (created_at, id) < (coalesce($afterAt::timestamptz, 'infinity'), $afterId::uuid)
     order by created_at desc, id desc limit $limit`,
    MONEY,
  );

/** How many requests fit, a page of them, and those after a place; both newest first. */
export const ofAll = {
  count: countOf<Values>('of-all', FOUND),
  page: pageOf<PageValues>('of-all', FOUND),
  walk: walkOf<WalkValues>('of-all', FOUND),
};

/** The same of the doctors whom a search means. */
export const ofSought = {
  count: countOf<Values & NonNullable<WithdrawalCriteria['doctors']>>('of-sought', FOUND_OF_DOCTORS),
  page: pageOf<PageValues & NonNullable<WithdrawalCriteria['doctors']>>('of-sought', FOUND_OF_DOCTORS),
  walk: walkOf<WalkValues & NonNullable<WithdrawalCriteria['doctors']>>('of-sought', FOUND_OF_DOCTORS),
};
