import type { HeroBody } from '@tabibu/contract/banners';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { namesOf, requireStepUp } from '../identity/index.ts';
import * as banners from './banner-store.ts';
import * as store from './store.ts';

/** The setting that names the picture behind the heading of the web home (ADM-HERO-05). */
export const HERO = 'hero_banner';

const MOST_CHANGES = 10;

/** Returns the picture behind the heading of the web home, with those of before, newest first. */
export async function readHero(ctx: Context): Promise<HeroBody> {
  const changes = await ctx.db.many(banners.settingChanges, { key: HERO, most: MOST_CHANGES });
  const ids = changes.flatMap(({ value }) => pictureIn(value) ?? []);
  const pictures = new Map((await ctx.db.many(banners.pictures, { ids })).map((row) => [row.id, row]));
  const names = await namesOf(
    ctx,
    changes.flatMap(({ changed_by: by }) => by ?? []),
  );
  const pictureOf = (value: unknown) => pictures.get(pictureIn(value) ?? '') ?? null;
  return {
    version: changes[0]?.id ?? 0,
    picture: pictureOf(changes[0]?.value),
    history: changes.map(({ value, changed_by: by, changed_at: at }) => ({
      picture: pictureOf(value),
      by: by === null ? null : (names.get(by) ?? null),
      at: at.toISOString(),
    })),
  };
}

/**
 * Sets the picture behind the heading of the web home; null shows the default again. Throws `not-found` for a picture
 * that we do not keep, `step-up-required`, and `banners-changed` when somebody else has set it since.
 */
export async function putHero(
  ctx: Context,
  { version, picture_id: id }: { version: number; picture_id: string | null },
): Promise<HeroBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await inside.db.run(banners.lockSetting, { key: HERO });
    const [newest] = await inside.db.many(banners.settingChanges, { key: HERO, most: 1 });
    if ((newest?.id ?? 0) !== version) throw new Problem('banners-changed');
    if (id !== null && (await inside.db.many(banners.pictures, { ids: [id] })).length === 0)
      throw new Problem('not-found');
    const [now, value] = [inside.clock.now(), id === null ? null : JSON.stringify(id)];
    if (value === null) await inside.db.run(store.removeSetting, { key: HERO });
    else await inside.db.run(store.putSetting, { key: HERO, value, now });
    await inside.db.run(banners.noteSettingChange, { key: HERO, value, by: accountOf(ctx), now });
    await audit(inside, { action: 'site.put-hero', object: 'setting', objectId: HERO, details: { picture: id } });
    return readHero(inside);
  });
}

/** Returns the picture that the setting names, or null for none. */
export function pictureIn(value: unknown): string | null {
  return typeof value === 'string' && isId(value) ? value : null;
}
