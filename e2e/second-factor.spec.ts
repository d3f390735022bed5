import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { shownByApp } from './authenticator-app.ts';
import { dashboardOf, openDoctor, proveDoctor } from './doctor-steps.ts';
import type { DemoDoctor } from './doctor-steps.ts';
import type { Language } from './browser.ts';
import { journey } from './journey.ts';
import { violations } from './violations.ts';

/** Demo doctors whom no other journey signs in. */
const DOCTORS: Readonly<Record<Language, DemoDoctor>> = {
  sw: { country: 'TZ', phone: '0784 000 233' },
  en: { country: 'KE', phone: '0722 000 233' },
  fr: { country: 'KE', phone: '0722 000 233' },
};

/** A number gets one message a minute. */
const PATIENCE = 61_000;

journey('C63: a doctor switches the second factor on, signs out, comes back with a code or a recovery code, and switches it off', async (walk) => {
  const { context, origin, device, language, t } = walk;
  const doctor = DOCTORS[language];
  const { page: desk } = await openDoctor(context.browser()!, { origin, device, language, dark: device === 'phone' }, doctor);
  const opened = Date.now();
  const security = `${dashboardOf(device)}?tab=profile&view=security`;
  await desk.goto(security);

  await desk.getByRole('button', { name: t('security.switch-on') }).click();
  const secret = (await desk.locator('.secret').innerText()).replaceAll(/\s/g, '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await violations(desk)).toEqual([]);
  await desk.getByLabel(t('security.first-code')).fill('000000');
  await desk.getByRole('button', { name: t('security.confirm') }).click();
  await desk.locator('.field-error').waitFor();
  await desk.getByLabel(t('security.first-code')).fill(shownByApp(secret));
  await desk.getByRole('button', { name: t('security.confirm') }).click();
  await desk.locator('.recovery-codes').waitFor();
  const codes = await desk.locator('.recovery-codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await violations(desk)).toEqual([]);
  const [file] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: t('security.download') }).click()]);
  const kept = readFileSync(await file.path(), 'utf8');
  expect(codes.filter((code) => !kept.includes(code))).toEqual([]);
  await desk.getByRole('button', { name: t('security.kept') }).click();
  await desk.getByText(t('security.left', { count: 10 })).waitFor();

  await desk.getByRole('button', { name: t('nav.sign-out') }).click();
  await desk.waitForURL((url) => url.pathname === '/');
  await desk.waitForTimeout(Math.max(0, opened + PATIENCE - Date.now()));
  await desk.goto('/auth?role=doctor');
  await proveDoctor(desk, doctor);
  await desk.locator('input[name=factor]').fill('000000');
  await desk.locator('.field-error').waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.reload();
  if (device === 'phone') {
    await desk.locator('input[name=factor]').fill(shownByApp(secret));
  } else {
    await desk.getByRole('button', { name: t('factor.use-recovery') }).click();
    await desk.locator('input[name=recovery]').fill(codes[0]!.toLowerCase());
    await desk.getByRole('button', { name: t('factor.confirm') }).click();
  }
  await desk.waitForURL((url) => url.pathname === dashboardOf(device));

  await desk.goto(security);
  await desk.getByText(t('security.left', { count: device === 'phone' ? 10 : 9 })).waitFor();
  await desk.getByRole('button', { name: t('security.switch-off') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: t('factor.use-recovery') }).click();
  await dialog.locator('input[name=recovery]').fill(codes[1]!);
  expect(await violations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: t('security.switch-off') }).click();
  await desk.getByText(t('security.now-off')).waitFor();
  await desk.getByRole('button', { name: t('security.switch-on') }).waitFor();
}, { timeout: 180_000 });
