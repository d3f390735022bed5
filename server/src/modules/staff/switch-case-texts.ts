import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as identity from '../identity/index.ts';

/** Returns whether the signed-in person gets text messages about cases. Throws `not-signed-in` for nobody's account. */
export async function readCaseTexts(ctx: Context): Promise<{ on: boolean }> {
  const member = await identity.findStaff(ctx, accountOf(ctx));
  if (member === undefined) throw new Problem('not-signed-in');
  return { on: member.textsAboutCases };
}

/** Switches text messages about cases on or off for the signed-in person. May be repeated; a change is audited. */
export async function switchCaseTexts(ctx: Context, on: boolean): Promise<{ on: boolean }> {
  const accountId = accountOf(ctx);
  await inTransaction(ctx, async (inside) => {
    if (!(await identity.switchCaseTexts(inside, accountId, on))) return;
    await audit(inside, { action: 'staff.switch-case-texts', object: 'account', objectId: accountId, details: { on } });
  });
  return readCaseTexts(ctx);
}
