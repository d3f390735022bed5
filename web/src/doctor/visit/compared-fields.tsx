import type { PrescriptionItemBody, VisitRecordsBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { PrescriptionFields } from './prescription-fields.tsx';
import { mayRefer, referFor } from './refer-for.ts';
import { safetyOf } from './safety.ts';
import type { Reasons } from './safety.ts';
import type { Drafts } from './use-drafts.ts';

interface ComparedProps {
  items: PrescriptionItemBody[];
  visit: VisitRecordsBody;
  drafts: Drafts;
  missing: readonly string[];
  reasons: Reasons;
  onReason: (key: string, reason: string) => void;
}

/** The fields of the medicines, with the safety warnings about what was saved of them. */
export function ComparedFields({ items, visit, drafts, missing, reasons, onReason }: ComparedProps) {
  const speech = useTranslation();
  const safety = safetyOf(visit);
  const refer = mayRefer(visit) ? (medicine: string) => referFor(medicine, visit, drafts, speech) : undefined;
  return (
    <PrescriptionFields
      {...{ items, safety, missing, reasons, onReason }}
      language={visit.patient.language}
      onRefer={refer}
      onChange={(changed) => drafts.prescription.change({ items: changed })}
    />
  );
}
