import { createContext, use } from 'react';

/** The parts of the current screen's address. */
export interface Address {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

export const AddressContext = createContext<Address>({ path: '/', params: {}, search: '' });

/** Returns one parameter of the route: `useParam('doctorId')` on `/book/:doctorId`. Empty if there is none. */
export function useParam(name: string): string {
  return use(AddressContext).params[name] ?? '';
}

/** Returns the query of the current address. */
export function useQueryOfAddress(): URLSearchParams {
  return new URLSearchParams(use(AddressContext).search);
}
