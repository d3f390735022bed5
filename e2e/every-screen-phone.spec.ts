import { walkEveryScreen } from './screen-walk.ts';

walkEveryScreen({ device: 'phone', light: 'sw', dark: 'fr', narrow: true });
