import { ensureAccount } from '../src/modules/identity/index.ts';
import type { DoctorProfile } from '../src/modules/doctors/index.ts';
import { statement } from '../src/platform/database/statement.ts';
import { aDoctor } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import { receiveCode, typeCode } from './one-time-code.ts';
import type { Visitor } from './visitor.ts';

const link = statement('test.link-doctor', 'update doctors set account_id = $2 where id = $1');
let doctors = 0;

export interface DoctorWithAccount {
  readonly doctorId: string;
  readonly accountId: string;
  /** The number of the account; the one that patients call is another. */
  readonly phone: string;
}

/** A doctor whom patients can book and who has an account to sign in with. */
export async function aDoctorWithAccount(product: TestProduct, profile: Partial<DoctorProfile> = {}): Promise<DoctorWithAccount> {
  doctors += 1;
  const doctorId = await aDoctor(product, profile);
  const phone = `+25576${String(4_000_000 + doctors * 10_007)}`;
  const accountId = await ensureAccount(product.ctx(), { phone, fullName: 'Dkt. Neema Mushi', country: 'TZ', language: 'en', roles: ['doctor'] });
  await product.db.run(link, [doctorId, accountId]);
  return { doctorId, accountId, phone };
}

/** The browser in which such a doctor has just signed in; a doctor's session does not live for days. */
export async function browserOf(product: TestProduct, { accountId, phone }: DoctorWithAccount): Promise<Visitor> {
  const visitor = product.visitor();
  visitor.accountId = accountId;
  const challenge = await receiveCode(product, visitor, { phone, role: 'doctor' });
  visitor.csrf = (await typeCode(visitor, challenge.id, challenge.code)).body.data.csrf;
  return visitor;
}

/** Both at once. */
export async function aWorkingDoctor(product: TestProduct, profile: Partial<DoctorProfile> = {}): Promise<{ doctorId: string; visitor: Visitor }> {
  const doctor = await aDoctorWithAccount(product, profile);
  return { doctorId: doctor.doctorId, visitor: await browserOf(product, doctor) };
}
