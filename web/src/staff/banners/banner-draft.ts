import type { BannerListBody } from '../../api/banners.ts';

type Banner = BannerListBody['banners'][number];

/** A banner as it is edited. */
export interface DraftBanner {
  /** Tells banners apart while they are moved. */
  readonly key: number;
  /** The id of a picture or the name of a printed slide; empty while there is none. */
  readonly image: string;
  readonly title: Banner['title'];
}

let keys = 0;

/** Returns a banner to edit; without one, an empty banner. */
export function draftOf(banner: Pick<DraftBanner, 'image' | 'title'> = EMPTY): DraftBanner {
  keys += 1;
  return { key: keys, image: banner.image, title: banner.title };
}

const EMPTY = { image: '', title: { sw: '', en: '', fr: '' } };

/** Returns the list with the banner of one place at another. */
export function moved(banners: readonly DraftBanner[], from: number, to: number): DraftBanner[] {
  const rest = banners.filter((_, place) => place !== from);
  const banner = banners[from];
  return banner === undefined ? rest : [...rest.slice(0, to), banner, ...rest.slice(to)];
}

/** Returns how many places hold something else than what is saved. */
export function countChanges(banners: readonly DraftBanner[], saved: readonly Banner[]): number {
  const longest = Math.max(banners.length, saved.length);
  return Array.from({ length: longest }).filter((_, place) => textOf(banners[place]) !== textOf(saved[place])).length;
}

function textOf(banner: Pick<DraftBanner, 'image' | 'title'> | undefined): string {
  return banner === undefined ? '' : [banner.image, banner.title.sw, banner.title.en, banner.title.fr].join('\n');
}

/** Returns whether a banner has a picture and all three titles (ADM-BAN-08). */
export function isWhole({ image, title }: DraftBanner): boolean {
  return image !== '' && Object.values(title).every((text) => text.trim() !== '');
}
