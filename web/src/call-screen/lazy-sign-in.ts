import { lazyPart } from '../shell/lazy-part.tsx';

/** The sign-in, loaded on demand, because nearly everybody who opens a call is signed in already. */
export const SignIn = lazyPart(async () => ({ default: (await import('../sign-in/sign-in-first.tsx')).SignInFirst }), {
  file: 'src/sign-in/sign-in-first.tsx',
  sentences: ['sign-in'],
});
