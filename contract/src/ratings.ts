/** From this many ratings on, their mean is shown. Before, a doctor is new: start stars decide the order only (C48). */
export const MEAN_FROM = 3;

/** Returns the mean that people may read of `rating` from `count` patients; 0: nobody shows one yet. Pure. */
export function shownRating(rating: number, count: number): number {
  return count < MEAN_FROM ? 0 : rating;
}
