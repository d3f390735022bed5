import { DAY, HOUR, SECOND } from '../../platform/time.ts';
import { EVERY_MESSAGE, messagesTo } from '../identity/index.ts';
import type { Budget } from '../identity/index.ts';
import { ABOUT_ONE_THING, TO_A_PERSON, TO_A_PERSONS_NUMBER, TO_A_WORK_NUMBER } from './rules.ts';
import type { Allowance } from './rules.ts';

/** Whom a message goes to and what it is about, as caps see it. */
export interface Addressed {
  readonly phone: string;
  /** Null for a doctor or staff, who are written to by number. */
  readonly accountId: string | null;
  readonly about: string | null;
}

/** The budgets that a message has to fit into, over all kinds of message; the narrowest first. */
export function budgetsOfMessage({ phone, accountId, about }: Addressed, totalPerDay: number): Budget[] {
  return [
    ...(about === null ? [] : both(`about:${about}`, ABOUT_ONE_THING)),
    ...(accountId === null ? [] : both(`account:${accountId}`, TO_A_PERSON)),
    ...both(messagesTo(phone), accountId === null ? TO_A_WORK_NUMBER : TO_A_PERSONS_NUMBER),
    { bucket: EVERY_MESSAGE, allowed: totalPerDay, seconds: DAY / SECOND },
  ];
}

function both(bucket: string, { perHour, perDay }: Allowance): Budget[] {
  return [{ bucket, allowed: perHour, seconds: HOUR / SECOND }, { bucket, allowed: perDay, seconds: DAY / SECOND }];
}

/** A full budget as rows and logs name it: without number and ids. */
export function nameOfCap({ bucket, seconds }: Budget): string {
  const kind = bucket === EVERY_MESSAGE ? 'total' : bucket.startsWith('about:') ? 'about' : bucket.startsWith('account:') ? 'person' : 'number';
  return `${kind}-${seconds === HOUR / SECOND ? 'hour' : 'day'}`;
}
