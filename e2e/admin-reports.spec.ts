import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { asSystem } from '../server/test/as-system.ts';
import { aDoctor, anAppointment, at, hold, pay } from '../server/test/booking-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { aSubscription } from '../server/test/subscription-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { wallClock } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();
let asha: Visitor;
let doctorId: string;

/** Paid appointments in Tanzania and Kenya, and a subscription. */
test.beforeAll(async () => {
  const { product } = stage;
  asha = await product.patient({ full_name: 'Asha Mwinyi' });
  doctorId = await aDoctor(product);
  await anAppointment(product, asha, doctorId, at(product, 2, '09:00'));
  await aSubscription(product, asha);
  const zuri = await product.patient({ full_name: 'Zuri Wekesa', phone: '+254712300771', country: 'KE' });
  const kenyan = await aDoctor(product, { country: 'KE', phone: '+254712800001', fullName: 'Dkt. Brian Otieno' });
  const held = await hold(zuri, kenyan, at(product, 2, '10:00', 'KE'));
  await pay(product, zuri, held.body.data.id, { phone: '+254712000000' });
});

const sums = async () =>
  (
    await asSystem<{ bookings: number; emergencies: number; plans: number; revenue: number }>(
      stage.product,
      `select (select count(*)::int from bookings where state <> 'expired') as bookings,
              (select count(*)::int from bookings where is_emergency) as emergencies,
              (select count(*)::int from subscriptions) as plans,
              (select sum(amount_tzs)::int from payments where state = 'settled') as revenue`,
    )
  )[0]!;
const grouped = (amount: number) => new Intl.NumberFormat('en').format(amount);

test('the four cards of the overview are sums of the database, activity lists and is refreshed; a failing API shows zeros, the empty text and a notice (S39)', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ ...SWAHILI_ON_DESKTOP, visitor: administrator });
  const card = (label: 'total-bookings' | 'total-revenue' | 'active-subscriptions' | 'emergency-bookings') =>
    page.locator('.figure-card').filter({ hasText: t(`reports.${label}`) });
  const shows = async ({ bookings, plans, emergencies, revenue }: Awaited<ReturnType<typeof sums>>) => {
    await card('total-bookings').getByText(String(bookings), { exact: true }).waitFor();
    await card('total-revenue')
      .getByText(new RegExp(`^TSh\\s${grouped(revenue / 100)}$`))
      .waitFor();
    await card('active-subscriptions').getByText(String(plans), { exact: true }).waitFor();
    await card('emergency-bookings').getByText(String(emergencies), { exact: true }).waitFor();
  };
  const rows = page.locator('.staff-table tbody tr');
  await page.goto('/admin/dashboard');
  await shows(await sums());
  await expect(rows).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await anAppointment(stage.product, asha, doctorId, at(stage.product, 2, '11:00'));
  const now = await sums();
  expect(now.bookings).toBe(3);
  const refresh = page.getByRole('button', { name: t('reports.refresh') });
  await refresh.click();
  await shows(now);
  await expect(rows).toHaveCount(3);

  await page.locator('.portal-side a[href="/admin/dashboard/settings"]').click();
  await page.locator('input[name=current_password]').waitFor();
  await page.route('**/api/admin/dashboard/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await page.locator('html.live').waitFor();
  await page.locator('.portal-side a[href="/admin/dashboard/overview"]').click();
  await page.getByText(t('reports.stats-failed')).waitFor();
  await page.getByText(t('reports.activity-failed')).waitFor();
  await page.getByText(t('reports.activity-none')).waitFor();
  await shows({ bookings: 0, plans: 0, emergencies: 0, revenue: 0 });
  expect(await violations(page)).toEqual([]);
});

test('revenue of two countries by day, month and year, within days and after Reset; its export has both sections; without data there is none (S47)', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: administrator });
  const { revenue } = await sums();
  const total = `TSh ${grouped(revenue / 100)}`;
  const countries = page.getByRole('region', { name: t('reports.by-country') }).or(page.locator('table').first());
  await page.goto('/admin/dashboard/revenue');
  await page
    .locator('.figure-card')
    .filter({ hasText: t('reports.total-revenue') })
    .getByText(total)
    .waitFor();
  await expect(page.getByRole('radio', { name: t('reports.frame-monthly') })).toBeChecked();
  await countries.first().waitFor();
  const cells = await page.locator('table').first().locator('tbody tr').allInnerTexts();
  expect(cells).toHaveLength(2);
  const shares = cells.map((row) => Number(/([\d.]+)%\s*$/.exec(row.trim())![1]));
  expect(shares[0]! >= shares[1]!).toBe(true);
  expect(shares[0]! + shares[1]!).toBeCloseTo(100, 1);
  expect(cells.join('\n')).toMatch(/100\.0%.*\s.*0\.0%/);
  expect(await violations(page)).toEqual([]);

  for (const frame of ['daily', 'yearly', 'monthly'] as const) {
    await page.getByText(t(`reports.frame-${frame}`), { exact: true }).click();
    await page.getByRole('table', { name: t(`reports.by-${frame}`) }).waitFor();
  }
  // The day of the administrator's country, which begins three hours before that of UTC.
  const { day } = wallClock(stage.product.clock.now(), 'Africa/Dar_es_Salaam');
  await page.getByLabel(t('reports.from'), { exact: true }).fill(day);
  await page.getByLabel(t('reports.to'), { exact: true }).fill(day);
  await page.locator('.figure-card').filter({ hasText: total }).first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('reports.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^revenue_export_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/Revenue by Country[\s\S]*Tanzania[\s\S]*Revenue by Month/);
  expect(text).toContain('Kenya');

  await page.getByLabel(t('reports.from'), { exact: true }).fill('2099-01-01');
  await page.getByLabel(t('reports.to'), { exact: true }).fill('2099-01-31');
  await page.getByText(t('reports.revenue-none')).waitFor();
  await expect(page.getByRole('button', { name: t('reports.export') })).toBeDisabled();
  // The answer for one of the two days is pale until that for both is there.
  await page.locator('.answered.old').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('staff.reset') }).click();
  await page.locator('.figure-card').filter({ hasText: total }).first().waitFor();
});
