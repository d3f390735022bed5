export { useAddress as useBrowserLocation } from './language-address.ts';
export { useSearch } from 'wouter/use-browser-location';
