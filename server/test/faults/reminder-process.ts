import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { eventHandlers } from '../../src/event-handlers/index.ts';
import { jobs as medication } from '../../src/modules/medication/index.ts';
import { jobs as notifications } from '../../src/modules/notifications/index.ts';
import { adjustableClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { jobContext } from '../../src/platform/context.ts';
import { armFaultPoint } from '../../src/platform/fault-points.ts';
import { startRelay } from '../../src/platform/jobs/relay.ts';
import type { Relay } from '../../src/platform/jobs/relay.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import { openLog } from '../../src/platform/log.ts';
import { openServices } from '../../src/services.ts';

/** What the process is given as JSON in its only argument. */
export interface ReminderProcess {
  readonly database: pg.PoolConfig;
  readonly secret: string;
  readonly sandboxUrl: string;
  /** What the clock of the process shows, so that the test does not depend on the hour of the day. */
  readonly now: string;
  readonly faultPoint: string | null;
}

/** Makes and sends reminders of medicine as a process of the product does, until it is killed. */
async function remind({ database, secret, sandboxUrl, now, faultPoint }: ReminderProcess): Promise<void> {
  armFaultPoint(faultPoint ?? undefined);
  let relay: Relay | undefined;
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', SMS_TOTAL_DAILY_CAP: '100000' });
  const services = openServices(
    { config, clock: adjustableClock(new Date(now)), log: openLog('error'), database, secret, sandboxUrl },
    () => relay?.wake(),
  );
  relay = startRelay(services.db, services.log);
  await startWorker(services, notifications, eventHandlers, '');
  for (;;) {
    await medication['medication.remind'](jobContext(services, 'medication.remind'));
    await pause(100);
  }
}

if (import.meta.main) await remind(JSON.parse(process.argv[2]!) as ReminderProcess);
