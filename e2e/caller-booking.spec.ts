import { expect, test } from '@playwright/test';
import type { Locator, Page } from 'playwright-core';
import { aDoctor, pass } from '../server/test/booking-makers.ts';
import { refreshNextFree } from '../server/src/modules/bookings/refresh-next-free.ts';
import { codeOf } from '../server/test/caller-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

/** Lets the gateway answer while the page asks every few seconds how it stands. */
async function untilPaid(page: Page): Promise<void> {
  const paid = page.locator('.notice.success');
  for (let tries = 0; tries < 20 && !(await paid.isVisible()); tries += 1) {
    await pass(stage.product, 5000);
    await page.waitForTimeout(1000);
  }
  await paid.waitFor();
}

for (const { device, language } of BOTH_DEVICES)
  test(`a caller’s booking goes from the ring to paid in at most twelve presses (${device})`, async () => {
    const doctor = device === 'phone' ? 'Dkt. Rehema Wa Mwakyusambile' : 'Dr. Paul Ndayishimiye';
    const doctorId = await aDoctor(stage.product, { fullName: doctor, country: device === 'phone' ? 'TZ' : 'BI' });
    await refreshNextFree(stage.product.ctx(), { doctorId });
    const desk = await aMemberOfStaff(stage.product, 'receptionist');
    const phone = device === 'phone' ? '+255754611000' : '+255754612000';
    const { page, t } = await stage.side({ device, language, visitor: desk, dark: device === 'phone' });
    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    await page.goto('/staff/dashboard');
    await press(page.locator('.portal-main a[href="/staff/dashboard/caller-booking"]'));
    await page.locator('input[name=phone]').fill(`0${phone.slice(4)}`);
    await page.locator('input[name=full_name]').fill('Neema Nyirahabimana');
    expect(await violations(page)).toEqual([]);
    await press(page.getByRole('button', { name: t('caller-booking.send-code') }));
    await press(page.locator('input[name=agreed]'));
    expect(await violations(page)).toEqual([]);
    await page.locator('input[name=code]').fill(await codeOf(stage.product, phone));
    if (device === 'desktop') await page.locator('select[name=doctor_country]').selectOption('BI');
    await page.locator('input[name=q]').fill(doctor.split(' ').at(-1)!);
    await press(page.locator('.caller-doctor', { hasText: doctor }));
    await page.locator('textarea[name=reason]').fill('maumivu ya kichwa');
    await press(page.locator('.slot-chip').last());
    expect(await violations(page)).toEqual([]);
    await press(page.locator('form:has(textarea) button[type=submit]'));
    await page.locator('.caller-held').waitFor();
    await expect(page.locator('.portal-main')).not.toContainText('kichwa', { useInnerText: true });
    expect(await violations(page)).toEqual([]);
    await press(page.locator('form:has(input[name=method]) button[type=submit]'));
    await untilPaid(page);
    expect(presses).toBeLessThanOrEqual(12);
    expect(await violations(page)).toEqual([]);
    await expect(page.locator('.portal-main')).not.toContainText('TSh', { useInnerText: true });
    expect((await messagesTo(stage.product, phone)).at(-1)).toContain(doctor);
  });
