import { CASE_KINDS, MONEYLESS_CASE_KINDS } from '@tabibu/contract/case-words';
import type { CaseKind } from '@tabibu/contract/case-words';
import type { Role } from '@tabibu/contract/roles';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { CaseRow } from './store.ts';

/** Returns the kinds of case that somebody in this role decides; none for other roles. Pure. */
export function kindsOfRole(role: Role): readonly CaseKind[] {
  if (role === 'administrator') return CASE_KINDS;
  return role === 'staff-admin' ? MONEYLESS_CASE_KINDS : [];
}

/**
 * Returns the kinds of case that the caller sees and decides: administrators all, staff admins those without money.
 * Nobody else gets here. Pure.
 */
export function kindsFor({ actor }: Pick<Context, 'actor'>): readonly CaseKind[] {
  return actor.kind === 'administrator' ? CASE_KINDS : MONEYLESS_CASE_KINDS;
}

/** Returns a case that the caller may see. Throws `not-found` for none and for any other. Pure. */
export function requireVisible(ctx: Pick<Context, 'actor'>, row: CaseRow | undefined): CaseRow {
  if (row === undefined || !kindsFor(ctx).includes(row.kind)) throw new Problem('not-found');
  return row;
}
