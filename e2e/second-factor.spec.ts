import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { shownCode } from '../server/test/second-factor-makers.ts';
import { dashboardOf } from './doctor-steps.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

for (const { device, language } of BOTH_DEVICES)
  test(`C63: a doctor switches the second factor on, signs out, comes back with a code or a recovery code, and switches it off (${device})`, async () => {
    const { browser: visitor, phone } = await aWorkingDoctor(stage.product);
    const { page: desk, context, t } = await stage.side({ device, language, visitor, dark: device === 'phone' });
    const security = `${dashboardOf(device)}?tab=profile&view=security`;
    await desk.goto(security);

    await desk.getByRole('button', { name: t('security.switch-on') }).click();
    const secret = (await desk.locator('.secret').innerText()).replaceAll(/\s/g, '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await violations(desk)).toEqual([]);
    await desk.getByLabel(t('security.first-code')).fill('000000');
    await desk.getByRole('button', { name: t('security.confirm') }).click();
    await desk.locator('.field-error').waitFor();
    await desk.getByLabel(t('security.first-code')).fill(shownCode(stage.product, secret));
    await desk.getByRole('button', { name: t('security.confirm') }).click();
    await desk.locator('.recovery-codes').waitFor();
    const codes = await desk.locator('.recovery-codes li').allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(await violations(desk)).toEqual([]);
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: t('security.download') }).click(),
    ]);
    const kept = readFileSync(await file.path(), 'utf8');
    expect(codes.filter((code) => !kept.includes(code))).toEqual([]);
    await desk.getByRole('button', { name: t('security.kept') }).click();
    await desk.getByText(t('security.left', { count: 10 })).waitFor();

    await desk.getByRole('button', { name: t('nav.sign-out') }).click();
    await desk.waitForURL((url) => url.pathname === '/');
    // A phone number gets one code per minute.
    stage.product.clock.advance(61_000);
    await desk.goto('/auth?role=doctor');
    await stage.fillSignIn(desk, phone, 'Daktari');
    await desk.locator('input[name=factor]').fill('000000');
    await desk.locator('.field-error').waitFor();
    expect(await violations(desk)).toEqual([]);
    await desk.reload();
    if (device === 'phone') {
      await desk.locator('input[name=factor]').fill(shownCode(stage.product, secret));
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
    await context.close();
  });
