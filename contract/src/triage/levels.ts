/** How soon somebody needs help, the most urgent first. */
export const LEVELS = ['emergency', 'today', 'soon', 'routine', 'self-care'] as const;

/** How soon somebody needs help. */
export type Level = (typeof LEVELS)[number];

/** Returns the more urgent of two levels. */
export function moreUrgent(one: Level, other: Level): Level {
  return LEVELS.indexOf(one) <= LEVELS.indexOf(other) ? one : other;
}
