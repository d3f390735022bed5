import { walkEveryScreen } from './screen-walk.ts';

walkEveryScreen({ device: 'desktop', light: 'en', dark: 'sw' });
