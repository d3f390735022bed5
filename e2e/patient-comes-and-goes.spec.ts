import { expect } from 'vitest';
import { openContext } from './browser.ts';
import type { Device } from './browser.ts';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { signedIn } from './patient-steps.ts';
import { fillSignIn, signIn } from './sign-in.ts';

/** A number gets one code a minute, so later walks come back to the people of the earlier ones. */
interface Known { readonly phone: string; readonly at: number; readonly state: Awaited<ReturnType<Journey['context']['storageState']>> }
const earlier = new Map<`${'elsewhere' | 'signed-out'} ${Device}`, Known>();
const CODE_AGAIN = 61_000;

async function remember(what: 'elsewhere' | 'signed-out', { context, device }: Journey, phone: string, at: number): Promise<void> {
  earlier.set(`${what} ${device}`, { phone, at, state: await context.storageState() });
}

async function comeBack(what: 'elsewhere' | 'signed-out', device: Device): Promise<Known> {
  const known = earlier.get(`${what} ${device}`)!;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, known.at + CODE_AGAIN - Date.now())));
  return known;
}

/** The product's answer to these cookies. */
async function statusOfSession(origin: string, cookies: Known['state']['cookies']): Promise<number> {
  return (await fetch(`${origin}/api/me`, { headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } })).status;
}

journey('S33: country and language change at once, prices follow, and both are kept', async (walk: Journey) => {
  const { page, device, language } = walk;
  const phone = await signedIn(walk);
  const at = Date.now();
  await page.goto('/more');
  const [country, tongue] = [page.locator('main select').first(), page.locator('main select').nth(1)];
  await tongue.selectOption('fr');
  await page.getByRole('heading', { name: walk.t('title.more') }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await country.selectOption('KE');
  await page.locator('main [role=status]', { hasText: /\S/ }).first().waitFor();
  await page.locator(device === 'phone' ? '.tabs a[href="/"]' : '.public-header nav a[href="/"]').click();
  await page.locator('.doctor-row').first().waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('KSh');
  expect(await page.locator('main').innerText()).not.toContain('TSh');
  await page.context().clearCookies({ name: 'lang' });
  await page.context().clearCookies({ name: 'country' });
  await page.goto('/more');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  expect(await country.inputValue()).toBe('KE');
  await tongue.selectOption(language);
  await page.getByRole('heading', { name: walk.t('title.more') }).waitFor({ state: 'attached' });
  await country.selectOption('TZ');
  await expect.poll(() => country.inputValue()).toBe('TZ');
  await remember('elsewhere', walk, phone, at);
});

journey('S02: the last tab opens again on a phone; a failed sign-out changes nothing; a good one ends the session', async (walk: Journey) => {
  const { page, context, origin, device, t } = walk;
  const phone = await signedIn(walk);
  const at = Date.now();
  await page.goto('/learnings');
  await page.getByRole('heading', { name: t('learnings.title') }).waitFor();
  await page.waitForLoadState('networkidle');
  const reopened = await context.newPage();
  await page.close();
  await reopened.goto('/');
  if (device === 'phone') await reopened.waitForURL(/\/learnings$/);
  else await reopened.locator('.doctor-row').first().waitFor();

  await reopened.goto('/more');
  const { cookies } = await context.storageState();
  expect(await statusOfSession(origin, cookies)).toBe(200);
  await reopened.route('**/api/auth/sign-out', (route) => route.abort());
  const leave = reopened.locator('main').getByRole('button', { name: t('more.sign-out'), exact: true });
  await leave.click();
  await reopened.getByText(t('more.still-signed-in')).waitFor();
  expect(await leave.isEnabled()).toBe(true);
  expect(await statusOfSession(origin, cookies)).toBe(200);
  await reopened.unroute('**/api/auth/sign-out');
  await leave.click();
  await reopened.waitForURL((url) => url.pathname === '/');
  expect(await statusOfSession(origin, cookies)).toBe(401);
  await reopened.goto('/appointments');
  await reopened.getByText(t('appointments.sign-in-why')).waitFor();
  await remember('signed-out', walk, phone, at);
});

journey('S33: the devices list knows this one, and signing out another ends it there', async ({ page, context, origin, device, language, t }: Journey) => {
  const { phone, state } = await comeBack('elsewhere', device);
  expect(await statusOfSession(origin, state.cookies)).toBe(200);
  await signIn(page, { name: 'Asha Juma', phone });
  await page.goto('/more/devices');
  await expect.poll(() => page.locator('.device').count()).toBe(2);
  expect(await page.locator('.device', { hasText: t('devices.this') }).count()).toBe(1);
  await page.locator('.device', { hasNotText: t('devices.this') }).getByRole('button').click();
  await expect.poll(() => page.locator('.device').count()).toBe(1);
  expect(await statusOfSession(origin, state.cookies)).toBe(401);
  const elsewhere = await openContext(context.browser()!, { origin, device, language });
  await elsewhere.addCookies(state.cookies);
  const lost = await elsewhere.newPage();
  await lost.goto('/appointments');
  await lost.getByText(t('appointments.sign-in-why')).waitFor();
});

journey('S05: a patient who signs in as a doctor is refused', async ({ page, device, t }: Journey) => {
  const { phone } = await comeBack('signed-out', device);
  await page.goto('/auth?role=doctor');
  await page.getByRole('heading', { name: t('sign-in.title-doctor') }).waitFor();
  await fillSignIn(page, { name: 'Asha Juma', phone });
  await page.getByText(t('sign-in.failed')).waitFor();
  await page.goto('/more');
  await page.getByText(t('more.visitor')).waitFor();
});

