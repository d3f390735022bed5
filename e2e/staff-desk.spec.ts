import { expect, test } from '@playwright/test';
import { aDoctor, anAppointment, at, hold } from '../server/test/booking-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import { cutOff } from './narrow-measures.ts';
import { settling } from './settling.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES, FRENCH_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

// Twenty-five paid appointments of one patient, and one that another patient has not paid.
test.beforeAll(async () => {
  const { product } = stage;
  const patient = await product.patient({ phone: '+255754000321', full_name: 'Asha Mwinyi' });
  const doctor = await aDoctor(product, { fullName: 'Dkt. Zawadi Mollel' });
  for (const place of Array.from({ length: 25 }).keys())
    await anAppointment(product, patient, doctor, at(product, 1 + Math.floor(place / 8), `1${place % 8}:00`));
  await hold(await product.patient({ full_name: 'Bahati Juma' }), doctor, at(product, 6, '09:00'));
});

for (const { device, language } of BOTH_DEVICES)
  test(`S65: a receptionist finds a booking, opens it, calls and cancels (${device})`, async () => {
    const visitor = await aMemberOfStaff(stage.product, 'receptionist');
    const { page, t } = await stage.side({ device, language, visitor });
    await page.goto('/staff/dashboard');
    const rows = page.locator('.staff-table tbody tr');
    const pages = page.getByRole('navigation', { name: t('staff.pages') });
    await expect(rows).toHaveCount(5);
    expect((await pages.innerText()).split(/\s+/)).toEqual(['1', '2', '…', '6']);
    expect(await violations(page)).toEqual([]);
    await page.locator('select[name=payment]').selectOption('pending');
    await rows.filter({ hasText: 'Bahati Juma' }).waitFor();
    await expect(rows).toHaveCount(1);
    await page.locator('select[name=payment]').selectOption('paid');
    await page.locator('[name=q]').fill('zawadi');
    await rows.filter({ hasText: 'Asha Mwinyi' }).first().waitFor();
    const marked = await page.locator('tr.marked').count();
    await rows
      .first()
      .getByRole('button', { name: t('booking-desk.view-whom', { name: 'Asha Mwinyi' }) })
      .click();
    const call = page.getByRole('link', { name: t('booking-desk.call') });
    await expect(call).toHaveAttribute('href', 'tel:+255754000321');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await call.waitFor({ state: 'detached' });
    await expect(page.locator('tr.marked')).toHaveCount(marked - 1);
    expect(await page.locator('.portal-main').innerText()).not.toMatch(/TSh|15,000/);
    await rows
      .first()
      .getByRole('button', { name: t('booking-desk.cancel-whom', { name: 'Asha Mwinyi' }) })
      .click();
    await page.getByText(t('booking-desk.effect-refund')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('booking-desk.cancel-do'), exact: true }).click();
    await page.getByText(t('booking-desk.cancelled', { name: 'Asha Mwinyi' })).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('staff.export') }).click();
    expect((await download).suggestedFilename()).toMatch(/^bookings_\d{4}-\d\d-\d\d\.csv$/);
  });

for (const { device, language } of BOTH_DEVICES)
  test(`S66: a manager finds payments by phone and transaction ID, ten a page (${device})`, async () => {
    const visitor = await aMemberOfStaff(stage.product, 'manager');
    const { page, t } = await stage.side({ device, language, visitor });
    await page.goto('/staff/dashboard/payments');
    const rows = page.locator('.staff-table tbody tr');
    await expect(rows).toHaveCount(10);
    await expect(rows.last()).toContainText(t('payment-desk.success'), { useInnerText: true });
    expect(await violations(page)).toEqual([]);
    const transaction = await rows.nth(1).locator('code').innerText();
    await page.locator('[name=q]').fill(transaction);
    await expect(rows).toHaveCount(1);
    await page.locator('[name=q]').fill('0754 000 000');
    await expect(rows).toHaveCount(10);
    await page.locator('[name=q]').fill('0754 000 999');
    await page.getByText(t('payment-desk.none-successful-found')).waitFor();
  });

test('the lock of an idle desk is there after a reload, and with letters of twice the size nothing of it is cut off', async () => {
  const visitor = await aMemberOfStaff(stage.product, 'receptionist');
  const { page, t } = await stage.side({ ...FRENCH_ON_PHONE, visitor });
  await page.goto('/staff/dashboard');
  // The page remembers that somebody is signed in once its script runs.
  await page.locator('html.live').waitFor();
  await page.locator('.portal-main h1').first().waitFor();
  stage.product.clock.advance(31 * MINUTE);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByRole('heading', { name: t('house-day.locked') }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await settling(page)();
  expect(await page.evaluate(cutOff, 360)).toEqual([]);
  // The session is idle still: nothing but the lock is answered.
  await expect(page.locator('.portal')).toHaveCount(0);
});
