import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '../src/platform/time.ts';
import { aKeptConversation } from './assistant-makers.ts';
import { aPhoto } from './call-makers.ts';
import { write } from './complaint-makers.ts';
import { aMember } from './family-makers.ts';
import type { TestProduct } from './harness.ts';
import { aPregnancy, BIRTH_PLAN, pregnancyOf } from './pregnancy-makers.ts';
import { measure } from './reading-makers.ts';
import { ITEM, NOTE, REFERRAL, aVisit, signed } from './record-makers.ts';
import { plan } from './schedule-makers.ts';
import type { Person, Reply, Visitor } from './visitor.ts';

/** A text that occurs in the health records of one person and nowhere else. */
export const MARK = 'malariaqx';
/** A day that occurs only there, where a record has no words. */
const BIRTH = '1913-02-07';
export const PASSPHRASE = 'mvua kiatu ndizi';
/** What a person reads whose earlier records nothing protects. */
export const NO_LOCK = { chosen_at: null, opens_by: [], passkeys: [], closed: false, opening: null };

/** Somebody with a health record of every kind. */
export interface RecordOwner {
  readonly person: Person;
  readonly browser: Visitor;
  /** Texts that occur in these records only. */
  readonly marks: readonly string[];
  /** The ids in the paths of these records, by the name of the parameter. */
  readonly ids: Readonly<Record<string, string>>;
}

function demand(reply: Reply, status = 200): Reply {
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${reply.text}`);
  return reply;
}

/** Creates a person with a health record of every kind, each with the mark in it, and without a passphrase. */
export async function aRecordOwner(product: TestProduct, phone: string): Promise<RecordOwner> {
  const person = { phone, full_name: 'Zuhura Mwinyi', country: 'TZ', language: 'en' };
  const browser = await product.patient(person);
  const visit = await aVisit(product, { patient: browser, more: { reason: MARK } });
  const { bookingId, doctor, doctorId } = visit;
  demand(await signed(visit, 'note', { ...NOTE, plan: MARK }));
  demand(await signed(visit, 'prescription', { items: [{ ...ITEM, instruction: MARK }] }));
  demand(await signed(visit, 'referral', { ...REFERRAL, reason: MARK }));
  demand(await doctor.post(`/api/appointments/${bookingId}/messages`, { text: MARK }), 201);
  const photo = { text: MARK, photo: aPhoto().toString('base64') };
  const shown = demand(await browser.post(`/api/appointments/${bookingId}/messages`, photo), 201);
  demand(await browser.post(`/api/appointments/${bookingId}/review`, { stars: 4, comment: 'Alinisikiliza' }), 201);
  const items = [{ substance: MARK }];
  demand(await browser.put('/api/me/allergies', { version: 0, status: 'listed', items }));
  demand(await browser.put('/api/me/facts', { version: 0, birth_date: BIRTH, sex: 'female' }));
  const reading = randomUUID();
  const measured = new Date(product.clock.now().getTime() - 7 * MINUTE - 7 * SECOND).toISOString();
  demand(await measure(browser, { measured_at: measured }, { id: reading }));
  const schedule = randomUUID();
  demand(await plan(browser, { due: { kind: 'medicine', name: MARK, dose: '1 tablet' } }, { id: schedule }));
  await aPregnancy(browser);
  const birthPlan = { plan_version: 0, ...BIRTH_PLAN, wishes: MARK };
  demand(await browser.put(`${pregnancyOf(browser)}/birth-plan`, birthPlan));
  const member = await aMember(browser, { name: `Juma ${MARK}` });
  const kept = await aKeptConversation(browser, `nina kikohozi ${MARK}`);
  await write(browser, { message: MARK });
  await product.settle();
  const { body: papers } = await browser.get(`/api/appointments/${bookingId}/documents`);
  const { body: letters } = await browser.get('/api/contact');
  const { body: appointment } = await browser.get(`/api/appointments/${bookingId}`);
  return {
    person,
    browser,
    marks: [MARK, BIRTH, measured.slice(0, 19)],
    ids: {
      booking_id: bookingId,
      doctor_id: doctorId,
      document_id: (papers.data as { id: string; kind: string }[]).find(({ kind }) => kind === 'note')!.id,
      photo_id: shown.body.data.photo.id,
      reading_id: reading,
      schedule_id: schedule,
      person_id: browser.accountId,
      member,
      kept_id: kept,
      complaint_id: letters.data[0].id,
      reference_id: appointment.data.payment_reference,
      phone,
      export_id: await anExport(product, browser, person),
    },
  };
}

/** The person asks for a copy of everything, for which the number has to be proven again. */
async function anExport(product: TestProduct, browser: Visitor, person: Person): Promise<string> {
  await browser.signIn(person, product.sandboxUrl, () => product.settle());
  const { body } = demand(await browser.post('/api/me/exports', { format: 'json' }), 202);
  await product.settle();
  return body.data.id as string;
}

/** The person chooses the passphrase in their own browser. */
export async function lockRecords(browser: Visitor, passphrase = PASSPHRASE): Promise<void> {
  demand(await browser.put('/api/me/record-lock', { passphrase }));
}

/** Somebody signs in with the number in a browser that never did, as soon as another code may be sent. */
export async function onNewDevice(product: TestProduct, person: Person): Promise<Visitor> {
  product.clock.advance(20 * MINUTE);
  const browser = product.visitor();
  await browser.signIn(person, product.sandboxUrl, () => product.settle());
  return browser;
}
