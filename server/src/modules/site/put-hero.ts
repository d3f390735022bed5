import type { HeroBody } from '@tabibu/contract/banners';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { namesOfActors, requireStepUp } from '../identity/index.ts';
import { changesOf, lockSetting, writeSetting } from '../settings/index.ts';
import { fetchPicture } from './keep-picture.ts';
import * as banners from './banner-store.ts';

/** The setting that names the picture behind the heading of the web home (ADM-HERO-05). */
export const HERO = 'hero_banner';

const MOST_CHANGES = 10;

/** Returns the picture behind the heading of the web home, with those of before, newest first. */
export async function readHero(ctx: Context): Promise<HeroBody> {
  const changes = await changesOf(ctx, HERO, MOST_CHANGES);
  const ids = changes.flatMap(({ value }) => pictureIn(value) ?? []);
  const pictures = new Map((await ctx.db.many(banners.pictures, { ids })).map((row) => [row.id, row]));
  const names = await namesOfActors(
    ctx,
    changes.flatMap(({ by }) => by ?? []),
  );
  const pictureOf = (value: unknown) => pictures.get(pictureIn(value) ?? '') ?? null;
  return {
    version: changes[0]?.id ?? 0,
    picture: pictureOf(changes[0]?.value),
    history: changes.map(({ value, by, at }) => ({
      picture: pictureOf(value),
      by: by === null ? null : (names.get(by) ?? null),
      at: at.toISOString(),
    })),
  };
}

/**
 * Sets the picture behind the heading of the web home; null shows the default again. Throws `invalid-input` where
 * version or picture is left out, `not-found` for a picture that we do not keep, `step-up-required`, and
 * `banners-changed` when somebody else has set it since `version`.
 */
export async function putHero(
  ctx: Context,
  { version, picture_id: id }: { version?: number | undefined; picture_id?: string | null | undefined },
): Promise<HeroBody> {
  if (version === undefined || id === undefined) throw new Problem('invalid-input');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const [newest] = await lockSetting(inside, HERO);
    if ((newest?.id ?? 0) !== version) throw new Problem('banners-changed');
    if (id !== null && (await inside.db.many(banners.pictures, { ids: [id] })).length === 0)
      throw new Problem('not-found');
    await writeSetting(inside, HERO, id);
    await audit(inside, { action: 'site.put-hero', object: 'setting', objectId: HERO, details: { picture: id } });
    return readHero(inside);
  });
}

/**
 * Fetches the picture at a public address, keeps it, and sets it (API-27). Throws what `putHero` and `fetchPicture`
 * throw.
 */
export async function putHeroFromAddress(ctx: Context, address: string): Promise<HeroBody> {
  await inTransaction(ctx, requireStepUp);
  const { id } = await fetchPicture(ctx, address);
  const [newest] = await changesOf(ctx, HERO, 1);
  return putHero(ctx, { version: newest?.id ?? 0, picture_id: id });
}

/** Returns the picture that the setting names, or null for none. */
export function pictureIn(value: unknown): string | null {
  return typeof value === 'string' && isId(value) ? value : null;
}
