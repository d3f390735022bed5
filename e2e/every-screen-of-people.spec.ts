import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { SCREENS, signInAs } from './screen-list.ts';
import { startScreenWalk } from './screen-walk.ts';
import type { ScreenWalk } from './screen-walk.ts';
import { signInOnScreens } from './sign-in.ts';
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

describe('a patient', () => {
  test('signs in without violating the content security policy', async () => {
    await signInOnScreens(walk.page, { name: 'Asha Juma', phone: freshNumber() });
    await walk.settle();
    expect(walk.seen).toEqual(NOTHING);
  });

  test.each(SCREENS.filter(({ of }) => of === 'patient'))('sees $name as it has to be', async (screen) => {
    const found = await walk.inspect(screen);
    expect({ found, ...walk.seen }).toEqual({ found: [], ...NOTHING });
  });
});

describe('a doctor', () => {
  beforeAll(() => signInAs(walk.visit(), 'doctor'));

  test.each(SCREENS.filter(({ of }) => of === 'doctor'))('sees $name as it has to be', async (screen) => {
    const found = await walk.inspect(screen);
    expect({ found, ...walk.seen }).toEqual({ found: [], ...NOTHING });
  });
});
