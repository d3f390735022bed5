export { countryName } from '@tabibu/contract/country-name';
