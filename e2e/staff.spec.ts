import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { shownCode } from '../server/test/second-factor-makers.ts';
import { GOOD_PASSWORD, aMemberOfStaff, anInvitation, aSetUpMember } from '../server/test/staff-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

/** Types user name and password at the sign-in that is open. */
async function typePair({ page, t }: Side, username: string, password: string): Promise<void> {
  await page.getByLabel(t('staff.username')).fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: t('staff.sign-in'), exact: true }).click();
}

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

for (const { device, language } of BOTH_DEVICES)
  test(`S38, S54: an administrator sets up by the link, changes the password, logs out and signs in again (${device})`, async () => {
    const { token } = await anInvitation(stage.product, 'administrator');
    const side = await stage.side({ device, language, dark: device === 'phone' });
    const { page, t } = side;
    await page.goto(`/set-up#${token}`);
    await page.getByLabel(t('staff.username')).fill(`Neema.${device}`);
    await page.locator('input[name=password]').fill('Tabibu2026!!');
    await page.getByRole('button', { name: t('staff.go-on') }).click();
    await page.locator('.notice.danger').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('input[name=password]').fill(GOOD_PASSWORD);
    await page.getByRole('button', { name: t('staff.go-on') }).click();
    const secret = (await page.locator('.secret').innerText()).replaceAll(/\s/g, '');
    await page.getByLabel(t('security.first-code')).fill(shownCode(stage.product, secret));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('security.confirm') }).click();
    await page.locator('.recovery-codes').waitFor();
    await page.getByRole('button', { name: t('security.kept') }).click();
    await isAt(page, '/admin/dashboard');

    if (device === 'phone') await page.getByRole('button', { name: t('staff.more') }).click();
    await page.locator('.portal-side a[href="/admin/dashboard/settings"]').click();
    const fresh = 'samaki taa dirisha jani';
    await page.locator('input[name=current_password]').fill(GOOD_PASSWORD);
    await page.locator('input[name=new_password]').fill(fresh);
    await page.locator('input[name=confirm_password]').fill('another one entirely');
    await page.getByRole('button', { name: t('staff.save') }).click();
    await page.getByText(t('staff.differ')).waitFor();
    await page.locator('input[name=confirm_password]').fill(fresh);
    await page.getByRole('button', { name: t('staff.save') }).click();
    await page.locator('.notice.success').waitFor();
    expect(await violations(page)).toEqual([]);

    await page
      .locator('.portal-side')
      .getByRole('button', { name: t('staff.log-out') })
      .click();
    await isAt(page, '/admin/login');
    await page.goto('/admin/dashboard/settings');
    await isAt(page, '/admin/login');
    stage.product.clock.advance(2 * MINUTE);
    await typePair(side, `neema.${device}`, GOOD_PASSWORD);
    await page.locator('.notice.danger').waitFor();
    if (language === 'en')
      await expect(page.locator('.notice.danger')).toContainText('Invalid credentials', { useInnerText: true });
    expect(await violations(page)).toEqual([]);
    await typePair(side, `neema.${device}`, fresh);
    await page.locator('input[name=factor]').fill(shownCode(stage.product, secret));
    await isAt(page, '/admin/dashboard');
  });

test('S63: a receptionist signs in at /staff, sees the password while typing it, and nothing of /admin', async () => {
  const member = await aSetUpMember(stage.product, 'receptionist', { authenticator: false });
  const side = await stage.side({ device: 'desktop', language: 'en' });
  const { page } = side;
  await page.goto('/staff');
  await isAt(page, '/staff/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Please enter both username and password').waitFor();
  await typePair(side, member.username, 'not the right one');
  await page.getByText('Invalid username or password').waitFor();
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
  await typePair(side, member.username, member.password);
  await isAt(page, '/staff/dashboard');
  await page.getByText('Receptionist').waitFor();
  await page.goto('/admin/dashboard');
  await isAt(page, '/admin/login');
});

test('a forged marker opens neither dashboard, nor does the session of a patient (W37, W38)', async () => {
  const patient = await stage.product.patient();
  const { page } = await stage.side({ device: 'desktop', language: 'en', visitor: patient });
  await page.goto('/');
  await page.evaluate(() => {
    for (const key of ['adminAuth', 'isAdmin', 'staffAuth', 'staffRole', 'role'])
      localStorage.setItem(key, key.endsWith('ole') ? 'admin' : 'true');
  });
  for (const portal of ['admin', 'staff']) {
    await page.goto(`/${portal}/dashboard`);
    await isAt(page, `/${portal}/login`);
  }
});

test('a session that was ended elsewhere closes the open dashboard by itself (V-02)', async () => {
  const manager = await aMemberOfStaff(stage.product, 'manager');
  const { page } = await stage.side({ device: 'desktop', language: 'en', visitor: manager });
  await page.goto('/staff/dashboard');
  await page.getByText('Manager').waitFor();
  await manager.post('/api/auth/sign-out');
  await stage.product.settle();
  await isAt(page, '/staff/login');
});
