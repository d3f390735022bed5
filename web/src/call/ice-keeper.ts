import type { IceSettingsBody } from '@tabibu/contract/calls';

/**
 * Credentials are renewed after eight minutes; they expire after ten (K-04). Their age counts from their arrival,
 * because the clock of a phone may be wrong.
 */
const REFRESH_AFTER = 8 * 60_000;
/**
 * A username is used for new paths for five seconds only. The relay keeps the allocations of a lost path for minutes
 * and limits the allocations per username; the server issues a new username every five seconds.
 */
const USERNAME_LIFETIME = 5_000;
/** How long a new path waits for newer credentials. After that the last ones are tried. */
const PATIENCE = 1_500;
const ROUND = 30_000;

export interface IceKeeper {
  /** Stores credentials that came with another answer, such as that of joining the call. */
  take(ice: IceSettingsBody): void;
  /**
   * Returns credentials for a new path. Fetches fresh ones first if the current ones are about to expire or were
   * already used for an older path. Returns the last known ones when the network gives none in time, undefined if there
   * never were any.
   */
  forPath(): Promise<IceSettingsBody | undefined>;
  stop(): void;
}

/**
 * Keeps the relay servers and credentials of a call and renews them before they expire, so that a new path can start
 * without a delay.
 */
export function createIceCredentialCache(fetchIce: () => Promise<IceSettingsBody>): IceKeeper {
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
    renewing ??= fetchIce()
      .then(take, () => undefined)
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  const isOlderThan = (age: number) => performance.now() - given > age;
  const rounds = setInterval(() => {
    if (ice && isOlderThan(REFRESH_AFTER)) void renew();
  }, ROUND);
  return {
    take,
    async forPath() {
      if (isOlderThan(used ? USERNAME_LIFETIME : REFRESH_AFTER))
        await Promise.race([
          renew(),
          new Promise((done) => {
            setTimeout(done, PATIENCE);
          }),
        ]);
      used = true;
      return ice;
    },
    stop: () => clearInterval(rounds),
  };
}
