import { ROLES } from '@tabibu/contract/roles';
import type { Role } from '@tabibu/contract/roles';
import { statement } from '../../src/platform/database/statement.ts';
import { ensureAccount } from '../../src/modules/identity/index.ts';
import { signInAsDoctor } from '../doctor-makers.ts';
import type { TestProduct } from '../harness.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Visitor } from '../visitor.ts';

/** The ways in which a session cookie may be worth nothing. */
const WORTHLESS = ['expired', 'revoked', 'tampered'] as const;
type Worthless = (typeof WORTHLESS)[number];

/** A caller: nobody, a role with a valid session, or a role with a session that is worth nothing. */
export type ActorKind = 'nobody' | Role | `${Worthless} ${Role}`;

/** Every kind of caller: seven columns of the access matrix, and each role with each worthless session. */
export const ACTORS: readonly ActorKind[] = [
  'nobody',
  ...ROLES,
  ...WORTHLESS.flatMap((kind) => ROLES.map((role) => `${kind} ${role}` as const)),
];

const SESSION = '__Host-sid';
const expire = statement<{ accountId: string }>(
  'test.expire',
  "update sessions set created_at = created_at - interval '40 days', expires_at = expires_at - interval '40 days' where account_id = $accountId",
);
let doctors = 0;

/** Creates an account of a doctor and signs it in. Returns the browser. */
export async function aDoctor(product: TestProduct): Promise<Visitor> {
  doctors += 1;
  const phone = `+25578${String(4_000_000 + doctors * 10_007)}`;
  await ensureAccount(product.ctx(), {
    phone,
    fullName: 'Dk. Neema Mushi',
    country: 'TZ',
    language: 'sw',
    roles: ['doctor'],
  });
  return signInAsDoctor(product, phone);
}

/** Returns one browser of each kind that may call a route, each of another person. */
export async function oneOfEach(product: TestProduct): Promise<Record<ActorKind, Visitor>> {
  const people = new Map<ActorKind, Visitor>([['nobody', product.visitor()]]);
  for (const role of ROLES) {
    people.set(role, await signedInAs(product, role));
    for (const kind of WORTHLESS) people.set(`${kind} ${role}`, await spoil(product, kind, role));
  }
  return Object.fromEntries(people) as Record<ActorKind, Visitor>;
}

async function signedInAs(product: TestProduct, role: Role): Promise<Visitor> {
  if (role === 'patient') return product.patient();
  return role === 'doctor' ? aDoctor(product) : aMemberOfStaff(product, role);
}

/** Returns a browser whose session of that role is worth nothing. */
async function spoil(product: TestProduct, kind: Worthless, role: Role): Promise<Visitor> {
  const browser = await aMemberOfStaff(product, role);
  const token = browser.cookies.get(SESSION)!;
  if (kind === 'expired') await product.db.run(expire, { accountId: browser.accountId });
  if (kind === 'revoked') await browser.post('/api/auth/sign-out');
  const worthless = kind === 'tampered' ? (token.startsWith('A') ? 'B' : 'A') + token.slice(1) : token;
  browser.cookies.set(SESSION, worthless);
  return browser;
}
