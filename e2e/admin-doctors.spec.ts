import { expect, test } from '@playwright/test';
import { aPhoto } from '../server/test/application-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';

const stage = new OwnStage();

test('an administrator adds a doctor with a picture and gets a link to accept; verified and featured, patients see the doctor; deleted, nobody does (S41, S42)', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ device: 'desktop', language: 'en', visitor: administrator });
  await page.goto('/admin/dashboard/doctors');
  await page.getByText(t('doctors-desk.none')).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: t('doctors-desk.add') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('doctors-desk.field-full_name')).fill('Rehema Kileo');
  await form.getByLabel(t('doctors-desk.field-specialty')).selectOption('cardiologist');
  await form.getByLabel(t('doctors-desk.field-email')).fill('rehema@example.org');
  await form.getByLabel(t('doctors-desk.field-phone')).fill('0754 771 777');
  await form.getByLabel(t('doctors-desk.field-bio')).fill('I care for hearts.');
  await form.getByLabel(t('doctors-desk.field-council')).fill('MCT');
  await form.getByLabel(t('doctors-desk.field-number')).fill('MCT 77');
  await form.getByLabel(t('doctors-desk.field-expires_on')).fill('2099-12-31');
  await form
    .getByLabel(t('doctors-desk.field-picture'))
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await form.getByRole('button', { name: t('doctors-desk.picture-remove') }).waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: t('doctors-desk.add-do') }).click();
  const link = await form.locator('.doctor-link').textContent();
  await form.getByRole('button', { name: t('doctors-desk.done') }).click();

  const card = page.locator('.doctor-tile');
  await card.getByText('Rehema Kileo').waitFor();
  await card.locator('img.avatar').waitFor();
  const verified = card.getByRole('switch', { name: t('doctors-desk.verified') });
  await expect(verified).toHaveAttribute('aria-checked', 'true');
  await card.getByRole('switch', { name: t('doctors-desk.featured') }).click();
  await card.locator('[role="switch"][aria-checked="true"]').nth(1).waitFor();
  expect(await violations(page)).toEqual([]);
  // The switch shows what is wanted before the server has saved it.
  const shown = async () => (await stage.product.visitor().get('/api/doctors?country=TZ&sort=featured')).body;
  await expect.poll(shown).toMatchObject([{ full_name: 'Rehema Kileo', featured: true }]);

  const guest = await stage.side({ device: 'phone', language: 'en' });
  await guest.page.goto(`/doctor/invitation${new URL(link!).hash}`);
  await guest.page.getByRole('link', { name: t('invitation.sign-in') }).waitFor();
  expect(await violations(guest.page)).toEqual([]);

  await verified.click();
  await page.getByLabel(t('doctors-desk.reason')).fill('Papers are checked again');
  await page.getByRole('button', { name: t('doctors-desk.unverify-do', { name: 'Rehema Kileo' }) }).click();
  await expect(verified).toHaveAttribute('aria-checked', 'false');
  await expect.poll(shown).toEqual([]);
  await verified.click();
  await card.locator('[role="switch"][aria-checked="true"]').nth(1).waitFor();
  await card.getByRole('button', { name: t('doctors-desk.delete') }).click();
  await page.getByRole('heading', { name: t('doctors-desk.delete-question') }).waitFor();
  await page.getByRole('button', { name: t('doctors-desk.delete-do', { name: 'Rehema Kileo' }) }).click();
  await page.getByText(t('doctors-desk.none')).waitFor();
  await expect.poll(shown).toEqual([]);
});
