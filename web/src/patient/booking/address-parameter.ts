import { useLocation } from 'wouter';

/**
 * Returns a function that writes a choice into the address, so that a reload and a shared link keep it. Nothing about
 * health is written there.
 */
export function useAddressParameter(): (name: 'at' | 'type' | 'for', value: string) => void {
  const [path, goTo] = useLocation();
  return (name, value) => {
    const query = new URLSearchParams(location.search);
    query.set(name, value);
    goTo(`${path}?${query}`, { replace: true, state: history.state as unknown });
  };
}
