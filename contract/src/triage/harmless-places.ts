import { complaints } from './content/harmless/complaints.ts';
import { dangers } from './content/harmless/dangers.ts';
import { homonyms } from './content/harmless/homonyms.ts';
import { idioms } from './content/harmless/idioms.ts';
import { lookalikes } from './content/harmless/lookalikes.ts';
import type { HarmlessPlace } from './content/harmless/place.ts';
import type { Sighting } from './match-pattern.ts';
import type { Token } from './normalise.ts';

const BY_CONCEPT: ReadonlyMap<string, readonly HarmlessPlace[]> = byConcept();

function byConcept(): Map<string, HarmlessPlace[]> {
  const places = new Map<string, HarmlessPlace[]>();
  for (const place of [...dangers, ...complaints, ...idioms, ...lookalikes, ...homonyms])
    for (const concept of place.concepts.split(' ')) places.set(concept, [...(places.get(concept) ?? []), place]);
  return places;
}

/**
 * Tells of each sighting whether a danger is named only in a place where its words are harmless: yellow is the phlegm
 * and not the eyes, a bicycle is pushed and not a child, the toes are warm. Whatever else the sentence says of it still
 * counts. Each sentence is looked through once for each place.
 */
export function findHarmlessPlaces(tokens: readonly Token[]): (concept: string, sighting: Sighting) => boolean {
  const texts = new Map<number, string>();
  const verdicts = new Map<HarmlessPlace, Map<number, boolean>>();
  const textOf = (sentence: number) => {
    const known = texts.get(sentence);
    if (known !== undefined) return known;
    const own = tokens.filter((one) => one.sentence === sentence);
    const text = own.map(({ word }) => word).join(' ');
    texts.set(sentence, text);
    return text;
  };
  const isHarmlessIn = (place: HarmlessPlace, sentence: number) => {
    const verdictsOfPlace = verdicts.get(place) ?? new Map<number, boolean>();
    verdicts.set(place, verdictsOfPlace);
    const known = verdictsOfPlace.get(sentence);
    if (known !== undefined) return known;
    const text = textOf(sentence);
    const rest = text.replace(place.takes, ' ');
    const verdict = rest !== text && !place.said.test(rest);
    verdictsOfPlace.set(sentence, verdict);
    return verdict;
  };
  return (concept, { at }) => {
    const places = BY_CONCEPT.get(concept);
    if (!places) return false;
    const words = at.map((place) => tokens[place]!.word).join(' ');
    const { sentence } = tokens[at[0]!]!;
    return places.some((place) => place.said.test(words) && isHarmlessIn(place, sentence));
  };
}
