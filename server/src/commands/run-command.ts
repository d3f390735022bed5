import { resolve } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { jobContext } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openLog } from '../platform/log.ts';
import { Problem } from '../platform/problem.ts';
import { keepSecret } from '../keep-secret.ts';
import { reachDatabase } from '../reach-database.ts';
import { openServices } from '../services.ts';

export interface Command {
  /** As the audit log names it. */
  readonly name: string;
  /** How to call it; said after a refusal. */
  readonly use: string;
  /** What it does; answers what it then says. */
  readonly run: (ctx: Context) => Promise<string>;
  /** The sentence for a fault that is the caller's, or undefined. */
  readonly explain?: (error: unknown) => string | undefined;
}

/**
 * Runs a command of the operator on the migrated database of the configuration. `prepare` reads the command line and throws ConfigProblem
 * for one that cannot work, before anything is touched. A refusal is said and ends the process with 1.
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
  const database = await reachDatabase(config, dataDir, log);
  await migrate(database.owner);
  const secret = config.appSecret ?? await keepSecret(dataDir);
  const services = openServices({ config, clock: systemClock, log, database: database.app, secret, sandboxUrl: null }, () => undefined);
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
