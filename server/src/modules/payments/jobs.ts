import { keepDays } from './keep-days.ts';
import { queryStatus } from './query-status.ts';
import { readInbox } from './read-inbox.ts';
import { requestPush } from './request-push.ts';
import { sweepPayments } from './sweep-payments.ts';

export const jobs = {
  'payments.request-push': requestPush,
  'payments.query-status': queryStatus,
  'payments.read-inbox': readInbox,
  'payments.sweep': sweepPayments,
  'payments.keep-days': keepDays,
};
