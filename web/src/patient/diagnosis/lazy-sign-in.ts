import { lazyPart } from '../../shell/lazy-part.tsx';

/** Signing in over the conversation, loaded when a visitor wants to keep it. */
export const SignInToKeep = lazyPart(() => import('./sign-in-to-keep.tsx'), {
  file: 'src/patient/diagnosis/sign-in-to-keep.tsx',
  sentences: ['sign-in', 'assistant-kept'],
});
