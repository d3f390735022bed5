import { REMINDER_KINDS, choicesAfter } from '@tabibu/contract/reminder-kinds';
import type { PageForm } from '../platform/http/page-form.ts';

/** Saves how the person wants to be reminded. A box without a tick is not sent, so it switches its kind off. */
export const noticeChoices: PageForm = {
  name: 'notice-choices',
  fields: [...REMINDER_KINDS, 'words', 'whatsapp', 'email'],
  async answer(sent) {
    const { values } = sent;
    const ticked = {
      kinds: Object.keys(values),
      showsWords: values['words'] !== undefined,
      byWhatsApp: values['whatsapp'] !== undefined,
      byEmail: values['email'] !== undefined,
    };
    await sent.call('PUT', '/api/notices/choices', choicesAfter(ticked));
    return { answer: { form: 'notice-choices', values } };
  },
};
