import { statement } from '../../src/platform/database/statement.ts';
import { ensureAccount } from '../../src/modules/identity/index.ts';
import { signInAsDoctor } from '../doctor-makers.ts';
import type { TestProduct } from '../harness.ts';
import type { Visitor } from '../visitor.ts';

export const ACTORS = ['nobody', 'patient', 'doctor', 'expired', 'revoked', 'tampered'] as const;
export type ActorKind = (typeof ACTORS)[number];

const SESSION = '__Host-sid';
const expire = statement('test.expire', "update sessions set created_at = created_at - interval '40 days', expires_at = expires_at - interval '40 days' where account_id = $1");
let doctors = 0;

/** A browser with a doctor's session. */
export async function aDoctor(product: TestProduct): Promise<Visitor> {
  doctors += 1;
  const phone = `+25578${String(4_000_000 + doctors * 10_007)}`;
  await ensureAccount(product.ctx(), { phone, fullName: 'Dk. Neema Mushi', country: 'TZ', language: 'sw', roles: ['doctor'] });
  return signInAsDoctor(product, phone);
}

/** One browser of each kind that may knock at a door, each of a person of their own. */
export async function oneOfEach(product: TestProduct): Promise<Record<ActorKind, Visitor>> {
  const [patient, expired, revoked, tampered] = [await product.patient(), await product.patient(), await product.patient(), await product.patient()];
  await product.db.run(expire, [expired.accountId]);
  const token = revoked.cookies.get(SESSION)!;
  await revoked.post('/api/auth/sign-out');
  revoked.cookies.set(SESSION, token);
  const real = tampered.cookies.get(SESSION)!;
  tampered.cookies.set(SESSION, (real.startsWith('A') ? 'B' : 'A') + real.slice(1));
  return { nobody: product.visitor(), patient, doctor: await aDoctor(product), expired, revoked, tampered };
}
