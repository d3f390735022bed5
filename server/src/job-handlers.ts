import { jobs as bookings } from './modules/bookings/index.ts';
import { jobs as calls } from './modules/calls/index.ts';
import { jobs as identity } from './modules/identity/index.ts';
import { jobs as notifications } from './modules/notifications/index.ts';
import { jobs as payments } from './modules/payments/index.ts';
import { jobs as records } from './modules/records/index.ts';
import { jobs as site } from './modules/site/index.ts';
import { forgetOldKeys } from './platform/http/idempotency.ts';
import type { Crontab, JobHandlers } from './platform/jobs/worker.ts';

/** Who runs which job. */
export const jobHandlers: JobHandlers = {
  ...identity, ...payments, ...bookings, ...calls, ...notifications, ...records, ...site,
  'platform.forget-old-keys': forgetOldKeys,
};

/** Once across all processes. */
export const crontab: Crontab = ['* * * * * bookings/sweep ?max=3', '* * * * * payments/sweep ?max=3', '* * * * * calls/sweep ?max=3', '7 * * * * records/sweep ?max=3', '11 * * * * site/announce-openings ?max=3', '27 * * * * identity/forget-expired ?max=3', '17 * * * * platform/forget-old-keys ?max=3'].join('\n');
