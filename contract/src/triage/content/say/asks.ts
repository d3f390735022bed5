import { say } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** The words of questions and of their choices. */
export const asks = {
  who: say('Ni nani anayeumwa?', 'Who is ill?', 'Qui est malade ?'),
  illNow: say('Je, kuna mtu anayeumwa sasa?', 'Is somebody ill now?', 'Y a-t-il quelqu’un de malade en ce moment ?'),
  danger: say(
    'Sijaelewa. Je, kuna moja ya hizi?',
    'I did not understand. Is any of these there?',
    'Je n’ai pas compris. Y a-t-il l’un de ces signes ?',
  ),
  /** Where only the words as a whole sound like an emergency. */
  unclear: say(
    'Ili kuwa na uhakika: je, kuna moja ya hizi sasa?',
    'To be sure: is any of these there now?',
    'Pour en être sûr : y a-t-il l’un de ces signes maintenant ?',
  ),
  signs: say('Je, kuna moja ya hizi?', 'Is any of these there?', 'Y a-t-il l’un de ces signes ?'),
  /** What is asked instead about some kinds of complaints. */
  signsOf: {
    safety: say(
      'Je, kuna hatari sasa (silaha, kukabwa koo, vitisho vya kuua), au mtu ameumia?',
      'Is there danger now (a weapon, choking, threats to kill), or is somebody hurt?',
      'Y a-t-il un danger (arme, étranglement, menaces de mort), ou une blessure ?',
    ),
  } as Readonly<Record<string, Sentence | undefined>>,
  noneOfThese: say('Hakuna hata moja', 'None of these', 'Aucun de ces signes'),
  isThere: say('Je, kuna hili: {what}?', 'Is this the case: {what}?', 'Est-ce le cas : {what} ?'),
  /** The questions of concepts that 'is there' does not fit. */
  own: {
    pregnant: say(
      'Je, kuna mimba, au inawezekana?',
      'Could there be a pregnancy?',
      'Une grossesse est-elle possible ?',
    ),
  } as Readonly<Record<string, Sentence | undefined>>,
  choices: {
    yes: say('Ndiyo', 'Yes', 'Oui'),
    no: say('Hapana', 'No', 'Non'),
    unknown: say('Sijui', 'I don’t know', 'Je ne sais pas'),
    'under-2-months': say('Mtoto chini ya miezi 2', 'A baby under 2 months', 'Un bébé de moins de 2 mois'),
    'under-5': say('Mtoto chini ya miaka 5', 'A child under 5 years', 'Un enfant de moins de 5 ans'),
    'under-12': say('Mtoto wa miaka 5 hadi 11', 'A child of 5 to 11 years', 'Un enfant de 5 à 11 ans'),
    adult: say('Mtu wa miaka 12 hadi 64', 'Somebody of 12 to 64 years', 'Quelqu’un de 12 à 64 ans'),
    'over-65': say('Mtu wa miaka 65 au zaidi', 'Somebody of 65 years or more', 'Quelqu’un de 65 ans ou plus'),
  } as Readonly<Record<string, Sentence | undefined>>,
};
