import type { PaperAllergiesBody } from '@tabibu/contract/prescription-safety';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { Translation } from '../shell/translation.tsx';
import { dayOfPaper } from './document-words.ts';

/**
 * Returns the text about allergies on a prescription: who stated them and when (in time zone `zone`), or that nobody
 * was asked.
 */
export function allergyText(
  { status, said_by: by, said_at: at, items }: PaperAllergiesBody,
  zone: string,
  speech: Translation,
): string {
  const { t } = speech;
  if (status === 'not-asked' || !by || !at) return t('record.allergies.not-asked');
  const day = dayOfPaper(wallClockAt(at, zone).day, speech);
  if (status === 'none-known') return t(`record.allergies.none-by-${by}`, { day });
  return t(`record.allergies.by-${by}`, {
    day,
    allergies: items.map(({ substance, reaction }) => (reaction ? `${substance} (${reaction})` : substance)).join(', '),
  });
}
