import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { PROBLEMS } from '@tabibu/contract/problems';
import type { Route } from '../src/platform/http/route.ts';
import { impliedProblems } from '../src/platform/openapi/implied-problems.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAP = JSON.parse(readFileSync(`${ROOT}/modules.json`, 'utf8')) as Record<string, { calls: readonly string[] }>;

/** Returns the module and all modules that it calls, directly or indirectly. */
function reachOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const called of MAP[name]?.calls ?? []) reachOf(called, seen);
  return seen;
}

/** Returns the problem codes that the source files of a pattern mention. */
function codesIn(pattern: string): readonly string[] {
  const text = globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .join('\n');
  return Object.keys(PROBLEMS).filter((code) => text.includes(`'${code}'`));
}

/** The module that serves each endpoint, by endpoint id. */
const servedBy = new Map<string, string>();
for (const name of Object.keys(MAP)) {
  if (!existsSync(`${ROOT}/server/src/modules/${name}/index.ts`)) continue;
  const { routes = [] } = (await import(`../src/modules/${name}/index.ts`)) as { routes?: readonly Route[] };
  for (const { endpoint } of routes) servedBy.set(endpoint.id, name);
}

const named = new Map(Object.keys(MAP).map((name) => [name, codesIn(`server/src/modules/${name}/**/*.ts`)]));
const platform = codesIn('server/src/platform/*.ts');

test('a module can throw every refusal that its endpoints declare, itself or through a module it calls', () => {
  const idle = ENDPOINTS.flatMap((endpoint) => {
    const modules = [...reachOf(servedBy.get(endpoint.id) ?? '')].flatMap((name) => named.get(name) ?? []);
    const possible = new Set<string>([...modules, ...platform, ...impliedProblems(endpoint)]);
    return (endpoint.problems ?? []).filter((code) => !possible.has(code)).map((code) => `${endpoint.id}: ${code}`);
  });
  expect(idle).toEqual([]);
});

test('every endpoint is served by a module', () => {
  expect(ENDPOINTS.filter(({ id }) => !servedBy.has(id)).map(({ id }) => id)).toEqual([]);
});

test('every problem code is used by an endpoint, the HTTP layer or a form', () => {
  const possible = new Set(
    ENDPOINTS.flatMap((endpoint) => [...(endpoint.problems ?? []), ...impliedProblems(endpoint)]),
  );
  const idle = Object.keys(PROBLEMS).filter((code) => !(possible as ReadonlySet<string>).has(code));
  expect(idle).toEqual(['method-not-allowed', 'form-expired']);
});
