import { say } from './say.ts';
import type { Visit } from './screen-list.ts';
import type { WorkPlace } from './work-place.ts';

/** Two people who wait for two countries. */
export async function openWaiting({ page }: Visit, { product }: WorkPlace): Promise<void> {
  const ask = { country: 'GB', phone: '+447400123456', language: 'en' };
  await product.visitor().post('/api/interest', ask);
  await product.visitor().post('/api/interest', { ...ask, country: 'US', phone: '+12015550123' });
  await page.goto('/admin/dashboard/house/notify-me');
  await page.locator('.setting-group').first().waitFor();
}

/** The form of the terms, begun from the text of the release. */
export async function openText({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/house/texts');
  await page.locator('.page-text button').last().click();
  await page.getByRole('button', { name: say(language, 'house.text-use-release') }).click();
}

/** The form of a setting with its history. */
export async function changeSetting({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/house');
  const name = say(language, 'house.name', { key: 'doctor_share' });
  await page.getByRole('button', { name: say(language, 'house.change-which', { name }) }).click();
  await page.locator('dialog[open] input').waitFor();
}
