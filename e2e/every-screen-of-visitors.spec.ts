import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { SCREENS } from './screen-list.ts';
import { startScreenWalk } from './screen-walk.ts';
import type { ScreenWalk } from './screen-walk.ts';
import { NOTHING } from './watch-context.ts';

let browser: Browser;
let walk: ScreenWalk;

beforeAll(async () => {
  browser = await launchHeadlessShell(FAKE_MEDIA);
  walk = await startScreenWalk(browser, inject('origin'));
});
afterAll(async () => {
  await browser.close();
});

test.each(SCREENS.filter(({ of }) => of === undefined))('a visitor sees $name as it has to be', async (screen) => {
  const found = await walk.inspect(screen);
  expect({ found, ...walk.seen }).toEqual({ found: [], ...NOTHING });
});
