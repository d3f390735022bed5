import { CASE_KINDS, CASE_ORDERS, CASE_STAGES } from '@tabibu/contract/case-words';
import type { QueueFilter } from '../../api/cases.ts';
import { COUNTRY_CHOICES } from '../frame/country-select.tsx';
import type { defaultsOf } from '../frame/use-filters.ts';

/** The filters of the queue, which its address keeps, and that of a case that was opened from it. */
export const QUEUE_CHOICES = {
  q: '',
  kind: ['', ...CASE_KINDS],
  owner: ['', 'me', 'nobody'],
  stage: ['', 'mine', ...CASE_STAGES],
  country: COUNTRY_CHOICES,
  order: CASE_ORDERS,
} as const;

export type QueueValues = ReturnType<typeof defaultsOf<typeof QUEUE_CHOICES>>;

/** Returns what the queue is asked for. Pure. */
export function queueOf({ order, ...values }: QueueValues): Omit<QueueFilter, 'cursor'> {
  const wanted = Object.entries({ ...values, q: values.q.trim() }).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(wanted), ...(order !== 'due' && { order }) };
}
