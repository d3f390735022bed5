import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileCache } from '../../../scripts/terminal.mjs';
import type { FaultPoint } from '../../src/platform/fault-points.ts';
import { asSystem } from '../as-system.ts';
import { brokenInvariants, force } from '../booking-makers.ts';
import { clusterOfRun } from '../cluster-of-run.ts';
import { addDueSchedules } from '../due-schedules.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { ReminderProcess } from './reminder-process.ts';

const SENDER = fileURLToPath(new URL('reminder-process.ts', import.meta.url));
const PEOPLE = 4_000;
/** Eight in the morning in Tanzania. */
const BEGINS = new Date('2038-03-01T05:00:00Z');
/** What one process has with the provider at most: four jobs, each with 25 messages. */
const UNDER_WAY = 4 * 25;
const POINTS: readonly FaultPoint[] = ['after-reminders-made', 'after-sms-taken'];
const AT_RANDOM = 2;

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: BEGINS });
  await force(product, { sms: 'unreported' });
  const owner = new pg.Client(product.owner);
  await owner.connect();
  await addDueSchedules(owner, { count: PEOPLE, begins: BEGINS, minutes: 1 });
  await owner.end();
}, 60_000);
afterAll(() => product.close());

/** Starts a process that makes and sends the reminders. */
function startSender(faultPoint: FaultPoint | null = null): { child: ChildProcess; ended: Promise<string | null> } {
  const { appUrl } = clusterOfRun();
  const work: ReminderProcess = {
    database: { ...appUrl, database: product.owner.database! },
    secret: product.services.config.appSecret!,
    sandboxUrl: product.sandboxUrl,
    now: BEGINS.toISOString(),
    faultPoint,
  };
  const child = spawn(process.execPath, [SENDER, JSON.stringify(work)], {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<string | null>((done) => child.once('exit', (_code, signal) => done(signal)));
  return { child, ended };
}

interface Standing {
  readonly doses: number;
  readonly entries: number;
  readonly messages: number;
  readonly closed: number;
  readonly sent: number;
}

async function standing(): Promise<Standing> {
  const [row] = await asSystem<Standing>(
    product,
    `select (select count(*)::int from medication_doses) as doses,
            (select count(*)::int from person_notices) as entries,
            count(*)::int as messages, count(closed_at)::int as closed, count(*) filter (where state = 'sent')::int as sent
       from notices`,
  );
  return row!;
}

/** Waits until so many messages are closed. */
async function untilClosed(count: number): Promise<void> {
  while ((await standing()).closed < count) await pause(10);
}

/** How many messages each number got. */
async function messagesByNumber(): Promise<number[]> {
  const { messages } = (await (await fetch(`${product.sandboxUrl}/sandbox/outbox`)).json()) as {
    messages: { to: string }[];
  };
  const counts = new Map<string, number>();
  for (const { to } of messages) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts.values()];
}

describe('a process that is killed while it sends reminders (R-02, R-04)', () => {
  test(
    'none is lost, each stands in the list once, and only what was with the provider is sent again',
    { timeout: 300_000 },
    async () => {
      for (const point of POINTS) expect(await startSender(point).ended, point).toBe('SIGKILL');
      for (let round = 0; round < AT_RANDOM; round += 1) {
        const sender = startSender();
        await untilClosed((await standing()).closed + 1 + Math.floor(Math.random() * 500));
        sender.child.kill('SIGKILL');
        await sender.ended;
      }
      expect((await standing()).closed).toBeLessThan(PEOPLE);
      const last = startSender();
      await untilClosed(PEOPLE);
      last.child.kill('SIGKILL');
      await last.ended;

      expect(await standing()).toEqual({
        doses: PEOPLE,
        entries: PEOPLE,
        messages: PEOPLE,
        closed: PEOPLE,
        sent: PEOPLE,
      });
      const counts = await messagesByNumber();
      expect(counts).toHaveLength(PEOPLE);
      // The provider knows no key of ours, so what it took before we wrote that down goes out a second time.
      const twice = counts.reduce((sum, count) => sum + count - 1, 0);
      expect(twice).toBeGreaterThan(0);
      expect(twice).toBeLessThanOrEqual((POINTS.length + AT_RANDOM) * UNDER_WAY);
      expect(await brokenInvariants(product)).toEqual([]);
    },
  );
});
