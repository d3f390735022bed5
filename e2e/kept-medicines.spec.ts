import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { dayAfter } from '@tabibu/contract/pregnancy-dates';
import { builtScript } from './built-script.ts';
import { cutNetwork } from './cut-network.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const SCRIPTS = {
  medicines: 'src/patient/medicines/medicines-screen.tsx',
  pregnancy: 'src/patient/pregnancy/pregnancy-screen.tsx',
} as const;

/** Which of these answers and scripts this device has not kept. Runs in the page. */
async function missing(addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(addresses.map(async (address) => ((await caches.match(address)) ? '' : address)));
  return [...found.filter(Boolean), ...(navigator.serviceWorker.controller ? [] : ['no service worker'])];
}

/** What this device keeps of a person: the addresses in the stores for people. Runs in the page. */
async function keptOfPeople(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => /personal|unsent/.test(name));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}

/** A patient of a pregnancy of twenty weeks who takes a medicine, and the paths of both. */
async function aPatient() {
  const { product } = stage;
  const patient = await product.patient({ language: SWAHILI_ON_PHONE.language });
  const of = `/api/people/${patient.accountId}`;
  const due = { kind: 'medicine', name: 'Amlodipine', dose: '5 mg' };
  const schedule = { version: 0, due, times: ['23:30'], every_days: 1, days: null, refill: false };
  const id = '5b0e8c1e-1111-4111-8111-000000000001';
  expect((await patient.put(`${of}/schedules/${id}`, schedule)).status).toBe(200);
  const { today } = (await patient.get(`${of}/schedules`)).body.data;
  const day = dayAfter(today, -140);
  expect((await patient.put(`${of}/pregnancy`, { version: 0, basis: 'last-period', day })).status).toBe(200);
  return { patient, of };
}

const kept = (page: Page, addresses: readonly string[]) =>
  expect.poll(() => page.evaluate(missing, addresses)).toEqual([]);

test('reminders of medicine and a pregnancy open without a network after they were opened once, an answer waits, and signing out leaves nothing', async () => {
  const { patient, of } = await aPatient();
  const side = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient, offline: true });
  const { page, t } = side;
  await page.goto(`${stage.origin}/more/health/pregnancy`);
  await page.locator('.check-up.next').waitFor();
  await kept(page, [`${of}/pregnancy`, builtScript(SCRIPTS.pregnancy)]);
  await page.goto(`${stage.origin}/medicines`);
  const taken = page.locator('form[name=answer-dose]:has(input[value=taken]) button').first();
  await taken.waitFor();
  await kept(page, [`${of}/schedules`, builtScript(SCRIPTS.medicines)]);
  // Not earlier: a page with another clock does not know which files it has loaded.
  await page.clock.setSystemTime(stage.product.clock.now());

  const restore = await cutNetwork(page);
  await page.reload();
  const dose = page.locator('.dose-row').first();
  await dose.locator('.dose-what', { hasText: 'Amlodipine' }).waitFor();
  await page.locator('.notice.info').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await taken.click();
  await dose.getByText(t('medicine.said-taken')).waitFor();
  await dose.getByText(t('medicine.waits')).waitFor();
  await page.goto(`${stage.origin}/more/health/pregnancy`);
  await page.locator('.check-up.next').waitFor();
  await page.locator('.notice.info').first().waitFor();
  await page.goto(`${stage.origin}/medicines`);
  await dose.getByText(t('medicine.waits')).waitFor();

  await restore();
  await dose.getByText(t('medicine.waits')).waitFor({ state: 'detached' });
  const { doses } = (await patient.get(`${of}/schedules`)).body.data;
  expect(doses.map(({ answer }: { answer: string }) => answer)).toEqual(['taken']);
  await page.locator('.notice.info').waitFor({ state: 'detached' });

  expect(await page.evaluate(keptOfPeople)).toContain(`${of}/pregnancy`);
  await page.goto(`${stage.origin}/more`);
  await page
    .getByRole('button', { name: t('more.sign-out'), exact: true })
    .last()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(keptOfPeople)).toEqual([]);
});
