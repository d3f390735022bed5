import { dayAfter } from '@tabibu/contract/pregnancy-dates';
import { jobs } from '../src/modules/pregnancy/index.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A birth plan whose every part is written down. */
export const BIRTH_PLAN = {
  place: 'Hospitali ya Amana',
  companion: 'Dada Rehema',
  transport: 'Bajaji ya jirani',
  donor: 'Kaka Juma',
  money: 'TSh 60,000',
  home: 'Bibi anabaki na watoto',
  wishes: 'Nitembee wakati wa uchungu',
};

/** The address of the pregnancy of a person. */
export const pregnancyOf = ({ accountId }: Visitor, person = accountId) => `/api/people/${person}/pregnancy`;

/** Returns the first day of a pregnancy that is so many weeks and days old today. */
export const startedBefore = (today: string, weeks: number, days = 0) => dayAfter(today, -(weeks * 7 + days));

/** States a pregnancy that is so many weeks old, by default of the visitor. Returns the reply. */
export async function aPregnancy(
  visitor: Visitor,
  { weeks = 11, days = 0, person }: { weeks?: number; days?: number; person?: string } = {},
): Promise<Reply> {
  const path = pregnancyOf(visitor, person);
  const { today } = (await visitor.get(path)).body.data as { today: string };
  const said = await visitor.put(path, { version: 0, basis: 'last-period', day: startedBefore(today, weeks, days) });
  if (said.status !== 200) throw new Error(`not saved: ${said.status} ${said.text}`);
  return said;
}

/** Sets the clock, runs the job that reminds of check-ups, and sends what is due. */
export async function checkUpsAt(product: TestProduct, time: string): Promise<void> {
  product.clock.set(new Date(time));
  await jobs['pregnancy.remind'](product.ctx());
  await product.settle();
}
