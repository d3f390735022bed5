import type { Context } from '../../platform/context.ts';
import type { ComplaintRow, MessageRow } from './store.ts';

/** The words of a complaint; they are sealed together. */
export interface ComplaintText {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const associatedData = (column: 'sealed' | 'response_sealed', id: string) => `complaints.${column}.${id}`;
const messageData = (id: string) => `complaint_messages.sealed.${id}`;

/** Seals the words of a complaint for its row (E-01). */
export function sealText(ctx: Context, id: string, words: ComplaintText): Buffer {
  return ctx.keys.seal(associatedData('sealed', id), JSON.stringify(words));
}

/** Opens the words of a complaint. Throws for a row whose words were deleted. */
export function openText(ctx: Context, { id, sealed }: Pick<ComplaintRow, 'id' | 'sealed'>): ComplaintText {
  if (sealed === null) throw new Error(`complaint ${id} has no words any more`);
  return JSON.parse(ctx.keys.open(associatedData('sealed', id), sealed)) as ComplaintText;
}

/** Seals our newest answer for its row. */
export function sealResponse(ctx: Context, id: string, response: string): Buffer {
  return ctx.keys.seal(associatedData('response_sealed', id), response);
}

/** Opens our newest answer; null when there is none yet. */
export function openResponse(
  ctx: Context,
  { id, response_sealed: sealed }: Pick<ComplaintRow, 'id' | 'response_sealed'>,
): string | null {
  return sealed === null ? null : ctx.keys.open(associatedData('response_sealed', id), sealed);
}

/** Seals a later message for its row. */
export function sealMessage(ctx: Context, id: string, text: string): Buffer {
  return ctx.keys.seal(messageData(id), text);
}

/** Opens a later message; empty when its words were deleted. */
export function openMessage(ctx: Context, { id, sealed }: Pick<MessageRow, 'id' | 'sealed'>): string {
  return sealed === null ? '' : ctx.keys.open(messageData(id), sealed);
}
