import { nameWords } from '@tabibu/contract/person-name';
import type { KeptSpecialtyBody } from '@tabibu/contract/specialty-desk';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { LONGEST_SPECIALTY, MOST_SPECIALTIES, isSpecialtyName } from '@tabibu/contract/specialty-rules';
import type { SpecialtyTerms } from '@tabibu/contract/specialty-rules';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp } from '../identity/index.ts';
import { lockSetting, writeSetting } from '../settings/index.ts';
import { invalidateAnswers } from './cache-answer.ts';
import { keyOfSpecialty, printedTerms, readSpecialties } from './read-specialties.ts';
import type { Specialties, StoredTerms } from './read-specialties.ts';
import { showSpecialty } from './show-specialties.ts';
import * as store from './specialty-store.ts';

const LANGUAGES = ['sw', 'en', 'fr'] as const;
/** These words of an address name lists of several specialties. */
const OTHER_LISTS = new Set(['all', 'general', 'specialist', 'specialists']);

/**
 * Adds a specialty, listed last. Throws `step-up-required`, `specialty-name-invalid`, `specialty-name-taken` with the
 * languages whose name another specialty has, and `specialties-too-many`.
 */
export async function addSpecialty(ctx: Context, wish: SpecialtyTerms): Promise<KeptSpecialtyBody> {
  const terms = cleanTerms(wish);
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await lockAll(inside);
    const known = await readSpecialties(inside);
    if (known.list.length >= MOST_SPECIALTIES) throw new Problem('specialties-too-many', { most: MOST_SPECIALTIES });
    refuseTakenNames(known, terms, null);
    const id = freeId(known, terms.labels.en);
    await write(inside, id, terms);
    await audit(inside, { action: 'doctors.add-specialty', object: 'setting', objectId: keyOfSpecialty(id) });
    return showSpecialty(inside, id);
  });
}

/**
 * Changes a specialty. With another type its doctors have the other price from now on; what is booked keeps its own.
 * Throws `step-up-required`, `not-found`, `specialty-name-invalid`, `specialty-name-taken`, and `setting-changed` when
 * somebody else has changed it since.
 */
export async function changeSpecialty(
  ctx: Context,
  id: SpecialtyId,
  { version, ...wish }: SpecialtyTerms & { readonly version: number },
): Promise<KeptSpecialtyBody> {
  const terms = cleanTerms(wish);
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await lockUnchanged(inside, id, version);
    const known = await readSpecialties(inside);
    if (known.list.every((one) => one.id !== id)) throw new Problem('not-found');
    refuseTakenNames(known, terms, id);
    await write(inside, id, terms);
    await audit(inside, { action: 'doctors.change-specialty', object: 'setting', objectId: keyOfSpecialty(id) });
    return showSpecialty(inside, id);
  });
}

/**
 * Takes back the newest change of a specialty: what held before holds again, as a new change. Taking back that it was
 * added removes it; then null is returned. Throws `step-up-required`, `setting-changed` when that change is not the
 * newest any more or there is none, `specialty-name-taken`, and `specialty-in-use`.
 */
export async function takeBackSpecialty(
  ctx: Context,
  id: SpecialtyId,
  version: number,
): Promise<KeptSpecialtyBody | null> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const before = await lockUnchanged(inside, id, version);
    if (version === 0) throw new Problem('setting-changed');
    const known = await readSpecialties(inside);
    const { printed } = known.of(id);
    const terms = (before as StoredTerms | null) ?? (printed && printedTerms(printed));
    const action = { action: 'doctors.take-back-specialty', object: 'setting', objectId: keyOfSpecialty(id) } as const;
    await audit(inside, action);
    if (terms === null || isRemoved(terms)) return remove(inside, known, id);
    refuseTakenNames(known, terms, id);
    await write(inside, id, terms, before === null ? null : terms);
    return showSpecialty(inside, id);
  });
}

/**
 * Removes a specialty that administrators added. Throws `step-up-required`, `setting-changed`, and `specialty-in-use`
 * for one that a doctor has or has asked for, and for a printed one, which can only be switched off.
 */
export async function removeSpecialty(ctx: Context, id: SpecialtyId, version: number): Promise<null> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await lockUnchanged(inside, id, version);
    const known = await readSpecialties(inside);
    if (known.list.every((one) => one.id !== id)) throw new Problem('not-found');
    await audit(inside, { action: 'doctors.remove-specialty', object: 'setting', objectId: keyOfSpecialty(id) });
    return remove(inside, known, id);
  });
}

/** Lets changes of all specialties come one after the other, so that no two of them get the same name. */
async function lockAll(inside: Context): Promise<void> {
  await lockSetting(inside, 'specialty_order');
}

/** Locks the specialties and returns what was stored before the newest change. Throws `setting-changed`. */
async function lockUnchanged(inside: Context, id: SpecialtyId, version: number): Promise<unknown> {
  await lockAll(inside);
  const [newest, before] = await lockSetting(inside, keyOfSpecialty(id));
  if ((newest?.id ?? 0) !== version) throw new Problem('setting-changed');
  return before?.value ?? null;
}

async function remove(inside: Context, known: Specialties, id: SpecialtyId): Promise<null> {
  const { labels, specialist, emergency, problems, printed } = known.of(id);
  if (printed !== null || (await inside.db.one(store.isUsed, { id })).used) throw new Problem('specialty-in-use');
  const terms = { labels, specialist, emergency, problems, offered: false, removed: true } as const;
  // The name becomes free for another specialty; the row stays, because old applications refer to it.
  await write(inside, id, { ...terms, labels: { ...labels, en: id } }, terms);
  return null;
}

/** Stores what holds of a specialty from now on; `kept` is what the settings keep, null for what the release says. */
async function write(
  inside: Context,
  id: SpecialtyId,
  terms: SpecialtyTerms,
  kept: StoredTerms | null = terms,
): Promise<void> {
  const { labels, specialist } = terms;
  await inside.db.run(store.put, { id, name: labels.en, specialist, ...labels });
  await inside.db.run(store.deriveTypes, { id, doctorType: specialist ? 'specialist' : 'general' });
  await writeSetting(inside, keyOfSpecialty(id), kept);
  invalidateAnswers(inside);
}

/** Returns the terms with trimmed names. Throws `specialty-name-invalid` with the languages of impossible names. */
function cleanTerms({ labels, specialist, emergency, problems, offered }: SpecialtyTerms): SpecialtyTerms {
  const faulty = LANGUAGES.filter((language) => !isSpecialtyName(labels[language]));
  if (faulty.length > 0) throw new Problem('specialty-name-invalid', { fields: faulty, most: LONGEST_SPECIALTY });
  const { sw, en, fr } = labels;
  const trimmed = { sw: sw.trim(), en: en.trim(), fr: fr.trim() };
  return { labels: trimmed, specialist, emergency, problems: [...new Set(problems)], offered };
}

function refuseTakenNames(known: Specialties, { labels }: SpecialtyTerms, own: SpecialtyId | null): void {
  const taken = LANGUAGES.filter((language) => (known.find(labels[language])?.id ?? own) !== own);
  if (taken.length > 0) throw new Problem('specialty-name-taken', { fields: taken });
}

function isRemoved(terms: StoredTerms): boolean {
  return terms.removed === true;
}

/** Returns an id for addresses that no specialty has or had: the words of the English name. */
function freeId(known: Specialties, name: string): SpecialtyId {
  const words = nameWords(name)
    .join(' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const wanted = words.slice(0, 50).replace(/-$/, '') || 'specialty';
  const isFree = (id: string) => !OTHER_LISTS.has(id) && !known.knows(id);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (isFree(id)) return id;
  }
}
