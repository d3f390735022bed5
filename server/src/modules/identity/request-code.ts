import type { CountryCode } from '@tabibu/contract/countries';
import { cleanPersonName } from '@tabibu/contract/person-name';
import type { NetworkWorkDoneBody } from '@tabibu/contract/network-work';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { enqueue } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { sandboxKey } from '../../platform/sandbox-key.ts';
import { later } from '../../platform/time.ts';
import { isKnownDevice } from './recognise-device.ts';
import { wordCode } from './word-code.ts';
import { CODE_LIFETIME, RESEND_AFTER, isLive, newCode, normalizeLivePhone } from './rules.ts';
import type { Role } from '@tabibu/contract/roles';
import { refuseLockedNumber, spendCodeBudget } from './spend-code-budget.ts';
import * as codes from './code-store.ts';
import * as store from './store.ts';

export interface CodeRequest {
  readonly phone: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly full_name?: string | undefined;
  readonly role: Role;
  /** The result of the computation that `network-busy` asked for. */
  readonly work?: NetworkWorkDoneBody | undefined;
}

/** Cookies of the browser that requests a code. */
export interface RequestingBrowser {
  /** The cookie of an earlier code request. */
  readonly challenge: string | undefined;
  /** The proof that a person signed in here before (`recognise-device.ts`). */
  readonly device: string | undefined;
  /** Set where the code is read to the office: it stands in place of the cookie (`office-code.ts`). */
  readonly officeToken?: string;
  /** Besides: the code lets staff book for whoever reads it out. */
  readonly isForBooking?: boolean;
}

export interface SentCode {
  readonly challengeId: string;
  /** E.164. */
  readonly phone: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
  /** Token for the cookie that ties the code to the requesting browser. */
  readonly browser: string;
  /** Address where the message can be read when the sandbox takes the SMS; undefined with a real provider. */
  readonly sandboxOutbox: string | undefined;
}

/**
 * Opens a challenge for a sign-in and enqueues its SMS, within the budgets. Never looks at accounts for a
 * stranger, so neither the answer nor its time tells whether a number is known; for the same reason a patient
 * gives the name, but not in a browser where somebody signed in with that number before and nobody else uses it. Throws
 * for an invalid name (C42), and what `sendChallenge` throws.
 */
export async function requestCode(ctx: Context, request: CodeRequest, asking: RequestingBrowser): Promise<SentCode> {
  const typed = request.full_name?.trim() ?? '';
  const isNeeded = request.role === 'patient' && !(typed === '' && (await isReturning(ctx, request, asking)));
  return sendChallenge(ctx, { ...request, full_name: isNeeded ? readName(typed) : cleanPersonName(typed) }, asking);
}

async function isReturning(ctx: Context, { phone, country }: CodeRequest, { device }: RequestingBrowser) {
  const number = isLive(country) ? normalizeLivePhone(phone, country) : null;
  if (number === null || !(await isKnownDevice(ctx, number, device))) return false;
  return (await ctx.db.maybe(store.unsharedAccountOf, { phone: number })) !== undefined;
}

/**
 * Returns a typed name as it is stored. Throws `full-name-required` for an empty name, and `name-needs-letters` for one
 * without letters (C42).
 */
export function readName(typed: string): string {
  if (typed.trim() === '') throw new Problem('full-name-required');
  const name = cleanPersonName(typed);
  if (name === '') throw new Problem('name-needs-letters');
  return name;
}

/**
 * Opens a challenge for a number and enqueues its SMS. Throws `phone-required`, `phone-invalid`, `country-not-live`,
 * `codes-exhausted`, `code-just-sent` or `network-busy`. Within the first minute the requesting browser may correct
 * name, country or role: the code that was sent stays valid for the corrected details, and no second SMS goes out.
 */
export async function sendChallenge(ctx: Context, request: CodeRequest, asking: RequestingBrowser): Promise<SentCode> {
  if (request.phone.trim() === '') throw new Problem('phone-required');
  if (!isLive(request.country)) throw new Problem('country-not-live');
  const phone = normalizeLivePhone(request.phone, request.country);
  if (phone === null) throw new Problem('phone-invalid');

  const sent = await inTransaction(ctx, async (inside) => {
    await refuseLockedNumber(inside, phone);
    return (await correctChallenge(inside, phone, request, asking)) ?? openChallenge(inside, phone, request, asking);
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
  /** The text of the SMS; null for a corrected challenge, whose code has left the database. */
  readonly message: string | null;
}

/**
 * Puts corrected details into the challenge that this browser requested in the last minute, and returns it. Returns
 * undefined when there is no such challenge.
 */
async function correctChallenge(
  ctx: Context,
  phone: string,
  request: CodeRequest,
  { challenge: browser }: RequestingBrowser,
): Promise<Challenge | undefined> {
  if (browser === undefined) return undefined;
  const now = ctx.clock.now();
  const corrected = await ctx.db.maybe(codes.correctChallenge, {
    phone,
    browserHash: hashToken(browser),
    createdAfter: later(now, -RESEND_AFTER),
    country: request.country,
    language: request.language,
    fullName: request.full_name ?? '',
    role: request.role,
  });
  if (corrected === undefined) return undefined;
  await audit(ctx, {
    action: 'identity.correct-code-request',
    object: 'challenge',
    objectId: corrected.id,
    details: { role: request.role, country: request.country },
  });
  return {
    challengeId: corrected.id,
    askedAt: corrected.created_at,
    expiresAt: corrected.expires_at,
    browser,
    message: null,
  };
}

async function openChallenge(
  ctx: Context,
  phone: string,
  request: CodeRequest,
  { challenge: before, device, officeToken, isForBooking = false }: RequestingBrowser,
): Promise<Challenge> {
  const now = ctx.clock.now();
  const challengeId = newId(now);
  const browser = officeToken ?? (await browserOfEarlierCode(ctx, phone, before, now)) ?? randomToken();
  const isForOffice = officeToken !== undefined;
  const code = newCode();
  const expiresAt = later(now, CODE_LIFETIME);
  const isKnownHere = await isKnownDevice(ctx, phone, device);
  const buckets = await spendCodeBudget(ctx, { phone, isKnownHere, isForOffice, work: request.work, now });
  await ctx.db.run(codes.addChallenge, {
    challengeId,
    phone,
    country: request.country,
    language: request.language,
    fullName: request.full_name ?? '',
    role: request.role,
    codeHmac: ctx.keys.sign('code', `${challengeId} ${code}`),
    sealedCode: ctx.keys.seal(codeAssociatedData(challengeId), code),
    browserHash: hashToken(browser),
    buckets,
    now,
    expiresAt,
  });
  await enqueue(ctx, 'identity.send-code', { challengeId, isForOffice, isForBooking });
  await audit(ctx, {
    action: 'identity.request-code',
    object: 'challenge',
    objectId: challengeId,
    details: { role: request.role, country: request.country },
  });
  return {
    challengeId,
    askedAt: now,
    expiresAt,
    browser,
    message: messageOf(ctx, { language: request.language, code, isForOffice, isForBooking }),
  };
}

/** Returns the token of a browser that waits for an earlier code to this number, so that either code will do. */
async function browserOfEarlierCode(
  ctx: Context,
  phone: string,
  token: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const earlier = await ctx.db.maybe(codes.liveChallengeOf, { phone, browserHash: hashToken(token), now });
  return earlier === undefined ? undefined : token;
}

/** Returns the text of the SMS with a code that is typed here, or read to the office. */
export function messageOf(
  ctx: Context,
  {
    language,
    code,
    isForOffice,
    isForBooking,
  }: { language: Language; code: string; isForOffice: boolean; isForBooking: boolean },
): string {
  const template = isForBooking ? 'caller-code' : isForOffice ? 'office-code' : 'code';
  return wordCode(template, language, { code, host: new URL(publicAddress(ctx)).hostname });
}

/**
 * Returns the address of the sandbox page with the SMS. In production strangers can reach the sandbox too, so the
 * address carries a key that shows this one message only.
 */
function outboxOf(ctx: Context, phone: string, { askedAt, message }: Challenge): string | undefined {
  const address = `/sandbox/outbox?phone=${encodeURIComponent(phone)}&since=${askedAt.toISOString()}`;
  if (!ctx.config.production) return address;
  return message === null ? undefined : `${address}&key=${sandboxKey(ctx.keys, phone, message)}`;
}

/** Returns the response body for a requested code. Nothing in it helps to prove the number. */
export function codeSentBody({ challengeId, phone, expiresAt, resendAt, sandboxOutbox }: SentCode) {
  return {
    challenge_id: challengeId,
    phone,
    expires_at: expiresAt.toISOString(),
    resend_at: resendAt.toISOString(),
    ...(sandboxOutbox === undefined ? {} : { sandbox_outbox: sandboxOutbox }),
  };
}

/** Associated data of a sealed code: it can be opened for its own row only (E-01). */
export function codeAssociatedData(challengeId: string): string {
  return `code_challenges.sealed_code.${challengeId}`;
}
