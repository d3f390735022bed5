/**
 * Jobs that the module `bridges` runs, with the payload of each. The names begin with `calls.`, because jobs that are
 * already queued have these names.
 */
export interface BridgeJobs {
  'calls.place-bridge': { bridgeId: string };
  'calls.give-up-bridge': { bridgeId: string };
}
