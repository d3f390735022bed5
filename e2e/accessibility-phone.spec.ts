import { walkAccessibly } from './accessibility-walk.ts';

walkAccessibly([
  { device: 'phone', dark: false, language: 'sw' },
  { device: 'phone', dark: true, language: 'fr' },
]);
