import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import { eventHandlers } from '../server/src/event-handlers/index.ts';
import { addDueSchedules } from '../server/test/due-schedules.ts';
import { jobs as medication } from '../server/src/modules/medication/index.ts';
import { jobs as notifications } from '../server/src/modules/notifications/index.ts';
import { adjustableClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { jobContext } from '../server/src/platform/context.ts';
import type { Services } from '../server/src/platform/context.ts';
import { startCluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import type { Cluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { startRelay } from '../server/src/platform/jobs/relay.ts';
import type { Relay } from '../server/src/platform/jobs/relay.ts';
import { startWorker } from '../server/src/platform/jobs/worker.ts';
import { openLog } from '../server/src/platform/log.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { openServices } from '../server/src/services.ts';
import { startSmsProvider } from './http/sms-provider.ts';
import type { SmsProvider } from './http/sms-provider.ts';
import { SECRET, newDataDir, removeDataDir } from './product-process.ts';
import type { Row } from './table.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const MINUTES = 60;
/** So many empty jobs say how fast the queue is. */
const BARE = Math.min(ROWS, 50_000);
/** So many of them are added by one statement, as the relay of the outbox does. */
const ADDED_AT_ONCE = 200;
const GOAL = 0.5;
/** Eight in the morning in Tanzania. */
const BEGINS = new Date('2038-03-01T05:00:00Z');

/**
 * Measures how many reminders of medicine per second are written down, put into the list of the person and handed to
 * the SMS provider, when a million people have something due within one hour, in comparison with what the job queue
 * does in the same time with jobs that do nothing. One process does everything; each minute of the hour follows at
 * once.
 */
export async function measureReminders(): Promise<Row[]> {
  const dataDir = newDataDir();
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  const provider = await startSmsProvider();
  const owner = new pg.Client(cluster.ownerUrl);
  let relay: Relay | undefined;
  let services: Services | undefined;
  try {
    await migrate(cluster.ownerUrl);
    await owner.connect();
    await addDueSchedules(owner, { count: ROWS, begins: BEGINS, minutes: MINUTES });
    await owner.query('vacuum analyze');
    const clock = adjustableClock(BEGINS);
    services = openProduct(cluster, provider.url, clock, () => relay?.wake());
    const bare = await bareRate(services, owner);
    relay = startRelay(services.db, services.log);
    const worker = await startWorker(services, notifications, eventHandlers, '');
    const began = performance.now();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      clock.set(new Date(BEGINS.getTime() + minute * MINUTE));
      await medication['medication.remind'](jobContext(services, 'bench'));
    }
    const made = ROWS / ((performance.now() - began) / 1000);
    await untilTaken(provider);
    const rate = ROWS / ((performance.now() - began) / 1000);
    await worker.stop();
    await refuseLoss(owner, provider);
    return [rowOf({ rate, made, bare })];
  } finally {
    await relay?.stop();
    await services?.db.close();
    await owner.end();
    provider.stop();
    await cluster.stop();
    removeDataDir(dataDir);
  }
}

function openProduct(cluster: Cluster, url: string, clock: Services['clock'], onWake: () => void): Services {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    SMS_TOTAL_DAILY_CAP: String(4 * ROWS),
  });
  return openServices(
    { config, clock, log: openLog('error'), database: cluster.appUrl, secret: SECRET, sandboxUrl: url },
    onWake,
  );
}

/** Returns how many jobs per second the queue takes in and runs when they do nothing. */
async function bareRate({ db }: Services, owner: pg.Client): Promise<number> {
  let done = 0;
  const runner = await run({
    pgPool: db.pool,
    taskList: {
      nothing: () => {
        done += 1;
      },
    },
    concurrency: 4,
    noHandleSignals: true,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => () => undefined),
  });
  const began = performance.now();
  for (let added = 0; added < BARE; added += ADDED_AT_ONCE)
    await owner.query(
      `select count(*) from graphile_worker.add_jobs(array(
         select json_populate_record(null::graphile_worker.job_spec, '{"identifier": "nothing", "payload": {}, "max_attempts": 25}') from generate_series(1, $1::int)))`,
      [Math.min(ADDED_AT_ONCE, BARE - added)],
    );
  while (done < BARE) await pause(5);
  const rate = BARE / ((performance.now() - began) / 1000);
  await runner.stop();
  return rate;
}

async function untilTaken(provider: SmsProvider): Promise<void> {
  let taken = -1;
  for (let last = performance.now(); ; await pause(100)) {
    const { numbers } = await provider.taken();
    if (numbers === ROWS) return;
    if (numbers > taken) last = performance.now();
    taken = numbers;
    if (performance.now() - last > 2 * MINUTE) throw new Error(`only ${taken} reminders were sent`);
  }
}

/** Throws unless each person was reminded once, in the list and by SMS. */
async function refuseLoss(owner: pg.Client, provider: SmsProvider): Promise<void> {
  const { rows } = await owner.query<{ doses: number; listed: number; sent: number }>(
    `select (select count(*)::int from medication_doses) as doses,
            (select count(distinct account_id)::int from person_notices) as listed,
            (select count(*)::int from notices where state = 'sent') as sent`,
  );
  const all = { ...rows[0]!, ...(await provider.taken()) };
  if (Object.values(all).some((count) => count !== ROWS))
    throw new Error(`not everybody was reminded once: ${JSON.stringify(all)}`);
}

function rowOf({ rate, made, bare }: { rate: number; made: number; bare: number }): Row {
  const ratio = rate / bare;
  const minutes = ROWS / rate / 60;
  const beside = `the job queue with jobs that do nothing: ${bare.toFixed(0)}/s`;
  return {
    what: `${ROWS.toLocaleString('en')} reminders of medicine due within an hour, made and sent`,
    measured: `${rate.toFixed(0)}/s = ${ratio.toFixed(2)}; all in ${minutes.toFixed(1)} min`,
    beside,
    goal: `≥ ${GOAL}`,
    met: ratio >= GOAL,
    figures: [
      { unit: '/s', value: rate, peer: bare },
      { part: 'made', unit: '/s', value: made, peer: bare },
    ],
  };
}
