import type { PageForm } from '../platform/http/page-form.ts';

/** Shows the articles that contain the words. They are in no address, because they may be about health. */
export const findArticles: PageForm = {
  name: 'find-articles',
  fields: ['q'],
  answer: async ({ values }) => ({ answer: { form: 'find-articles', values } }),
};

/** Likes the article of the page or takes the like back. */
export const like: PageForm = {
  name: 'like',
  fields: ['liked'],
  async answer(sent) {
    const { path, values } = sent;
    const id = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    await sent.call('POST', `/api/articles/${id}/like`, { liked: values['liked'] === 'true' });
    return { goTo: path };
  },
};
