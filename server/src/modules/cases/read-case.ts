import { createHash } from 'node:crypto';
import type { CaseDecision } from '@tabibu/contract/case-words';
import type { CaseStoryBody } from '@tabibu/contract/cases';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { listStaff, namesOfActors, nearnessOf } from '../identity/index.ts';
import { requireVisible } from './case-kinds.ts';
import { noteOf } from './case-note.ts';
import type { CaseSource, WaitingSubject } from './case-source.ts';
import { describeCases } from './describe-case.ts';
import { CASE_SOURCES } from './case-sources.ts';
import * as store from './store.ts';

/** Returns a case with its facts, its history and what the caller may decide. Throws `not-found`. */
export async function readCase(ctx: Context, id: string): Promise<CaseStoryBody> {
  const row = requireVisible(ctx, await ctx.db.maybe(store.findCase, { id }));
  const source = CASE_SOURCES[row.kind];
  const [described] = await describeCases(ctx, [row]);
  const { body, subject } = described!;
  const facts = (await (subject === undefined ? source.settledFacts : source.facts)?.(ctx, row.subject_id)) ?? [];
  const allowed = subject === undefined ? [] : allowedBy(source, subject);
  const hindrance = subject === undefined ? null : await hindranceOf(ctx, subject, allowed.some(isPaying));
  return {
    case: body,
    facts,
    steps: await stepsOf(ctx, id),
    decisions: allowed.filter((decision) => mayDecide(decision, hindrance)),
    hindrance,
    link: subject?.link ?? null,
    version: versionOf(subject, facts),
  };
}

/** Returns what may be decided where the subject stands. */
function allowedBy(source: CaseSource, { stage, decisions, canSend }: WaitingSubject): readonly CaseDecision[] {
  return (decisions ?? source.decisions[stage]).filter((decision) => decision !== 'send' || canSend === true);
}

/** Returns what the caller saw of a case: where its subject stands and its facts. Whoever decides repeats it. Pure. */
function versionOf(subject: WaitingSubject | undefined, facts: CaseStoryBody['facts']): string {
  const seen = JSON.stringify([subject?.stage ?? null, subject?.money ?? null, subject?.proposedBy ?? null, facts]);
  return createHash('sha256').update(seen).digest('base64url').slice(0, 22);
}

async function stepsOf(ctx: Context, caseId: string): Promise<CaseStoryBody['steps']> {
  const rows = await ctx.db.many(store.steps, { caseId });
  const names = await namesOfActors(
    ctx,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: names.get(row.account_id) ?? '',
    step: row.step,
    note: noteOf(ctx, row),
  }));
}

/** Returns whether the decision is one of the two that pay money out. Pure. */
function isPaying(decision: CaseDecision): boolean {
  return decision === 'propose' || decision === 'approve';
}

type Hindrance = CaseStoryBody['hindrance'];

/**
 * Returns what keeps the caller from deciding: nobody decides about themselves, and paying out takes two people,
 * neither of whom is paid (Z-10).
 */
async function hindranceOf(
  ctx: Context,
  { stage, accountId, money, proposedBy, isHeld = false }: WaitingSubject,
  takesTwo: boolean,
): Promise<Hindrance> {
  const caller = accountOf(ctx);
  const nearness = await nearnessOf(ctx, accountId);
  if (nearness === 'family') return 'about-family';
  if (nearness === 'own') return money === null ? 'about-you' : 'own-money';
  // What a gateway was told to pay is on its way, and its end is recorded.
  if (isHeld && stage !== 'sending' && stage !== 'unknown') return 'money-held';
  if (stage === 'approved' || !takesTwo) return null;
  if (proposedBy === caller) return 'own-proposal';
  const administrators = (await listStaff(ctx)).filter(({ role, suspended }) => role === 'administrator' && !suspended);
  return administrators.some((one) => one.accountId !== caller) ? null : 'nobody-else';
}

/** Returns whether somebody with this hindrance may decide so. The other two keep them from paying out only. Pure. */
function mayDecide(decision: CaseDecision, hindrance: Hindrance): boolean {
  if (hindrance === null) return true;
  if (hindrance === 'own-money' || hindrance === 'about-you' || hindrance === 'about-family') return false;
  if (hindrance === 'money-held') return decision === 'drop' || decision === 'reject';
  return !isPaying(decision);
}
