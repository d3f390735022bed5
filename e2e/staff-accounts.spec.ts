import { expect, test } from '@playwright/test';
import { shownCode } from '../server/test/second-factor-makers.ts';
import { aMemberOfStaff, aSetUpMember } from '../server/test/staff-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

for (const { device, language } of BOTH_DEVICES)
  test(`an administrator invites somebody, and suspends somebody else, whose open page closes by itself (${device})`, async () => {
    const admin = await aSetUpMember(stage.product, 'administrator');
    const guest = device === 'phone' ? 'Juma Otieno' : 'Salma Okello';
    const manager = await aMemberOfStaff(stage.product, 'manager');
    const watched = await stage.side({ device, language, visitor: manager });
    await watched.page.goto('/staff/dashboard');
    await watched.page.getByText(watched.t('staff.role', { role: 'manager' })).waitFor();
    const { page, t } = await stage.side({ device, language, visitor: admin.browser, dark: device === 'phone' });
    // The factor of the sign-in is too old for what follows.
    stage.product.clock.advance(6 * MINUTE);

    await page.goto('/admin/dashboard/accounts');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('accounts.invite') }).click();
    await page.getByLabel(t('accounts.name')).fill(guest);
    await page.getByLabel(t('accounts.phone')).fill(device === 'phone' ? '0754 600 111' : '0754 600 222');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('accounts.send') }).click();
    await page.getByText(t('step-up.lead')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('input[name=factor]').fill(shownCode(stage.product, admin.secret!));
    await page.getByText('/set-up#').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('accounts.done') }).click();
    await page.getByText(guest).waitFor();

    const row = page.locator(`[data-account="${manager.accountId}"]`);
    await row.getByRole('button').click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('accounts.suspend'), exact: true }).click();
    await row.getByText(t('accounts.state', { state: 'suspended' })).waitFor();
    await stage.product.settle();
    await watched.page.waitForURL((url) => url.pathname === '/staff/login');
  });

test('two administrators make somebody an administrator: one asks, the other one approves (Z-10)', async () => {
  const member = await aMemberOfStaff(stage.product, 'receptionist');
  const [one, other] = [
    await aMemberOfStaff(stage.product, 'administrator'),
    await aMemberOfStaff(stage.product, 'administrator'),
  ];
  const asking = await stage.side({ device: 'desktop', language: 'en', visitor: one });
  await asking.page.goto('/admin/dashboard/accounts');
  await asking.page.locator(`[data-account="${member.accountId}"]`).getByRole('button').click();
  await asking.page.getByLabel(asking.t('approvals.reason')).fill('Night shifts');
  expect(await violations(asking.page)).toEqual([]);
  await asking.page.getByRole('button', { name: asking.t('approvals.ask-button', { kind: 'grant' }) }).click();
  await asking.page.getByText(asking.t('approvals.sent')).waitFor();

  const { page, t } = await stage.side({ device: 'phone', language: 'sw', visitor: other });
  await page.goto('/admin/dashboard/approvals');
  await page.getByText('Night shifts').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: t('approvals.approve') }).click();
  await page.getByRole('heading', { name: t('approvals.decided') }).waitFor();
  expect(await violations(page)).toEqual([]);
});
