import type { PrescriptionItemBody } from '@tabibu/contract/records';
import type { Speech } from '../shell/speech.tsx';

/** 'Jumatatu 3 Nov 2026': papers are read long after their day. */
export function dayOfPaper(date: string, { day }: Speech): string {
  return `${day(date)} ${date.slice(0, 4)}`;
}

/** 'Amoxicillin, 500 mg capsule'. */
export function medicineName({ medicine, form }: Pick<PrescriptionItemBody, 'medicine' | 'form'>): string {
  return [medicine, form].filter(Boolean).join(', ');
}

/** How a medicine is taken, a line for each thing to know: '1 capsule, 3 times a day', 'By mouth', 'For 7 days'. */
export function medicineLines({ dose, frequency, route, days, as_needed: asNeeded, quantity, instruction }: PrescriptionItemBody, { t }: Speech): string[] {
  return [
    [dose, frequency].filter(Boolean).join(', '),
    t(`route.${route}`),
    asNeeded ? t('record.as-needed') : '',
    days === null ? '' : t('record.for-days', { count: days }),
    quantity ? t('record.quantity', { quantity }) : '',
    instruction,
  ].filter(Boolean);
}
