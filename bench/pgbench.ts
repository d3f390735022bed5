import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';

/** Returns where `pgbench` is on this machine, or undefined if it is missing. */
export function findPgbench(): string | undefined {
  const program = globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1);
  return program !== undefined && existsSync(program) ? program : undefined;
}

export interface PgbenchRun {
  readonly program: string;
  readonly login: ClientConfig;
  /** What each client does again and again, in the language of `pgbench`. */
  readonly script: string;
  readonly atOnce: number;
  readonly seconds: number;
}

/** Runs a script with several clients at once and returns how often it ran per second. Throws if a client fails. */
export async function runPgbench({ program, login, script, atOnce, seconds }: PgbenchRun): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tabibu-pgbench-'));
  const file = join(folder, 'turn.sql');
  writeFileSync(file, script);
  const options = ['-n', '-f', file, '-M', 'prepared', '-c', String(atOnce), '-j', '1', '-T', String(seconds)];
  const { stdout, stderr } = await promisify(execFile)(program, options, {
    env: {
      PGHOST: String(login.host),
      PGPORT: String(login.port),
      PGUSER: String(login.user),
      PGPASSWORD: String(login.password),
      PGDATABASE: String(login.database),
    },
  });
  rmSync(folder, { recursive: true });
  // A function of a benchmark reads its work item strictly.
  if (stderr.includes('query returned no rows')) throw new Error('there was not enough work for this round');
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0) || /aborted/.test(stderr)) throw new Error(`pgbench: ${stdout}${stderr}`);
  return rate;
}
