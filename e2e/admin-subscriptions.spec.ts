import { expect, test } from '@playwright/test';
import { SECOND } from '../server/src/platform/time.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { aSubscription, useCalls } from '../server/test/subscription-makers.ts';
import { readableAnywhere } from '../web/src/components/any-number.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('an administrator sees who has used how much, generates a coupon, which stands first, and sends it (S45, S46)', async () => {
  const { product } = stage;
  const administrator = await aMemberOfStaff(product, 'administrator');
  const asha = await product.patient({ full_name: 'Asha Mwinyi' });
  const zuri = await product.patient({ full_name: 'Zuri Wekesa', phone: '+254712300771', country: 'KE' });
  const old = await aSubscription(product, asha);
  await useCalls(product, old.code, 16);
  await aSubscription(product, zuri, { planId: 'diabetes', country: 'KE' });

  // The clock stands still, and the list is sorted by time.
  product.clock.advance(SECOND);
  const { page, t } = await stage.side({ device: 'desktop', language: 'en', visitor: administrator });
  await page.goto('/admin/dashboard/subscriptions');
  await page.getByText('16 of 17 · 94%').waitFor();
  await expect(page.locator('.usage.high')).toHaveCount(1);
  await expect(page.locator('.usage.low')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.locator('select[name=country]').selectOption('KE');
  await page.getByText('Asha Mwinyi').waitFor({ state: 'detached' });
  await page.locator('select[name=country]').selectOption('RW');
  await page.getByText(t('subscriptions.none-subscribers')).waitFor();
  await page.locator('select[name=country]').selectOption('TZ');

  await page.getByRole('button', { name: t('subscriptions.generate-for', { name: 'Asha Mwinyi' }) }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel(t('subscriptions.call-limit')).fill('8');
  await panel.getByLabel(t('subscriptions.reason')).fill('The line broke off twice.');
  expect(await violations(page)).toEqual([]);
  const generate = panel.getByRole('button', { name: t('subscriptions.generate-do', { calls: 8 }) });
  // The bar with the button stays whole at the lower edge, wherever the form is scrolled to.
  await page.setViewportSize({ width: 1280, height: 520 });
  await panel.evaluate((form) => form.scrollTo(0, 0));
  const { y, height } = (await generate.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(520);
  await generate.click();
  const told = await panel.getByText(/^New coupon generated: /).textContent();
  const code = told!.slice(-8);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const taken = page.waitForResponse('**/api/admin/send-coupon');
  await panel.getByRole('button', { name: t('subscriptions.send'), exact: true }).click();
  await taken;
  await panel.getByText(t('subscriptions.sending', { phone: readableAnywhere(asha.phone) })).waitFor();
  await product.settle();
  await panel.getByText(t('subscriptions.sent', { phone: readableAnywhere(asha.phone) })).waitFor();
  expect((await messagesTo(product, asha.phone)).at(-1)).toContain(code);
  await panel
    .getByRole('button', { name: t('staff.close'), exact: true })
    .last()
    .click();

  await page.getByRole('link', { name: t('subscriptions.tab-coupons'), exact: true }).click();
  const first = page.locator('.staff-table tbody tr').first();
  await first.getByText(code).waitFor();
  await expect(first).toHaveText(/0 of 8 · 0%/);
  await expect(first).toContainText(t('subscriptions.status-active'));
  expect(await violations(page)).toEqual([]);
});
