import { useEffect, useState } from 'react';

/**
 * Returns how many of `length` characters of an answer are shown, and a function to show all. It types them one after
 * the other, `pause` milliseconds each, and shows all where `isWanted` is false or the person wants no motion
 * (PAT-AI-04, PAT-AI-09). What was shown once is not typed again.
 */
export function useTyped(length: number, pause: number, isWanted: boolean): [shown: number, showAll: () => void] {
  const [shown, setShown] = useState(isWanted ? 0 : length);
  const [isOver, setOver] = useState(!isWanted);
  useEffect(() => {
    if (isOver) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setOver(true);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function type() {
      const typed = Math.floor((performance.now() - began) / pause);
      if (typed >= length) return setOver(true);
      setShown(typed);
      frame = requestAnimationFrame(type);
    });
    return () => cancelAnimationFrame(frame);
  }, [length, pause, isOver]);
  return [isOver ? length : shown, () => setOver(true)];
}
