import type {
  DocumentKind,
  NoteContentBody,
  PrescriptionContentBody,
  ReferralContentBody,
  SickNoteContentBody,
  VisitRecordsBody,
} from '../../api/records.ts';
import { readCodes } from '@tabibu/contract/read-dose';
import { factsOnPaper } from '@tabibu/contract/paper-facts';
import { plainFacts } from '@tabibu/contract/patient-facts';
import { FactLines, MedicineList, NoteView, ReferralView, SickNoteView } from '../../components/document-views.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** The content of a document, as a reader sees it. */
export function DocumentContent({ kind, content }: { kind: DocumentKind; content: unknown }) {
  switch (kind) {
    case 'note':
      return <NoteView note={content as NoteContentBody} />;
    case 'prescription':
      return <MedicineList items={(content as PrescriptionContentBody).items} />;
    case 'referral':
      return <ReferralView referral={content as ReferralContentBody} />;
    case 'sick-note':
      return <SickNoteView note={content as SickNoteContentBody} />;
  }
}

/**
 * A document as it will read when signed, with the patient's facts that are printed on it. A prescription is shown in
 * the patient's language first, then in the doctor's if that is another one.
 */
export function DocumentToSign({
  kind,
  content,
  visit: { facts, patient },
}: {
  kind: DocumentKind;
  content: unknown;
  visit: VisitRecordsBody;
}) {
  const { t, language } = useTranslation();
  const says = facts && <FactLines facts={factsOnPaper(kind, plainFacts(facts), facts.today)} />;
  if (kind !== 'prescription')
    return (
      <>
        {says}
        <DocumentContent kind={kind} content={content} />
      </>
    );
  const items = (content as PrescriptionContentBody).items.map((item) => ({ ...item, codes: readCodes(item) }));
  if (patient.language === language)
    return (
      <>
        {says}
        <MedicineList items={items} />
      </>
    );
  return (
    <>
      {says}
      <p className="small muted">{t('visit.for-patient')}</p>
      <MedicineList items={items} language={patient.language} />
      <p className="small muted">{t('visit.for-doctor')}</p>
      <MedicineList items={items} />
    </>
  );
}
