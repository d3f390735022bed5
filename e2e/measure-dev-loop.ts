/**
 * `npm run dev:measure`: measures how long it takes from saving a file until a browser shows the change, five times for
 * each kind of change.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGES, changeAndWait, startDev } from './dev-loop.ts';
import { launchBrowser, openContext } from './browser.ts';

/** Milliseconds. */
const BETWEEN_KINDS = 3_000;

// The browser first: without one nothing else is started.
const browser = await launchBrowser();
const began = performance.now();
const dev = await startDev();
try {
  console.log(`the first page after ${Math.round(performance.now() - began)} ms, on an empty data folder`);
  const context = await openContext(browser, { origin: dev.url, device: 'desktop', language: 'sw' });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForSelector('html.live');
  for (const kind of Object.keys(CHANGES) as (keyof typeof CHANGES)[]) {
    // What the last kind started in the background is done by then, as when a developer turns to something else.
    await pause(BETWEEN_KINDS);
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) times.push(Math.round(await changeAndWait(page, kind)));
    const sorted = times.toSorted((one, other) => one - other);
    console.log(`${kind.padEnd(10)} first ${times[0]} ms, median ${sorted[2]} ms, longest ${sorted[4]} ms`);
  }
} finally {
  await browser.close();
  await dev.stop();
}
