import { SYSTOLIC_READING } from '../reading-makers.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Writes down what somebody in the family measured, reads it in each way, and deletes it. */
export async function noteReadings(
  { note }: Pick<ReplyRecord, 'note'>,
  visitor: Visitor,
  person: string,
): Promise<void> {
  const path = `/api/people/${person}/readings`;
  const one = `${path}/019a0000-0000-7000-8000-000000000014`;
  await note('readings.save', visitor.put(one, SYSTOLIC_READING));
  await note('readings.list', visitor.get(path));
  await note('readings.read-curve', visitor.get(`${path}/curve?kind=blood-pressure`));
  await note('readings.export', visitor.get(`${path}.csv`));
  await note('readings.print', visitor.get(`${path}.pdf`));
  await note('readings.delete', visitor.delete(one));
}
