import { resolve } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { jobContext } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openLog } from '../platform/log.ts';
import { Problem } from '../platform/problem.ts';
import { loadOrCreateSecret } from '../load-secret.ts';
import { connectDatabase } from '../connect-database.ts';
import { openServices } from '../services.ts';

export interface Command {
  /** The name in the audit log. */
  readonly name: string;
  /** How to call the command; printed after a refusal. */
  readonly use: string;
  /** Does the work and returns the text to print. */
  readonly run: (ctx: Context) => Promise<string>;
  /** Returns a sentence for an error that the operator caused, or undefined for any other error. */
  readonly explain?: (error: unknown) => string | undefined;
}

/**
 * Runs an operator's command on the configured database after migrating it. `prepare` reads the command line; it throws
 * `ConfigProblem` for an impossible one before anything changes. A refusal is printed and the process exits with 1.
 */
export async function runCommand(prepare: () => Command): Promise<void> {
  let command: Command | undefined;
  try {
    command = prepare();
    console.log(await inProduct(command));
  } catch (error) {
    console.error(wordsFor(error, command));
    process.exit(1);
  }
}

async function inProduct({ name, run }: Command): Promise<string> {
  const config = readConfig();
  const dataDir = resolve(config.DATA_DIR);
  const log = openLog(config.LOG_LEVEL);
  const database = await connectDatabase(config, dataDir, log);
  await migrate(database.owner);
  const secret = config.appSecret ?? (await loadOrCreateSecret(dataDir));
  const services = openServices(
    { config, clock: systemClock, log, database: database.app, secret, sandboxUrl: null },
    () => undefined,
  );
  try {
    return await run(jobContext(services, name));
  } finally {
    await services.db.close();
    await database.stop();
  }
}

function wordsFor(error: unknown, command: Command | undefined): unknown {
  const words = command?.explain?.(error);
  if (words !== undefined) return words;
  if (error instanceof Problem) return `Refused: ${error.code}. ${command?.use ?? ''}`;
  return error instanceof ConfigProblem ? error.message : error;
}
