import { expect, test } from '@playwright/test';
import { aDoctor } from '../server/test/booking-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { FRENCH_ON_DESKTOP, FRENCH_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('an administrator changes the specialist phone fee of Kenya, and patients pay it; a letter becomes 0 and is refused (S48)', async () => {
  await aDoctor(stage.product, { country: 'KE', phone: '+254712800001', fullName: 'Dkt. Zuri Wekesa' });
  const patient = await stage.side(FRENCH_ON_PHONE);
  const price = patient.page.locator('.doctor-card .offer .numbers strong');
  await patient.page.goto('/doctors?country=KE');
  await price.getByText(/^KSh\s1\s?875$/).waitFor();

  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ ...FRENCH_ON_DESKTOP, visitor: administrator });
  await page.goto('/admin/dashboard/fees');
  const kenya = page.locator('.fee-card[data-country=KE]');
  const phone = kenya.getByLabel(t('fees.field', { field: 'specialist_phone_fee' }));
  await expect(kenya).toContainText(t('fees.currency', { currency: 'KES', symbol: 'KSh' }));
  expect(await violations(page)).toEqual([]);
  const save = page.getByRole('button', { name: t('staff.save-changes') });

  await phone.fill('20x0');
  await phone.blur();
  await expect(phone).toHaveValue('0');
  await save.click();
  await page.getByText(t('fees.save-failed')).waitFor();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);

  await phone.fill('2000');
  await save.click();
  const question = page.getByRole('dialog');
  await question.getByText(/KSh\s1\s?875 → KSh\s2\s?000/).waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: t('fees.confirm') }).click();
  await page.getByText(t('fees.saved')).waitFor();
  await patient.page.reload();
  await price.getByText(/^KSh\s2\s?000$/).waitFor();
});
