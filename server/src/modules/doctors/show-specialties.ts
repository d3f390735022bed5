import type { KeptSpecialtyBody } from '@tabibu/contract/specialty-desk';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { SpecialtyTerms } from '@tabibu/contract/specialty-rules';
import type { Context } from '../../platform/context.ts';
import { namesOfActors } from '../identity/index.ts';
import { changesOfMany, recentSettings } from '../settings/index.ts';
import type { StoredSettings } from '../settings/index.ts';
import { keyOfSpecialty, printedTerms, readSpecialties, specialtiesIn } from './read-specialties.ts';
import type { Specialty, StoredTerms } from './read-specialties.ts';
import * as store from './specialty-store.ts';

/** How many changes of a specialty an administrator sees. */
const MOST_CHANGES = 10;

/** Returns all specialties in their order, with their doctors counted and their newest changes, for administrators. */
export async function showSpecialties(ctx: Context): Promise<KeptSpecialtyBody[]> {
  const { list } = await readSpecialties(ctx);
  const counts = new Map((await ctx.db.many(store.counts)).map(({ specialty, doctors }) => [specialty, doctors]));
  const keys = list.map(({ id }) => keyOfSpecialty(id));
  const changes = await changesOfMany(ctx, keys, MOST_CHANGES);
  const names = await namesOfActors(
    ctx,
    [...changes.values()].flat().flatMap(({ by }) => by ?? []),
  );
  return list.map((specialty) => {
    const history = changes.get(keyOfSpecialty(specialty.id)) ?? [];
    return {
      id: specialty.id,
      printed: specialty.printed !== null,
      ...termsOf(specialty),
      doctors: counts.get(specialty.id) ?? 0,
      version: history[0]?.id ?? 0,
      history: history.map(({ value, by, at }) => ({
        terms: changeOf(value as StoredTerms | null),
        by: by === null ? null : (names.get(by) ?? null),
        at: at.toISOString(),
      })),
    };
  });
}

/** Returns one specialty that is listed. */
export async function showSpecialty(ctx: Context, id: SpecialtyId): Promise<KeptSpecialtyBody> {
  return (await showSpecialties(ctx)).find((one) => one.id === id)!;
}

const made = new WeakMap<StoredSettings, Promise<readonly ShownSpecialty[] | null>>();

/**
 * Returns the specialties as pages show them, at most five seconds old; null while all are as printed, so that nothing
 * has to be sent.
 */
export async function shownSpecialties(ctx: Context): Promise<readonly ShownSpecialty[] | null> {
  const settings = await recentSettings(ctx);
  const known = made.get(settings);
  if (known !== undefined) return known;
  const fresh = readShown(ctx, settings);
  made.set(settings, fresh);
  fresh.catch(() => made.delete(settings));
  return fresh;
}

async function readShown(ctx: Context, settings: StoredSettings): Promise<readonly ShownSpecialty[] | null> {
  const { list } = specialtiesIn(settings);
  const isPrinted = list.every((one) => one.printed !== null && !settings.has(keyOfSpecialty(one.id)));
  if (isPrinted && !settings.has('specialty_order')) return null;
  const off = list.filter(({ offered }) => !offered).map(({ id }) => id);
  const seen = new Set(off.length === 0 ? [] : (await ctx.db.many(store.seen, { ids: off })).map(({ id }) => id));
  return list.map((one) => shown(one, !one.offered && !seen.has(one.id)));
}

function shown({ id, printed, labels, problems, offered }: Specialty, isHidden: boolean): ShownSpecialty {
  const before = printed && printedTerms(printed);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const { sw, en, fr } = labels;
  const isNamedAsBefore =
    before !== null && sw === before.labels.sw && en === before.labels.en && fr === before.labels.fr;
  return {
    id,
    ...(!isNamedAsBefore && { labels }),
    ...(!offered && { isOff: true as const }),
    ...(isHidden && { isHidden: true as const }),
    ...(!isSame(problems.toSorted(), before?.problems.toSorted()) && { problems }),
  };
}

function termsOf({ labels, specialist, emergency, problems, offered }: SpecialtyTerms) {
  return { labels, specialist, emergency, problems: [...problems], offered };
}

function changeOf(terms: StoredTerms | null) {
  return terms === null || terms.removed === true ? null : termsOf(terms);
}
