import { hoursOf } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SiteBody } from '@tabibu/contract/site';

export interface TrueFigures {
  readonly doctors: number;
  readonly countries: number;
  readonly meanRating: number | null;
  readonly ratings: number;
}

/** A mean says something only from this many ratings on. */
const ENOUGH_RATINGS = 20;

const PRINTED: SiteBody['figures'] = { doctors: '100+', countries: '6', support: '24/7', rating: '4.9' };

/** The figures of the home page: true ones, or the printed ones while an administrator has switched them on (W17). */
export function siteFigures(figures: TrueFigures, printed: boolean): SiteBody['figures'] {
  if (printed) return PRINTED;
  return {
    doctors: String(figures.doctors),
    countries: String(figures.countries),
    support: null,
    rating: figures.meanRating !== null && figures.ratings >= ENOUGH_RATINGS ? figures.meanRating.toFixed(1) : null,
  };
}

const LINKS = [
  ['play_store_url', 'Google Play'], ['app_store_url', 'App Store'], ['facebook_url', 'Facebook'], ['instagram_url', 'Instagram'],
  ['x_url', 'X'], ['youtube_url', 'YouTube'], ['tiktok_url', 'TikTok'], ['linkedin_url', 'LinkedIn'],
] as const satisfies readonly (readonly [SettingKey, string])[];

/** Reads a stored setting that is a text; null when it is not set. */
export type TextOf = (key: SettingKey) => string | null;

/** The ways to reach us. Nothing is promised about answers while nobody can ask. */
export function siteContact(text: TextOf, answerHours: unknown): SiteBody['contact'] {
  const ways = { messaging_url: text('messaging_url'), email: text('contact_email'), phone: text('contact_phone') };
  const reachable = Object.values(ways).some((way) => way !== null);
  const hours = text('support_hours');
  return {
    ...ways,
    support_hours: reachable && hours !== null ? hoursOf(hours) : null,
    answer_hours: reachable && typeof answerHours === 'number' ? answerHours : null,
  };
}

/** Stores and social profiles that are set, in the order in which they are shown. */
export function siteLinks(text: TextOf): SiteBody['links'] {
  return LINKS.flatMap(([key, name]) => {
    const url = text(key);
    return url === null ? [] : [{ name, url }];
  });
}
