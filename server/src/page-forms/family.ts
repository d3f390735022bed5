import type { MemberBody } from '@tabibu/contract/family';
import type { PageForm } from '../platform/http/page-form.ts';

/**
 * Adds somebody to the family. Goes back to the booking from which the person came, where the visit is then for the new
 * member.
 */
export const addMember: PageForm = {
  name: 'add-member',
  fields: ['name', 'relation', 'day', 'month', 'year', 'sex', 'consent_version'],
  async answer(sent) {
    const { path, query, values } = sent;
    const two = (name: string) => values[name]?.trim().padStart(2, '0') ?? '';
    const part = (name: string) => (two(name) === '00' ? '' : two(name));
    const { consent_version: consent } = values;
    const { id } = await sent.call<MemberBody>(
      'POST',
      '/api/family',
      {
        name: values['name'] ?? '',
        relation: values['relation'] ?? '',
        birth_date: [values['year']?.trim() ?? '', part('month'), part('day')].filter(Boolean).join('-'),
        sex: values['sex'] ?? '',
        ...(consent === undefined ? {} : { consent_version: Number(consent) }),
      },
      'once',
    );
    const next = query.get('next') ?? '';
    if (!/^\/(book\/[\w-]+|emergency)(\?[\w=&%.:+-]*)?$/.test(next)) return { goTo: path };
    return { goTo: `${next}${next.includes('?') ? '&' : '?'}for=${id}` };
  },
};
