import { MINUTE } from '../src/platform/time.ts';
import { anAppointment, at } from './booking-makers.ts';
import type { CallPeople } from './call-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from './doctor-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

export const NOTE = {
  history: 'Homa kwa siku tatu',
  findings: 'Joto 38.6',
  assessment: 'Malaria isiyo kali',
  plan: 'Dawa kwa siku tatu, maji mengi',
  follow_up_on: null as string | null,
};
export const ITEM = {
  medicine: 'Artemether lumefantrine',
  form: '20/120 mg tablet',
  dose: '4 tablets',
  route: 'oral',
  frequency: '2 times a day',
  days: 3 as number | null,
  as_needed: false,
  quantity: '24 tablets',
  instruction: 'Kunywa na chakula',
};
export const REFERRAL = {
  to_specialty: 'Cardiology',
  to_facility: 'Muhimbili',
  urgency: 'urgent',
  reason: 'Maumivu ya kifua',
  summary: 'ECG inahitajika',
};

export type VisitPeople = CallPeople;

interface KnownVisit {
  readonly patient?: Visitor;
  readonly doctor?: { readonly id: string; readonly phone: string };
  /** What else the patient asks for with the time. */
  readonly more?: Record<string, unknown>;
}

/** Creates a paid appointment that has just taken place. Patient and doctor are both signed in. */
export async function aVisit(product: TestProduct, known: KnownVisit = {}): Promise<VisitPeople> {
  const { id: doctorId, phone } = known.doctor ?? (await aWorkingDoctor(product));
  const patient = known.patient ?? (await product.patient());
  const startsAt = new Date(at(product, 1, '10:00'));
  const bookingId = await anAppointment(product, patient, doctorId, startsAt.toISOString(), known.more);
  product.clock.set(new Date(startsAt.getTime() + 20 * MINUTE));
  const doctor = await signInAsDoctor(product, phone);
  // The call counts a minute together, so the completion does not depend on the doctor's word alone.
  await product.db.pool.query(
    "insert into call_sessions (booking_id, starts_at, created_at, state, connected_at, together_ms, together_until) values ($1, $2, $3, 'connected', $2, 60000, $3)",
    [bookingId, startsAt, product.clock.now()],
  );
  const completed = await doctor.post(`/api/appointments/${bookingId}/complete`);
  if (completed.status !== 200) throw new Error(`not completed: ${completed.status} ${completed.text}`);
  return { patient, doctor, doctorId, bookingId, startsAt };
}

/** Saves a document and signs it. Returns the reply to the signing. */
export async function signed(
  { doctor, bookingId }: VisitPeople,
  path: 'note' | 'prescription' | 'referral' | 'sick-note',
  content: object,
  more: object = {},
): Promise<Reply> {
  const base = `/api/doctor/visits/${bookingId}/${path}`;
  const saved = await doctor.put(base, { version: 0, ...content });
  if (saved.status !== 200) throw new Error(`not saved: ${saved.status} ${saved.text}`);
  return doctor.post(`${base}/sign`, { version: saved.body.data.version, ...more });
}

/** Returns the one document of a kind as its patient reads it. */
export async function documentOf({ patient, bookingId }: VisitPeople, kind: string): Promise<Reply> {
  const { body } = await patient.get(`/api/appointments/${bookingId}/documents`);
  const id = (body.data as { id: string; kind: string }[]).find((one) => one.kind === kind)?.id ?? 'none';
  return patient.get(`/api/appointments/${bookingId}/documents/${id}`);
}
