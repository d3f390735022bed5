import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { SCREENS } from './screen-list.ts';
import { startScreenWalk } from './screen-walk.ts';
import type { ScreenWalk } from './screen-walk.ts';
import { originOfRun } from './start-product.ts';
import { NOTHING } from './watch-context.ts';

let browser: Browser;
let walk: ScreenWalk;

test.beforeAll(async () => {
  browser = await launchHeadlessShell(FAKE_MEDIA);
  walk = await startScreenWalk(browser, originOfRun());
});
test.afterAll(async () => {
  await browser.close();
});

for (const screen of SCREENS.filter(({ of }) => of === undefined))
  test(`a visitor sees ${screen.name} as it has to be`, async () => {
    const found = await walk.inspect(screen);
    expect({ found, ...walk.seen }).toEqual({ found: [], ...NOTHING });
  });
