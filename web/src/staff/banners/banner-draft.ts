import type { BannerListBody, PictureBody } from '../../api/banners.ts';

type Banner = BannerListBody['banners'][number];

/** A banner as it is edited. */
export interface DraftBanner {
  /** Tells banners apart while they are moved. */
  readonly key: number;
  /** The id of a picture or the name of a printed slide; empty while there is none. */
  readonly image: string;
  /** The address of that picture; empty for a file and for a printed slide. */
  readonly kept: string;
  /** What stands in the field of the address. */
  readonly address: string;
  /** Why the server did not take what was typed. */
  readonly refusal?: string | undefined;
  readonly title: Banner['title'];
}

let keys = 0;

/** Returns a banner to edit, whose picture is among `pictures`; without one, an empty banner. */
export function draftOf(
  { image, title }: Pick<DraftBanner, 'image' | 'title'> = EMPTY,
  pictures: BannerListBody['pictures'] = [],
): DraftBanner {
  keys += 1;
  const kept = pictures.find(({ id }) => id === image)?.address ?? '';
  return { key: keys, image, kept, address: kept, title };
}

/** Returns the banner with a picture that the server has kept. */
export function withPicture(banner: DraftBanner, { id, address }: PictureBody): DraftBanner {
  return { ...banner, image: id, kept: address ?? '', address: address ?? '', refusal: undefined };
}

/** Returns whether an address was typed of which the server does not know yet. */
export function isTyped({ address, kept }: DraftBanner): boolean {
  return address.trim() !== '' && address.trim() !== kept;
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
  const isChanged = (place: number) => {
    const banner = banners[place];
    return textOf(banner) !== textOf(saved[place]) || (banner !== undefined && banner.address.trim() !== banner.kept);
  };
  return Array.from({ length: longest }).filter((_, place) => isChanged(place)).length;
}

function textOf(banner: Pick<DraftBanner, 'image' | 'title'> | undefined): string {
  return banner === undefined ? '' : [banner.image, banner.title.sw, banner.title.en, banner.title.fr].join('\n');
}

/** Returns whether a banner has a picture that is kept and whose address was not taken out, or an address was typed. */
export function hasPicture(banner: DraftBanner): boolean {
  return isTyped(banner) || (banner.image !== '' && banner.address.trim() === banner.kept);
}

/** Returns whether a banner has a picture and all three titles (ADM-BAN-08). */
export function isWhole(banner: DraftBanner): boolean {
  return hasPicture(banner) && Object.values(banner.title).every((text) => text.trim() !== '');
}
