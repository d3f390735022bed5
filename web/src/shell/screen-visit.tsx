import { createContext, use } from 'react';

/** Where a screen stands: the parts of its address. */
export interface Address {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

export const AddressContext = createContext<Address>({ path: '/', params: {}, search: '' });

/** One part of the address: `useParam('doctorId')` on `/book/:doctorId`. */
export function useParam(name: string): string {
  return use(AddressContext).params[name] ?? '';
}

/** The query of the address. */
export function useQueryOfAddress(): URLSearchParams {
  return new URLSearchParams(use(AddressContext).search);
}
