import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { nextDemoDoctor, openDoctor } from './doctor-steps.ts';
import { enterCode, fillSignIn } from './sign-in.ts';
import { pay, signedIn, takeFreeTime } from './patient-steps.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const CODE = '**/api/auth/code';
const ONE_PERSON = [SWAHILI_ON_PHONE];
const AT_A_DESK = [ENGLISH_ON_DESKTOP];

journey(
  'a name of digits or symbols is refused before a code is sent, and the typed values stay',
  async ({ page, t, number }: Journey) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/code')) asked += 1;
    });
    await page.goto('/auth');
    const phone = number();
    await page.locator('input[name=tel]:visible').fill(phone);
    for (const name of ['1234', '--', '😀']) {
      await page.locator('input[name=name]:visible').fill(name);
      await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
      await page.getByText(t('sign-in.name-needs-letters')).waitFor();
    }
    expect([asked, await page.locator('input[name=tel]:visible').inputValue()]).toEqual([0, phone]);
  },
  { people: ONE_PERSON },
);

journey('a person can correct the name, number and email of the account', async (walk: Journey) => {
  const { page, t, number } = walk;
  await signedIn(walk, 'Asah Jumo');
  await page.goto('/more');
  await page.getByRole('link', { name: t('more.account') }).click();
  await page.waitForURL((url) => url.pathname === '/more/account');
  const name = page.locator('form:has(input[name=name])');
  await name.locator('input').fill('1234');
  await name.getByRole('button').click();
  await name.getByText(t('sign-in.name-needs-letters')).waitFor();
  await name.locator('input').fill('Asha Juma 2');
  await name.getByRole('button').click();
  await name.getByText(t('more.saved')).waitFor();
  await expect(name.locator('input')).toHaveValue('Asha Juma');

  const email = page.locator('form:has(input[name=email])');
  await email.locator('input').fill('asha@');
  await email.getByRole('button').click();
  await email.getByText(t('account.email-invalid')).waitFor();
  await email.locator('input').fill('asha@example.org');
  await email.getByRole('button').click();
  await email.getByText(t('more.saved')).waitFor();

  const wanted = number();
  await page.getByRole('button', { name: t('account.change-number') }).click();
  await page.locator('input[name=tel]').fill(wanted);
  await page.locator('form:has(input[name=tel]) button[type=submit]').click();
  await enterCode(page);
  await page.getByText(t('account.number-changed')).waitFor();
  await page.goto('/more');
  await page.getByText(`+255 ${wanted.slice(1, 4)} ${wanted.slice(4, 7)} ${wanted.slice(7)}`).waitFor();
});

journey(
  'a person who requested too many codes sees how long to wait and can go on afterwards',
  async ({ page, t, number }: Journey) => {
    await page.clock.install();
    await page.goto('/auth');
    await page.locator('html.live').waitFor();
    await page.locator('input[name=name]:visible').fill('Asha Juma');
    await page.locator('input[name=tel]:visible').fill(number());
    const refusal = {
      type: 'x',
      title: 'x',
      status: 429,
      code: 'codes-exhausted',
      detail: 'x',
      params: { seconds: 75, unit: 'minutes', count: 2 },
      success: false,
      message: 'x',
      request_id: 'x',
    };
    await page.route(CODE, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        headers: { 'retry-after': '75' },
        body: JSON.stringify(refusal),
      }),
    );
    const button = page.locator('form:has(input[name=tel]:visible) button[type=submit]');
    await button.click();
    await page.getByText(t('sign-in.wait')).waitFor();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(/1:1\d/, { useInnerText: true });
    await page.unroute(CODE);
    await page.clock.runFor(80_000);
    await page.getByRole('button', { name: t('sign-in.send-code') }).click();
    await page.locator('input[name=code]').waitFor();
  },
);

journey(
  'ERR-10: the booking dialog has a short sentence for a failure that the server does not explain',
  async (walk: Journey) => {
    const { page, t, number } = walk;
    await page.goto('/doctors?country=TZ&type=general');
    await page.waitForLoadState('networkidle');
    await page.locator('main .offer a[href^="/book/"]').first().click();
    await page.locator('.booking-dialog input[name=name]').waitFor();
    await page.locator('.booking-dialog input[name=name]').fill('Asha Juma');
    await page.locator('.booking-dialog input[name=tel]').fill(number());
    await page.route(CODE, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }));
    await page.locator('.booking-dialog form button[type=submit]').click();
    await page.locator('.booking-dialog').getByText(t('sign-in.failed-short'), { exact: true }).waitFor();
  },
  { people: AT_A_DESK },
);

journey(
  'deleting the account leads to the appointment that prevents it, and back',
  async (walk: Journey) => {
    const { page, t, number } = walk;
    await signedIn(walk);
    await page.goto('/doctors?country=TZ&specialty=cardiologist');
    await page.goto((await page.locator('main a[href^="/book/"]').first().getAttribute('href'))!);
    await takeFreeTime(page);
    await pay(walk, number('000'));
    await page.getByRole('heading', { name: t('pay.paid-title') }).waitFor();
    await page.goto('/more');
    await page.getByRole('button', { name: t('more.erase') }).click();
    await page.getByText(t('erase.obstacle-appointment')).waitFor();
    await page.getByRole('link', { name: t('erase.open', { kind: 'appointment' }) }).click();
    await page.getByRole('link', { name: t('appointment.back-to-erasing') }).click();
    await page.getByText(t('erase.obstacle-appointment')).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByText(t('erase.obstacle-appointment')).waitFor();
  },
  { people: ONE_PERSON },
);

journey('a doctor without free times shows the wait list instead of a booking form', async (walk: Journey) => {
  const { page, context, t, number, origin, device, language } = walk;
  const browser = context.browser()!;
  const demo = nextDemoDoctor(language);
  const doctor = await openDoctor(browser, { origin, device, language }, demo);
  const id = await doctor.page.evaluate(async () => {
    const me = (await (await fetch('/api/me')).json()) as { data: { csrf: string } };
    const profile = (await (await fetch('/api/doctor/profile')).json()) as { data: { id: string } };
    const send = (method: string, path: string, body: unknown) =>
      fetch(path, {
        method,
        headers: { 'content-type': 'application/json', 'x-csrf': me.data.csrf, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const off = await send('POST', '/api/doctor/time-off', { from: day(0), to: day(40), keep_booked: true });
    if (!off.ok) throw new Error(await off.text());
    return profile.data.id;
  });
  await page.goto(`/book/${id}`);
  await page.getByText(/30/).first().waitFor();
  await expect(page.locator('.booking-bar')).toHaveCount(0);
  await page.getByRole('button', { name: t('doctor.tell-me') }).click();
  await fillSignIn(page, { name: 'Asha Juma', phone: number() });
  await page.getByText(t('wait.joined')).waitFor();
  await page.goto('/appointments');
  await page.getByText(t('wait.list-title')).waitFor();
  await page.locator('main').getByRole('link', { name: /./ }).first().waitFor();
  await page.getByRole('button', { name: new RegExp(t('wait.leave-one', { name: '' }).trim()) }).click();
  await page.getByText(t('wait.list-title')).waitFor({ state: 'detached' });
  await doctor.page.evaluate(async () => {
    const me = (await (await fetch('/api/me')).json()) as { data: { csrf: string } };
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await fetch('/api/doctor/time-off', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'x-csrf': me.data.csrf },
      body: JSON.stringify({ from: day(0), to: day(40) }),
    });
  });
  await doctor.context.close();
});
