import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { freePort } from '../scripts/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LONGEST = 60_000;
/**
 * Milliseconds between two changes of one file. The file watcher under Vite (chokidar) drops a change that follows
 * another one of the same file within 50 ms, and a small change is shown sooner than that.
 */
const BETWEEN_CHANGES = 200;

export interface StartedDev {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the same as `npm run dev` (without installing packages), with demo data in an empty data folder. */
export async function startDev(): Promise<StartedDev> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-dev-'));
  chmodSync(dataDir, 0o711);
  const child = spawn(process.execPath, ['scripts/dev/serve.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const end = performance.now() + 3 * LONGEST;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error('the product did not start');
    await pause(100);
  }
  return {
    url,
    async stop() {
      await new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { headers: { accept: 'text/html' } }).then(
    (reply) => reply.ok,
    () => false,
  );
}

/** Typical edits of a developer, each harmless, and how a page shows that it has the change. */
export const CHANGES = {
  // The bar stays while somebody types into it; the sections below give way to what is found.
  component: {
    file: 'web/src/patient/home/home-bar.tsx',
    edit: (text: string) => text.replace('className="home-bar"', 'className="home-bar" data-changed="yes"'),
    isShown: (page: Page) => page.evaluate(() => document.querySelector('.home-bar[data-changed]') !== null),
  },
  style: {
    file: 'web/src/patient/home/home-screen.css',
    edit: (text: string) => `${text}\nh1 { outline-offset: 7px; }\n`,
    isShown: (page: Page) =>
      page.evaluate(() => getComputedStyle(document.querySelector('h1')!).outlineOffset === '7px'),
  },
  sentence: {
    file: 'locales/sw/public.po',
    edit: (text: string) => text.replace(/(msgid "home\.ask"\nmsgstr ")/, '$1Habari! '),
    isShown: (page: Page) =>
      page.evaluate(() => document.querySelector('h1')?.textContent?.startsWith('Habari! ') === true),
  },
  server: {
    file: 'server/src/platform/http/health.ts',
    edit: (text: string) => text.replace('({ live: true })', '({ live: true, changed: true })'),
    isShown: (page: Page) =>
      page.evaluate(async () => (await (await fetch('/api/health/live')).text()).includes('changed')),
  },
} as const;

/** Writes a change and returns the milliseconds until the page shows it. Restores the file before it returns. */
export async function changeAndWait(page: Page, kind: keyof typeof CHANGES): Promise<number> {
  const { file, edit, isShown } = CHANGES[kind];
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} is not what it was: nothing could be changed in it`);
  try {
    const began = performance.now();
    writeFileSync(path, after);
    await until(() => isShown(page));
    return performance.now() - began;
  } finally {
    await pause(BETWEEN_CHANGES);
    writeFileSync(path, before);
    await until(async () => !(await isShown(page)));
    await pause(BETWEEN_CHANGES);
  }
}

/**
 * Waits until `holds` returns true; throws after a minute. An error of `holds` counts as false, because a page that is
 * reloading cannot answer.
 */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST;
  while (!(await holds().catch(() => undefined))) {
    if (performance.now() > end) throw new Error('the page did not follow a change of its sources');
    await pause(10);
  }
}
