import { expect, test } from '@playwright/test';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import type { WorkingDoctor } from '../server/test/doctor-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { dashboardOf } from './doctor-steps.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

/** The subjects of the announcements under a doctor's bell. */
async function heard({ browser }: WorkingDoctor): Promise<string[]> {
  const { notifications } = (await browser.get('/api/doctor/notifications?limit=50')).body.data;
  return (notifications as { type: string; title: string }[])
    .filter(({ type }) => type === 'announcement')
    .map(({ title }) => title)
    .toSorted();
}

test('announcements to all, to Kenya and to two doctors reach exactly those; an incomplete one cannot be sent (S52)', async () => {
  const { product } = stage;
  const ana = await aWorkingDoctor(product, { fullName: 'Dkt. Ana Mollel' });
  const brian = await aWorkingDoctor(product, { country: 'KE', fullName: 'Dkt. Brian Otieno' });
  const chantal = await aWorkingDoctor(product, { country: 'RW', fullName: 'Dkt. Chantal Uwase' });
  const administrator = await aMemberOfStaff(product, 'administrator');
  const { page, t } = await stage.side({ ...SWAHILI_ON_DESKTOP, visitor: administrator });
  await page.goto('/admin/dashboard/announcements');
  await page.getByText(t('announcement-desk.none')).waitFor();
  const form = page.locator('.announcement-form');
  const send = form.getByRole('button', { name: t('announcement-desk.send') });
  const subject = form.getByLabel(t('announcement-desk.subject'), { exact: true });
  const write = async (words: string) => {
    await subject.fill(words);
    await form.getByLabel(t('announcement-desk.message'), { exact: true }).fill('Jumatano\nsaa nne asubuhi');
  };
  const sendTo = async (count: number) => {
    await form.getByText(t('announcement-desk.reaches', { count })).waitFor();
    await send.click();
    await page.getByRole('button', { name: t('announcement-desk.ask-send') }).click();
    await page.getByText(t('announcement-desk.sent')).waitFor();
    await product.settle();
  };

  await expect(send).toBeDisabled();
  await subject.fill('Wote');
  await subject.press('Enter');
  await form.getByText(t('announcement-desk.fill')).waitFor();
  expect(await violations(page)).toEqual([]);
  await write('Wote');
  await sendTo(3);

  await form.getByLabel(t('announcement-desk.recipients')).selectOption('country');
  await write('Kenya');
  await expect(send).toBeDisabled();
  const country = form.getByLabel(t('announcement-desk.country'));
  await expect.poll(() => country.locator('option').allInnerTexts()).toContain('Afrika Kusini');
  await country.selectOption('KE');
  await sendTo(1);

  await form.getByLabel(t('announcement-desk.recipients')).selectOption('specific');
  await write('Wawili');
  await form.getByText(t('announcement-desk.chosen', { count: 0 })).waitFor();
  await expect(send).toBeDisabled();
  await form.getByRole('checkbox', { name: 'Dkt. Ana Mollel' }).check();
  await form.getByRole('searchbox').fill('uwase');
  await form.getByRole('checkbox', { name: 'Dkt. Chantal Uwase' }).check();
  expect(await violations(page)).toEqual([]);
  await sendTo(2);

  expect(await heard(ana)).toEqual(['Wawili', 'Wote']);
  expect(await heard(brian)).toEqual(['Kenya', 'Wote']);
  expect(await heard(chantal)).toEqual(['Wawili', 'Wote']);
  const doctor = await stage.side({ ...SWAHILI_ON_PHONE, visitor: brian.browser });
  await doctor.page.goto(`${dashboardOf('phone')}?tab=notifications`);
  await doctor.page.getByRole('article', { name: 'Kenya' }).waitFor();
});
