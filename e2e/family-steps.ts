import type { Page } from 'playwright-core';
import { expect } from '@playwright/test';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';

/** Presses the name of somebody in the question whom the appointment is for. */
export async function chooseWho(page: Page, name: string): Promise<void> {
  await page.locator('.who-for label').filter({ hasText: name }).click();
}

/** Adds a child over the booking page, at first without consent, which is refused. Then the visit is for the child. */
export async function addChild({ page, t }: Side, name: string): Promise<void> {
  await chooseWho(page, t('booking.who-other'));
  const sheet = page.getByRole('dialog', { name: t('booking.who') });
  await sheet.getByLabel(t('family.name')).fill(name);
  await sheet.getByLabel(t('family.relation')).selectOption('child');
  await sheet.getByLabel(t('fact.year')).fill('2022');
  await sheet.getByLabel(t('fact.sex')).selectOption('male');
  await sheet.getByRole('button', { name: t('family.add'), exact: true }).click();
  await sheet.getByText(t('family.consent-missing')).waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: t('family.add'), exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
}
