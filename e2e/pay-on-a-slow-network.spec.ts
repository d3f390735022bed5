import { expect, test } from '@playwright/test';
import { aDoctor, at, hold } from '../server/test/booking-makers.ts';
import { OwnStage } from './own-stage.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a phone call is paid from the number typed before the script arrived, and the field keeps what stands in it', async () => {
  const { product } = stage;
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '10:00'), { call_type: 'phone' });
  const { page, context, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor: patient });
  const arrival = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`/pay/${body.data.id}`, { waitUntil: 'commit' });
  await page.locator('input[name=name]').fill('Rehema Ally');
  const number = page.locator('input[name=tel]');
  await number.fill('0754000000');
  const field = await number.elementHandle();
  arrival.resolve(undefined);
  await page.getByRole('radio', { name: t('way.direct') }).waitFor();
  expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
  await page.getByRole('button', { name: t('pay.pay', { price: '' }).trim() }).click();
  await page.getByRole('heading', { name: t('pay.waiting-title') }).waitFor();
  await context.close();
});
