import { DEMO_PATIENT, seedDemoAppointments } from '../src/demo/demo-appointments.ts';
import { seedDemoDoctorAccounts } from '../src/demo/demo-doctor-accounts.ts';
import { demoDoctors } from '../src/demo/demo-doctors.ts';
import { seedDemoSubscriptions } from '../src/demo/demo-subscriptions.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { anApplication } from './application-makers.ts';
import { aDoctor, at, hold } from './booking-makers.ts';
import { idOf, write } from './complaint-makers.ts';
import { doctorForm } from './decided-subject.ts';
import { signInAsDoctor } from './doctor-makers.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import { couponsOf } from './subscription-makers.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A product with the demo data, and those who send the printed calls. */
export interface PrintedStage {
  readonly product: TestProduct;
  readonly patient: Visitor;
  readonly doctor: Visitor;
  readonly staff: Visitor;
  readonly administrator: Visitor;
}

/** What a call sends, the status of its answer, and what the answer has at least. */
export type PrintedCall = readonly [send: (stage: PrintedStage) => Promise<Reply>, status: number, answer: unknown];
/** The calls of a document of the specification, by code and what each is for. */
export type PrintedCalls = Readonly<Record<string, PrintedCall>>;

export async function openPrintedStage(): Promise<PrintedStage> {
  const product = await openTestProduct();
  for (const seed of [seedDemo, seedDemoDoctorAccounts, seedDemoAppointments, seedDemoSubscriptions])
    await seed(product.ctx());
  await product.settle();
  return {
    product,
    patient: await product.patient({ phone: DEMO_PATIENT.phone, full_name: DEMO_PATIENT.fullName }),
    doctor: await signInAsDoctor(product, demoDoctors(product.clock.now())[0]!.profile.phone),
    staff: await aMemberOfStaff(product, 'staff-admin'),
    administrator: await aMemberOfStaff(product, 'administrator'),
  };
}

export const ENGLISH = { 'accept-language': 'en' };

/** Sends a call without a body. */
export const get =
  (who: 'anybody' | 'patient' | 'doctor' | 'staff' | 'administrator', path: string): PrintedCall[0] =>
  (stage) =>
    (who === 'anybody' ? stage.product.visitor() : stage[who]).get(path, ENGLISH);

/** A held time of a patient of its own, because nobody holds many. */
export async function aHold({ product }: PrintedStage, doctorName: string): Promise<{ who: Visitor; id: string }> {
  const who = await product.patient();
  const held = await hold(who, await aDoctor(product, { fullName: doctorName }), at(product, 5, '10:00'));
  return { who, id: held.body.data.id };
}

export function aNewDoctor({ administrator }: PrintedStage, phone: string): Promise<Reply> {
  const form = doctorForm(phone);
  const licence = { ...form.licence, number: `MCT ${phone.slice(-6)}` };
  return administrator.post('/api/admin/doctors', { ...form, licence });
}

export async function anOpenApplication({ product }: PrintedStage, phone: string): Promise<string> {
  const { application } = await anApplication(product, { phone, license_number: `MP${phone.slice(-4)}` });
  return application.id;
}

export async function aComplaint({ administrator, patient }: PrintedStage): Promise<string> {
  return (await idOf(administrator, await write(patient)))!;
}

export async function couponOf({ administrator }: PrintedStage): Promise<string> {
  return (await couponsOf(administrator)).find(({ phone }) => phone === DEMO_PATIENT.phone)!.code;
}
