import type { ScheduleBody } from '../../api/medication.ts';
import type { Translation } from '../../shell/translation.tsx';

/** Returns what is due in words: the medicine and how much of it, or what is measured. */
export function dueText({ due }: Pick<ScheduleBody, 'due'>, { t }: Translation): string {
  return due.kind === 'medicine' ? [due.name, due.dose].filter(Boolean).join(', ') : t(`reading.${due.reading}`);
}
