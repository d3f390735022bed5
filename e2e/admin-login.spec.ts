import { expect, test } from '@playwright/test';
import { shownCode } from '../server/test/second-factor-makers.ts';
import { aSetUpMember } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();

/** The printed labels of the sidebar with the names in their addresses (ADM-SHELL-17…29). */
const SECTIONS = [
  ['overview', 'Dashboard'],
  ['doctors', 'Doctors'],
  ['applications', 'Applications'],
  ['payments', 'Payments'],
  ['subscriptions', 'Subscriptions'],
  ['revenue', 'Revenue'],
  ['fees', 'Consultation Fees'],
  ['care-plans', 'Care Plans'],
  ['banners', 'Mobile Banners'],
  ['hero-banner', 'Hero Banner'],
  ['announcements', 'Announcements'],
  ['complaints', 'Complaints'],
  ['settings', 'Settings'],
] as const;

test('without a session the console leads to its sign-in; empty and wrong pairs are refused in the printed words; thirteen sections open; Logout ends the session (S38)', async () => {
  const member = await aSetUpMember(stage.product, 'administrator');
  const { page, context, t } = await stage.side(ENGLISH_ON_DESKTOP);
  const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);
  for (const path of ['/admin', '/admin/dashboard/fees', '/admin/dashboard/anything']) {
    await page.goto(path);
    await isAt('/admin/login');
  }
  await page.getByText('Sign in to access the admin dashboard').waitFor();
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await page.locator('.notice.danger').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Username').fill(member.username);
  await page.locator('input[name=password]').fill('not the right one');
  await signIn.click();
  await page.getByText('Invalid credentials').waitFor();
  await page.locator('input[name=password]').fill(member.password);
  await signIn.click();
  await page.locator('input[name=factor]').fill(shownCode(stage.product, member.secret!));
  await isAt('/admin/dashboard');

  const side = page.locator('.portal-side');
  for (const [name, label] of SECTIONS) {
    await side.getByRole('link', { name: label, exact: true }).click();
    await isAt(`/admin/dashboard/${name}`);
    await page.locator('main h1').waitFor();
    await expect(side.locator('a[aria-current=page]')).toContainText(label, { useInnerText: true });
  }
  const held = (await context.cookies()).filter(({ name }) => name.endsWith('sid'));
  await side.getByRole('button', { name: t('staff.log-out') }).click();
  await isAt('/admin/login');
  // The session itself has ended, not only the cookie.
  await context.addCookies(held);
  await page.goto('/admin/dashboard/fees');
  await isAt('/admin/login');
});
