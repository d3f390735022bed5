import { expect } from '@playwright/test';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { violations } from './violations.ts';

/** Fills the three steps before the documents. */
async function fillForm({ page, t, number }: Journey, email: string): Promise<void> {
  const next = () => page.getByRole('button', { name: t('join.next'), exact: true }).click();
  await page.locator('[name=full_name]').fill('Neema Mushi');
  await page.locator('[name=gender]').selectOption('Female');
  await next();
  await page.locator('[name=country]').selectOption('TZ');
  await page.locator('[name=phone]').fill(number());
  await page.locator('[name=email]').fill(email);
  await next();
  await page.locator('[name=specialty]').selectOption('cardiologist');
  await page.locator('[name=experience]').fill('7');
  await page.locator('[name=license_number]').fill('MCT 1234');
  await page.locator('[name=bio]').fill('Natunza mioyo.');
  await next();
}

/** Opens the email in the sandbox's mailbox, follows its link and presses the button there. */
async function confirmEmail({ context, origin, t }: Journey, email: string): Promise<void> {
  const mail = await context.newPage();
  await mail.goto(`${origin}/sandbox/inbox?address=${encodeURIComponent(email)}`);
  // The mailbox shows an email by itself once it has come.
  const address = await mail.locator('a[href*="/doctor/application-status/email#"]').first().getAttribute('href');
  await mail.goto(address!);
  await mail.getByRole('button', { name: t('join.confirm-button') }).click();
  await mail.getByText(t('join.confirm-verified')).waitFor();
  expect(await violations(mail)).toEqual([]);
  await mail.close();
}

journey(
  'S12, S55: a doctor opens the form, hands in documents over a lost connection, proves number and email, and sees the status',
  async (walk) => {
    const { page, context, t } = walk;
    const email = `neema${walk.number().replaceAll(/\D/g, '')}@example.org`;
    await page.goto('/doctors');
    await page.locator('main a[href="/doctor/apply"], a[href="/doctor/apply"]').first().click();
    await page.getByText(t('join.lead')).waitFor();
    await fillForm(walk, email);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"step":"documents"');
    await page.reload();
    await page.getByText(t('join.document-id')).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: t('join.send') }).click();
    await expect(page.getByText(t('join.fault-document'))).toHaveCount(DOCUMENT_LABELS.length);
    const picture = { name: 'hati.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const inputs = page.locator('input[type=file]:not([capture])');
    await inputs.nth(0).setInputFiles({ name: 'virusi.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await page.getByText(t('join.fault-kind')).waitFor();
    await context.setOffline(true);
    await inputs.nth(0).setInputFiles(picture);
    await page.getByText(t('join.waiting', { percent: 0 })).waitFor();
    await context.setOffline(false);
    for (const at of [1, 2, 3]) await inputs.nth(at).setInputFiles(picture);
    await expect(page.getByText(t('join.received', { name: 'hati.png' }))).toHaveCount(4);

    await page.getByRole('button', { name: t('join.send') }).click();
    await page.locator('.sandbox-text').filter({ hasText: /\d{6}/ }).waitFor();
    await page.locator('.notice.sandbox button').click();
    await page.waitForURL('**/doctor/application-status');
    await page
      .getByText(t('join.status', { status: t('join.status-pending') }))
      .first()
      .waitFor();
    await expect(page.locator('progress')).toHaveAttribute('value', '25');
    await confirmEmail(walk, email);
    await page.reload();
    await page.getByText(t('join.email-verified', { address: email })).waitFor();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('MCT 1234');
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await expect(page.locator('[name=full_name]')).toHaveValue('');
  },
);
