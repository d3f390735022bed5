import { expect } from 'vitest';
import { journey } from './journey.ts';
import { enterCode } from './sign-in.ts';

journey('S01: the first launch on a phone leads to registration', async ({ page, t, number }) => {
  await page.goto('/');
  await page.getByText(t('welcome.title')).waitFor();
  const form = page.locator('form:has(input[name=tel])');
  expect(await form.locator('select[name=country]').inputValue()).toBe('TZ');
  expect(await form.locator('select[name=language]').inputValue()).toBe('sw');
  expect(await page.locator('input[type=email], input[name=email]').count()).toBe(0);

  await form.locator('button[type=submit]').click();
  await page.getByText('Jina kamili linahitajika').waitFor();
  await page.getByText('Namba ya simu inahitajika').waitFor();

  await form.locator('input[name=name]').fill('Neema Mushi');
  await form.locator('input[name=tel]').fill('12345');
  await form.locator('button[type=submit]').click();
  await page.getByText(t('sign-in.phone-invalid')).waitFor();
  expect(await form.locator('input[name=name]').inputValue()).toBe('Neema Mushi');

  await form.locator('input[name=tel]').fill(number());
  await form.locator('button[type=submit]').click();
  await enterCode(page);
  await page.getByRole('heading', { name: /Neema/ }).waitFor();
}, { people: [{ device: 'phone', language: 'sw' }], firstLaunch: true });

journey('the welcome never comes over somebody who types, touches or scrolls', async ({ page, context }) => {
  const began: Record<string, () => Promise<void>> = {
    typing: () => page.locator('.home-bar input[name=q]').pressSequentially('moyo na', { delay: 900 }),
    touch: () => page.locator('.ask-heading').tap(),
    scroll: () => page.evaluate(() => scrollTo(0, 40)),
  };
  for (const [what, begin] of Object.entries(began)) {
    await page.goto('/');
    await begin();
    await page.waitForTimeout(4500);
    expect([what, await page.locator('dialog[open]').count()]).toEqual([what, 0]);
    if (what === 'typing') expect(await page.locator('.home-bar input[name=q]').inputValue()).toBe('moyo na');
  }
  expect((await context.storageState()).origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).not.toContain('welcomed');
}, { people: [{ device: 'phone', language: 'sw' }], firstLaunch: true });
