import { lazyPart } from '../shell/lazy-part.tsx';

/** The notice inside another app's browser, loaded on demand, because nearly everybody comes by an ordinary one. */
export const InAppNotice = lazyPart(() => import('./in-app-notice.tsx'), { file: 'src/call-screen/in-app-notice.tsx' });
