import type { ClientConfig } from 'pg';
import { CANARIES, expectStatus, messages, signIn, untilFound } from './canary-walk.ts';
import type { Walk } from './canary-walk.ts';
import { asOwner } from './kept-rows.ts';
import { WireBrowser } from './wire-browser.ts';

/** A doctor writes all kinds of documents of a visit that took place; the patient says an allergy; a pharmacy gives out what is prescribed. */
export async function writeRecords(walk: Walk, owner: ClientConfig): Promise<void> {
  const { browser: patient, made } = walk;
  const { record } = CANARIES;
  const { bookingId, doctorPhone, patientPhone } = await aVisitThatWas(owner);
  const doctor = new WireBrowser(patient.url, CANARIES.agent);
  await signIn({ ...walk, browser: doctor }, { name: 'Daktari', phone: doctorPhone, role: 'doctor' });
  const put = (path: string, body: object) => expectStatus(doctor.send('PUT', `/api/doctor/visits/${bookingId}${path}`, JSON.stringify(body)), 200);
  const sign = (kind: string) => expectStatus(doctor.post(`/api/doctor/visits/${bookingId}/${kind}/sign`, { version: 1, ...(kind === 'prescription' ? { acknowledged: [{ medicine: record, substance: record }] } : {}) }), 200);
  const today = (await expectStatus(doctor.get(`/api/doctor/visits/${bookingId}`), 200)).body.data.today as string;
  await put('/note', { version: 0, history: record, findings: record, assessment: record, plan: record });
  await put('/prescription', { version: 0, items: [{ medicine: record, form: record, dose: record, frequency: record, days: 3, instruction: record }] });
  await put('/referral', { version: 0, to_specialty: record, to_facility: record, reason: record, summary: record });
  await put('/sick-note', { version: 0, from_day: today, to_day: today, diagnosis: record, show_diagnosis: true });
  await put('/allergies', { version: 0, status: 'listed', items: [{ substance: record, reaction: record }] });
  for (const kind of ['note', 'prescription', 'referral', 'sick-note']) await sign(kind);
  await expectStatus(doctor.post(`/api/doctor/visits/${bookingId}/note/addenda`, { text: record }), 201);
  await expectStatus(doctor.post(`/api/doctor/visits/${bookingId}/referral/cancel`, { reason: record }), 200);
  await expectStatus(doctor.send('PUT', `/api/doctor/visits/${bookingId}/note`, JSON.stringify({ version: record, history: record })), 422);
  await expectStatus(patient.send('PUT', '/api/me/allergies', JSON.stringify({ version: 0, status: 'listed', items: [{ substance: record }] })), 200);
  const short = await untilFound(async () => /\b([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z])\b/.exec((await messages(walk, patientPhone)).join('\n'))?.[1], 'the code for the pharmacy');
  const found = await expectStatus(patient.post('/api/verify/lookup', { short_code: short, phone_last4: patientPhone.slice(-4) }), 200);
  const code = found.body.data.code as string;
  made.links.push(code, short, short.replaceAll('-', ''));
  await expectStatus(patient.post('/api/verify/lookup', { short_code: short, phone_last4: '' }), 404);
  await expectStatus(patient.get(`/api/verify/${code}`), 200);
  await expectStatus(patient.post(`/api/verify/${code}/dispense`, { pharmacy: CANARIES.pharmacy, town: CANARIES.pharmacy }), 200);
  await expectStatus(patient.post(`/api/verify/${code}/dispense`, { pharmacy: CANARIES.pharmacy, town: CANARIES.pharmacy }), 409);
}

interface Was { readonly bookingId: string; readonly doctorPhone: string; readonly patientPhone: string }

/** The completed appointment of the demo patient. */
function aVisitThatWas(owner: ClientConfig): Promise<Was> {
  return asOwner(owner, async (client) => {
    const { rows } = await client.query<Was>(`select b.id as "bookingId", doctor.phone as "doctorPhone", patient.phone as "patientPhone"
      from bookings b join doctors d on d.id = b.doctor_id join accounts doctor on doctor.id = d.account_id join accounts patient on patient.id = b.patient_id
      where b.state = 'completed' limit 1`);
    return rows[0]!;
  });
}
