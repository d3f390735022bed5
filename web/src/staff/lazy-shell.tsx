import { lazyPart } from '../shell/lazy-part.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';

export const loadShell = () => import('./portal-shell.tsx');

/** The lock of an idle desk, for a page that was loaded anew. */
export const idleDoor = lazyPart(() => import('./day/idle-door.tsx'), {
  file: 'src/staff/day/idle-door.tsx',
  sentences: ['security', 'house-day'],
  fallback: <ScreenSkeleton />,
});

/** What stands behind the sign-in: whoever has yet to sign in does not wait for its code. */
export const portalShell = lazyPart(loadShell, {
  file: 'src/staff/portal-shell.tsx',
  sentences: ['security', 'house-day'],
  fallback: <ScreenSkeleton />,
});
