import type { IceSettingsBody } from '@tabibu/contract/calls';

/** Credentials end after ten minutes (K-04). Counted from their arrival: the clock of a phone may be wrong. */
const SERVES = 8 * 60_000;
/** The relay keeps the places of a lost path for minutes, and gives only so many to a name; the server has a new name every five seconds. */
const NAME_SERVES = 5_000;
/** Who looks for a path waits so long for newer credentials; without them the last ones are tried. */
const PATIENCE = 1_500;
const ROUND = 30_000;

export interface IceKeeper {
  /** Credentials that came with something else. */
  take(ice: IceSettingsBody): void;
  /** For a new path: credentials that have not ended and whose places are not taken by older paths, as far as the network gives any. */
  forPath(): Promise<IceSettingsBody | undefined>;
  stop(): void;
}

/** Keeps where media goes through, and renews it while it is valid, so that a path can be looked for in a hurry. */
export function keepIce(fetchIce: () => Promise<IceSettingsBody>): IceKeeper {
  let ice: IceSettingsBody | undefined;
  let given = 0;
  let used = false;
  let renewing: Promise<void> | undefined;

  const take = (next: IceSettingsBody) => {
    ice = next;
    given = performance.now();
    used = false;
  };
  const renew = (): Promise<void> => {
    renewing ??= fetchIce().then(take, () => undefined).finally(() => { renewing = undefined; });
    return renewing;
  };
  const isOlderThan = (age: number) => performance.now() - given > age;
  const rounds = setInterval(() => { if (ice && isOlderThan(SERVES)) void renew(); }, ROUND);
  return {
    take,
    async forPath() {
      if (isOlderThan(used ? NAME_SERVES : SERVES)) await Promise.race([renew(), new Promise((done) => { setTimeout(done, PATIENCE); })]);
      used = true;
      return ice;
    },
    stop: () => clearInterval(rounds),
  };
}
