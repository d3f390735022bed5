import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { codeIn } from '../server/test/code-in.ts';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';

const REASON = 'Nina VVU na ninaogopa';

/** Records every address that the page requests. */
function addressesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

async function aDoctor(origin: string, index: number): Promise<{ id: string; name: string }> {
  const doctors = (await (
    await fetch(`${origin}/api/doctors?country=TZ&type=general&sort=soonest&limit=20`)
  ).json()) as { id: string; name: string; call_types: string[] }[];
  return doctors.filter(({ call_types: types }) => types.includes('video')).at(index) ?? doctors[index]!;
}

/** Returns the code from the sandbox. Without script the page cannot show it; it only links to the message. */
async function codeInSandbox({ page, origin }: Journey): Promise<string> {
  const address = await page.locator('a[href^="/sandbox/outbox"]').getAttribute('href');
  for (;;) {
    const { messages } = (await (await fetch(`${origin}${address}`)).json()) as { messages: { text: string }[] };
    const code = codeIn(messages.map(({ text }) => text));
    if (code !== undefined) return code;
    await page.waitForTimeout(200);
  }
}

journey(
  'without script: choose a time, sign in by code, and hold the time up to paying; nothing typed is in an address',
  async (walk: Journey) => {
    const { page, origin, t, number, device } = walk;
    const asked = addressesOf(page);
    const phone = number();
    const doctor = await aDoctor(origin, device === 'phone' ? 4 : 5);
    await page.goto(`/book/${doctor.id}`);
    await page.getByLabel(t('booking.reason')).fill(REASON);

    // Showing another day keeps what was typed.
    await page.locator('.day-chip:has(input:not([disabled]))').nth(2).click();
    await page.getByRole('button', { name: t('slots.show-day') }).click();
    await expect(page.getByLabel(t('booking.reason'))).toHaveValue(REASON);
    await expect(page.locator('.day-chip input:checked')).toHaveCount(1);
    await page.locator('.slot-chip').last().click();
    const chosen = await page.locator('.slot-chip input:checked').getAttribute('value');
    await page.locator('.booking-bar button[type=submit]').click();

    // An invalid number is reported and the other fields keep their text.
    await page.locator('input[name=name]').fill('Asha Juma');
    await page.locator('input[name=tel]').fill('12');
    await page.locator('form:has(input[name=tel]) button[type=submit]').click();
    await page.locator('.field.wrong').waitFor();
    await expect(page.locator('input[name=name]')).toHaveValue('Asha Juma');
    await page.locator('input[name=tel]').fill(phone);
    await page.locator('form:has(input[name=tel]) button[type=submit]').click();
    await page.locator('input[name=code]').fill('12');
    await page.getByRole('button', { name: t('sign-in.confirm') }).click();
    await page.locator('.field.wrong').waitFor();
    await page.locator('input[name=code]').fill(await codeInSandbox(walk));
    await page.getByRole('button', { name: t('sign-in.confirm') }).click();

    await page.waitForURL(/\/pay\//);
    await expect(page.locator('.pay-page .notice-title').first()).toHaveText(t('pay.no-script'), {
      useInnerText: true,
    });
    const id = new URL(page.url()).pathname.slice(5);
    const { data } = (await (await page.request.get(`/api/appointments/${id}`)).json()) as {
      data: { reason: string; starts_at: string; status: string };
    };
    expect([data.reason, Date.parse(data.starts_at)]).toEqual([REASON, Date.parse(chosen!)]);
    await expect.poll(() => page.locator('a[href="/emergency"]:visible').count()).toBeGreaterThan(0);
    await expect(page.locator('.payment-form:visible')).toHaveCount(0);

    await page.getByRole('button', { name: t('pay.no-script-cancel') }).click();
    await page.getByRole('button', { name: t('pay.no-script-cancel') }).waitFor({ state: 'detached' });
    expect(
      asked.filter((url) => /VVU|Asha|ninaogopa/i.test(decodeURIComponent(url)) || url.includes(phone.slice(1))),
    ).toEqual([]);
  },
  { script: false },
);

journey(
  'what is typed and chosen before the script has loaded is kept and is what is booked',
  async (walk: Journey) => {
    const { page, context, origin, t, device } = walk;
    const asked = addressesOf(page);
    const doctor = await aDoctor(origin, device === 'phone' ? 6 : 7);
    let arrive: () => void = () => undefined;
    const script = new Promise<void>((done) => {
      arrive = done;
    });
    await context.route('**/assets/*.js', async (route) => {
      await script;
      await route.continue();
    });
    await page.goto(`/book/${doctor.id}`, { waitUntil: 'commit' });
    await page.getByLabel(t('booking.reason')).fill(REASON);
    await page.locator('.slot-chip').last().click();
    const chosen = await page.locator('.slot-chip input:checked').getAttribute('value');
    const video = page.locator('input[name=call-type][value=video]');
    const hasVideo = (await video.count()) > 0;
    if (hasVideo) await page.locator('label:has(input[name=call-type][value=video])').click();
    arrive();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(500);
    await expect(page.getByLabel(t('booking.reason'))).toHaveValue(REASON);
    await expect(page.locator('.slot-chip input:checked')).toHaveAttribute('value', chosen!);
    const wish = page.waitForRequest((request) => request.url().endsWith('/api/auth/code'));
    await page.locator('.booking-bar button[type=submit]').click();
    await page.locator('dialog input[name=name]').fill('Asha Juma');
    await page.locator('dialog input[name=tel]').fill(walk.number());
    const held = page.waitForRequest((request) => request.url().endsWith('/api/bookings'));
    await page.locator('dialog form:has(input[name=tel]) button[type=submit]').click();
    await wish;
    const message = page.locator('.sandbox-text');
    await message.filter({ hasText: /\d{6}/ }).waitFor();
    await page.locator('input[name=code]').fill(/\b\d{6}\b/.exec(await message.innerText())![0]);
    const body = (await held).postDataJSON() as { reason: string; starts_at: string; call_type: string };
    expect([body.reason, body.starts_at, body.call_type]).toEqual([REASON, chosen, hasVideo ? 'video' : 'phone']);
    await page.waitForURL(/\/pay\//);
    expect(asked.filter((url) => /VVU|Asha/i.test(decodeURIComponent(url)))).toEqual([]);
  },
);

journey(
  'a button that is pressed before the script has loaded acts once it has',
  async ({ page, context, origin, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const doctor = await aDoctor(origin, 9);
    const script = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(`/doctors/${doctor.id}`, { waitUntil: 'commit' });
    await page.locator('button.share').click();
    script.resolve();
    await page.locator('.share-told', { hasText: t('doctor.copied') }).waitFor();
  },
);

journey(
  'a form that is sent before the script has loaded continues at the same step when it has loaded',
  async (walk: Journey) => {
    const { page, context, origin, t } = walk;
    const doctor = await aDoctor(origin, 8);
    let arrive: () => void = () => undefined;
    let script = new Promise<void>((done) => {
      arrive = done;
    });
    await context.route('**/assets/*.js', async (route) => {
      await script;
      await route.continue();
    });
    await page.goto(`/book/${doctor.id}`, { waitUntil: 'commit' });
    await page.getByLabel(t('booking.reason')).fill(REASON);
    await page.locator('.booking-bar button[type=submit]').click();
    await page.locator('input[name=tel]').waitFor();
    await page.locator('input[name=name]').fill('Asha Juma');
    arrive();
    script = Promise.resolve();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expect(page.locator('input[name=name]')).toHaveValue('Asha Juma');
    await page.locator('input[name=tel]').fill(walk.number());
    await page.locator('form:has(input[name=tel]) button[type=submit]').click();
    const message = page.locator('.sandbox-text');
    await message.filter({ hasText: /\d{6}/ }).waitFor();
    await page.locator('input[name=code]').fill(/\b\d{6}\b/.exec(await message.innerText())![0]);
    // The sign-in was done by script: the booking form is back with what was typed before.
    await page.locator('form.booking').waitFor();
    await expect(page.getByLabel(t('booking.reason'))).toHaveValue(REASON);
    await page.locator('.booking-bar button[type=submit]').click();
    await page.waitForURL(/\/pay\//);
  },
);
