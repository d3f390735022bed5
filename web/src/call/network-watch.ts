/** A change of network is told several times at once. */
const SETTLES = 300;

interface Network extends EventTarget {
  /** Wifi, mobile data …: only some browsers know it. */
  readonly type?: string;
}

/** Calls back when the device has another network, or one again. Returns how to stop. Estimates of speed change all the time and say nothing of it. */
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
