import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { SCREENS, signInAs } from './screen-list.ts';
import { startScreenWalk } from './screen-walk.ts';
import type { ScreenWalk } from './screen-walk.ts';
import { signInOnScreens } from './sign-in.ts';
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

test.describe('a patient', () => {
  test.beforeAll(async () => {
    await signInOnScreens(walk.page, { name: 'Asha Juma', phone: freshNumber() });
    await walk.settle();
  });

  test('signs in without violating the content security policy', () => {
    expect(walk.seen).toEqual(NOTHING);
  });

  for (const screen of SCREENS.filter(({ of }) => of === 'patient'))
    test(`sees ${screen.name} as it has to be`, async () => {
      const found = await walk.inspect(screen);
      expect({ found, ...walk.seen }).toEqual({ found: [], ...NOTHING });
    });
});

test.describe('a doctor', () => {
  test.beforeAll(() => signInAs(walk.visit(), 'doctor'));

  for (const screen of SCREENS.filter(({ of }) => of === 'doctor'))
    test(`sees ${screen.name} as it has to be`, async () => {
      const found = await walk.inspect(screen);
      expect({ found, ...walk.seen }).toEqual({ found: [], ...NOTHING });
    });
});
