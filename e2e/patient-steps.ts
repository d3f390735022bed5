import type { Page } from 'playwright-core';
import type { Journey } from './journey.ts';
import { signInByCode } from './sign-in.ts';

/** Registers a new patient and signs the browser in through the API. Returns the phone number. */
export async function signedIn({ page, origin, language, number }: Journey, name = 'Asha Juma'): Promise<string> {
  const phone = number();
  await signInByCode(page.context(), origin, { name, phone, language });
  return phone;
}

/** Opens a list of doctors and follows the booking link of the first one. */
export async function chooseDoctor(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.locator('main a[href^="/book/"]').first().click();
  await page.waitForURL(/\/book\//);
}

/** Holds a free time of the day shown and goes on to the payment page. */
export async function holdSlot({ page }: Journey): Promise<void> {
  await takeFreeTime(page);
  await page.locator('input[name=tel]').waitFor();
}

/**
 * Books the latest free time of the day shown. If it is taken, by somebody else or by another appointment of this
 * patient, tries the time before it, then the next day.
 */
export async function takeFreeTime(page: Page): Promise<void> {
  const times = page.locator('.slot-chip');
  const laterDays = page.locator('.day-chip:has(input:checked) ~ .day-chip:has(input:enabled)');
  await page.locator('html.live').waitFor();
  await times.first().waitFor();
  // A doctor for children presets a child, whose name a form asks for where the patient has none: book for the patient.
  const unnamed = page.locator('input[name=person_id]:is([value=child], [value=new]):checked');
  if ((await unnamed.count()) > 0) await page.locator('input[name=person_id][value=me]').check({ force: true });
  for (;;) {
    for (let at = (await times.count()) - 1; at >= 0; at -= 1) {
      await times.nth(at).click();
      await page.locator('.booking-bar button[type=submit]').click();
      await page.locator('.pay-page, form .notice.danger').first().waitFor();
      if (new URL(page.url()).pathname.startsWith('/pay/')) return;
    }
    await laterDays.first().click();
  }
}

/** Starts a payment from this number; the page chooses the wallet that fits it. */
export async function pay({ page, t }: Journey, number: string): Promise<void> {
  await page.locator('input[name=name]').fill('Asha Juma');
  await page.locator('input[name=tel]').fill(number);
  await page.getByRole('button', { name: t('pay.pay', { price: '' }).trim() }).click();
}

/** Approves the payment with a PIN on the simulated phone of the sandbox. */
export async function approveOnHandset({ context, origin }: Journey, number: string): Promise<void> {
  const handset = await context.newPage();
  await handset.goto(`${origin}/sandbox/handset?phone=255${number.slice(1)}`);
  await handset.locator('input[name=pin]').first().waitFor();
  await handset.locator('input[name=pin]').first().fill('1234');
  await Promise.all([
    handset.waitForResponse((response) => response.request().method() === 'POST'),
    handset.locator('button[value=approve]').first().click(),
  ]);
  // Waits for the next page first: a page that is closed while it navigates may never finish.
  await handset.locator('input[name=pin]').waitFor({ state: 'detached' });
  await handset.close();
}
