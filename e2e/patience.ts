/**
 * How many milliseconds a journey waits for what it expects. Long enough for a machine that does four other things: a
 * journey says what happens, not how fast (`bench/` measures that). Shorter than the minute after which most screens
 * ask again by themselves, so that news that should be told is not merely asked for.
 */
export const PATIENCE = 45_000;
