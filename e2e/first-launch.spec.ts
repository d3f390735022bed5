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
