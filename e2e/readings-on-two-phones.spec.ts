import { expect, test } from '@playwright/test';
import type { Page, Route } from 'playwright-core';
import { asSystem } from '../server/test/as-system.ts';
import { DAY, MINUTE } from '../server/src/platform/time.ts';
import { builtScript } from './built-script.ts';
import { cutNetwork } from './cut-network.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { ENGLISH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';

const PHONE = '+255754777301';
const DAYS = 7;
const stage = new OwnStage();

/** A phone on which the person is signed in, with the page of readings open and kept for a time without a network. */
async function aPhone(walker: typeof SWAHILI_ON_PHONE | typeof ENGLISH_ON_PHONE): Promise<Side & { id: string }> {
  const visitor = await stage.product.patient({ phone: PHONE });
  const side = await stage.side({ ...walker, visitor, offline: true });
  await side.page.goto(`${stage.origin}/readings`);
  await side.page.locator('form[name=add-reading]').waitFor();
  await expect.poll(() => side.page.evaluate(missing, KEPT.map(builtScript))).toEqual([]);
  // Not earlier: a page with another clock does not know which files it has loaded.
  await side.page.clock.setSystemTime(stage.product.clock.now());
  // Opened again, the page knows that both clocks agree now.
  await side.page.reload();
  await side.page.locator('html.live form[name=add-reading]').waitFor();
  return { ...side, id: visitor.accountId };
}

/** What has to be kept for these people: the page of readings, *More*, and the question before signing out. */
const KEPT = [
  'src/patient/readings/readings-screen.tsx',
  'src/patient/more/more-screen.tsx',
  'src/components/unsent-dialog.tsx',
];

/** Which of these files do not open yet without a network. Runs in the page. */
async function missing(scripts: readonly string[]): Promise<string[]> {
  const kept = (await (await caches.open('tabibu-files')).keys()).map(({ url }) => new URL(url).pathname);
  const isReady = navigator.serviceWorker.controller !== null;
  return [...scripts.filter((script) => !kept.includes(script)), ...(isReady ? [] : ['no service worker'])];
}

/** Writes down a blood pressure of this moment. The other value tells the readings apart. */
async function measure({ page, t }: Side, upper: number): Promise<void> {
  await page.locator('input[name=systolic]').fill(String(upper));
  await page.locator('input[name=diastolic]').fill('80');
  await page.getByRole('button', { name: t('reading.save'), exact: true }).click();
  await waiting(page, upper).waitFor();
}

const waiting = (page: Page, upper: number) =>
  page.locator('.reading-row', { hasText: `${upper}/80` }).locator('.reading-waits');

/** What the list shows, one text for each reading, in its order. */
async function shown(page: Page): Promise<string[]> {
  const lines = await page.locator('.reading-row .reading-line strong').allInnerTexts();
  return lines.map((line) => /\d+\/80/.exec(line)?.[0] ?? line);
}

const stored = async (id: string) =>
  (await asSystem(stage.product, 'select id from readings where person_id = $1', [id])).length;

const SENT = '**/api/people/*/readings/*';

/** Lets the product answer and loses the answer on its way to the phone. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test('two phones without a network for a week bring the readings of one person together, none lost and none twice', async () => {
  const first = await aPhone(SWAHILI_ON_PHONE);
  stage.product.clock.advance(2 * MINUTE);
  const second = await aPhone(ENGLISH_ON_PHONE);
  const restore = [await cutNetwork(first.page), await cutNetwork(second.page)] as const;
  for (let day = 0; day < DAYS; day += 1) {
    for (const [side, upper] of [
      [first, 110],
      [second, 130],
    ] as const) {
      stage.product.clock.advance(2 * MINUTE);
      await side.page.clock.setSystemTime(stage.product.clock.now());
      await measure(side, upper + day);
    }
    stage.product.clock.advance(DAY);
  }
  for (const side of [first, second]) await side.page.clock.setSystemTime(stage.product.clock.now());
  // Whoever opens the app anew without a network finds what waits.
  await first.page.reload();
  await waiting(first.page, 110 + DAYS - 1).waitFor();
  expect([await stored(first.id), (await shown(first.page)).length]).toEqual([0, DAYS]);

  // The first answer gets lost, so the phone sends that reading once more.
  let lost = 0;
  await first.page.route(SENT, async (route) => {
    if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
    lost += 1;
    return loseAnswer(route);
  });
  await restore[0]();
  await expect.poll(() => stored(first.id)).toBe(DAYS);
  await first.page.locator('.reading-waits').first().waitFor({ state: 'detached' });
  expect(lost).toBe(1);
  await restore[1]();
  await second.page.locator('.reading-waits').first().waitFor({ state: 'detached' });

  const all = Array.from({ length: DAYS }, (_, day) => [`${110 + day}/80`, `${130 + day}/80`])
    .flat()
    .toReversed();
  await expect.poll(() => shown(second.page)).toEqual(all);
  await first.page.reload();
  await expect.poll(() => shown(first.page)).toEqual(all);
  expect(await stored(first.id)).toBe(2 * DAYS);
});

test('signing out with readings that wait asks first, keeps them, and sends them before it ends the session', async () => {
  const side = await aPhone(SWAHILI_ON_PHONE);
  const { page, t } = side;
  const before = await stored(side.id);
  const restore = await cutNetwork(page);
  await measure(side, 121);
  await page.locator('.tabs a[href="/more"]').click();
  const signOut = page.getByRole('button', { name: t('more.sign-out'), exact: true });
  await signOut.click();
  const question = page.getByRole('dialog', { name: t('reading.leave-title', { count: 1 }) });
  await question.getByRole('button', { name: t('reading.leave-stay') }).click();
  await question.waitFor({ state: 'detached' });
  await signOut.click();
  await question.getByRole('button', { name: t('reading.leave-send') }).click();
  await question.getByText(t('reading.leave-failed')).waitFor();
  expect([await stored(side.id), new URL(page.url()).pathname]).toEqual([before, '/more']);
  await restore();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => stored(side.id)).toBe(before + 1);
  expect((await page.request.get(`${stage.origin}/api/me`)).status()).toBe(401);
});
