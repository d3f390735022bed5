import type { DocumentKind, NoteContentBody, PrescriptionContentBody, ReferralContentBody, SickNoteContentBody } from '../../api/records.ts';
import { MedicineList, NoteView, ReferralView, SickNoteView } from '../../parts/document-views.tsx';

/** A document as it will be read. */
export function PaperOf({ kind, content }: { kind: DocumentKind; content: unknown }) {
  switch (kind) {
    case 'note': return <NoteView note={content as NoteContentBody} />;
    case 'prescription': return <MedicineList items={(content as PrescriptionContentBody).items} />;
    case 'referral': return <ReferralView referral={content as ReferralContentBody} />;
    case 'sick-note': return <SickNoteView note={content as SickNoteContentBody} />;
  }
}
