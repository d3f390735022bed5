import { randomUUID } from 'node:crypto';
import { jobs } from '../src/modules/medication/index.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A schedule that everybody accepts. */
export const SCHEDULE = {
  version: 0,
  due: { kind: 'medicine', name: 'Amlodipine 5 mg', dose: '1 tablet' },
  times: ['08:00', '20:00'],
  every_days: 1,
  days: null as number | null,
  refill: false,
};

interface Planned {
  /** Whose schedule it is; by default the visitor's own. */
  readonly person?: string | undefined;
  readonly id?: string;
}

/** The address of the schedules of a person. */
export const schedulesOf = ({ accountId }: Visitor, person = accountId) => `/api/people/${person}/schedules`;

/** Writes down a schedule, by default of a medicine that the visitor takes in the morning and in the evening. */
export function plan(visitor: Visitor, wish: object = {}, { person, id = randomUUID() }: Planned = {}): Promise<Reply> {
  return visitor.put(`${schedulesOf(visitor, person)}/${id}`, { ...SCHEDULE, ...wish });
}

/** Sets the clock, runs the job of every minute, and sends what is due. */
export async function remindAt(product: TestProduct, time: string): Promise<void> {
  product.clock.set(new Date(time));
  await jobs['medication.remind'](product.ctx());
  await product.settle();
}

/** Writes down a schedule and answers its next dose. */
export async function aDose(visitor: Visitor): Promise<void> {
  const { body } = await plan(visitor, { times: ['23:45'] });
  const { id, next_due_at: dueAt } = body.data as { id: string; next_due_at: string };
  const answered = await visitor.post(`${schedulesOf(visitor)}/${id}/answers`, { due_at: dueAt, answer: 'taken' });
  if (answered.status !== 200) throw new Error(`not answered: ${answered.status} ${answered.text}`);
}
