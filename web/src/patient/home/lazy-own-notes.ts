import { lazyPart } from '../../shell/lazy-part.tsx';

export const loadOwnNotes = () => import('./own-notes.tsx');

/** The lines of a signed-in patient. Their code is no part of what a visitor loads. */
export const ownNotes = lazyPart(loadOwnNotes, {
  file: 'src/patient/home/own-notes.tsx',
  sentences: ['home-rest'],
});
