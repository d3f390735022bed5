import type { VisitRecordsBody } from '../../api/records.ts';
import { allergyText } from '../../components/allergy-text.ts';
import type { Translation } from '../../shell/translation.tsx';
import { savedOf, documentTimeZone } from './drafts.ts';
import type { Drafts } from './use-drafts.ts';

/** True unless the referral of this appointment is already signed. */
export const mayRefer = (visit: VisitRecordsBody): boolean => savedOf(visit, 'referral')?.state !== 'signed';

/**
 * Fills in a referral for a medicine that must not be prescribed remotely: the reason, and as summary what is known of
 * the patient. Text that is already there stays.
 */
export function referFor(medicine: string, visit: VisitRecordsBody, drafts: Drafts, speech: Translation): void {
  const { content } = drafts.referral.read();
  const { history, findings, assessment } = drafts.note.read().content;
  const why = speech.t('safety.refer-reason', { medicine });
  const allergies = visit.allergies
    ? `${speech.t('record.allergies.title')}: ${allergyText(visit.allergies, documentTimeZone(visit), speech)}`
    : '';
  drafts.referral.change({
    ...content,
    reason: content.reason.includes(why) ? content.reason : [content.reason, why].filter(Boolean).join('\n'),
    summary:
      content.summary || [history, findings, assessment, allergies].filter((part) => part.trim() !== '').join('\n\n'),
  });
  // The section is rendered after this call.
  setTimeout(() => document.querySelector<HTMLInputElement>('input[name=to_specialty]')?.focus(), 50);
}
