import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { statement } from '../server/src/platform/database/statement.ts';
import { aSetUpMember } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { addAuthenticator } from './virtual-authenticator.ts';
import { BOTH_DEVICES } from './walkers.ts';
import { freePort } from '../scripts/free-port.ts';

const stage = new OwnStage({ port: await freePort() });

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

for (const { device, language } of BOTH_DEVICES)
  test(`a receptionist makes a passkey in the settings, logs out, and signs in with it alone (${device})`, async () => {
    const member = await aSetUpMember(stage.product, 'receptionist', { authenticator: false });
    const { page, context, t } = await stage.side({ device, language, visitor: member.browser });
    await addAuthenticator(context, page);
    await page.goto('/staff/dashboard/settings');
    await page.getByLabel(t('passkeys.name'), { exact: true }).fill('Laptop 1');
    await page.getByRole('button', { name: t('passkeys.add') }).click();
    await page.getByText(t('passkeys.added')).waitFor();
    await page.getByText('Laptop 1').waitFor();
    expect(await violations(page)).toEqual([]);

    await page
      .locator('.portal-side')
      .getByRole('button', { name: t('staff.log-out') })
      .click();
    await isAt(page, '/staff/login');
    await page.getByRole('button', { name: t('passkey.use') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('passkey.use') }).click();
    await isAt(page, '/staff/dashboard');
    const me = await page.evaluate(async () => (await fetch('/api/me')).json() as Promise<{ data: { id: string } }>);
    expect(me.data.id).toBe(member.accountId);
  });

const endTerm = statement<{ accountId: string; now: Date }>(
  'test.end-passkey-term',
  'update accounts set passkey_due_at = $now where id = $accountId',
);

for (const { device, language } of BOTH_DEVICES)
  test(`an administrator reads the days that are left, sees only the settings after them, and everything with a passkey (${device})`, async () => {
    const admin = await aSetUpMember(stage.product, 'administrator');
    const { page, context, t } = await stage.side({ device, language, visitor: admin.browser });
    await addAuthenticator(context, page);
    await page.goto('/admin/dashboard/audit');
    await page.getByText(t('staff.passkey-due', { days: 30 })).waitFor();
    expect(await violations(page)).toEqual([]);
    await stage.product.db.run(endTerm, { accountId: admin.accountId, now: stage.product.clock.now() });

    await page.reload();
    await page.getByRole('heading', { name: t('staff.settings'), level: 1 }).waitFor();
    await page.getByText(t('staff.passkey-due', { days: 0 })).waitFor();
    await expect(page.locator('.portal-side nav a')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('passkeys.add') }).click();
    await page.getByText(t('staff.passkey-over')).waitFor({ state: 'detached' });
    await page.locator('.portal-side nav a').nth(6).waitFor({ state: 'attached' });
  });
