import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newDataDir, removeDataDir, startBenchedProduct, untilAnswered } from './product-process.ts';
import { median } from './table.ts';
import { freePort } from '../scripts/free-port.ts';
import type { Row } from './table.ts';

const STARTS = 5;
const REST = 15_000;
const PAGES = ['/', '/doctors', '/about', '/api/doctors?country=TZ'];
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Measures the time of `npm start` on an existing data folder until the first page, and the memory of the idle server
 * process.
 */
export async function measureStart(): Promise<Row[]> {
  const dataDir = newDataDir();
  try {
    await (await startBenchedProduct({}, dataDir)).stop();
    const times: number[] = [];
    for (let start = 0; start < STARTS; start += 1) times.push(await npmStart(dataDir));
    const product = await startBenchedProduct({}, dataDir);
    for (let visit = 0; visit < 25; visit += 1)
      for (const page of PAGES) await (await fetch(product.url + page)).text();
    await pause(REST);
    const megabytes = residentMegabytes(product.child.pid!);
    await product.stop();
    const seconds = median(times) / 1000;
    return [
      {
        what: '`npm start` on an existing data folder, to the first page',
        measured: `${seconds.toFixed(2)} s`,
        beside: '–',
        goal: '≤ 5 s',
        met: seconds <= 5,
        figures: [{ unit: 's', value: seconds }],
      },
      {
        what: 'Memory of the server at rest, without PostgreSQL',
        measured: `${megabytes.toFixed(0)} MB`,
        beside: '–',
        goal: '≤ 200 MB',
        met: megabytes <= 200,
        figures: [{ unit: 'MB', value: megabytes }],
      },
    ];
  } finally {
    removeDataDir(dataDir);
  }
}

async function npmStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DRAIN_NOTICE: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group of its own, so that the signal reaches npm and the server together, like Ctrl-C in a terminal.
    detached: true,
  });
  await untilAnswered(`http://127.0.0.1:${port}`, child, began);
  const spent = performance.now() - began;
  process.kill(-child.pid!, 'SIGINT');
  while (
    await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      () => true,
      () => false,
    )
  )
    await pause(20);
  return spent;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1000;
}
