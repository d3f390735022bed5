import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import { journey } from './journey.ts';
import { fillSignIn } from './sign-in.ts';

interface Doctor {
  readonly id: string;
  readonly name: string;
  readonly phone_price: Money;
  readonly call_types: readonly string[];
}

journey(
  'S14: an unknown doctor is reported as an invalid booking; a known one is shown with a price, also after reloading',
  async ({ page, origin, t, language }) => {
    await page.goto('/book/999');
    await page.getByRole('heading', { name: t('booking.invalid') }).waitFor();
    await page.getByText(t('booking.select-doctor')).waitFor();
    await page.getByRole('link', { name: t('booking.find-doctor') }).click();
    await page.waitForURL(/\/doctors/);

    for (const type of ['general', 'specialist']) {
      const doctors = (await (
        await fetch(`${origin}/api/doctors?country=TZ&type=${type}&sort=soonest&limit=20`)
      ).json()) as Doctor[];
      const doctor = doctors.find(({ call_types: types }) => types.length === 1) ?? doctors[0]!;
      await page.goto(`/book/${doctor.id}`);
      await page.reload();
      await page.getByRole('heading', { name: doctor.name }).waitFor();
      await page.getByRole('link', { name: t('booking.emergency') }).waitFor();
      await expect(page.locator('form.booking')).toContainText(formatMoney(doctor.phone_price, language), {
        useInnerText: true,
      });
      expect(await page.locator('input[type=radio][value=phone]').count()).toBeLessThanOrEqual(1);
      await page.locator('.slot-chip').first().waitFor();
    }
  },
);

journey(
  'a patient whose account has another country than the one shown sees both prices and both times before paying',
  async ({ page, origin, t, language }) => {
    const doctors = (await (
      await fetch(`${origin}/api/doctors?country=TZ&type=general&sort=soonest&limit=20`)
    ).json()) as Doctor[];
    await page.goto(`/book/${doctors[3]!.id}`);
    await page.locator('.slot-chip').last().click();
    await page.getByRole('button', { name: t('booking.pay-directly') }).click();
    await page.locator('input[name=tel]').waitFor();
    await page.locator('select[name=country]').selectOption('BI');
    await fillSignIn(page, { name: 'Aline Niyonzima', phone: `79${randomInt(100_000, 1_000_000)}` });
    const notice = page.locator('.notice.warning');
    await notice.getByText(t('booking.country-check')).waitFor();
    await expect.poll(() => notice.innerText()).toMatch(/TSh\s6,000.*FBu\s10,000/);
    // In Swahili each time is shown on two clocks; the 24-hour clock is in brackets.
    const clocks = (await notice.innerText()).match(language === 'sw' ? /(?<=\()\d\d:\d\d/g : /\d\d:\d\d/g) ?? [];
    expect(clocks).toHaveLength(2);
    const minutes = clocks.map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
    expect((minutes[0]! - minutes[1]! + 1440) % 1440).toBe(60);
    await expect(notice).toContainText({ sw: 'Burundi', en: 'Burundi', fr: 'Burundi' }[language], {
      useInnerText: true,
    });
    expect(new URL(page.url()).pathname).toMatch(/^\/book\//);

    // The second press accepts the new price and goes on to payment.
    await page.getByRole('button', { name: t('booking.pay-directly') }).click();
    await page.waitForURL(/\/pay\//);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/FBu\s10,000/);
  },
);
