import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';
import { VisitRecords } from './records.ts';
import { Referral, ReferralContent } from './visit-documents.ts';
import {
  CANCELLING_PROBLEMS,
  CancelReason,
  ONE_VISIT,
  SAVING_PROBLEMS,
  SIGNING_PROBLEMS,
  SeenVersion,
  VISIT_PATH,
} from './visit-endpoint.ts';

export const saveReferral = endpoint({
  id: 'records.save-referral',
  method: 'PUT',
  path: `${VISIT_PATH}/referral`,
  summary: 'Save the draft of the referral as a whole',
  limit: 'write',
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion, ...ReferralContent.shape }),
  reply: envelope(Referral),
  problems: SAVING_PROBLEMS,
});

export const signReferral = endpoint({
  id: 'records.sign-referral',
  method: 'POST',
  path: `${VISIT_PATH}/referral/sign`,
  summary: 'Sign the referral',
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion }),
  reply: envelope(Referral),
  problems: SIGNING_PROBLEMS,
});

export const cancelReferral = endpoint({
  id: 'records.cancel-referral',
  method: 'POST',
  path: `${VISIT_PATH}/referral/cancel`,
  summary: 'Cancel the signed referral with a reason',
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  body: CancelReason,
  reply: envelope(VisitRecords),
  problems: CANCELLING_PROBLEMS,
});
