import { useState } from 'react';
import { copyText } from '../api/secure-device.ts';

const CONFIRMATION = 2000;

/** What became of sharing an address. */
interface Shared {
  /** Shares the address: opens the sheet of the device, or copies it where there is none. */
  readonly share: () => void;
  /** True for two seconds after the address was copied (PAT-LEARN-14). */
  readonly isCopied: boolean;
  /** The address to copy by hand, when the browser could not copy it. */
  readonly address: string | undefined;
}

/**
 * Shares a page by its path. The address has no language, so each reader sees their own language. A person who closes
 * the sheet of the device has decided, and nothing follows.
 */
export function useShare(title: string, path: string): Shared {
  const [told, setTold] = useState<'copied' | { address: string }>();
  const share = async () => {
    const url = location.origin + path;
    if (navigator.share) return void navigator.share({ title, url }).catch(() => undefined);
    const isCopied = await copyText(url);
    setTold(isCopied ? 'copied' : { address: url });
    if (isCopied) setTimeout(setTold, CONFIRMATION, undefined);
  };
  return {
    share: () => void share(),
    isCopied: told === 'copied',
    address: typeof told === 'object' ? told.address : undefined,
  };
}
