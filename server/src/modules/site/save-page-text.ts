import type { Language } from '@tabibu/contract/languages';
import type { TextPage } from '@tabibu/contract/page-blocks';
import type { PageVersionsBody } from '@tabibu/contract/page-texts';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays, startOfDay, wallClock } from '../../platform/time.ts';
import { requireStepUp } from '../identity/index.ts';
import * as store from './page-text-store.ts';
import { showPageText } from './read-page-text.ts';

/** A day of a text begins by this clock, whoever writes it. */
const ZONE = 'Africa/Dar_es_Salaam';
const MOST_DAYS_AHEAD = 366;

interface Wish {
  /** The version that the administrator saw. */
  readonly version: number;
  readonly body: Readonly<Record<Language, string>>;
  /** 'YYYY-MM-DD'; null: from now on. */
  readonly begins_on: string | null;
}

/**
 * Writes the next version of a page, in force at once or from a day to come. Throws `page-text-incomplete` when a
 * language has no text, `page-text-day-invalid`, `step-up-required`, and `page-text-changed` when somebody else has
 * saved since.
 */
export async function savePageText(ctx: Context, page: TextPage, wish: Wish): Promise<PageVersionsBody> {
  const { sw, en, fr } = wish.body;
  if ([sw, en, fr].some((text) => text.trim() === '')) throw new Problem('page-text-incomplete');
  const beginsAt = wish.begins_on === null ? ctx.clock.now() : dayToCome(ctx, wish.begins_on);
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await addVersion(inside, page, { version: wish.version, body: { sw, en, fr }, beginsAt });
    await audit(inside, { action: 'site.save-page-text', object: 'page', objectId: page });
    return showPageText(inside, page);
  });
}

/**
 * Takes back the newest version of a page: the text before it, as a new version. A text that waits for its day is
 * followed by the text before it on that day. Throws `step-up-required`, and `page-text-changed` when that version is
 * not the newest any more.
 */
export async function takeBackPageText(ctx: Context, page: TextPage, version: number): Promise<PageVersionsBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const [newest, before] = await inside.db.many(store.pageVersions, { page, most: 2 });
    if (newest?.version !== version) throw new Problem('page-text-changed');
    const now = inside.clock.now();
    const beginsAt = newest.begins_at > now ? newest.begins_at : now;
    await addVersion(inside, page, { version, body: before?.body ?? null, beginsAt });
    await audit(inside, { action: 'site.take-back-page-text', object: 'page', objectId: page });
    return showPageText(inside, page);
  });
}

interface NextVersion {
  readonly version: number;
  readonly body: Wish['body'] | null;
  readonly beginsAt: Date;
}

async function addVersion(inside: Context, page: TextPage, { version, body, beginsAt }: NextVersion): Promise<void> {
  const [newest] = await inside.db.many(store.pageVersions, { page, most: 1 });
  const text = body === null ? null : JSON.stringify(body);
  const next = { page, version: version + 1, body: text, beginsAt, by: accountOf(inside), now: inside.clock.now() };
  if ((newest?.version ?? 0) !== version || (await inside.db.run(store.addPageText, next)) === 0)
    throw new Problem('page-text-changed');
}

function dayToCome(ctx: Context, day: string): Date {
  const today = wallClock(ctx.clock.now(), ZONE).day;
  if (day <= today || day > addDays(today, MOST_DAYS_AHEAD)) throw new Problem('page-text-day-invalid');
  return startOfDay(day, ZONE);
}
