import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const map = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as Record<
  string,
  { keeps: string[]; calls: string[] }
>;
const owners = new Map(
  Object.entries(map).flatMap(([module, { keeps }]) => keeps.map((table) => [table, module] as const)),
);

function tablesCreatedBy(pattern: string): string[] {
  return globSync(pattern, { cwd: join(root, 'server/migrations') }).flatMap((file) =>
    [
      ...readFileSync(join(root, 'server/migrations', file), 'utf8').matchAll(
        /^create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gim,
      ),
    ].map((match) => match[1]!),
  );
}

/**
 * Returns the tables that a piece of SQL reads or changes. Names that no migration created (aliases, functions) are
 * left out.
 */
function tablesIn(sql: string, known: ReadonlySet<string>): string[] {
  const names = [...sql.matchAll(/\b(?:from|join|into|update|table|using)\s+(?:only\s+)?"?([a-z_]+)"?/gi)].map(
    (match) => match[1]!.toLowerCase(),
  );
  const listed = [...sql.matchAll(/\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z]+)?\s*,\s*([a-z_]+)/gi)].map((match) =>
    match[1]!.toLowerCase(),
  );
  return [...new Set([...names, ...listed])].filter((name) => known.has(name));
}

const all = new Set(tablesCreatedBy('*.sql'));
const platform = new Set(tablesCreatedBy('*-platform.sql'));

describe('a table belongs to one module', () => {
  test('no table belongs to two modules', () => {
    const kept = Object.values(map).flatMap(({ keeps }) => keeps);
    expect(kept.filter((table, index) => kept.indexOf(table) !== index)).toEqual([]);
  });

  test('each table that a migration creates belongs to a module of modules.json', () => {
    expect([...all].filter((table) => !platform.has(table) && !owners.has(table))).toEqual([]);
  });

  test('each table of modules.json exists', () => {
    expect([...owners.keys()].filter((table) => !all.has(table))).toEqual([]);
  });

  // The linter refuses SQL outside these files.
  test.each(globSync('server/src/modules/*/{store,*-store}.ts', { cwd: root }))(
    '%s uses tables of its own module only',
    (file) => {
      expect(tablesOf(file).filter((table) => owners.get(table) !== moduleOf(file))).toEqual([]);
    },
  );

  // An invariant may compare tables of several modules. Only the checker's role runs it, and only tables of modules
  // that its module calls may be read.
  test.each(globSync('server/src/modules/*/checks.ts', { cwd: root }))(
    '%s reads only tables of its module and of modules that this one calls',
    (file) => {
      const module = moduleOf(file);
      const readable = new Set([module, ...map[module]!.calls]);
      expect(tablesOf(file).filter((table) => !platform.has(table) && !readable.has(owners.get(table)!))).toEqual([]);
    },
  );
});

function moduleOf(file: string): string {
  return /modules\/([^/]+)\//.exec(file)![1]!;
}

function tablesOf(file: string): string[] {
  return tablesIn(
    readFileSync(join(root, file), 'utf8').replaceAll(/^\s*import\b.*$|\/\/.*$|\/\*[\s\S]*?\*\//gm, ''),
    all,
  );
}
