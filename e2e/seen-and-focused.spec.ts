import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { aVisit } from '../server/test/record-makers.ts';
import { journey } from './journey.ts';
import { cutOff, largestStickyShare } from './narrow-measures.ts';
import { OwnStage } from './own-stage.ts';
import { chooseDoctor, holdSlot, pay, signedIn } from './patient-steps.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const PHONE = [SWAHILI_ON_PHONE];

/** A readable name of the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { id, className, textContent, tagName } = document.activeElement!;
    return `${tagName.toLowerCase()} ${(document.activeElement as HTMLInputElement).name || id || className} ${tagName === 'BUTTON' ? textContent : ''}`.trim();
  });

journey(
  'the focus is kept after a search and after sharing, and sharing moves nothing',
  async ({ page, context, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/doctors?country=TZ');
    await page.locator('html.live').waitFor();
    await page.locator('.filters input[name=q]').fill('moyo');
    await page.locator('.filters input[name=q]').press('Enter');
    await expect.poll(() => focused(page)).toBe('h2 search-results');
    await page.locator('.doctor-card h3 a').first().click();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const bar = async () => (await page.locator('nav.tabs').boundingBox())?.y;
    const before = await bar();
    await page.locator('button.share').click();
    const told = page.locator('.share-told', { hasText: t('doctor.copied') });
    await told.waitFor();
    const box = (await told.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 360 && box.height > 10).toBe(true);
    expect(await focused(page)).toContain(t('doctor.share'));
    expect(await bar()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
  { people: PHONE },
);

journey(
  'the notice about a rescheduled appointment is inside the visible part of the page',
  async (walk) => {
    const { page, t } = walk;
    await signedIn(walk);
    await chooseDoctor(page, '/doctors?country=TZ&type=general');
    await holdSlot(walk);
    await pay(walk, walk.number('000'));
    await page.getByText(t('pay.paid-title')).first().waitFor();
    await page.goto('/appointments');
    const link = await page.locator('main a[href^="/appointments/"]').first().getAttribute('href');
    await page.goto(link!);
    await page.getByRole('button', { name: t('appointments.reschedule') }).click();
    await page.locator('dialog[open] .slot-chip').last().click();
    await page.locator('dialog[open] .reschedule-bar button').first().click();
    const told = page.locator('.notice.success', { hasText: t('reschedule.done') });
    await told.waitFor();
    await expect
      .poll(async () => {
        const { y, height } = (await told.boundingBox())!;
        return y >= 0 && y + height <= 740;
      })
      .toBe(true);
  },
  { people: PHONE },
);

test.describe('a doctor who writes', () => {
  const stage = new OwnStage();
  test('keeps the focus after adding or removing a document, a medicine or an allergy, and nothing is cut off at 320 px', async () => {
    const people = await aVisit(stage.product);
    const { page, t } = await stage.side({ device: 'phone', language: 'en', visitor: people.doctor });
    await page.goto(`/doctor/visits/${people.bookingId}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await press(t('allergy.add'));
    await expect.poll(() => focused(page)).toBe('input substance');
    await page.locator('input[name=substance]').fill('Penicillin');
    await press(t('allergy.save'));
    await expect.poll(() => focused(page)).toContain(t('allergy.add'));
    await press(t('visit.add-prescription'));
    await expect.poll(() => focused(page)).toBe('input medicine');
    await page.locator('input[name=medicine]').fill('Paracetamol');
    await press(t('visit.add-medicine'));
    await expect
      .poll(
        async () =>
          await page
            .locator('input[name=medicine]')
            .nth(1)
            .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await press(t('visit.remove-medicine', { number: 2 }));
    await expect.poll(() => focused(page)).toContain(t('visit.add-medicine'));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['fr', 'sw', 'en'] as const) {
      await page.evaluate((code) => {
        document.querySelector<HTMLElement>(`a[hreflang=${code}]`)?.click();
      }, language);
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      expect([language, ...(await page.evaluate(cutOff, 320))]).toEqual([language]);
    }
    await page.setViewportSize({ width: 740, height: 360 });
    expect((await page.evaluate(largestStickyShare)).share).toBeLessThanOrEqual(1 / 3);
    await press(t('visit.remove-part'));
    await expect.poll(() => focused(page)).toContain(t('visit.add-prescription'));
  });
});
