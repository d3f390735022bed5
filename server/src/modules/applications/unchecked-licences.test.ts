import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { DAY, addDays, wallClock } from '../../platform/time.ts';
import { setLicence } from '../doctors/index.ts';
import { putSetting, removeSetting } from '../settings/index.ts';
import { jobs } from './jobs.ts';

const KEY = 'unchecked_licences_until';
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const dayIn = (days: number) => addDays(wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day, days);
const shown = async (id: string) => (await product.visitor().get(`/api/doctors/${id}`)).status;
async function end(): Promise<void> {
  await jobs['applications.end-licences'](product.ctx());
  await product.settle();
}

test('after the day that the setting names nobody books a doctor without a checked licence, and a checked one brings the doctor back', async () => {
  const { id, phone, browser } = await aWorkingDoctor(product);
  expect((await browser.get('/api/doctor/licence')).body.data.unchecked).toBeNull();
  const patient = await product.patient();
  const booking = await anAppointment(product, patient, id, at(product, 5, '10:00'));
  await putSetting(product.ctx(), KEY, dayIn(3));
  const checked = await aWorkingDoctor(product);
  const added = await aWorkingDoctor(product);
  await setLicence(product.ctx(), { doctorId: checked.id, council: 'MCT', number: 'MCT 1', expiresOn: dayIn(300) });
  expect((await browser.get('/api/doctor/licence')).body.data.unchecked).toEqual({ until: dayIn(3), days_left: 3 });
  expect((await checked.browser.get('/api/doctor/licence')).body.data.unchecked).toBeNull();
  // Nothing is offered or held behind the day, also of a doctor who was added afterwards.
  for (const doctor of [id, added.id]) {
    const refused = await hold(await product.patient(), doctor, at(product, 4, '10:00'));
    expect([refused.status, refused.body.code]).toEqual([409, 'slot-not-offered']);
  }
  const { slots } = (await patient.get(`/api/doctors/${id}/slots?days=14`)).body.data;
  expect(slots.length).toBeGreaterThan(0);
  const days = slots.map(
    ({ starts_at: start }: { starts_at: string }) => wallClock(new Date(start), 'Africa/Dar_es_Salaam').day,
  );
  expect(days.filter((day: string) => day > dayIn(3))).toEqual([]);

  await end();
  expect(await shown(id)).toBe(200);
  product.clock.advance(4 * DAY);
  await end();
  await end();
  expect([await shown(id), await shown(added.id), await shown(checked.id)]).toEqual([404, 404, 200]);
  expect((await patient.get(`/api/appointments/${booking}`)).body.data.state).toBe('cancelled');
  expect((await messagesTo(product, phone)).filter((text) => text.includes('was not confirmed by'))).toHaveLength(1);
  const doctor = await signInAsDoctor(product, phone);
  const { data } = (await doctor.get('/api/doctor/licence')).body;
  expect(data.unchecked).toEqual({ until: dayIn(-1), days_left: -1 });
  expect(await brokenInvariants(product)).toEqual([]);

  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 2', expiresOn: dayIn(30) });
  expect([await shown(id), await shown(added.id)]).toEqual([200, 404]);
  // A later day brings back whom only the earlier one had stopped; without a day nobody ends.
  await putSetting(product.ctx(), KEY, dayIn(10));
  expect(await shown(added.id)).toBe(200);
  product.clock.advance(11 * DAY);
  await end();
  expect([await shown(id), await shown(added.id)]).toEqual([200, 404]);
  await removeSetting(product.ctx(), KEY);
  await end();
  expect(await shown(added.id)).toBe(200);
});

test('a day that is over is refused, and the end of a licence that was checked is not touched by the setting', async () => {
  await expect(putSetting(product.ctx(), KEY, dayIn(-1))).rejects.toThrow('a day to come');
  await expect(putSetting(product.ctx(), KEY, '31.12.2040')).rejects.toThrow('a day to come');
  const { id } = await aWorkingDoctor(product);
  await setLicence(product.ctx(), { doctorId: id, council: 'MCT', number: 'MCT 3', expiresOn: dayIn(1) });
  product.clock.advance(3 * DAY);
  await end();
  await putSetting(product.ctx(), KEY, dayIn(90));
  await end();
  expect(await shown(id)).toBe(404);
  await expect(
    product.db.pool.query('update doctors set suspended_at = null where id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'doctors_licence_over_suspends' });
});

test('an update names the day ninety days later for the doctors of before, unless they are a demo', async () => {
  const migration = readFileSync(new URL('../../../migrations/0090-unchecked-licences.sql', import.meta.url), 'utf8');
  const named = migration.slice(migration.indexOf('insert into site_settings'));
  const pool = new pg.Pool({ ...product.owner, max: 1 });
  onTestFinished(() => pool.end());
  const until = async () =>
    (await pool.query("select value #>> '{}' as until from site_settings where key = $1", [KEY])).rows;
  await removeSetting(product.ctx(), KEY);
  await pool.query("insert into demo_seeds (name, sown_at) values ('test', now())");
  await pool.query(named);
  expect(await until()).toEqual([]);
  await pool.query('delete from demo_seeds');
  await pool.query(named);
  const { rows } = await pool.query("select to_char(now() + interval '90 days', 'YYYY-MM-DD') as until");
  expect(await until()).toEqual(rows);
  const { rows: doctors } = await pool.query('select distinct unchecked_until::text as until from doctors');
  expect(doctors).toEqual(rows);
});
