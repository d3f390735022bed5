import type { PageForm } from '../platform/http/page-form.ts';

/**
 * Hides the papers of an appointment from the guardian, or shows them again, and shows the page. The button says which,
 * so a second tap is the same wish.
 */
export const hidePapers: PageForm = {
  name: 'hide-papers',
  fields: ['hidden'],
  async answer(sent) {
    const { path, values } = sent;
    const { hidden } = values;
    const visit = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    const wish = hidden === 'true' || hidden === 'false' ? { hidden: hidden === 'true' } : {};
    await sent.call('PUT', `/api/doctor/visits/${visit}/hidden`, wish);
    return { goTo: path };
  },
};
