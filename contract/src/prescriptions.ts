import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';
import { PrescriptionContent } from './prescription-content.ts';
import { AcknowledgedFinding } from './prescription-safety.ts';
import { VisitRecords } from './records.ts';
import { Prescription } from './visit-documents.ts';
import {
  CANCELLING_PROBLEMS,
  CancelReason,
  ONE_VISIT,
  SAVING_PROBLEMS,
  SIGNING_PROBLEMS,
  SeenVersion,
  VISIT_PATH,
} from './visit-endpoint.ts';

export const savePrescription = endpoint({
  id: 'records.save-prescription',
  method: 'PUT',
  path: `${VISIT_PATH}/prescription`,
  summary: 'Save the draft of the prescription as a whole',
  limit: 'write',
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion, ...PrescriptionContent.shape }),
  reply: envelope(Prescription),
  problems: SAVING_PROBLEMS,
});

export const signPrescription = endpoint({
  id: 'records.sign-prescription',
  method: 'POST',
  path: `${VISIT_PATH}/prescription/sign`,
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  summary:
    'Sign the prescription; it is compared anew, and each finding to be avoided needs a written reason. `finding-unacknowledged` brings all `findings` as they are now',
  // A reason applies only to this finding with these names, not to medicines that are added later.
  body: z.strictObject({ version: SeenVersion, acknowledged: z.array(AcknowledgedFinding).max(100).default([]) }),
  reply: envelope(Prescription),
  problems: [...SIGNING_PROBLEMS, 'medicine-not-allowed', 'finding-unacknowledged'],
});

export const cancelPrescription = endpoint({
  id: 'records.cancel-prescription',
  method: 'POST',
  path: `${VISIT_PATH}/prescription/cancel`,
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  summary: 'Cancel the signed prescription with a reason; afterwards a new one may be written',
  body: CancelReason,
  reply: envelope(VisitRecords),
  problems: [...CANCELLING_PROBLEMS, 'prescription-dispensed'],
});
