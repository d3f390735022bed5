import { walkAccessibly } from './accessibility-walk.ts';

walkAccessibly([
  { device: 'desktop', dark: false, language: 'en' },
  { device: 'desktop', dark: true, language: 'sw' },
]);
