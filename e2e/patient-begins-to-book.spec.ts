import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { signedIn } from './patient-steps.ts';
import { fillSignIn } from './sign-in.ts';
import { BOTH_DEVICES, ENGLISH_ON_DESKTOP } from './walkers.ts';

journey(
  'S13: a visitor who presses Book a Call signs in first, and then the booking opens',
  async ({ page, context, device, t, number }) => {
    const list = '/doctors?country=ZA&specialty=cardiologist';
    await page.goto(list);
    await page.locator('html.live').waitFor();
    const card = page.locator('.doctor-card').first();
    await expect(card).toContainText(t('doctor.specialist'), { useInnerText: true });
    const book = card.locator('.offer a[href^="/book/"]');
    const address = (await book.getAttribute('href'))!;
    const isBooking = (url: URL) => url.pathname === address.split('?')[0];
    await book.click();
    if (device === 'desktop') await page.locator('dialog[open]').getByText(t('booking.sign-in-why')).waitFor();
    else await page.waitForURL(`/auth?next=${encodeURIComponent(address)}`);
    // The form asks for a number of the country whose doctors are listed.
    await fillSignIn(page, { name: 'Rehema Said', phone: `+2782${number().slice(-7)}` });
    await page.waitForURL(isBooking);
    await page.locator('.slot-chip').first().waitFor();
    await expect(page.locator('dialog[open] form.booking')).toHaveCount(device === 'desktop' ? 1 : 0);

    // The shared link opens a page instead of the dialog, and "back" leads to the list.
    const shared = await context.newPage();
    await shared.goto(page.url());
    await shared.locator('main form.booking').waitFor();
    await expect(shared.locator('dialog[open]')).toHaveCount(0);
    await shared.close();
    await page.goBack();
    await page.waitForURL(list);
    await card.waitFor();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    // A signed-in person gets to the booking at once, and from there to the payment.
    await book.click();
    await page.locator('.slot-chip').last().click();
    await page.locator('textarea[name=reason]').fill('Kizunguzungu');
    await page.getByRole('button', { name: t('booking.pay-directly') }).click();
    await page.waitForURL(/\/pay\//);
    await page.locator('input[name=tel]').waitFor();
  },
  { people: BOTH_DEVICES },
);

journey(
  'the booking dialog closes with Escape and with its button, and a reload turns it into a page',
  async (walk) => {
    const { page } = walk;
    await signedIn(walk);
    await page.goto('/doctors?country=TZ&type=general');
    await page.locator('html.live').waitFor();
    const title = await page.title();
    const press = () => page.locator('.doctor-card .offer a[href^="/book/"]').nth(2).click();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('dialog[open] .dialog-close').click(),
    ]) {
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
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  },
  { people: [ENGLISH_ON_DESKTOP] },
);

journey(
  'a visitor can open a link to a booking and signs in to hold the time, and what was chosen stays',
  async ({ page, origin, t, number }) => {
    const [doctor] = (await (
      await fetch(`${origin}/api/doctors?country=ZA&specialty=cardiologist&sort=soonest&limit=1`)
    ).json()) as { id: string }[];
    await page.goto(`/book/${doctor!.id}?country=ZA`);
    await page.locator('.slot-chip').last().click();
    await page.locator('textarea[name=reason]').fill('Kizunguzungu');
    await page.getByRole('button', { name: t('booking.pay-directly') }).click();
    await page.getByText(t('booking.sign-in-why')).waitFor();
    // The list's country is the form's, so a number of another country says which.
    await fillSignIn(page, { name: 'Rehema Said', phone: number().replace(/^0/, '+255') });
    await page.waitForURL(/\/pay\//);
    await page.locator('input[name=tel]').waitFor();
  },
);
