import { FLOOR, staticFloor, visit } from './browser/page-visit.ts';
import type { Visit } from './browser/page-visit.ts';
import { PHONE, openPublicProduct } from './browser/public-product.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const QUALITY = { bitsPerSecond: 400_000, roundTrip: 400 };
const SLOWER = 6;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

/**
 * Measures the first and second visit of the home on a phone, in comparison with the same content as a static page
 * without script, in the same run.
 */
export async function measureFirstVisit(): Promise<Row[]> {
  const open = await openPublicProduct(QUALITY, (product) => staticFloor(product, '/', PHONE.userAgent));
  const floors: Visit[] = [];
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const still = await open.browser.newContext(PHONE);
      floors.push(await visit(open, still, { address: FLOOR, kind: 'still', slower: SLOWER }));
      await still.close();
      const context = await open.browser.newContext(PHONE);
      firsts.push(await visit(open, context, { address: '/', kind: 'keeps-itself', slower: SLOWER }));
      seconds.push(await visit(open, context, { address: '/', kind: 'live', slower: SLOWER }));
      await context.close();
    }
  } finally {
    await open.close();
  }
  return rowsOf(floors, firsts, seconds);
}

function rowsOf(floors: readonly Visit[], firsts: readonly Visit[], seconds: readonly Visit[]): Row[] {
  const of = (visits: readonly Visit[], field: keyof Visit) => median(visits.map((one) => one[field]));
  const floor = of(floors, 'paint');
  const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const ratio = (what: string, value: number, most: number): Row => ({
    what,
    measured: `${inSeconds(value)} = ${(value / floor).toFixed(2)}×`,
    beside: `static page ${inSeconds(floor)}`,
    goal: `≤ ${most}×`,
    met: value / floor <= most,
    figures: [{ unit: 'ms', value, peer: floor }],
  });
  const size = (what: string, bytes: number, most: number, bytesInAll?: number): Row => ({
    what,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    beside:
      bytesInAll === undefined
        ? '–'
        : `${(bytesInAll / 1000).toFixed(0)} kB once the service worker has kept its files`,
    goal: `≤ ${most} kB`,
    met: bytes <= most * 1000,
    figures: [
      { unit: 'kB', value: bytes / 1000 },
      ...(bytesInAll === undefined ? [] : [{ part: 'in all', unit: 'kB', value: bytesInAll / 1000 }]),
    ],
  });
  return [
    ratio('First visit: largest paint', of(firsts, 'paint'), 1.15),
    ratio('First visit: hydrated', of(firsts, 'hydrated'), 2.2),
    size('First visit: script', of(firsts, 'script'), 90),
    size('First visit: document', of(firsts, 'document'), 14),
    size('First visit: everything on the wire until usable', of(firsts, 'bytes'), 130, of(firsts, 'bytesInAll')),
    ratio('Second visit: hydrated', of(seconds, 'hydrated'), 0.5),
  ];
}
