import type { PageForm } from '../platform/http/page-form.ts';

/** Signs out and opens home. */
export const signOut: PageForm = {
  name: 'sign-out',
  fields: [],
  async answer(sent) {
    await sent.call('POST', '/api/auth/sign-out', {});
    return { goTo: '/' };
  },
};
