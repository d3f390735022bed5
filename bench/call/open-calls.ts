import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addPatients } from '../http/patients.ts';
import type { BenchPatient } from '../http/patients.ts';

export interface OpenCall {
  readonly bookingId: string;
  readonly patient: BenchPatient;
  readonly doctor: BenchPatient | undefined;
}

/**
 * Inserts emergencies that were just accepted, so their calls are open now. Writes to the tables directly, because
 * paying is not measured. The first `withDoctor` each have a doctor of their own who is signed in; the others share one
 * doctor.
 */
export async function addOpenCalls(owner: pg.Client, count: number, withDoctor: number): Promise<OpenCall[]> {
  const { rows: doctors } = await owner.query<{ id: string }>(
    'select id from doctors where verified_at is not null and suspended_at is null order by id',
  );
  if (doctors.length <= withDoctor) throw new Error(`there are only ${doctors.length} doctors`);
  const people = await addPatients(owner, count + withDoctor);
  const [desk, patients] = [people.slice(0, withDoctor), people.slice(withDoctor)];
  await owner.query("update accounts set roles = array['doctor'] where id = any ($1)", [
    desk.map(({ accountId }) => accountId),
  ]);
  await owner.query("update sessions set role = 'doctor' where id = any ($1)", [
    desk.map(({ sessionId }) => sessionId),
  ]);
  await owner.query(
    'update doctors set account_id = a.account from unnest($1::uuid[], $2::uuid[]) a (id, account) where doctors.id = a.id',
    [doctors.slice(0, withDoctor).map(({ id }) => id), desk.map(({ accountId }) => accountId)],
  );
  const calls = patients.map((patient, at) => ({
    bookingId: randomUUID(),
    patient,
    doctor: desk[at],
    doctorId: doctors[Math.min(at, withDoctor)]!.id,
  }));
  await owner.query('alter table bookings disable trigger user');
  await owner.query(
    `insert into bookings (id, patient_id, doctor_id, country, doctor_type, call_type, is_emergency, starts_at, state, price_amount, price_currency, price_version, funding,
       emergency_state, rung_at, accepted_by, created_at, confirmed_at)
     select id, patient, doctor, 'TZ', 'general', 'video', true, now(), 'scheduled', 1000, 'TZS', 1, 'grant', 'accepted', now(), doctor, now() - interval '1 minute', now()
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) c (id, patient, doctor)`,
    [
      calls.map(({ bookingId }) => bookingId),
      calls.map(({ patient }) => patient.accountId),
      calls.map(({ doctorId }) => doctorId),
    ],
  );
  await owner.query('alter table bookings enable trigger user');
  return calls;
}
