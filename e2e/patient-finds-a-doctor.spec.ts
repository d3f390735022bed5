import { expect } from 'vitest';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { journey } from './journey.ts';
import { signedIn } from './patient-steps.ts';
import { fillSignIn } from './sign-in.ts';

const heart = HEALTH_PROBLEMS.find((problem) => problem.id === 'heart')!;
const other = HEALTH_PROBLEMS.find((problem) => problem.id === 'other')!;

journey('S10: a health problem leads to the doctors who treat it', async ({ page, language, t }) => {
  await page.goto('/');
  const finder = page.locator('section:has(#finder)');
  await finder.scrollIntoViewIfNeeded();
  const search = finder.getByRole('button', { name: t('finder.search') });
  await expect.poll(() => search.isDisabled()).toBe(true);
  await finder.getByText(heart.labels[language], { exact: true }).click();
  await finder.locator('select[name=country]').selectOption('KE');
  await search.click();
  await finder.locator('.doctor-card').first().waitFor();
  const cardiologist = { sw: 'Daktari wa Moyo', en: 'Cardiologist', fr: 'Cardiologue' }[language];
  for (const card of await finder.locator('.doctor-card').allInnerTexts()) expect(card).toContain(cardiologist);
  await finder.getByText(other.labels[language], { exact: true }).click();
  await expect.poll(() => finder.locator('.doctor-card').count()).toBe(0);
  await finder.locator('select[name=country]').selectOption('GB');
  expect(await search.isDisabled()).toBe(true);
});

journey('S11: filters narrow the list, live in the address, and can be reset', async ({ page, t }) => {
  await page.goto('/doctors?country=TZ');
  await page.locator('.filters select[name=rating]').selectOption('4');
  await page.waitForURL(/rating=4/);
  await page.locator('.filters select[name=call_type]').selectOption('video');
  await page.waitForURL(/call_type=video/);
  await page.locator('.filters select[name=sort]').selectOption('name');
  await page.waitForURL(/sort=name/);
  await expect.poll(async () => {
    const names = await page.locator('.doctor-card h3').allInnerTexts();
    return names.length > 1 && names.every((name, index) => index === 0 || names[index - 1]!.localeCompare(name, 'en') <= 0);
  }).toBe(true);
  const ratings = await page.locator('.doctor-card .rating b').allInnerTexts();
  expect(ratings.every((rating) => Number(rating.replace(',', '.')) >= 4)).toBe(true);
  await page.getByRole('link', { name: t('search.reset') }).click();
  await page.waitForURL((url) => !url.search.includes('rating'));
  await page.locator('.filters input[name=q]').fill('zzzzzz');
  await page.getByText(t('search.empty')).waitFor();
});

journey('S11: a failing call says so and can be repeated', async ({ page, t }) => {
  await page.goto('/doctors?country=TZ');
  await page.route('**/api/doctors?*', (route) => route.abort());
  await page.locator('.filters select[name=sort]').selectOption('name');
  await page.getByText(t('search.failed')).waitFor({ timeout: 30_000 });
  await page.unroute('**/api/doctors?*');
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await page.locator('.doctor-card').first().waitFor();
});

journey('S12: Germany is coming soon', async ({ page, t, language }) => {
  await page.goto('/doctors?country=DE');
  const name = { sw: 'Ujerumani', en: 'Germany', fr: 'Allemagne' }[language];
  await page.getByText(t('coming-soon.country', { country: name })).waitFor();
  expect(await page.locator('.filters select[name=rating]').isDisabled()).toBe(true);
});

journey('S13: a visitor who presses Book a Call signs in first, and then the booking opens', async ({ page, context, device, t, number }) => {
  const list = '/doctors?country=ZA&specialty=cardiologist';
  await page.goto(list);
  await page.locator('html.live').waitFor();
  const card = page.locator('.doctor-card').first();
  expect(await card.innerText()).toContain(t('doctor.specialist'));
  const address = (await card.locator('a[href^="/book/"]').getAttribute('href'))!;
  await card.locator('a[href^="/book/"]').click();
  if (device === 'desktop') await page.locator('dialog[open]').getByText(t('booking.sign-in-why')).waitFor();
  else await page.waitForURL(`/auth?next=${address}`);
  await fillSignIn(page, { name: 'Rehema Said', phone: number() });
  await page.waitForURL(address);
  await page.locator('.slot-chip').first().waitFor();
  expect(await page.locator('dialog[open] form.booking').count()).toBe(device === 'desktop' ? 1 : 0);

  // The link opens the page for everybody else, and Back leads to the list.
  const shared = await context.newPage();
  await shared.goto(page.url());
  await shared.locator('main form.booking').waitFor();
  expect(await shared.locator('dialog[open]').count()).toBe(0);
  await shared.close();
  await page.goBack();
  await page.waitForURL(list);
  await card.waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);

  // Who is signed in gets to the booking at once, and from there to paying.
  await card.locator('a[href^="/book/"]').click();
  await page.locator('.slot-chip').last().click();
  await page.locator('textarea[name=reason]').fill('Kizunguzungu');
  await page.getByRole('button', { name: t('booking.pay-directly') }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator('input[name=tel]').waitFor();
});

journey('a dialog of booking closes with Escape and with its cross, and a reload makes a page of it', async (walk) => {
  const { page } = walk;
  await signedIn(walk);
  await page.goto('/doctors?country=TZ&type=general');
  await page.locator('html.live').waitFor();
  const title = await page.title();
  const press = () => page.locator('.doctor-card a[href^="/book/"]').nth(2).click();
  for (const close of [() => page.keyboard.press('Escape'), () => page.locator('dialog[open] .dialog-close').click()]) {
    await press();
    await page.locator('dialog[open] .slot-chip').first().waitFor();
    expect(await page.title()).not.toBe(title);
    await close();
    await page.waitForURL(/\/doctors\?/);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.title()).toBe(title);
  }
  await press();
  await page.locator('dialog[open] .slot-chip').last().click();
  await page.reload();
  await page.locator('main form.booking').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
}, { people: [{ device: 'desktop', language: 'en' }] });

journey('a link to a booking is open to a visitor, who signs in to hold the time and loses nothing', async ({ page, origin, t, number }) => {
  const [doctor] = (await (await fetch(`${origin}/api/doctors?country=ZA&specialty=cardiologist&sort=soonest&limit=1`)).json()) as { id: string }[];
  await page.goto(`/book/${doctor!.id}?country=ZA`);
  await page.locator('.slot-chip').last().click();
  await page.locator('textarea[name=reason]').fill('Kizunguzungu');
  await page.getByRole('button', { name: t('booking.pay-directly') }).click();
  await page.getByText(t('booking.sign-in-why')).waitFor();
  await fillSignIn(page, { name: 'Rehema Said', phone: number() });
  await page.waitForURL(/\/pay\//);
  await page.locator('input[name=tel]').waitFor();
});

journey('without script a visitor searches, filters and opens a doctor', async ({ page, t }) => {
  await page.goto('/');
  await page.locator('form[action="/doctors"] input[name=q]:visible').first().fill('moyo');
  await page.locator('form[action="/doctors"] input[name=q]:visible').first().press('Enter');
  await page.waitForURL(/\/doctors\?/);
  expect(await page.locator('.doctor-card').count()).toBeGreaterThan(0);
  await page.locator('.filters select[name=sort]').selectOption('soonest');
  await page.locator('.filters').getByRole('button', { name: t('search.submit') }).click();
  await page.waitForURL(/sort=soonest/);
  await page.locator('.doctor-card h3 a').first().click();
  await page.waitForURL(/\/doctors\/[0-9a-f-]{36}/);
  await page.locator('a[href^="/book/"]').first().waitFor();
}, { script: false });
