import { topics as belly } from '../belly/topics.ts';
import { topics as brain } from '../brain/topics.ts';
import { topics as chest } from '../chest/topics.ts';
import { topics as child } from '../child/topics.ts';
import { topics as chronic } from '../chronic/topics.ts';
import { topics as general } from '../general/topics.ts';
import { topics as mind } from '../mind/topics.ts';
import { topics as skin } from '../skin/topics.ts';
import { topics as women } from '../women/topics.ts';
import { say, says } from './sentence.ts';
import type { Topic } from './topic.ts';

/** The kinds of complaints in the order in which they count when a complaint is of several. */
const ORDER =
  'suicide safety exposure after-birth pregnancy-loss morning-nausea pregnancy newborn sickle-cell men fit stroke bite ' +
  'burn injury chest-pain breath bloody-gut allergy yellow child-gut thin-child child-fever ear tooth red-skin urine belly ' +
  'gut eye sticky-eye fever back headache faint weak throat cough cold diabetes hiv pressure bleeding period discharge ' +
  'stomach constipation cut insect joint muscle lump skin mood sleep';

const ALL = [general, chest, brain, belly, women, child, skin, chronic, mind].flat();

/** All kinds of complaints, those that count first at the beginning; each with its lists read. */
export const TOPICS: readonly ReadyTopic[] = ORDER.split(' ').map((id) => ready(ALL.find((one) => one.id === id)!));

/** What is said about a complaint of no other kind. */
export const OTHER_TOPIC: ReadyTopic = ready({
  id: 'other',
  about: '',
  problems: ['other'],
  signs: 'breathless chest-pain heavy-bleeding confused fit very-weak',
  meanwhile: says(
    'Pumzika na kunywa maji mara kwa mara. Andika dalili na zilianza lini.',
    'Rest and drink often. Write down the signs and when they began.',
    'Reposez-vous et buvez souvent. Notez les signes et leur début.',
  ),
  back: say(
    'Rudi kama hali haijapona ndani ya siku chache.',
    'Come back if it is not better in a few days.',
    'Revenez si cela ne va pas mieux en quelques jours.',
  ),
  causes: says('', '', ''),
});

/** A kind of complaint with its lists of concepts read. */
export type ReadyTopic = Omit<Topic, 'about' | 'signs'> & {
  readonly about: readonly string[];
  readonly signs: readonly string[];
};

function ready(topic: Topic): ReadyTopic {
  return { ...topic, about: topic.about.split(' '), signs: topic.signs.split(' ') };
}

/** Returns the kind of complaint that is there, or undefined. */
export function topicOf(present: ReadonlySet<string>): ReadyTopic | undefined {
  const isChild = present.has('child') || present.has('newborn');
  return TOPICS.find(({ about, only }) => (only === undefined || isChild) && about.some((one) => present.has(one)));
}
