import type { PageForm, SentForm } from '../platform/http/page-form.ts';

const own = ({ path, query }: SentForm) => ({ goTo: query.size > 0 ? `${path}?${query}` : path });

/** Gives the passphrase of old records, on whichever page they are closed, and shows the page again. */
export const openRecords: PageForm = {
  name: 'open-records',
  fields: ['passphrase'],
  secret: ['passphrase'],
  async answer(sent) {
    await sent.call('POST', '/api/me/record-lock/open', { passphrase: sent.values['passphrase'] ?? '' });
    return own(sent);
  },
};

/** Chooses the passphrase of old records, or another one. */
export const recordPassphrase: PageForm = {
  name: 'record-passphrase',
  fields: ['passphrase', 'current'],
  secret: ['passphrase', 'current'],
  async answer(sent) {
    const { passphrase = '', current } = sent.values;
    const wish = { passphrase, ...(current === undefined ? {} : { current }) };
    await sent.call('PUT', '/api/me/record-lock', wish);
    return own(sent);
  },
};

/** Takes the passphrase back. */
export const dropPassphrase: PageForm = {
  name: 'remove-passphrase',
  fields: ['passphrase'],
  secret: ['passphrase'],
  async answer(sent) {
    await sent.call('POST', '/api/me/record-lock/remove', { passphrase: sent.values['passphrase'] ?? '' });
    return own(sent);
  },
};

/** Asks to open the records of somebody who forgot the passphrase. */
export const askOpening: PageForm = {
  name: 'ask-opening',
  fields: [],
  async answer(sent) {
    await sent.call('POST', '/api/me/record-lock/opening', {});
    return own(sent);
  },
};

/** Stops that wish. */
export const stopOpening: PageForm = {
  name: 'cancel-opening',
  fields: [],
  async answer(sent) {
    await sent.call('DELETE', '/api/me/record-lock/opening', {});
    return own(sent);
  },
};
