import type pg from 'pg';
import { CHECKS } from './checks.ts';
import { jobs as announcements } from './modules/announcements/index.ts';
import { jobs as assistant } from './modules/assistant/index.ts';
import { jobs as assistedBookings } from './modules/assisted-bookings/index.ts';
import { jobs as audit } from './modules/audit/index.ts';
import { jobs as applications } from './modules/applications/index.ts';
import { jobs as bookings } from './modules/bookings/index.ts';
import { jobs as bridges } from './modules/bridges/index.ts';
import { jobs as calls } from './modules/calls/index.ts';
import { jobs as cases, recordFindings } from './modules/cases/index.ts';
import { jobs as credits } from './modules/credits/index.ts';
import { jobs as doctorDay } from './modules/doctor-day/index.ts';
import { jobs as earnings } from './modules/earnings/index.ts';
import { jobs as emergencies } from './modules/emergencies/index.ts';
import { jobs as chat } from './modules/chat/index.ts';
import { jobs as family } from './modules/family/index.ts';
import { jobs as fees } from './modules/fees/index.ts';
import { jobs as files } from './modules/files/index.ts';
import { jobs as identity } from './modules/identity/index.ts';
import { jobs as medication } from './modules/medication/index.ts';
import { jobs as pregnancy } from './modules/pregnancy/index.ts';
import { jobs as monthReports } from './modules/month-reports/index.ts';
import { jobs as notifications } from './modules/notifications/index.ts';
import { jobs as recordOpening } from './modules/record-opening/index.ts';
import { jobs as ownCopies } from './modules/own-copies/index.ts';
import { jobs as passwords } from './modules/passwords/index.ts';
import { jobs as payments } from './modules/payments/index.ts';
import { jobs as readings } from './modules/readings/index.ts';
import { jobs as records } from './modules/records/index.ts';
import { jobs as site } from './modules/site/index.ts';
import { jobs as subscriptions } from './modules/subscriptions/index.ts';
import { jobs as verification } from './modules/verification/index.ts';
import { jobs as waitlist } from './modules/waitlist/index.ts';
import { runChecks } from './platform/database/invariants.ts';
import { forgetOldKeys } from './platform/http/idempotency.ts';
import type { Crontab, JobHandlers } from './platform/jobs/worker.ts';

/** Job name → the function that runs it, collected from all modules. */
export const jobHandlers: Omit<JobHandlers, 'platform.check-invariants'> = {
  ...audit,
  ...assistant,
  ...assistedBookings,
  ...identity,
  ...recordOpening,
  ...ownCopies,
  ...passwords,
  ...payments,
  ...bookings,
  ...credits,
  ...earnings,
  ...emergencies,
  ...doctorDay,
  ...bridges,
  ...calls,
  ...chat,
  ...announcements,
  ...medication,
  ...pregnancy,
  ...monthReports,
  ...notifications,
  ...readings,
  ...records,
  ...site,
  ...subscriptions,
  ...verification,
  ...waitlist,
  ...family,
  ...fees,
  ...files,
  ...applications,
  ...cases,
  'platform.forget-old-keys': forgetOldKeys,
};

/**
 * Returns the job that checks the invariants and puts what is violated into the queue of cases. It reads all tables, so
 * no module can own it. `checkDatabase`: the login that sees every row and writes none.
 */
export function checkingJob(checkDatabase: pg.PoolConfig): Pick<JobHandlers, 'platform.check-invariants'> {
  return {
    'platform.check-invariants': async (ctx) => recordFindings(ctx, await runChecks(checkDatabase, CHECKS)),
  };
}

/** Recurring jobs. Each run takes place in one process only. */
export const crontab: Crontab = [
  '0 * * * * audit/anchor ?max=3',
  '* * * * * bookings/sweep ?max=3',
  '57 * * * * bookings/add-up-counts ?max=3',
  '* * * * * assisted-bookings/sweep ?max=3',
  '* * * * * emergencies/sweep ?max=3',
  '* * * * * payments/sweep ?max=3',
  '17 * * * * payments/keep-days ?max=3',
  '* * * * * calls/sweep ?max=3',
  '* * * * * cases/sweep ?max=3',
  '* * * * * cases/tell-staff ?max=3',
  '* * * * * fees/begin-planned ?max=3',
  '41 * * * * family/end-old-offers ?max=3',
  '* * * * * announcements/resume ?max=3',
  '*/5 * * * * credits/end ?max=3',
  '*/5 * * * * subscriptions/end ?max=3',
  '*/20 * * * * subscriptions/remind ?max=3',
  '13 * * * * earnings/settle-missed ?max=3',
  '* * * * * cases/sweep-payouts ?max=3',
  '7 * * * * records/sweep ?max=3',
  '11 * * * * site/announce-openings ?max=3',
  '*/5 * * * * waitlist/sweep ?max=3',
  '37 * * * * verification/forget-misses ?max=3',
  '34 * * * * assistant/forget-asks ?max=3',
  '* * * * * medication/remind ?max=3',
  '*/5 * * * * pregnancy/remind ?max=3',
  '31 * * * * notifications/forget-old ?max=3',
  '9 * * * * month-reports/tell ?max=3',
  '27 * * * * identity/forget-expired ?max=3',
  '* * * * * passwords/watch-tries ?max=3',
  '* * * * * applications/end-licences ?max=3',
  '22 * * * * applications/remind-of-licences ?max=3',
  '47 * * * * applications/forget-unproven ?max=3',
  '*/5 * * * * files/scan ?max=3',
  '52 * * * * files/sweep ?max=3',
  '*/5 * * * * own-copies/sweep ?max=3',
  '*/5 * * * * record-opening/open-due ?max=3',
  '42 * * * * platform/check-invariants ?max=1',
  '17 * * * * platform/forget-old-keys ?max=3',
].join('\n');
