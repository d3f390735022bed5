/**
 * `npm run dev:measure`: measures how long it takes from saving a file until a browser shows the change, five times for
 * each kind of change.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGES, changeAndWait, startDev } from './dev-loop.ts';
import { launchBrowser, openContext } from './browser.ts';

/** Milliseconds that a developer looks at a change before the next one: what the last one started is done by then. */
const BETWEEN_CHANGES = 3_000;

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
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await pause(BETWEEN_CHANGES);
      times.push(Math.round(await changeAndWait(page, kind)));
    }
    const sorted = times.toSorted((one, other) => one - other);
    console.log(`${kind.padEnd(10)} first ${times[0]} ms, median ${sorted[2]} ms, longest ${sorted[4]} ms`);
  }
} finally {
  await browser.close();
  await dev.stop();
}
