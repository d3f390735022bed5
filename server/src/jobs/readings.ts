/** An urgent reading that no other one followed yet. */
interface SingleReading {
  readonly personId: string;
  readonly readingId: string;
  /** Whoever wrote it down: the person, or the guardian. */
  readonly accountId: string;
}

/** Jobs that the module `readings` runs, with the payload of each. */
export interface ReadingJobs {
  'readings.ask-again': SingleReading;
  'readings.tell-single': SingleReading;
}
