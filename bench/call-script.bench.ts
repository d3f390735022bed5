import { CALL, bytesBeyondHome } from '../server/test/page-weight.ts';
import type { Row } from './table.ts';

const MOST = 35_000;

/** The script of the call page, compressed, beyond what the first page has brought; the longest of the three languages. */
export async function measureCallScript(): Promise<Row[]> {
  const bytes = bytesBeyondHome(CALL);
  return [{ what: 'Call page: script beyond the first page', measured: `${(bytes / 1000).toFixed(1)} kB`, beside: '–', goal: `≤ ${MOST / 1000} kB`, met: bytes <= MOST }];
}
