/** The browser reports one change of network several times. They are treated as one within this time. */
const SETTLES = 300;

interface Network extends EventTarget {
  /** Kind of network, such as wifi or cellular; undefined in browsers that do not report it. */
  readonly type?: string;
}

/**
 * Calls `changed` when the device switches to another network or gets a network back. Ignores changes of the estimated
 * speed, which are frequent and do not mean another network. Returns a function that stops watching.
 */
export function watchNetwork(changed: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: Network };
  let kind = connection?.type;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLES);
  };
  const look = () => {
    if (connection?.type === kind) return;
    kind = connection?.type;
    if (kind !== 'none') tell();
  };
  addEventListener('online', tell);
  connection?.addEventListener('change', look);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', tell);
    connection?.removeEventListener('change', look);
  };
}
