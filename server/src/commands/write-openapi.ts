import { readFile, writeFile } from 'node:fs/promises';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { describeApi } from '../platform/http/openapi.ts';

const FILE = new URL('../../../docs/openapi.json', import.meta.url);

/** Writes the description of the API; with `--check` it only compares and ends with 1 when the kept file is out of step. */
const description = `${JSON.stringify(describeApi(ENDPOINTS), null, 1)}\n`;
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept !== description) {
    console.error('docs/openapi.json is out of step with the contract: npm run openapi writes it.');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, description);
  console.log('Wrote docs/openapi.json');
}
