import { useEffect, useState } from 'react';

const KEY = 'large-text';

/** Whether articles are shown in large type, and a function to change it. This browser remembers the choice. */
export function useLargeText(): [isLarge: boolean, setLarge: (isLarge: boolean) => void] {
  const [isLarge, setLarge] = useState(false);
  // The server does not know it, so the first view must not either.
  useEffect(() => setLarge(read()), []);
  return [
    isLarge,
    (next) => {
      setLarge(next);
      remember(next);
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isLarge: boolean): void {
  try {
    if (isLarge) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
