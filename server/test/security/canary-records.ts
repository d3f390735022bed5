import type { ClientConfig } from 'pg';
import { CANARIES, expectStatus, messages, signIn, untilFound } from './canary-steps.ts';
import type { Walk } from './canary-steps.ts';
import { asOwner } from './kept-rows.ts';
import { WireBrowser } from './wire-browser.ts';

/**
 * A doctor writes every kind of document for a past visit, the patient states an allergy, and a pharmacy dispenses the
 * prescription.
 */
export async function writeRecords(walk: Walk, owner: ClientConfig): Promise<void> {
  const { browser: patient, made } = walk;
  const { record } = CANARIES;
  const { bookingId, doctorPhone, patientPhone } = await findPastVisit(owner);
  const doctor = new WireBrowser(patient.url, CANARIES.agent);
  await signIn({ ...walk, browser: doctor }, { name: 'Daktari', phone: doctorPhone, role: 'doctor' });
  const put = (path: string, body: object) =>
    expectStatus(doctor.send('PUT', `/api/doctor/visits/${bookingId}${path}`, JSON.stringify(body)), 200);
  const sign = async (kind: string) => {
    const path = `/api/doctor/visits/${bookingId}/${kind}/sign`;
    // The refusal contains the key of each finding. The doctor's reason for it is one more personal text.
    const refused = kind === 'prescription' ? await expectStatus(doctor.post(path, { version: 1 }), 409) : undefined;
    const findings = (refused?.body.params.findings ?? []) as { key: string }[];
    return expectStatus(
      doctor.post(path, {
        version: 1,
        ...(refused ? { acknowledged: findings.map(({ key }) => ({ key, reason: record })) } : {}),
      }),
      200,
    );
  };
  const today = (await expectStatus(doctor.get(`/api/doctor/visits/${bookingId}`), 200)).body.data.today as string;
  await put('/note', { version: 0, history: record, findings: record, assessment: record, plan: record });
  await put('/prescription', {
    version: 0,
    items: [{ medicine: record, form: record, dose: record, frequency: record, days: 3, instruction: record }],
  });
  await put('/referral', { version: 0, to_specialty: record, to_facility: record, reason: record, summary: record });
  await put('/sick-note', { version: 0, from_day: today, to_day: today, diagnosis: record, show_diagnosis: true });
  await put('/allergies', { version: 0, status: 'listed', items: [{ substance: record, reaction: record }] });
  await put('/facts', { version: 0, birth_date: '1990-05-04', sex: 'female', weight_kg: 61.5, pregnancy: 'no' });
  for (const kind of ['note', 'prescription', 'referral', 'sick-note']) await sign(kind);
  await expectStatus(doctor.post(`/api/doctor/visits/${bookingId}/note/addenda`, { text: record }), 201);
  await expectStatus(doctor.post(`/api/doctor/visits/${bookingId}/referral/cancel`, { reason: record }), 200);
  await expectStatus(
    doctor.send('PUT', `/api/doctor/visits/${bookingId}/note`, JSON.stringify({ version: record, history: record })),
    422,
  );
  await expectStatus(
    patient.send(
      'PUT',
      '/api/me/allergies',
      JSON.stringify({ version: 0, status: 'listed', items: [{ substance: record }] }),
    ),
    200,
  );
  const short = await untilFound(
    async () => /\b([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z])\b/.exec((await messages(walk, patientPhone)).join('\n'))?.[1],
    'the code for the pharmacy',
  );
  const found = await expectStatus(
    patient.post('/api/verify/lookup', { short_code: short, phone_last4: patientPhone.slice(-4) }),
    200,
  );
  const code = found.body.data.code as string;
  made.links.push(code, short, short.replaceAll('-', ''));
  await expectStatus(patient.post('/api/verify/lookup', { short_code: short, phone_last4: '' }), 404);
  await expectStatus(patient.get(`/api/verify/${code}`), 200);
  await expectStatus(
    patient.post(`/api/verify/${code}/dispense`, { pharmacy: CANARIES.pharmacy, town: CANARIES.pharmacy }),
    200,
  );
  await expectStatus(
    patient.post(`/api/verify/${code}/dispense`, { pharmacy: CANARIES.pharmacy, town: CANARIES.pharmacy }),
    409,
  );
}

interface PastVisit {
  readonly bookingId: string;
  readonly doctorPhone: string;
  readonly patientPhone: string;
}

/** Returns the completed appointment of the demo patient. */
function findPastVisit(owner: ClientConfig): Promise<PastVisit> {
  return asOwner(owner, async (client) => {
    const { rows } =
      await client.query<PastVisit>(`select b.id as "bookingId", doctor.phone as "doctorPhone", patient.phone as "patientPhone"
      from bookings b join doctors d on d.id = b.doctor_id join accounts doctor on doctor.id = d.account_id join accounts patient on patient.id = b.patient_id
      where b.state = 'completed' limit 1`);
    return rows[0]!;
  });
}
