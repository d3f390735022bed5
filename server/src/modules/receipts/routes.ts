import * as contract from '@tabibu/contract/receipts';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { readReceipt } from './read-receipt.ts';
import { drawReceipt } from './receipt-document.ts';

const success = true as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readReceipt, async (ctx, { params }) => ({
    success,
    data: await readReceipt(ctx, { reference: params.reference_id }),
  })),
  route(contract.readReceiptPdf, async (ctx, { params }) => {
    const receipt = await readReceipt(ctx, { reference: params.reference_id });
    return answer(await drawReceipt(receipt, ctx.language), {
      contentType: 'application/pdf',
      headers: { ...PRIVATE, 'content-disposition': `inline; filename="tabibu-${receipt.number}.pdf"` },
    });
  }),
];
