import { timeZoneOf } from '@tabibu/contract/countries';
import { VALUE_NAMES } from '@tabibu/contract/reading-kinds';
import { asksForOthers, kindIn, readValues, sureOf, unitIn } from '@tabibu/contract/reading-form';
import { Refused } from '../platform/http/page-form.ts';
import type { PageForm, SentForm } from '../platform/http/page-form.ts';
import { instantOf } from '../platform/time.ts';
import { incomplete } from './incomplete.ts';

/**
 * Writes down a reading. The page comes back with other fields when the kind or the unit was changed, with the question
 * when a value is unusual, and with what follows an urgent value.
 */
export const addReading: PageForm = {
  name: 'add-reading',
  fields: ['person_id', 'kind', 'show-kind', 'unit', 'meal', ...VALUE_NAMES, 'measured_at', 'sure'],
  async answer(sent) {
    const { values: typed, path } = sent;
    if (typed['show-kind'] !== undefined || asksForOthers(typed))
      return { answer: { form: 'add-reading', values: typed } };
    const { sure, ...what } = whatIn(typed);
    const id = sent.idOf([what, typed['measured_at'] ?? '']);
    const reading = { version: 0, ...what, measured_at: measuredAt(sent), ...(sure === undefined ? {} : { sure }) };
    try {
      await sent.call('PUT', readingIn(sent, id), reading);
    } catch (error) {
      // A second tap of the same page: the reading stands already, with the minute of the first tap.
      if (!(error instanceof Refused) || error.refusal.code !== 'record-stale') throw error;
    }
    return { goTo: `${path}?saved=${id}` };
  },
};

/** Corrects a reading. What is wrong, and what is unusual, is said as of a new one. */
export const correctReading: PageForm = {
  name: 'correct-reading',
  fields: [
    'person_id',
    'reading_id',
    'version',
    'kind',
    'show-kind',
    'unit',
    'meal',
    ...VALUE_NAMES,
    'measured_at',
    'sure',
  ],
  async answer(sent) {
    const { values: typed, path } = sent;
    if (typed['show-kind'] !== undefined || asksForOthers(typed))
      return { answer: { form: 'correct-reading', values: typed } };
    const { reading_id: id = '', version = '' } = typed;
    await sent.call('PUT', readingIn(sent, id), {
      version: Number(version),
      ...whatIn(typed),
      measured_at: typed['measured_at'] ?? '',
    });
    return { goTo: `${path}?saved=${encodeURIComponent(id)}` };
  },
};

/** Deletes a reading after the question of its page, and shows the list. */
export const deleteReading: PageForm = {
  name: 'delete-reading',
  fields: ['person_id', 'reading_id'],
  async answer(sent) {
    await sent.call('DELETE', readingIn(sent, sent.values['reading_id'] ?? ''), {});
    return { goTo: sent.path };
  },
};

const readingIn = ({ values }: SentForm, id: string) =>
  `/api/people/${encodeURIComponent(values['person_id'] ?? '')}/readings/${encodeURIComponent(id)}`;

/** Returns what was measured, as the API takes it. Refuses what the page then says at its fields. */
function whatIn(typed: SentForm['values']) {
  const kind = kindIn(typed);
  const { values, meal, faults } = readValues(typed, { kind, unit: unitIn(typed) });
  if (Object.keys(faults).length > 0) throw incomplete();
  return {
    kind,
    values,
    ...(meal === undefined ? {} : { meal }),
    ...(typed['sure'] === sureOf(values) ? { sure: true } : {}),
  };
}

/** Returns when something was measured, on the clock of the account's country; now if nothing was typed. */
function measuredAt({ values, now, country }: SentForm): string {
  const text = values['measured_at']?.trim() ?? '';
  if (text === '') return now.toISOString();
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text) ?? [];
  const instant =
    day === '' || Number.isNaN(Date.parse(`${day}T${time}:00Z`)) ? null : instantOf(day, time, timeZoneOf(country));
  if (instant === null) throw new Refused({ code: 'reading-time-invalid', status: 422, params: {}, detail: '' });
  return instant.toISOString();
}
