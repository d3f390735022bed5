import type { ReactNode } from 'react';
import type { Language } from '@tabibu/contract/languages';
import type {
  NoteContentBody,
  PaperFactsBody,
  PrescriptionItemBody,
  ReferralContentBody,
  SickNoteContentBody,
} from '@tabibu/contract/visit-documents';
import { useTranslation } from '../shell/translation.tsx';
import { dayOfPaper, medicineText } from './document-words.ts';
import { paperFacts } from './facts-words.ts';
import './document-views.css';

/** A part of a document with its heading. Renders nothing when it is empty. */
export function PaperPart({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="paper-part">
      <h4>{name}</h4>
      <p>{children}</p>
    </div>
  );
}

/** A note, in the order in which doctors write it: from history to plan. */
export function NoteView({
  note: { history, findings, assessment, plan, follow_up_on: followUp },
}: {
  note: NoteContentBody;
}) {
  const speech = useTranslation();
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

/** The facts about the patient on a document. Renders nothing when none was stated. */
export function FactLines({ facts }: { facts: PaperFactsBody | null }) {
  const lines = paperFacts(facts, useTranslation());
  if (lines.length === 0) return null;
  return <p className="small">{lines.map((line) => line.join(': ')).join(' · ')}</p>;
}

interface MedicineListProps {
  readonly items: readonly PrescriptionItemBody[];
  readonly language?: Language;
  /** What stands below each medicine. */
  readonly below?: readonly ReactNode[];
}

/** The medicines of a prescription with their instructions, in the reader's or the given language. */
export function MedicineList({ items, language, below }: MedicineListProps) {
  const speech = useTranslation();
  const words = items.map((item) => medicineText(item, language ?? speech.language, speech));
  return (
    <ol className="medicines" lang={language}>
      {words.map(({ name, lines }, index) => (
        // Two items of a document may have the same text; their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <div>
            <strong>{name}</strong>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {below?.[index]}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A referral letter: to whom, how urgent and why. */
export function ReferralView({
  referral: { to_specialty: specialty, to_facility: facility, urgency, reason, summary },
}: {
  referral: ReferralContentBody;
}) {
  const { t } = useTranslation();
  return (
    <div className="paper">
      <PaperPart name={t('record.refer-to')}>{[specialty, facility].filter(Boolean).join(', ')}</PaperPart>
      <PaperPart name={t('record.urgency')}>{t(`urgency.${urgency}`)}</PaperPart>
      <PaperPart name={t('record.refer-why')}>{reason}</PaperPart>
      <PaperPart name={t('record.refer-summary')}>{summary}</PaperPart>
    </div>
  );
}

/** A sick note: first and last day, and the diagnosis with a remark whether it is printed. */
export function SickNoteView({
  note: { from_day: from, to_day: to, diagnosis, show_diagnosis: shown },
}: {
  note: SickNoteContentBody;
}) {
  const speech = useTranslation();
  const { t } = speech;
  return (
    <div className="paper">
      <PaperPart name={t('record.sick-days')}>
        {from && to && t('record.from-to', { from: dayOfPaper(from, speech), to: dayOfPaper(to, speech) })}
      </PaperPart>
      <PaperPart name={t('record.diagnosis')}>{diagnosis}</PaperPart>
      {diagnosis && <p className="small muted">{t(shown ? 'record.diagnosis-shown' : 'record.diagnosis-hidden')}</p>}
    </div>
  );
}
