import { expect, test } from '@playwright/test';
import { aDoctor, anAppointment, at, pay } from '../server/test/booking-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();
const GENERAL = { specialty: 'general-practitioner' } as const;

for (const { device, language } of BOTH_DEVICES)
  test(`the day: an emergency rings at the open desk, somebody else is called and accepts (${device})`, async () => {
    const { product } = stage;
    // On call, so that the doctor asked for is rung alone for a minute at any hour.
    const asked = await aDoctor(product, { ...GENERAL, onCall: true });
    const other = { ...GENERAL, phone: `+25571388${device === 'phone' ? '1' : '2'}001`, onCall: true };
    await aDoctor(product, { ...other, fullName: `Dkt. Juma Salum ${device}` });
    const visitor = await aMemberOfStaff(product, 'receptionist');
    const { page, t } = await stage.side({ device, language, visitor });
    await page.goto('/staff/dashboard');
    await page.locator('.day-on-call').waitFor();
    expect(await violations(page)).toEqual([]);
    const patient = await product.patient({ full_name: 'Asha Juma' });
    const { body } = await patient.post('/api/bookings', { doctor_id: asked, is_emergency: true });
    await pay(product, patient, body.data.id);
    const emergency = page.locator('.day-emergency');
    await emergency.waitFor();
    await expect(emergency).toContainText('Asha J.', { useInnerText: true });
    expect(await violations(page)).toEqual([]);
    await emergency.getByRole('button', { name: t('house-day.somebody-else') }).click();
    const name = `Dkt. Juma Salum ${device}`;
    const ring = page.getByRole('button', { name: t('house-day.ring-name', { name }) });
    await ring.waitFor();
    expect(await violations(page)).toEqual([]);
    await ring.click();
    await page.getByText(t('house-day.is-rung')).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await product.settle();
    const text = (await messagesTo(product, other.phone)).find((one) => one.includes('/e/'))!;
    await product.visitor().post(`/api/emergencies/${/\/e\/(\S+)/.exec(text)![1]}/accept`, {});
    await product.settle();
    await emergency.waitFor({ state: 'detached' });
  });

for (const { device, language } of BOTH_DEVICES)
  test(`S63, S64: a manager starts on the dashboard with true figures, and a receptionist on the bookings (${device})`, async () => {
    const { product } = stage;
    const doctor = await aDoctor(product, GENERAL);
    await anAppointment(
      product,
      await product.patient(),
      doctor,
      at(product, 2, device === 'phone' ? '10:00' : '11:00'),
    );
    const visitor = await aMemberOfStaff(product, 'manager');
    const { total } = await figures(visitor);
    const { page, t } = await stage.side({ device, language, visitor });
    await page.goto('/staff/dashboard');
    await page.getByText(t('reports.portal-revenue')).waitFor();
    await expect(page.locator('.figure-cards').first()).toContainText((total / 100).toLocaleString('en'), {
      useInnerText: true,
    });
    expect(await violations(page)).toEqual([]);
    const names = await page
      .locator('.portal-groups a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(names).toEqual(['dashboard', 'bookings', 'payments', 'settings'].map((tab) => `/staff/dashboard/${tab}`));
    const desk = await stage.side({ device, language, visitor: await aMemberOfStaff(product, 'receptionist') });
    await desk.page.goto('/staff/dashboard');
    await desk.page.locator('.day').waitFor();
    await desk.page.goto('/staff/dashboard/payments');
    await desk.page.locator('.day').waitFor();
  });

async function figures(visitor: { get: (path: string) => Promise<{ body: unknown }> }): Promise<{ total: number }> {
  const { body } = await visitor.get('/api/admin/dashboard');
  return { total: (body as { totalEarnings: number }).totalEarnings };
}
