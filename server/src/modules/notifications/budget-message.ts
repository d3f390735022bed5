import { DAY, HOUR, SECOND } from '../../platform/time.ts';
import { ALL_MESSAGES_BUCKET, ALL_REMINDERS_BUCKET, messagesBucketOf } from '../identity/index.ts';
import type { Budget } from '../identity/index.ts';
import type { Template } from './rules.ts';

/** How many text messages are sent at most. */
interface MessageCap {
  readonly perHour: number;
  readonly perDay: number;
}

/**
 * Limits far above an honest day: for one account, for that account's number, for the work of a doctor or member of
 * staff (whose day is full of other people's appointments, which take no room from what the account is told), and for
 * one subject.
 */
const PERSON_CAPS: MessageCap = { perHour: 15, perDay: 40 };
const PERSON_NUMBER_CAPS: MessageCap = { perHour: 20, perDay: 50 };
const WORK_NUMBER_CAPS: MessageCap = { perHour: 60, perDay: 300 };
const SUBJECT_CAPS: MessageCap = { perHour: 12, perDay: 30 };
/**
 * For the numbers of members of a family, whom whoever booked names: all of one appointment together, so that changing
 * the number does not reach more strangers.
 */
const VISITOR_CAPS: MessageCap = { perHour: 4, perDay: 8 };

/**
 * Reminders that may come several times a day, for years. They have caps of their own, so that they leave room for the
 * messages that count: for one account, and in all the given part of `SMS_TOTAL_DAILY_CAP`.
 */
const DAILY_REMINDERS: readonly string[] = ['medicine-time', 'medicine-refill'] satisfies readonly Template[];
const DAILY_REMINDER_CAPS: MessageCap = { perHour: 4, perDay: 12 };
const DAILY_REMINDERS_PART = 0.5;

/** The recipient and subject of a message, as the caps count them. */
export interface MessageTarget {
  readonly phone: string;
  /** Null for a doctor, a member of staff or a member of a family, who are addressed by number. */
  readonly accountId: string | null;
  readonly about: string | null;
  readonly template: string;
}

/** Returns the budgets that a message spends from, the narrowest first. They count all kinds of messages. */
export function budgetsOfMessage({ phone, accountId, about, template }: MessageTarget, totalPerDay: number): Budget[] {
  const isForVisitor = accountId === null && template.startsWith('visitor-');
  return [
    ...(about === null ? [] : both(`about:${about}`, SUBJECT_CAPS)),
    ...(DAILY_REMINDERS.includes(template) ? ofReminders(accountId, totalPerDay) : []),
    ...(accountId === null ? [] : both(`account:${accountId}`, PERSON_CAPS)),
    ...(isForVisitor ? both(`visitor:${about}`, VISITOR_CAPS) : []),
    ...(accountId === null && !isForVisitor
      ? both(`work:${phone}`, WORK_NUMBER_CAPS)
      : both(messagesBucketOf(phone), PERSON_NUMBER_CAPS)),
    { bucket: ALL_MESSAGES_BUCKET, allowed: totalPerDay, seconds: DAY / SECOND },
  ];
}

/** The narrower budgets of what may come several times a day, so that it leaves room for what counts. */
function ofReminders(accountId: string | null, totalPerDay: number): Budget[] {
  return [
    ...both(`reminders:${accountId}`, DAILY_REMINDER_CAPS),
    { bucket: ALL_REMINDERS_BUCKET, allowed: Math.floor(totalPerDay * DAILY_REMINDERS_PART), seconds: DAY / SECOND },
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
      : bucket.startsWith('reminders')
        ? 'reminders'
        : bucket.startsWith('about:')
          ? 'about'
          : bucket.startsWith('visitor:')
            ? 'visitor'
            : bucket.startsWith('account:')
              ? 'person'
              : 'number';
  return `${kind}-${seconds === HOUR / SECOND ? 'hour' : 'day'}`;
}
