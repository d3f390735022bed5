import type { ComplaintStoryBody } from '@tabibu/contract/complaint-desk';
import { ANSWER_TEMPLATES } from '@tabibu/contract/complaint-desk-words';
import type { AnswerWay } from '@tabibu/contract/complaint-desk-words';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf, namesOfActors } from '../identity/index.ts';
import type { Contact } from '../identity/index.ts';
import { answerTerm } from './answer-term.ts';
import { describeComplaint } from './list-complaints.ts';
import { turnsOf } from './list-turns.ts';
import { openText } from './seal-words.ts';
import * as store from './store.ts';
import type { ComplaintRow } from './store.ts';

/** Returns a complaint with its conversation. Writes to the audit log whose it is. Throws `not-found`. */
export async function readComplaint(ctx: Context, complaintId: string): Promise<ComplaintStoryBody> {
  const row = await ctx.db.maybe(store.find, { id: complaintId });
  if (row === undefined) throw new Problem('not-found');
  const { account_id: personId } = row;
  if (personId !== null)
    await auditReading(ctx, {
      action: 'complaints.read',
      readings: [{ personId, object: 'message', objectId: row.id }],
    });
  const contact = personId === null ? undefined : await contactOf(ctx, personId);
  const turns = (await turnsOf(ctx, [row])).get(row.id)!;
  const names = await namesOfActors(
    ctx,
    turns.flatMap(({ staffId }) => staffId ?? []),
  );
  return {
    complaint: describeComplaint(ctx, row, await answerTerm(ctx)),
    account:
      contact === undefined ? null : { full_name: contact.fullName, phone: contact.phone, language: contact.language },
    turns: turns.map(({ by, staffId, text, at }) => ({
      by,
      name: staffId === null ? null : (names.get(staffId) ?? ''),
      text,
      at: at.toISOString(),
    })),
    reached_by: waysTo(ctx, row, contact),
    templates: templatesFor(ctx, row),
  };
}

/** Returns how an answer reaches the writer. An email goes out only where a mail server is configured. */
function waysTo(ctx: Context, row: ComplaintRow, contact: Contact | undefined): AnswerWay[] {
  const hasMail = ctx.integrations.mail !== null && openText(ctx, row).email !== '';
  return [...(contact === undefined ? [] : (['app', 'sms'] as const)), ...(hasMail ? (['email'] as const) : [])];
}

function templatesFor(ctx: Context, row: ComplaintRow): ComplaintStoryBody['templates'] {
  const values = { name: openText(ctx, row).firstName };
  const text = (language: Language, id: (typeof ANSWER_TEMPLATES)[number]) =>
    speaker(language)(`complaint-template.${id}`, values);
  return ANSWER_TEMPLATES.map((id) => ({ id, texts: { sw: text('sw', id), en: text('en', id), fr: text('fr', id) } }));
}
