import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connectDatabase } from '../connect-database.ts';
import { loadOrCreateSecret } from '../load-secret.ts';
import { checkChains } from '../modules/audit/index.ts';
import type { AnchorCopy } from '../modules/audit/index.ts';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { deriveKeys } from '../platform/keys.ts';
import { openLog } from '../platform/log.ts';

const USE = `Use: npm run check:audit
     npm run check:audit -- --since 2026-11-01       rows that the last anchor before that time has seen are believed
     npm run check:audit -- --copies tabibu.log      also compares the anchors that a log holds`;
/** How long one query may take, in milliseconds: a log of many years is searched for rows past the chains in one. */
const PATIENCE = 15 * 60_000;

const copySchema = z.object({ anchor: z.string(), signature: z.string() });

/** Prints what is not as it was written in the audit log, the oldest row first; exits with 1 if there is anything. */
async function main(): Promise<void> {
  const { since, copies } = readArguments(process.argv.slice(2));
  const config = readConfig();
  const dataDir = resolve(config.DATA_DIR);
  const log = openLog(config.LOG_LEVEL);
  const database = await connectDatabase(config, dataDir, log);
  const db = openDatabase({ ...database.check, max: 1, statement_timeout: PATIENCE }, log);
  try {
    const secret = config.appSecret ?? (await loadOrCreateSecret(dataDir));
    const report = await checkChains(db, deriveKeys(secret).anchors, { ...(since && { since }), copies });
    for (const fault of report.faults) console.log(`BROKEN  ${fault}`);
    const until = report.anchoredAt === null ? 'no anchor yet' : `the last one of ${report.anchoredAt.toISOString()}`;
    console.log(`${report.rows} rows and ${report.anchors} anchors were read, ${until}.`);
    console.log(report.faults.length === 0 ? 'Everything is as it was written.' : `${report.faults.length} faults.`);
    if (report.faults.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
    await database.stop();
  }
}

function readArguments(args: string[]): { since: Date | undefined; copies: AnchorCopy[] } {
  try {
    const { values } = parseArgs({ args, options: { since: { type: 'string' }, copies: { type: 'string' } } });
    const since = values.since === undefined ? undefined : new Date(values.since);
    if (since !== undefined && Number.isNaN(since.getTime())) throw new Error(`${values.since} is not a time`);
    return { since, copies: values.copies === undefined ? [] : copiesIn(values.copies) };
  } catch (error) {
    throw new ConfigProblem(`${error instanceof Error ? error.message : String(error)}\n${USE}`, { cause: error });
  }
}

/** Returns the anchors that a log of the product holds. Other lines are left out. */
function copiesIn(file: string): AnchorCopy[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"anchor"'))
    .map((line) => copySchema.parse(JSON.parse(line)))
    .map(({ anchor, signature }) => ({ statement: anchor, signature }));
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigProblem ? error.message : error);
  process.exit(1);
});
