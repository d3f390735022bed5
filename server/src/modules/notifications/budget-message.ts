import { DAY, HOUR, SECOND } from '../../platform/time.ts';
import { ALL_MESSAGES_BUCKET, messagesBucketOf } from '../identity/index.ts';
import type { Budget } from '../identity/index.ts';
import { SUBJECT_CAPS, PERSON_CAPS, PERSON_NUMBER_CAPS, WORK_NUMBER_CAPS } from './rules.ts';
import type { MessageCap } from './rules.ts';

/** The recipient and subject of a message, as the caps count them. */
export interface MessageTarget {
  readonly phone: string;
  /** Null for a doctor or a member of staff, who are addressed by number. */
  readonly accountId: string | null;
  readonly about: string | null;
}

/** Returns the budgets that a message spends from, the narrowest first. They count all kinds of messages. */
export function budgetsOfMessage({ phone, accountId, about }: MessageTarget, totalPerDay: number): Budget[] {
  return [
    ...(about === null ? [] : both(`about:${about}`, SUBJECT_CAPS)),
    ...(accountId === null ? [] : both(`account:${accountId}`, PERSON_CAPS)),
    ...both(messagesBucketOf(phone), accountId === null ? WORK_NUMBER_CAPS : PERSON_NUMBER_CAPS),
    { bucket: ALL_MESSAGES_BUCKET, allowed: totalPerDay, seconds: DAY / SECOND },
  ];
}

function both(bucket: string, { perHour, perDay }: MessageCap): Budget[] {
  return [
    { bucket, allowed: perHour, seconds: HOUR / SECOND },
    { bucket, allowed: perDay, seconds: DAY / SECOND },
  ];
}

/** Returns the name of a reached budget for rows and logs, without number and ids. */
export function capName({ bucket, seconds }: Budget): string {
  const kind =
    bucket === ALL_MESSAGES_BUCKET
      ? 'total'
      : bucket.startsWith('about:')
        ? 'about'
        : bucket.startsWith('account:')
          ? 'person'
          : 'number';
  return `${kind}-${seconds === HOUR / SECOND ? 'hour' : 'day'}`;
}
