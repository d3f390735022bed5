import { expect } from 'vitest';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import { journey } from './journey.ts';

interface Doctor { readonly id: string; readonly name: string; readonly phone_price: Money; readonly call_types: readonly string[] }

journey('S14: an unknown doctor is an invalid booking; a known one is there after a reload, at the price of the type', async ({ page, origin, t }) => {
  await page.goto('/book/999');
  await page.getByRole('heading', { name: t('booking.invalid') }).waitFor();
  await page.getByText(t('booking.select-doctor')).waitFor();
  await page.getByRole('link', { name: t('booking.find-doctor') }).click();
  await page.waitForURL(/\/doctors/);

  for (const type of ['general', 'specialist']) {
    const doctors = (await (await fetch(`${origin}/api/doctors?country=TZ&type=${type}&sort=soonest&limit=20`)).json()) as Doctor[];
    const doctor = doctors.find(({ call_types: types }) => types.length === 1) ?? doctors[0]!;
    await page.goto(`/book/${doctor.id}`);
    await page.reload();
    await page.getByRole('heading', { name: doctor.name }).waitFor();
    await page.getByRole('link', { name: t('booking.emergency') }).waitFor();
    expect(await page.locator('form.booking').innerText()).toContain(formatMoney(doctor.phone_price));
    expect(await page.locator('input[type=radio][value=phone]').count()).toBeLessThanOrEqual(1);
    await page.locator('.slot-chip').first().waitFor();
  }
});
