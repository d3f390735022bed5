import { handInScreens } from '../shell/screens.ts';
import { LISTS, loadScreen } from './load-screen.ts';
import { matchRoute } from './routes.ts';

/** Puts the product together: the floors below learn which screens there are. */
export function handIn(): void {
  handInScreens(matchRoute, loadScreen, LISTS);
}
