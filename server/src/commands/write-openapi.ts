import { readFile, writeFile } from 'node:fs/promises';
import { ENDPOINTS, NAMED_SCHEMAS } from '@tabibu/contract/endpoints';
import { describeApi } from '../platform/openapi/describe-api.ts';

const FILE = new URL('../../../docs/openapi.json', import.meta.url);

/**
 * Writes `docs/openapi.json`. With `--check` it only compares, and exits with 1 if the file does not match the
 * contract.
 */
const description = `${JSON.stringify(describeApi(ENDPOINTS, NAMED_SCHEMAS), null, 1)}\n`;
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
