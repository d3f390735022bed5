import type { ReactNode } from 'react';
import type { NoteContentBody, PrescriptionItemBody, ReferralContentBody, SickNoteContentBody } from '@tabibu/contract/records';
import { useSpeech } from '../shell/speech.tsx';
import { dayOfPaper, medicineLines, medicineName } from './document-words.ts';
import './document-views.css';

/** A text of a paper under its name; nothing when it is empty. */
export function PaperPart({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return <div className="paper-part"><h4>{name}</h4><p>{children}</p></div>;
}

/** The doctor's own order: from what the patient said to what to do. */
export function NoteView({ note: { history, findings, assessment, plan, follow_up_on: followUp } }: { note: NoteContentBody }) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <div className="paper">
      <PaperPart name={t('record.history')}>{history}</PaperPart>
      <PaperPart name={t('record.findings')}>{findings}</PaperPart>
      <PaperPart name={t('record.assessment')}>{assessment}</PaperPart>
      <PaperPart name={t('record.plan')}>{plan}</PaperPart>
      <PaperPart name={t('record.follow-up')}>{followUp && dayOfPaper(followUp, speech)}</PaperPart>
    </div>
  );
}

/** Each medicine with how it is taken. */
export function MedicineList({ items }: { items: readonly PrescriptionItemBody[] }) {
  const speech = useSpeech();
  return (
    <ol className="medicines">
      {items.map((item, index) => (
        // Two items of a paper may be the same words; their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <div>
            <strong>{medicineName(item)}</strong>
            <ul>{medicineLines(item, speech).map((line) => <li key={line}>{line}</li>)}</ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** To whom, how soon and why. */
export function ReferralView({ referral: { to_specialty: specialty, to_facility: facility, urgency, reason, summary } }: { referral: ReferralContentBody }) {
  const { t } = useSpeech();
  return (
    <div className="paper">
      <PaperPart name={t('record.refer-to')}>{[specialty, facility].filter(Boolean).join(', ')}</PaperPart>
      <PaperPart name={t('record.urgency')}>{t(`urgency.${urgency}`)}</PaperPart>
      <PaperPart name={t('record.refer-why')}>{reason}</PaperPart>
      <PaperPart name={t('record.refer-summary')}>{summary}</PaperPart>
    </div>
  );
}

/** From which to which day, and the diagnosis if it is printed. */
export function SickNoteView({ note: { from_day: from, to_day: to, diagnosis, show_diagnosis: shown } }: { note: SickNoteContentBody }) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <div className="paper">
      <PaperPart name={t('record.sick-days')}>{from && to && t('record.from-to', { from: dayOfPaper(from, speech), to: dayOfPaper(to, speech) })}</PaperPart>
      <PaperPart name={t('record.diagnosis')}>{diagnosis}</PaperPart>
      {diagnosis && <p className="small muted">{t(shown ? 'record.diagnosis-shown' : 'record.diagnosis-hidden')}</p>}
    </div>
  );
}
