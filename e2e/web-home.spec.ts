import { expect, test } from '@playwright/test';
import type { Locator } from 'playwright-core';
import { COUNTRIES } from '@tabibu/contract/countries';
import { formatMoney } from '@tabibu/contract/currencies';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { putSetting } from '../server/src/modules/settings/index.ts';
import { aDoctor } from '../server/test/booking-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP } from './walkers.ts';

const stage = new OwnStage();

/** Sets the hero banner and puts two testimonials on the home page. */
async function furnish(administrator: Visitor): Promise<void> {
  const address = `${stage.product.sandboxUrl}/sandbox/pictures/whole.png`;
  const picture = await administrator.post('/api/admin/pictures/from-address', { address });
  await administrator.put('/api/admin/hero-banner', { version: 0, picture_id: picture.body.data.id });
  for (const name of ['Neema K.', 'Asha M.'])
    await administrator.post('/api/admin/testimonials', {
      name,
      words: { sw: 'Alinisikiliza.', en: `${name} was listened to.`, fr: '' },
      consented_on: stage.product.clock.now().toISOString().slice(0, 10),
      consent_how: 'message',
    });
}

/** A finger that moves so far to the right. */
const swipe = (carousel: Locator, pixels: number) =>
  carousel.evaluate((frame, moved) => {
    const touch = (type: string, clientX: number) =>
      frame.dispatchEvent(Object.assign(new Event(type), { changedTouches: [{ clientX }] }));
    touch('touchstart', 200);
    touch('touchend', 200 + moved);
  }, pixels);

test('S09: the web home leads to doctors and plans, and shows hero, figures, featured doctors and both carousels', async () => {
  const { product } = stage;
  await furnish(await aMemberOfStaff(product, 'administrator'));
  await putSetting(product.ctx(), 'printed_figures', 'true');
  await aDoctor(product, { fullName: 'Dkt. Amina Salum', specialty: 'general-practitioner', featured: true });
  const { page, context, t } = await stage.side(ENGLISH_ON_DESKTOP);
  // Carousels stand still for whoever wants less motion, as other journeys do.
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await page.goto('/');
  await page.locator('.has-hero img').waitFor();
  const asks = page.locator('.ask-words');
  await asks.getByRole('link', { name: t('home.find-doctor') }).click();
  await page.waitForURL((url) => url.pathname === '/doctors');
  await page.goBack();
  await asks.getByRole('link', { name: t('home.view-plans') }).click();
  await page.waitForURL((url) => url.pathname === '/subscriptions');
  await page.goBack();

  await page.locator('#featured-doctors .doctor-card').getByText('Dkt. Amina Salum').waitFor();
  await expect(page.locator('.figures dd')).toHaveText(['100+', '6', '24/7', '4.9'], { useInnerText: true });
  for (const [title, slides] of [
    [t('plan.heading'), 5],
    [t('home.testimonials'), 2],
  ] as const) {
    const carousel = page.getByRole('region', { name: title, exact: true }).and(page.locator('.carousel'));
    const current = () =>
      carousel.locator('.dot').evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'));
    // A mouse that is over a carousel holds it.
    await page.mouse.move(0, 0);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.slides > li')).toHaveCount(slides);
    const first = await current();
    await expect.poll(current).not.toBe(first);
    await carousel.locator('.dot-pause').click();
    const held = await current();
    await swipe(carousel, -50);
    expect(await current()).toBe(held);
    await swipe(carousel, -51);
    await expect.poll(current).toBe((held + 1) % slides);
  }
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('S36: countries, filters, specialties, plans and prices on the screens are those of code and database', async () => {
  const { product } = stage;
  const { page, context } = await stage.side(ENGLISH_ON_DESKTOP);
  const valuesOf = (select: string) =>
    page
      .locator(`${select} option:not([value=""])`)
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const fees = (await product.visitor().get('/api/consultation-fees')).body.data as { country: string }[];
  expect(fees.map(({ country }) => country)).toEqual(COUNTRIES.map(({ code }) => code));
  expect(COUNTRIES.length).toBe(10);

  await page.goto('/');
  const finder = page.locator('.finder');
  await finder.waitFor();
  expect(await valuesOf('.finder select[name=country]')).toEqual(COUNTRIES.map(({ code }) => code));
  const problems = finder.locator('label.chip');
  await expect(problems).toHaveText(
    HEALTH_PROBLEMS.map(({ labels }) => labels.en),
    { useInnerText: true },
  );
  await expect(problems).toHaveCount(25);

  await page.goto('/doctors?country=KE');
  expect(await valuesOf('.filters select[name=problem]')).toEqual(HEALTH_PROBLEMS.map(({ id }) => id));
  const specialties = await valuesOf('.filters select[name=specialty]');
  expect([...specialties].toSorted()).toEqual(SPECIALTIES.map(({ id }) => id).toSorted());
  const { rows } = await product.db.pool.query<{ id: string }>('select id from specialties');
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...specialties].toSorted());
  expect(specialties.length).toBe(22);

  for (const country of ['TZ', 'KE']) {
    const { body } = await product.visitor().get(`/api/care-plans?country=${country}&language=en`);
    await page.goto(`/subscriptions?country=${country}`);
    const cards = page.locator('article.plan');
    await cards.nth(4).waitFor();
    const read = await cards.allInnerTexts();
    expect(read.length).toBe(5);
    for (const [index, plan] of body.data.entries()) {
      expect(read[index]).toContain(plan.title);
      expect(read[index]).toContain(formatMoney(plan.price, 'en'));
    }
  }
  await context.close();
});
