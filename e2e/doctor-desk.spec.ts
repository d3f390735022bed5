import { expect } from '@playwright/test';
import { dashboardOf, openDoctor } from './doctor-steps.ts';
import type { DemoDoctor } from './doctor-steps.ts';
import { journey } from './journey.ts';
import type { Language } from './browser.ts';
import { holdSlot, pay, signedIn } from './patient-steps.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP } from './walkers.ts';

/** Demo doctors whom no other test books. */
const DOCTORS: Readonly<Record<Language, DemoDoctor & { readonly name: string; readonly fee: string }>> = {
  sw: { country: 'TZ', phone: '0784 000 163', name: 'Godfrey Mlay', fee: 'TSh 15,000' },
  en: { country: 'KE', phone: '0722 000 163', name: 'Brian Maina', fee: 'KSh 1,875' },
  fr: { country: 'KE', phone: '0722 000 163', name: 'Brian Maina', fee: 'KSh 1 875' },
};

interface Card {
  readonly id: string;
  readonly phone_price: unknown;
  readonly video_price: unknown;
  readonly spoken_languages: string[];
}

journey(
  'S58 S59 S60 S61: a doctor gets a notification, sees fees and balance, adds a language, and opens Sunday evening to patients',
  async (walk) => {
    const { page, context, origin, device, language, t } = walk;
    const { fee, name, ...doctor } = DOCTORS[language];
    const card = async () =>
      (
        (await (
          await fetch(`${origin}/api/doctors?country=${doctor.country}&q=${encodeURIComponent(name)}&limit=1`)
        ).json()) as Card[]
      )[0]!;
    const { id, ...before } = await card();
    await signedIn(walk);
    await page.goto(`/book/${id}`);
    await holdSlot(walk);
    await pay(walk, walk.number('000'));
    await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();

    const { page: desk } = await openDoctor(context.browser()!, { origin, device, language }, doctor);
    const open = (tab: string) => desk.goto(`${dashboardOf(device)}?tab=${tab}`);

    await open('notifications');
    await desk.locator('article.notification.unread').first().waitFor();
    // On a desktop the menu is a list beside the page: each word is to the right of its icon.
    if (device === 'desktop') {
      const off = await desk.locator('.console-tabs a').evaluateAll((links) =>
        links.map((link) => {
          const [icon, whole] = [link.querySelector('svg')!.getBoundingClientRect(), link.getBoundingClientRect()];
          return Math.abs((icon.top + icon.bottom) / 2 - (whole.top + whole.bottom) / 2);
        }),
      );
      expect(off.filter((pixels) => pixels > 2)).toEqual([]);
    }
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('button', { name: t('bell.read-all') }).click();
    await expect(desk.locator('article.notification.unread')).toHaveCount(0);
    await desk.reload();
    await desk.locator('article.notification').first().waitFor();
    await expect(desk.locator('article.notification.unread')).toHaveCount(0);

    await open('earnings');
    await desk.getByText(fee).first().waitFor();
    await expect(desk.getByRole('button', { name: t('money.request') })).toBeDisabled();
    expect(await violations(desk)).toEqual([]);

    await open('profile');
    await desk.locator('.language-add input').fill('Kiluhya');
    await desk.getByRole('button', { name: t('profile.language-add') }).click();
    await desk.getByLabel(t('profile.fee-video')).fill('75');
    await desk.getByRole('button', { name: t('profile.save'), exact: true }).click();
    await desk.getByText(t('profile.saved')).waitFor();
    await desk.reload();
    await desk.locator('.language-chip').getByText('Kiluhya').waitFor();
    await expect(desk.getByLabel(t('profile.fee-video'))).toHaveValue('75');
    expect(await violations(desk)).toEqual([]);
    await expect.poll(async () => (await card()).spoken_languages.join()).toContain('Kiluhya');
    const now = await card();
    expect([now.phone_price, now.video_price]).toEqual([before.phone_price, before.video_price]);

    await open('profile&view=availability');
    await desk.getByRole('button', { name: t('weekday.sunday') }).click();
    const evening = desk.locator('.week-day.current label.half').last();
    await expect(evening).toContainText('17:30', { useInnerText: true });
    if (!(await evening.locator('input').isChecked())) await evening.click();
    await desk.getByRole('button', { name: t('availability.save') }).click();
    await desk.getByText(t('availability.saved')).waitFor();
    const { data } = (await (await fetch(`${origin}/api/doctors/${id}/slots?days=14`)).json()) as {
      data: { slots: { starts_at: string; doctor_time: string }[] };
    };
    expect(
      data.slots.filter(({ starts_at: at, doctor_time: time }) => time === '17:30' && new Date(at).getUTCDay() === 0)
        .length,
    ).toBeGreaterThan(0);
  },
  // Only on a desktop is the menu beside the page.
  { people: [ENGLISH_ON_DESKTOP] },
);
