import type { NoticeChoicesBody } from '@tabibu/contract/notices';
import { OFFERED_KINDS, choicesAfter } from '@tabibu/contract/reminder-kinds';
import type { PageForm } from '../platform/http/page-form.ts';

/** Saves how the person wants to be reminded. A box without a tick is not sent, so it switches its kind off. */
export const noticeChoices: PageForm = {
  name: 'notice-choices',
  fields: [...OFFERED_KINDS, 'words', 'whatsapp'],
  async answer(sent) {
    const { values } = sent;
    const path = '/api/notices/choices';
    const before = await sent.call<NoticeChoicesBody>('GET', path);
    const ticked = {
      kinds: Object.keys(values),
      showsWords: values['words'] !== undefined,
      byWhatsApp: values['whatsapp'] !== undefined,
    };
    await sent.call('PUT', path, choicesAfter(before, ticked));
    return { answer: { form: 'notice-choices', values } };
  },
};
