import { randomUUID } from 'node:crypto';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A reading that everybody accepts, measured half an hour before the clock of the tests begins. */
export const SYSTOLIC_READING = {
  version: 0,
  kind: 'blood-pressure',
  values: { systolic: 128, diastolic: 82, pulse: 71 },
  measured_at: '2038-01-15T04:30:00.000Z',
};

interface Measured {
  /** Whose reading it is; by default the visitor's own. */
  readonly person?: string;
  readonly id?: string;
}

/** Writes down a reading, by default blood pressure of the visitor. */
export function measure(
  visitor: Visitor,
  wish: object = {},
  { person, id = randomUUID() }: Measured = {},
): Promise<Reply> {
  return visitor.put(`/api/people/${person ?? visitor.accountId}/readings/${id}`, { ...SYSTOLIC_READING, ...wish });
}

/** Measures an urgent blood pressure twice, six minutes apart, and lets the product tell of it. */
export async function measureUrgentTwice(product: TestProduct, visitor: Visitor, person?: string): Promise<void> {
  for (const minutes of [6, 0])
    await measure(
      visitor,
      {
        values: { systolic: 186, diastolic: 112 },
        measured_at: new Date(product.clock.now().getTime() - minutes * 60_000).toISOString(),
      },
      person === undefined ? {} : { person },
    );
  await product.settle();
}
