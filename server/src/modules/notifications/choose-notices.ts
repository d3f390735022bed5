import type { NoticeChoicesBody, NoticeChoicesInput } from '@tabibu/contract/notices';
import { REMINDER_KINDS } from '@tabibu/contract/reminder-kinds';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as emails from './email-store.ts';
import { findEmail } from './find-email.ts';
import * as person from './person-store.ts';

/** Returns how the caller wants to be reminded; the usual choices where none were made. */
export async function readNoticeChoices(ctx: Context): Promise<NoticeChoicesBody> {
  const accountId = accountOf(ctx);
  const reach = await ctx.db.one(person.reachOf, { accountId });
  const email = await findEmail(ctx, accountId);
  return {
    switched_off: REMINDER_KINDS.filter((kind) => reach.switched_off.includes(kind)),
    shows_words: reach.shows_words,
    by_whatsapp: reach.wants_whatsapp,
    by_email: email?.isWanted === true,
    email_offered: email?.isProven === true,
    whatsapp_offered: ctx.integrations.whatsapp !== null,
  };
}

/** Changes how the caller wants to be reminded, from the next message on. Idempotent. */
export async function changeNoticeChoices(ctx: Context, choices: NoticeChoicesInput): Promise<NoticeChoicesBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(inside);
    const byWhatsApp = choices.by_whatsapp ?? (await inside.db.one(person.reachOf, { accountId })).wants_whatsapp;
    const switchedOff = REMINDER_KINDS.filter((kind) => choices.switched_off.includes(kind));
    await inside.db.run(person.saveChoices, {
      accountId,
      switchedOff,
      showsWords: choices.shows_words,
      byWhatsApp,
      now: inside.clock.now(),
    });
    const { by_email: byEmail } = choices;
    if (byEmail !== undefined)
      await inside.db.run(emails.switchEmail, { accountId, isOn: byEmail, now: inside.clock.now() });
    await audit(inside, {
      action: 'notifications.choose',
      object: 'account',
      objectId: accountId,
      details: { switchedOff: switchedOff.join(' '), showsWords: choices.shows_words, byWhatsApp },
    });
    return readNoticeChoices(inside);
  });
}
