import { WHO_PATH } from '@tabibu/contract/page-forms';
import type { MemberBody } from '@tabibu/contract/family';
import type { MeBody } from '@tabibu/contract/identity';
import type { FormOutcome, PageForm, SentForm } from '../platform/http/page-form.ts';

/**
 * Adds somebody to the family. From the page that asks who uses this browser, the browser then books for that person.
 * Goes back to the booking from which the person came, where the visit is then for the new member.
 */
export const addMember: PageForm = {
  name: 'add-member',
  fields: ['name', 'relation', 'day', 'month', 'year', 'sex', 'phone', 'phone_country', 'consent_version'],
  async answer(sent) {
    const { path, query, values } = sent;
    const { consent_version: consent } = values;
    const { id } = await sent.call<MemberBody>(
      'POST',
      '/api/family',
      {
        ...describedIn(sent),
        ...(consent === undefined ? {} : { consent_version: Number(consent) }),
      },
      'once',
    );
    if (path === WHO_PATH) return chosen(sent, id);
    const next = query.get('next') ?? '';
    if (!/^\/(book\/[\w-]+|emergency)(\?[\w=&%.:+-]*)?$/.test(next)) return { goTo: path };
    return { goTo: `${next}${next.includes('?') ? '&' : '?'}for=${id}` };
  },
};

/** Says who uses this browser, and goes on where the person wanted to be. */
export const choosePerson: PageForm = {
  name: 'choose-person',
  fields: ['person_id'],
  answer: (sent) => chosen(sent, sent.values['person_id'] === 'me' ? null : (sent.values['person_id'] ?? null)),
};

async function chosen(sent: SentForm, personId: string | null): Promise<FormOutcome> {
  const me = await sent.call<MeBody>('PUT', '/api/me/person', { person_id: personId });
  return { goTo: sent.afterSignIn(me.role) };
}

/** Corrects who somebody in the family is. */
export const changeMember: PageForm = {
  name: 'change-member',
  fields: ['name', 'relation', 'day', 'month', 'year', 'sex', 'phone', 'phone_country', 'version'],
  async answer(sent) {
    await sent.call('PUT', memberIn(sent), { version: Number(sent.values['version'] ?? 0), ...describedIn(sent) });
    return { goTo: `${sent.path}?saved=1` };
  },
};

/** Removes somebody from the family after the question of the page, and shows the family. */
export const removeMember: PageForm = {
  name: 'remove-member',
  fields: [],
  async answer(sent) {
    await sent.call('DELETE', memberIn(sent), {});
    return { goTo: '/more/family' };
  },
};

/** Offers the record of a grown-up to a number. */
export const handOver: PageForm = {
  name: 'hand-over',
  fields: ['phone'],
  async answer(sent) {
    await sent.call('POST', `${memberIn(sent)}/handover`, { phone: sent.values['phone'] ?? '' });
    return { goTo: sent.path };
  },
};

/** Withdraws that offer. */
export const withdrawOffer: PageForm = {
  name: 'withdraw-offer',
  fields: [],
  async answer(sent) {
    await sent.call('DELETE', `${memberIn(sent)}/handover`, {});
    return { goTo: sent.path };
  },
};

/** Takes the own record over, or declines it by the other button. */
export const takeOver: PageForm = {
  name: 'take-over',
  fields: ['handover_id', 'consent_version', 'does'],
  async answer(sent) {
    const { handover_id: id = '', consent_version: consent, does } = sent.values;
    const offer = `/api/me/offered-records/${encodeURIComponent(id)}`;
    if (does === 'decline') {
      await sent.call('POST', `${offer}/decline`, {});
      return { goTo: `${sent.path}?done=declined` };
    }
    await sent.call('POST', `${offer}/accept`, consent === undefined ? {} : { consent_version: Number(consent) });
    return { goTo: `${sent.path}?done=taken` };
  },
};

/** Who somebody in the family is, as the fields of the form say. A day or month that is not known stays out. */
function describedIn({ values }: SentForm) {
  const part = (name: string) => {
    const two = values[name]?.trim().padStart(2, '0') ?? '';
    return two === '00' ? '' : two;
  };
  return {
    name: values['name'] ?? '',
    relation: values['relation'] ?? '',
    birth_date: [values['year']?.trim() ?? '', part('month'), part('day')].filter(Boolean).join('-'),
    sex: values['sex'] ?? '',
    phone: values['phone'] ?? '',
    ...(values['phone_country'] === undefined ? {} : { phone_country: values['phone_country'] }),
  };
}

/** The address of the member whose page it is. */
function memberIn({ path }: SentForm): string {
  return `/api/family/${encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}`;
}
