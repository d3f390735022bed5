import { aMember } from '../family-makers.ts';
import { at } from '../booking-makers.ts';
import type { TestProduct } from '../harness.ts';
import { ITEM, aVisit, signed } from '../record-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import type { Payloads } from './free-texts.ts';

/** Who writes, and what. */
export interface Author {
  readonly product: TestProduct;
  readonly texts: Payloads;
}

export interface Visit {
  readonly patient: Visitor;
  readonly doctor: Visitor;
  readonly bookingId: string;
}

/** Returns the reply, and throws if it is a refusal. */
export async function done(reply: Promise<Reply>): Promise<Reply> {
  const { status, text } = await reply;
  if (status >= 300) throw new Error(`refused: ${status} ${text}`);
  return reply;
}

/** Every paper of a visit, with an addition, and each cancelled. Returns their codes. */
export async function writePapers(
  { product, texts }: Author,
  { patient, doctor, bookingId }: Visit,
): Promise<string[]> {
  const base = `/api/doctor/visits/${bookingId}`;
  const own = (field: string) => texts.for(`records.${field}`);
  const day = at(product, 0, '10:00').slice(0, 10);
  await done(doctor.post(`/api/appointments/${bookingId}/messages`, { text: texts.for('calls.send-message text') }));
  await done(
    patient.put('/api/me/allergies', {
      version: 0,
      status: 'listed',
      items: [
        {
          substance: own('save-my-allergies items[].substance'),
          reaction: own('save-my-allergies items[].reaction'),
        },
      ],
    }),
  );
  const member = await aMember(patient);
  await done(
    patient.put(`/api/family/${member}/allergies`, {
      version: 0,
      status: 'listed',
      items: [
        {
          substance: own('save-member-allergies items[].substance'),
          reaction: own('save-member-allergies items[].reaction'),
        },
      ],
    }),
  );
  const { version } = (await patient.get('/api/me/allergies')).body.data;
  const substance = own('save-visit-allergies items[].substance');
  const reaction = own('save-visit-allergies items[].reaction');
  await done(doctor.put(`${base}/allergies`, { version, status: 'listed', items: [{ substance, reaction }] }));
  const note = Object.fromEntries(
    ['history', 'findings', 'assessment', 'plan'].map((name) => [name, own(`save-note ${name}`)]),
  );
  const item = Object.fromEntries(
    ['form', 'dose', 'frequency', 'quantity', 'instruction'].map((name) => [
      name,
      own(`save-prescription items[].${name}`),
    ]),
  );
  own('save-prescription items[].medicine');
  const form = { form: 'tablet', strength: own('save-prescription items[].codes.form.strength') };
  const papers = {
    note,
    // The medicine that the patient is allergic to, so that the doctor has to give a reason.
    prescription: {
      items: [{ ...item, medicine: substance, days: 3, codes: { form, dose: null, frequency: null, quantity: null } }],
    },
    referral: Object.fromEntries(
      ['to_specialty', 'to_facility', 'reason', 'summary'].map((name) => [name, own(`save-referral ${name}`)]),
    ),
    'sick-note': { from_day: day, to_day: day, diagnosis: own('save-sick-note diagnosis'), show_diagnosis: true },
  };
  for (const [kind, content] of Object.entries(papers)) {
    await done(doctor.put(`${base}/${kind}`, { version: 0, ...content }));
    const first = await doctor.post(`${base}/${kind}/sign`, { version: 1 });
    if (first.status === 409) {
      const reason = own('sign-prescription acknowledged[].reason');
      const acknowledged = (first.body.params.findings as { key: string }[]).map(({ key }) => ({ key, reason }));
      await done(doctor.post(`${base}/${kind}/sign`, { version: 1, acknowledged }));
    }
  }
  await done(doctor.post(`${base}/note/addenda`, { text: own('add-addendum text') }));
  const { body } = await patient.get(`/api/appointments/${bookingId}/documents`);
  const codes: string[] = [];
  for (const { id, kind } of body.data as { id: string; kind: string }[]) {
    const { code } = (await patient.get(`/api/appointments/${bookingId}/documents/${id}`)).body.data;
    if (kind !== 'note') codes.push(code as string);
    if (kind === 'prescription')
      await done(
        product.visitor().post(`/api/verify/${code}/dispense`, {
          pharmacy: own('dispense-prescription pharmacy'),
          town: own('dispense-prescription town'),
        }),
      );
    if (kind === 'referral' || kind === 'sick-note')
      await done(doctor.post(`${base}/${kind}/cancel`, { reason: own(`cancel-${kind} reason`) }));
  }
  return codes;
}

/** Cancels the prescription of a visit of its own, because one that was dispensed cannot be cancelled. */
export async function cancelPrescription({ product, texts }: Author): Promise<void> {
  const visit = await aVisit(product);
  await done(signed(visit, 'prescription', { items: [ITEM] }));
  const reason = texts.for('records.cancel-prescription reason');
  await done(visit.doctor.post(`/api/doctor/visits/${visit.bookingId}/prescription/cancel`, { reason }));
}
