import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { CountryCode } from '@tabibu/contract/countries';
import { decideChange, listChanges } from '../modules/doctors/index.ts';
import type { PendingChange } from '../modules/doctors/index.ts';
import { listPayouts } from '../modules/earnings/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { runCommand } from './run-command.ts';

const USE =
  'Use: npm run doctor:change   lists what doctors ask to have changed; npm run doctor:change -- approve <id>   or   refuse <id>   decides one of them.';

function lineOf({ id, doctor, field, from, to, askedAt }: PendingChange): string {
  return `${id}  ${doctor}  ${field}: ${from === '' ? 'none' : from} -> ${to}  (asked ${askedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
}

async function list(ctx: Context): Promise<string> {
  const waiting = await listChanges(ctx);
  return waiting.length === 0 ? 'Nothing waits for a decision.' : [...waiting.map(lineOf), '', USE].join('\n');
}

/**
 * Throws if the doctor would change country while money in the old country's currency is owed, because it could not be
 * requested afterwards. It must be paid out first.
 */
async function refuseWhileOwed(ctx: Context, { doctorId, field, from }: PendingChange): Promise<void> {
  if (field !== 'country') return;
  if ((await listPayouts(ctx, { doctorId, country: from as CountryCode })).length > 0) {
    throw new ConfigProblem(
      'Refused: this doctor still has money in the currency of the present country. Pay it out first; nothing was changed.',
    );
  }
}

async function decide(ctx: Context, id: string, approved: boolean): Promise<string> {
  const change = (await listChanges(ctx)).find((waiting) => waiting.id === id);
  if (change === undefined) throw new Problem('not-found');
  if (approved) await refuseWhileOwed(ctx, change);
  await decideChange(ctx, { changeId: id, approved, by: `operator:${userInfo().username}` });
  return `${approved ? 'Approved' : 'Refused'}: ${lineOf(change)}\nThe doctor hears of it under the bell and by SMS when the product runs.`;
}

await runCommand(() => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, id, ...more] = positionals;
  const isDecision =
    (verb === 'approve' || verb === 'refuse') && id !== undefined && /^[0-9a-f-]{36}$/.test(id) && more.length === 0;
  if (verb !== undefined && !isDecision) throw new ConfigProblem(USE);
  return {
    name: 'decide-doctor-change',
    use: USE,
    run: (ctx) => (isDecision ? decide(ctx, id, verb === 'approve') : list(ctx)),
    explain(error) {
      if (error instanceof Problem && error.code === 'not-found')
        return 'Refused: no request with this id waits for a decision.';
      if (error instanceof Problem && error.code === 'phone-invalid')
        return 'Refused: another account has this number. Nothing was changed.';
      return undefined;
    },
  };
});
