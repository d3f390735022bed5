import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { enqueue } from '../../platform/outbox.ts';
import { ownAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { sandboxKey } from '../../platform/sandbox-key.ts';
import { later } from '../../platform/time.ts';
import { isKnownHere } from './know-device.ts';
import { CODE_LIFE, RESEND_AFTER, codeText, isLive, newCode, normalizeLivePhone } from './rules.ts';
import type { Role } from './rules.ts';
import { refuseClosedNumber, spendCodeBudget } from './spend-code-budget.ts';
import * as store from './store.ts';

export interface CodeWish {
  readonly phone: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly full_name?: string | undefined;
  readonly role: Role;
}

/** What the asking browser brings along. */
export interface AskingBrowser {
  /** Its cookie of a code that was asked for before. */
  readonly challenge: string | undefined;
  /** Its proof that somebody signed in here before. */
  readonly device: string | undefined;
}

export interface AskedCode {
  readonly challengeId: string;
  /** E.164. */
  readonly phone: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
  /** For the cookie of the browser that asked. */
  readonly browser: string;
  /** Where the message can be read while a stand-in takes it; undefined with a real provider. */
  readonly sandboxOutbox: string | undefined;
}

/**
 * Opens a challenge and asks for its SMS, within the budgets of A-04. Never looks at accounts, so its answer and its time say nothing
 * about who is known; that is also why a patient's name is asked each time. Refuses with the printed messages for an empty
 * name or number, `phone-invalid`, `country-not-live`, `codes-exhausted` and `code-just-sent`. Within the first minute the browser that asked
 * may correct name, country or role: the code that is on its way then counts for what was typed last, and no other is sent.
 */
export async function requestCode(ctx: Context, wish: CodeWish, asking: AskingBrowser): Promise<AskedCode> {
  const fullName = (wish.full_name ?? '').trim();
  if (wish.role === 'patient' && fullName === '') throw new Problem('full-name-required');
  if (wish.phone.trim() === '') throw new Problem('phone-required');
  if (!isLive(wish.country)) throw new Problem('country-not-live');
  const phone = normalizeLivePhone(wish.phone, wish.country);
  if (phone === null) throw new Problem('phone-invalid');

  const sent = await inTransaction(ctx, async (inside) => {
    await refuseClosedNumber(inside, phone);
    return await correctChallenge(inside, phone, { ...wish, full_name: fullName }, asking) ?? openChallenge(inside, phone, { ...wish, full_name: fullName }, asking);
  });
  return {
    ...sent,
    phone,
    resendAt: later(sent.askedAt, RESEND_AFTER),
    sandboxOutbox: ctx.integrations.sms?.sandbox === true ? outboxOf(ctx, phone, sent) : undefined,
  };
}

interface Challenge {
  readonly challengeId: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly browser: string;
  /** The text that was sent with it; null for a corrected one, whose code has left the database. */
  readonly message: string | null;
}

/** Somebody went back to correct what they typed: the code that this browser asked for just now is still good, also for the other words. */
async function correctChallenge(ctx: Context, phone: string, wish: CodeWish, { challenge: browser }: AskingBrowser): Promise<Challenge | undefined> {
  if (browser === undefined) return undefined;
  const now = ctx.clock.now();
  const corrected = await ctx.db.maybe(store.correctChallenge, [phone, hashToken(browser), later(now, -RESEND_AFTER), wish.country, wish.language, wish.full_name ?? '', wish.role]);
  if (corrected === undefined) return undefined;
  await audit(ctx, { action: 'identity.correct-code-request', object: 'challenge', objectId: corrected.id, details: { role: wish.role, country: wish.country } });
  return { challengeId: corrected.id, askedAt: corrected.created_at, expiresAt: corrected.expires_at, browser, message: null };
}

async function openChallenge(ctx: Context, phone: string, wish: CodeWish, { device }: AskingBrowser): Promise<Challenge> {
  const now = ctx.clock.now();
  const challengeId = newId(now);
  const browser = randomToken();
  const code = newCode();
  const expiresAt = later(now, CODE_LIFE);
  await spendCodeBudget(ctx, { phone, isKnownHere: await isKnownHere(ctx, phone, device), now });
  await ctx.db.run(store.addChallenge, [
    challengeId, phone, wish.country, wish.language, wish.full_name ?? '', wish.role, ctx.keys.sign('code', `${challengeId} ${code}`),
    ctx.keys.seal(placeOfCode(challengeId), code), hashToken(browser), now, expiresAt,
  ]);
  await enqueue(ctx, 'identity.send-code', { challengeId });
  await audit(ctx, { action: 'identity.request-code', object: 'challenge', objectId: challengeId, details: { role: wish.role, country: wish.country } });
  return { challengeId, askedAt: now, expiresAt, browser, message: messageOf(ctx, wish.language, code) };
}

/** The text of the SMS that brings a code. */
export function messageOf(ctx: Context, language: Language, code: string): string {
  return codeText(speaker(language)('sms.code', { code }), new URL(ownAddress(ctx)).hostname, code);
}

/** In production strangers reach the stand-in as well: the address then opens this one message and no other. */
function outboxOf(ctx: Context, phone: string, { askedAt, message }: Challenge): string | undefined {
  const address = `/sandbox/outbox?phone=${encodeURIComponent(phone)}&since=${askedAt.toISOString()}`;
  if (!ctx.config.production) return address;
  return message === null ? undefined : `${address}&key=${sandboxKey(ctx.keys, phone, message)}`;
}

/** An asked code as the wire tells it: nothing in it proves anything. */
export function codeSentBody({ challengeId, phone, expiresAt, resendAt, sandboxOutbox }: AskedCode) {
  return {
    challenge_id: challengeId,
    phone,
    expires_at: expiresAt.toISOString(),
    resend_at: resendAt.toISOString(),
    ...(sandboxOutbox === undefined ? {} : { sandbox_outbox: sandboxOutbox }),
  };
}

/** What a sealed code is bound to, so that it opens in its own row only (E-01). */
export function placeOfCode(challengeId: string): string {
  return `code_challenges.sealed_code.${challengeId}`;
}
