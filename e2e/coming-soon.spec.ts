import { expect } from '@playwright/test';
import { countryOf } from '@tabibu/contract/countries';
import { journey } from './journey.ts';

const BRITAIN = { sw: 'Uingereza', en: countryOf('GB').name, fr: 'Royaume-Uni' };

journey(
  'S07: a country that has not opened takes a request to be told, offers no booking and no plans, and can be changed',
  async ({ page, origin, language, t }) => {
    const doctors = (await (await fetch(`${origin}/api/doctors?country=TZ&limit=1`)).json()) as { id: string }[];
    await page.goto('/?country=GB');
    const title = t('coming-soon.country', { country: BRITAIN[language] });
    await page.getByRole('heading', { name: title }).waitFor();
    await page.locator('input[type=tel]').fill('12');
    await page.getByRole('button', { name: t('coming-soon.notify-me') }).click();
    await page.locator('input[aria-invalid=true]').waitFor();
    await page.locator('input[type=tel]').fill('+44 7400 123456');
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: t('coming-soon.notify-me') }).click();
      await page.getByText(t('coming-soon.notify-done', { country: BRITAIN[language] })).waitFor();
      await page.goto('/');
      await page.locator('input[type=tel]').fill('+44 7400 123456');
    }
    await page.goto(`/book/${doctors[0]!.id}`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.goto('/subscriptions');
    await page
      .getByText(t('plan.not-here', { country: BRITAIN[language] }))
      .first()
      .waitFor();

    await page.goto('/');
    await page.getByText(t('coming-soon.change-country')).click();
    await page.locator('.change-country a[href="/?country=KE"]').click();
    await page.locator('.doctor-row').first().waitFor();
    await expect(page.locator('main')).toContainText('KSh', { useInnerText: true });
    await page.reload();
    await expect(page.locator('main')).toContainText(t('home.free-next'), { useInnerText: true });
  },
);
