import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Returns the first rows of an answer, and all of them once these were painted, so that what a window shows does not
 * wait for what stands below it. Rows that were there before the section was opened come all at once: Back has to find
 * its place.
 */
export function useFirstRows<Row>(rows: readonly Row[] | undefined, first: number): readonly Row[] {
  const [isPainted, setPainted] = useState(rows !== undefined);
  // Deferred, so that drawing the rest makes way for a press.
  const isAll = useDeferredValue(isPainted);
  const waits = rows !== undefined && !isPainted;
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    // What a frame starts runs before it is painted; what it starts then, after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [waits]);
  return isAll ? (rows ?? []) : (rows ?? []).slice(0, first);
}
