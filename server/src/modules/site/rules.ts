import { hoursOf } from '@tabibu/contract/setting-forms';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SiteBody } from '@tabibu/contract/site';

interface TrueFigures {
  readonly doctors: number;
  readonly countries: number;
  readonly meanRating: number | null;
  readonly ratings: number;
}

/** A mean of fewer ratings is not shown. */
const ENOUGH_RATINGS = 20;

/**
 * Returns the figures of the home page: the counted ones, or, while an administrator has switched them on, those of the
 * settings, which `written` reads (W17). Pure.
 */
export function siteFigures(figures: TrueFigures, written: TextOf | null): SiteBody['figures'] {
  if (written !== null)
    return {
      doctors: written('figure_doctors') ?? '',
      countries: written('figure_countries') ?? '',
      support: written('figure_support'),
      rating: written('figure_rating'),
    };
  return {
    doctors: String(figures.doctors),
    countries: String(figures.countries),
    support: null,
    rating: figures.meanRating !== null && figures.ratings >= ENOUGH_RATINGS ? figures.meanRating.toFixed(1) : null,
  };
}

const LINKS = [
  ['play_store_url', 'Google Play'],
  ['app_store_url', 'App Store'],
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['x_url', 'X'],
  ['youtube_url', 'YouTube'],
  ['tiktok_url', 'TikTok'],
  ['linkedin_url', 'LinkedIn'],
] as const satisfies readonly (readonly [SettingKey, string])[];

/** Returns a stored setting as text; null when it is not set. */
export type TextOf = (key: SettingKey) => string | null;

/** Returns the ways to reach us. Leaves out support hours and answer time while there is no way to ask. */
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

/**
 * Returns where a security weakness can be reported: the setting for it, else the contact email, else the contact
 * phone.
 */
export function securityContacts(text: TextOf): string[] {
  const [own, email, phone] = [text('security_contact'), text('contact_email'), text('contact_phone')];
  if (own !== null) return [own.startsWith('https://') ? own : `mailto:${own}`];
  if (email !== null) return [`mailto:${email}`];
  return phone === null ? [] : [`tel:${phone}`];
}

/** Returns the links to app stores and social profiles that are set, in the order in which they are shown. */
export function siteLinks(text: TextOf): SiteBody['links'] {
  return LINKS.flatMap(([key, name]) => {
    const url = text(key);
    return url === null ? [] : [{ name, url }];
  });
}
