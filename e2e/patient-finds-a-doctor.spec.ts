import { expect } from '@playwright/test';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { journey } from './journey.ts';
import { signedIn } from './patient-steps.ts';
import { BOTH_DEVICES, SWAHILI_ON_PHONE } from './walkers.ts';

const heart = HEALTH_PROBLEMS.find((problem) => problem.id === 'heart')!;
const other = HEALTH_PROBLEMS.find((problem) => problem.id === 'other')!;

journey('S10: a health problem leads to the doctors who treat it', async ({ page, language, t }) => {
  await page.goto('/');
  const finder = page.locator('section:has(#finder)');
  await finder.scrollIntoViewIfNeeded();
  const search = finder.getByRole('button', { name: t('finder.search') });
  await expect(search).toBeDisabled();
  await finder.getByText(heart.labels[language], { exact: true }).click();
  await finder.locator('select[name=country]').selectOption('KE');
  // The three sentences alternate while the request is under way, and no longer (C71).
  let asked = 0;
  await page.route('**/api/doctors?*problem=heart*', async (route) => {
    asked = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    await route.continue();
  });
  await search.click();
  for (const stage of ['search.stage-1', 'search.stage-2', 'search.stage-3'] as const)
    await finder.getByText(`${t(stage)} …`).waitFor();
  await finder.locator('.doctor-card').first().waitFor();
  // Before the three begin again.
  expect(Date.now() - asked).toBeLessThan(8_500);
  await expect(finder.locator('.stages')).toHaveCount(0);
  await page.unroute('**/api/doctors?*problem=heart*');
  const cardiologist = { sw: 'Daktari wa Moyo', en: 'Cardiologist', fr: 'Cardiologue' }[language];
  for (const card of await finder.locator('.doctor-card').allInnerTexts()) expect(card).toContain(cardiologist);
  await finder.getByText(other.labels[language], { exact: true }).click();
  await expect(finder.locator('.doctor-card')).toHaveCount(0);
  await finder.locator('select[name=country]').selectOption('GB');
  await expect(search).toBeDisabled();
});

journey('S11: filters narrow the list, are part of the address, and can be reset', async ({ page, t }) => {
  await page.goto('/doctors?country=TZ');
  await page.locator('.filters select[name=rating]').selectOption('4');
  await page.waitForURL(/rating=4/);
  await page.locator('.filters select[name=call_type]').selectOption('video');
  await page.waitForURL(/call_type=video/);
  await page.locator('.filters select[name=sort]').selectOption('name');
  await page.waitForURL(/sort=name/);
  await expect
    .poll(async () => {
      const names = await page.locator('.doctor-card h3').allInnerTexts();
      return (
        names.length > 1 &&
        names.every((name, index) => index === 0 || names[index - 1]!.localeCompare(name, 'en') <= 0)
      );
    })
    .toBe(true);
  const ratings = await page.locator('.doctor-card .rating b').allInnerTexts();
  expect(ratings.every((rating) => Number(rating.replace(',', '.')) >= 4)).toBe(true);
  await page.getByRole('link', { name: t('search.reset') }).click();
  await page.waitForURL((url) => !url.search.includes('rating'));
  await page.locator('.filters input[name=q]').fill('zzzzzz');
  await page.getByText(t('search.empty')).waitFor();
});

journey(
  'a complaint lists its doctors and says why, and can be searched as a name; an unknown name leads to suggestions',
  async ({ page, t }) => {
    await page.goto('/doctors?country=TZ');
    await page.locator('html.live').waitFor();
    await page.locator('.filters input[name=q]').fill('homa');
    await page.getByText(t('search.for', { topics: t('search.topic-fever') })).waitFor();
    await page.getByRole('link', { name: t('search.as-name', { text: 'homa' }) }).click();
    await page.waitForURL(/as=name/);
    await page.getByText(t('search.names-only')).waitFor();
    await page.locator('.filters input[name=q]').fill('zzzzzz');
    await page.waitForURL((url) => url.search.includes('zzzzzz') && !url.search.includes('as='));
    await page.getByRole('heading', { name: t('search.try-problem') }).waitFor();
    await page.locator('.offers a.chip').first().click();
    await page.locator('.doctor-card').first().waitFor();
  },
);

journey(
  'initials replace a picture that cannot be loaded (PAT-CARD-02)',
  async ({ page }) => {
    await page.route('**/api/doctors?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: ((await answer.json()) as object[]).map((doctor) => ({ ...doctor, url: 'photos/gone.jpg' })),
      });
    });
    await page.goto('/doctors?country=TZ');
    await page.locator('html.live').waitFor();
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/photos/gone.jpg');
    await page.locator('.filters select[name=sort]').selectOption('name');
    await asked;
    const drawn = await page
      .locator('.doctor-card img.avatar')
      .first()
      .evaluate((image) => [getComputedStyle(image, '::after').content, image.getAttribute('alt')]);
    expect(drawn[0]).toBe(JSON.stringify(drawn[1]));
  },
  { people: [SWAHILI_ON_PHONE] },
);

journey(
  'PAT-APPT-04: a patient without appointments is led to the featured doctors, on a phone to the home tab',
  async (walk) => {
    const { page, device, t } = walk;
    await signedIn(walk);
    await page.goto('/appointments');
    await page.locator('html.live').waitFor();
    await page.getByRole('link', { name: t('appointments.book') }).click();
    await page.waitForURL(
      (url) => url.pathname === '/' && url.hash === (device === 'phone' ? '' : '#featured-doctors'),
    );
    if (device === 'desktop') {
      const heading = page.getByRole('heading', { name: t('home.featured') });
      await expect
        .poll(async () => {
          const box = await heading.boundingBox();
          return box !== null && box.y >= 60 && box.y < 500;
        })
        .toBe(true);
    } else await page.getByText(t('home.free-next')).waitFor();
  },
  { people: BOTH_DEVICES },
);

journey('S11: a failed request says so and can be repeated', async ({ page, t }) => {
  await page.goto('/doctors?country=TZ');
  await page.locator('html.live').waitFor();
  await page.route('**/api/doctors?*', (route) => route.abort());
  await page.locator('.filters select[name=sort]').selectOption('name');
  await page.getByText(t('search.failed')).waitFor();
  await page.unroute('**/api/doctors?*');
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await page.locator('.doctor-card').first().waitFor();
});

journey('S12: Germany is coming soon', async ({ page, t, language }) => {
  await page.goto('/doctors?country=DE');
  const name = { sw: 'Ujerumani', en: 'Germany', fr: 'Allemagne' }[language];
  await page.getByText(t('coming-soon.country', { country: name })).waitFor();
  await expect(page.locator('.filters select[name=rating]')).toBeDisabled();
});

journey(
  'without script a visitor searches, filters and opens a doctor',
  async ({ page, t }) => {
    await page.goto('/');
    await page.locator('form[action="/doctors"] input[name=q]:visible').first().fill('moyo');
    await page.locator('form[action="/doctors"] input[name=q]:visible').first().press('Enter');
    await page.waitForURL(/\/doctors\?/);
    await expect.poll(() => page.locator('.doctor-card').count()).toBeGreaterThan(0);
    await page.locator('.filters select[name=sort]').selectOption('soonest');
    await page
      .locator('.filters')
      .getByRole('button', { name: t('search.submit') })
      .click();
    await page.waitForURL(/sort=soonest/);
    await page.locator('.doctor-card h3 a').first().click();
    await page.waitForURL(/\/doctors\/[0-9a-f-]{36}/);
    await page.locator('a[href^="/book/"]').first().waitFor();
  },
  { script: false },
);
