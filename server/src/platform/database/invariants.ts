import { readdir } from 'node:fs/promises';
import pg from 'pg';

/** Something that holds of the stored rows at every moment, and a read-only query that returns the rows that break it. */
export interface Check {
  /** The number in the list of invariants: 'I-04'. */
  readonly id: string;
  readonly says: string;
  readonly sql: string;
}

export interface Finding extends Check {
  /** How many rows break it, and the first few of them (ids and codes only). */
  readonly broken: number;
  readonly examples: readonly string[];
}

const MODULES = new URL('../../modules/', import.meta.url);
const EXAMPLES = 5;

/** The checks of every module that has some, by number. */
export async function collectChecks(): Promise<Check[]> {
  const found: Check[] = [];
  for (const module of await readdir(MODULES)) {
    const files = await readdir(new URL(`${module}/`, MODULES));
    if (!files.includes('checks.ts')) continue;
    const { checks } = (await import(new URL(`${module}/checks.ts`, MODULES).href)) as { checks: readonly Check[] };
    found.push(...checks);
  }
  return found.sort((one, other) => one.id.localeCompare(other.id));
}

/** Runs checks on one snapshot of the database, as a role that can only read. */
export async function runChecks(reader: pg.PoolConfig, checks: readonly Check[]): Promise<Finding[]> {
  const client = new pg.Client(reader);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const findings: Finding[] = [];
    for (const check of checks) {
      const { rows } = await client.query<Record<string, unknown>>(check.sql);
      findings.push({ ...check, broken: rows.length, examples: rows.slice(0, EXAMPLES).map((row) => Object.values(row).join(' ')) });
    }
    return findings;
  } finally {
    await client.end();
  }
}
