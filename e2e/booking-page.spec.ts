import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import { journey } from './journey.ts';
import { fillSignIn } from './sign-in.ts';

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

journey('who signs in with another country than the one shown is told both prices and both times before paying', async ({ page, origin, t, language }) => {
  const doctors = (await (await fetch(`${origin}/api/doctors?country=TZ&type=general&sort=soonest&limit=20`)).json()) as Doctor[];
  await page.goto(`/book/${doctors[3]!.id}`);
  await page.locator('.slot-chip').last().click();
  await page.getByRole('button', { name: t('booking.pay-directly') }).click();
  await page.locator('input[name=tel]').waitFor();
  await page.locator('select[name=country]').selectOption('BI');
  await fillSignIn(page, { name: 'Aline Niyonzima', phone: `79${randomInt(100_000, 1_000_000)}` });
  const notice = page.locator('.notice.warning');
  await notice.getByText(t('booking.country-check')).waitFor();
  await expect.poll(() => notice.innerText()).toMatch(/TSh\s6,000.*FBu\s10,000/);
  // In Swahili each time stands on both clocks, the usual one in brackets.
  const clocks = (await notice.innerText()).match(language === 'sw' ? /(?<=\()\d\d:\d\d/g : /\d\d:\d\d/g) ?? [];
  expect(clocks).toHaveLength(2);
  const minutes = clocks.map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  expect((minutes[0]! - minutes[1]! + 1440) % 1440).toBe(60);
  expect(await notice.innerText()).toContain({ sw: 'Burundi', en: 'Burundi', fr: 'Burundi' }[language]);
  expect(new URL(page.url()).pathname).toMatch(/^\/book\//);

  // Pressed again with open eyes, it goes on to pay what was said.
  await page.getByRole('button', { name: t('booking.pay-directly') }).click();
  await page.waitForURL(/\/pay\//);
  await expect.poll(() => page.locator('main').innerText()).toMatch(/FBu\s10,000/);
});
