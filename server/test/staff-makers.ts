import type { Role, StaffRole } from '@tabibu/contract/roles';
import { ensureAccount } from '../src/modules/identity/index.ts';
import { openSession } from '../src/modules/identity/open-session.ts';
import { createSetUpLink } from '../src/modules/staff/index.ts';
import { inTransaction } from '../src/platform/context.ts';
import { MINUTE } from '../src/platform/time.ts';
import type { TestProduct } from './harness.ts';
import { shownCode } from './second-factor-makers.ts';
import type { Reply, Visitor } from './visitor.ts';

let members = 0;

async function anAccount(product: TestProduct, role: Role): Promise<{ accountId: string; phone: string }> {
  members += 1;
  const phone = `+25577${String(4_000_000 + ((members * 10_007) % 6_000_000))}`;
  const person = { phone, fullName: 'Rehema Kileo', country: 'TZ', language: 'en', roles: [role] } as const;
  return { accountId: await ensureAccount(product.ctx(), person), phone };
}

/** Creates an account with a role and returns a browser that has a session with that role. */
export async function aMemberOfStaff(product: TestProduct, role: Role): Promise<Visitor> {
  const { accountId, phone } = await anAccount(product, role);
  const browser = product.visitor();
  await giveSession(product, browser, accountId, role);
  browser.phone = phone;
  return browser;
}

/** Gives a browser a new session of an account. */
export async function giveSession(
  product: TestProduct,
  browser: Visitor,
  accountId: string,
  role: Role,
): Promise<void> {
  const { token } = await inTransaction(product.ctx({ kind: 'nobody' }), (inside) =>
    openSession(inside, accountId, role),
  );
  browser.cookies.set('__Host-sid', token);
  const { body } = await browser.get('/api/me');
  browser.csrf = body.data.csrf;
  browser.accountId = accountId;
}

/** Somebody who works here and has set up user name, password and authenticator. */
export interface SetUpMember {
  readonly accountId: string;
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  /** The authenticator's secret; null if it was left out. */
  readonly secret: string | null;
  readonly recoveryCodes: readonly string[];
  readonly browser: Visitor;
}

export const GOOD_PASSWORD = 'mvua kiatu ndizi baiskeli';

/** Creates an account with a role and an invitation for it. Returns the link's token. */
export async function anInvitation(
  product: TestProduct,
  role: StaffRole,
  kind: 'operator' | 'invitation' = 'operator',
): Promise<{ accountId: string; phone: string; token: string }> {
  const { accountId, phone } = await anAccount(product, role);
  const { address } = await createSetUpLink(product.ctx(), { accountId, kind });
  return { accountId, phone, token: address.split('#')[1]! };
}

/** Creates an account with a role and sets it up by its link, as its person does. Its last code is two minutes old. */
export async function aSetUpMember(
  product: TestProduct,
  role: StaffRole,
  { password = GOOD_PASSWORD, authenticator = true } = {},
): Promise<SetUpMember> {
  const { accountId, phone, token } = await anInvitation(product, role);
  const username = `${role}.${members}`;
  const browser = product.visitor();
  const begun = await browser.post('/api/set-up/begin', { token, username, password });
  if (begun.status !== 201) throw new Error(`the set-up was refused: ${begun.status} ${begun.text}`);
  const { secret } = begun.body.data;
  const code = authenticator ? shownCode(product, secret) : null;
  const { status, body, text } = await browser.post('/api/set-up/finish', { token, code });
  if (status !== 200) throw new Error(`the set-up was not finished: ${status} ${text}`);
  browser.csrf = body.data.me.csrf;
  browser.accountId = accountId;
  browser.phone = phone;
  product.clock.advance(2 * MINUTE);
  return {
    accountId,
    phone,
    username,
    password,
    secret: authenticator ? secret : null,
    recoveryCodes: body.data.recovery_codes,
    browser,
  };
}

/** Types user name and password at a portal. */
export function typePassword(
  visitor: Visitor,
  portal: 'admin' | 'staff',
  { username, password }: Pick<SetUpMember, 'username' | 'password'>,
): Promise<Reply> {
  return visitor.post('/api/auth/password', { portal, username, password });
}
