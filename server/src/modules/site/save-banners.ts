import { PRINTED_SLIDES } from '@tabibu/contract/banner-limits';
import type { BannerBody, BannerListBody } from '@tabibu/contract/banners';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { namesOfActors, requireStepUp } from '../identity/index.ts';
import * as store from './banner-store.ts';
import { PRINTED_BANNERS } from './printed-banners.ts';

/** How many earlier lists an administrator sees. */
const MOST_VERSIONS = 10;

/** Returns the banners that are shown with the lists of before, newest first, the printed ones, and their pictures. */
export async function listBanners(ctx: Context): Promise<BannerListBody> {
  const versions = await ctx.db.many(store.bannerVersions, { most: MOST_VERSIONS });
  const names = await namesOfActors(
    ctx,
    versions.map(({ saved_by: by }) => by),
  );
  const [newest] = versions;
  const ids = new Set(versions.flatMap(({ banners }) => banners.map(({ image }) => image)).filter(isId));
  return {
    version: newest?.version ?? 0,
    banners: [...(newest?.banners ?? PRINTED_BANNERS)],
    history: versions.map(({ version, banners, saved_by: by, saved_at: at }) => ({
      version,
      banners: [...banners],
      by: names.get(by) ?? null,
      at: at.toISOString(),
    })),
    defaults: [...PRINTED_BANNERS],
    pictures: await ctx.db.many(store.pictures, { ids: [...ids] }),
  };
}

interface BannersToSave {
  /** The version that the administrator saw. */
  readonly version: number;
  readonly banners: readonly { readonly image: string; readonly title: BannerBody['title'] }[];
}

/**
 * Replaces the banners of the phone home. Throws `banners-incomplete` when one has no picture or lacks a title, or none
 * is left (ADM-BAN-08), `step-up-required`, and `banners-changed` when somebody else has saved since.
 */
export async function saveBanners(ctx: Context, { version, banners }: BannersToSave): Promise<BannerListBody> {
  const isWhole = banners.every(({ title }) => title.sw !== '' && title.en !== '' && title.fr !== '');
  if (banners.length === 0 || !isWhole) throw new Problem('banners-incomplete');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await refuseUnlessKept(
      inside,
      banners.map(({ image }) => image),
    );
    const newest = await inside.db.maybe(store.newestBanners);
    const next = { version: version + 1, banners: JSON.stringify(banners), by: accountOf(ctx), now: ctx.clock.now() };
    if ((newest?.version ?? 0) !== version || (await inside.db.run(store.addBanners, next)) === 0)
      throw new Problem('banners-changed');
    const details = { count: banners.length };
    await audit(inside, { action: 'site.save-banners', object: 'banners', objectId: String(version + 1), details });
    return listBanners(inside);
  });
}

/** Throws `banners-incomplete` unless each image is a printed slide or a picture that we keep. */
async function refuseUnlessKept(inside: Context, images: readonly string[]): Promise<void> {
  const named = images.filter((image) => !(PRINTED_SLIDES as readonly string[]).includes(image));
  if (!named.every(isId)) throw new Problem('banners-incomplete');
  const ids = [...new Set(named)];
  const kept = await inside.db.many(store.pictures, { ids });
  if (kept.length !== ids.length) throw new Problem('banners-incomplete');
}
