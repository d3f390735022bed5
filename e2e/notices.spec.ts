import { expect, test } from '@playwright/test';
import { aDoctor, anAppointment, at } from '../server/test/booking-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { HOUR } from '../server/src/platform/time.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { launchBrowser, openContext } from './browser.ts';
import { OwnStage } from './own-stage.ts';
import { arrivedAt, deliver, endpointOf, notifications, subscribeAtSandbox } from './push-steps.ts';
import { say } from './say.ts';
import { violations } from './violations.ts';
import { takeSession } from './visitor-session.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const { device, language } = SWAHILI_ON_PHONE;

/** Returns a patient with an appointment at each of the times of tomorrow, each with another doctor. */
async function withAppointments(...times: string[]): Promise<{ patient: Visitor; starts: string[] }> {
  const { product } = stage;
  const patient = await product.patient({ language });
  const starts = times.map((time) => at(product, 1, time));
  for (const start of starts) await anAppointment(product, patient, await aDoctor(product), start);
  await product.settle();
  return { patient, starts };
}

/** Lets the hour before an appointment begin. */
async function anHourBefore(start: string): Promise<void> {
  stage.product.clock.set(new Date(Date.parse(start) - HOUR));
  await stage.product.settle();
}

const remindersTo = async ({ phone }: Visitor) =>
  (await messagesTo(stage.product, phone)).filter((text) => /kumbusho/.test(text)).length;

test('a reminder stands in the list; once its kind is switched off, the next one stands there and goes to no phone', async () => {
  const { patient, starts } = await withAppointments('10:00', '12:00');
  const { page, t } = await stage.side({ device, language, visitor: patient, dark: true });
  await anHourBefore(starts[0]!);
  expect(await remindersTo(patient)).toBe(1);
  await page.goto('/more');
  await page.locator('a[href="/more/notices"]').click();
  const entries = page.locator('.notice-row');
  const newest = entries.first();
  await newest.getByText(/^Kumbusho\b/).waitFor();
  await newest.getByText(t('notices.new'), { exact: true }).waitFor();
  await expect(newest).toContainText('SMS', { useInnerText: true });
  expect(await violations(page)).toEqual([]);
  const before = await entries.count();

  await page.getByLabel(t('notices.kind-appointments')).uncheck();
  await page.getByRole('button', { name: t('notices.save') }).click();
  await page.getByText(t('notices.saved'), { exact: true }).waitFor();
  await anHourBefore(starts[1]!);
  expect(await remindersTo(patient)).toBe(1);
  await page.reload();
  await expect(entries).toHaveCount(before + 1);
  await expect(newest).toContainText(t('notices.way-none'), { useInnerText: true });
  await expect(page.getByLabel(t('notices.kind-appointments'))).not.toBeChecked();
  expect((await patient.get('/api/notices')).body.data.unread).toBe(0);
});

test('messages on this phone: a reminder comes to the browser without health words, and ends with signing out', async () => {
  const { patient, starts } = await withAppointments('10:00');
  const browser = await launchBrowser();
  try {
    const { origin, product } = stage;
    const context = await openContext(browser, { origin, device, language, offline: true });
    await context.grantPermissions(['notifications'], { origin });
    await subscribeAtSandbox(context, product.sandboxUrl);
    await takeSession(context, patient);
    const page = await context.newPage();
    await page.goto('/more/notices');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const here = page.getByRole('switch', { name: say(language, 'notices.push') });
    await here.click();
    await page.getByText(say(language, 'notices.push-done'), { exact: true }).waitFor();
    await expect(here).toHaveAttribute('aria-checked', 'true');
    const endpoint = (await endpointOf(page))!;

    // The page is not open, so nobody has read the list when the reminder comes.
    await page.goto('/about');
    await anHourBefore(starts[0]!);
    const [{ text, urgency }] = (await arrivedAt(endpoint)) as [{ text: string; urgency: string; ttl: number }];
    expect([urgency, await remindersTo(patient)]).toEqual(['normal', 0]);
    expect(text).not.toMatch(/Dkt|miadi|kumbusho/i);
    await deliver(context, page, text);
    const { title, body, tag } = JSON.parse(text) as Record<'title' | 'body' | 'tag', string>;
    expect(await notifications(page)).toEqual([{ title, body, tag, stays: false }]);

    await page.goto('/more');
    await page.getByRole('button', { name: say(language, 'more.sign-out') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => endpointOf(page)).toBeNull();
  } finally {
    await browser.close();
  }
});
