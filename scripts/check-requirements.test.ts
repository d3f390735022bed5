import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const check = join(dirname(fileURLToPath(import.meta.url)), 'check-requirements.mjs');
const plot = mkdtempSync(join(tmpdir(), 'tabibu-requirements-'));

const list = '- **A-01**: No default account exists.\n- **K-05…07**: Calls are private.\n';
const source =
  '/** Nobody is known (A-01); media is sealed (K-05…07). The Hello of 12:30, P-256 and UTF-8 are no codes. */\n';

beforeAll(() => spawnSync('git', ['init', '-q'], { cwd: plot }));
afterAll(() => rmSync(plot, { recursive: true }));

/** Runs the check on a folder with this list and this source, and returns its faults. */
function faultsOf(requirements: string, text: string): string[] {
  write('docs/requirements.md', requirements);
  write('server/src/start.ts', text);
  const { stderr, status } = spawnSync(process.execPath, [check, plot], { encoding: 'utf8' });
  const faults = stderr.split('\n').filter(Boolean);
  expect(status).toBe(faults.length > 0 ? 1 : 0);
  return faults;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(plot, path)), { recursive: true });
  writeFileSync(join(plot, path), text);
}

test('a list of exactly the used codes passes', () => {
  expect(faultsOf(list, source)).toEqual([]);
});

test.each([
  ['a code that is not listed', list, `${source}// (PAT-SRCH-12)\n`, 'server/src/start.ts: PAT-SRCH-12 is not in'],
  ['a second code of a short list', list, `${source}// (A-01, 02)\n`, 'server/src/start.ts: A-02 is not in'],
  ['a part of a listed code', list, `${source}// (K-05b)\n`, 'server/src/start.ts: K-05b is not in'],
  ['a code that nothing names', `${list}- **S58**: Earnings grow.\n`, source, 'nothing names S58'],
  ['a code without a sentence', list.replace(': No default account exists.', ''), source, 'A-01 has no sentence'],
  ['a code that is listed twice', `${list}- **K-06**: Sealed.\n`, source, 'K-06 is listed twice'],
])('%s is refused', (_what, requirements, text, fault) => {
  expect(faultsOf(requirements, text)).toEqual([expect.stringContaining(fault)]);
});
