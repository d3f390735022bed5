import type { DoctorProfileBody, DoctorProfileInput } from '@tabibu/contract/doctor-profile';
import { statement } from '../src/platform/database/statement.ts';
import type { DoctorProfile } from '../src/modules/doctors/index.ts';
import { aDoctor } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import { aDoctor as aDoctorsBrowser } from './security/people.ts';
import type { Visitor } from './visitor.ts';

const join = statement('test.join-account', 'update doctors set account_id = $2 where id = $1');

/** A verified doctor who works 9:00 to 18:00 every day, signed in. */
export async function aDoctorAtWork(product: TestProduct, profile: Partial<DoctorProfile> = {}): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await aDoctorsBrowser(product);
  const id = await aDoctor(product, profile);
  await product.db.run(join, [id, visitor.accountId]);
  return { visitor, id };
}

/** What the profile form sends when nothing was changed on it. */
export function editable(profile: DoctorProfileBody): DoctorProfileInput {
  const { id: _id, phone: _phone, country: _country, time_zone: _zone, specialty_id, type: _type, avatar_url: _avatar, ...rest } = profile;
  return { ...rest, specialty: specialty_id };
}
