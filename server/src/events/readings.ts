/** Events that the module `readings` publishes, with their payloads. */
export interface ReadingEvents {
  /** Two readings of a kind shortly after one another were urgent, and nobody was told of that kind for a day. */
  'readings.urgent': { urgentId: string; toldAt: string };
}
