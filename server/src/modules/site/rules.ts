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
