import * as contract from '@tabibu/contract/verification';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { dispensePrescription } from './dispense-prescription.ts';
import { lookUpDocument } from './look-up-document.ts';
import { verifyDocument } from './verify-document.ts';

const success = true as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

/** Nobody is signed in: the code in the request is the right to the document. */
const byCode = { asSystem: true };

/** HTTP endpoints of this module. They need no sign-in: the code of a document is enough. */
export const routes: Route[] = [
  route(
    contract.readVerification,
    async (ctx, { params }) =>
      answer({ success, data: await verifyDocument(ctx, { code: params.code }) }, { headers: PRIVATE }),
    byCode,
  ),
  route(
    contract.lookUpVerification,
    async (ctx, { body }) =>
      answer(
        { success, data: await lookUpDocument(ctx, { shortCode: body.short_code, phoneLast4: body.phone_last4 }) },
        { headers: PRIVATE },
      ),
    byCode,
  ),
  route(
    contract.dispensePrescription,
    async (ctx, { params, body }) => ({
      success,
      data: await dispensePrescription(ctx, { code: params.code, ...body }),
    }),
    byCode,
  ),
];
