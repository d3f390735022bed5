import { CALL, bytesBeyondHome } from '../server/test/page-weight.ts';
import type { Row } from './table.ts';

const MOST = 35_000;

/**
 * Measures the compressed script that the call page needs in addition to the home's, in the language in which that is
 * most.
 */
export async function measureCallScript(): Promise<Row[]> {
  const bytes = bytesBeyondHome(CALL);
  return [
    {
      what: 'Call page: script beyond the first page',
      measured: `${(bytes / 1000).toFixed(1)} kB`,
      beside: '–',
      goal: `≤ ${MOST / 1000} kB`,
      met: bytes <= MOST,
      figures: [{ unit: 'kB', value: bytes / 1000 }],
    },
  ];
}
