import type { Level } from '../../levels.ts';
import type { AnswerPartKind } from '../../reply.ts';
import { say, says } from './sentence.ts';
import type { Sentence, Sentences } from './sentence.ts';

/** The headings of the parts of an answer. */
export const HEADINGS: Readonly<Record<AnswerPartKind, Sentence>> = {
  first: say('Fanya hivi kwanza', 'Do this first', 'À faire d’abord'),
  why: say('Kwa nini', 'Why', 'Pourquoi'),
  meanwhile: say('Wakati huo huo', 'Meanwhile', 'En attendant'),
  worse: say(
    'Nenda hospitali mara moja ukiona',
    'Go to hospital at once if there is',
    'Allez tout de suite à l’hôpital en cas de',
  ),
  causes: say('Inaweza kuwa nini', 'What it may be', 'Ce que cela peut être'),
  whom: say('Nani wa kumwona', 'Whom to see', 'Qui voir'),
  guidance: say('Kumbuka', 'Please note', 'À savoir'),
};

/** What to do first at each level. */
export const FIRST: Readonly<Record<Level, Sentences>> = {
  emergency: says(
    'Hii ni dharura. Nenda hospitali iliyo karibu sasa.',
    'This is an emergency. Go to the nearest hospital now.',
    'C’est une urgence. Allez maintenant à l’hôpital le plus proche.',
  ),
  today: says(
    'Nenda kituo cha afya leo. Usisubiri hadi kesho.',
    'Go to a health facility today. Do not wait until tomorrow.',
    'Allez dans un centre de santé aujourd’hui. N’attendez pas demain.',
  ),
  soon: says(
    'Mwone mhudumu wa afya ndani ya siku mbili.',
    'See a health worker within two days.',
    'Voyez un soignant dans les deux jours.',
  ),
  routine: says(
    'Panga kuonana na daktari siku zijazo.',
    'Book a time with a doctor in the next days.',
    'Prenez rendez-vous avec un médecin ces prochains jours.',
  ),
  'self-care': says(
    'Unaweza kujitunza nyumbani kwa sasa.',
    'You can care for this at home for now.',
    'Vous pouvez vous soigner à la maison pour le moment.',
  ),
};

/** What to do first where the danger comes from another person and nobody is known to be injured. */
export const FIRST_TO_SAFETY = says(
  'Hii ni dharura. Nenda mahali salama sasa: kwa jirani, polisi au hospitali.',
  'This is an emergency. Go to a safe place now: a neighbour, the police or a hospital.',
  'C’est une urgence. Allez en lieu sûr maintenant : un voisin, la police ou un hôpital.',
);

/** Whom to see at each level. */
export const WHOM: Readonly<Record<Level, Sentences>> = {
  emergency: says(
    'Hospitali yenye huduma ya dharura. Daktari wa simu hatoshi sasa.',
    'A hospital with emergency care. A doctor on the phone is not enough now.',
    'Un hôpital avec des urgences. Un médecin au téléphone ne suffit pas maintenant.',
  ),
  today: says(
    'Kituo cha afya au hospitali, kwa sababu unahitaji kupimwa.',
    'A health centre or hospital, because you need an examination.',
    'Un centre de santé ou un hôpital, car il faut un examen.',
  ),
  soon: says(
    'Daktari wa simu, video au kliniki. Kipimo kinaweza kuhitajika.',
    'A doctor by phone, video or at a clinic. A test may be needed.',
    'Un médecin par téléphone, vidéo ou à la clinique. Un test est peut-être nécessaire.',
  ),
  routine: says(
    'Daktari wa simu, video au kliniki.',
    'A doctor by phone, video or at a clinic.',
    'Un médecin par téléphone, vidéo ou à la clinique.',
  ),
  'self-care': says(
    'Mfamasia au daktari, kama una wasiwasi.',
    'A pharmacist or a doctor, if you are worried.',
    'Un pharmacien ou un médecin, si vous êtes inquiet.',
  ),
};

/** Whom to see where the danger comes from another person and nobody is known to be injured. */
export const WHOM_FOR_SAFETY = says(
  'Polisi, ustawi wa jamii au hospitali. Daktari wa simu hatoshi sasa.',
  'The police, a social worker or a hospital. A doctor on the phone is not enough now.',
  'La police, un travailleur social ou un hôpital. Un médecin au téléphone ne suffit pas maintenant.',
);

/** What is said around the numbers to ring; `{numbers}` stands for them. */
export const RING = says(
  'Piga {numbers}. Wasipopokea, nenda bila kusubiri.',
  'Ring {numbers}. If nobody answers, go without waiting.',
  'Appelez le {numbers}. Sans réponse, partez sans attendre.',
);
/** Between two numbers. */
export const OR = say('au', 'or', 'ou');

/** Answers to a text that only asks, and to one that nobody understands: the first, the second and each later time. */
export const OTHER_FIRST = {
  asks: says(
    'Haya ni maelezo ya jumla. Kama mtu anaumwa sasa, tueleze dalili zake.',
    'This is general information. If somebody is ill now, tell us the signs.',
    'Ceci est une information générale. Si quelqu’un est malade, décrivez les signes.',
  ),
  missed: [
    says(
      'Samahani, hatujaelewa. Eleza kwa maneno mengine: nini kinauma, na tangu lini?',
      'Sorry, we did not understand. Say it in other words: what hurts, and since when?',
      'Pardon, nous n’avons pas compris. Dites autrement : où est la douleur, et depuis quand ?',
    ),
    says(
      'Bado hatujaelewa. Kama una shaka, nenda kituo cha afya leo.',
      'We still do not understand. In doubt, go to a health facility today.',
      'Nous ne comprenons toujours pas. Dans le doute, allez au centre de santé aujourd’hui.',
    ),
    says(
      'Hatukuweza kuelewa. Ongea na mtu: daktari au mhudumu wa afya leo.',
      'We could not understand. Talk to a person: a doctor or health worker, today.',
      'Nous n’avons pas compris. Parlez à une personne : médecin ou soignant, aujourd’hui.',
    ),
  ],
} as const;

/** Reasons that belong to no rule. */
export const OTHER_REASONS = {
  raised: say(
    'Umri, mimba au ugonjwa mwingine hufanya hili kuwa hatari zaidi.',
    'Age, pregnancy or another illness makes this more dangerous.',
    'L’âge, une grossesse ou une autre maladie rend ceci plus dangereux.',
  ),
  unknown: say(
    'Dalili ya hatari haijajulikana, kwa hiyo ni salama kupimwa.',
    'A danger sign is not known, so a check is safer.',
    'Un signe de danger reste inconnu, donc un examen est plus sûr.',
  ),
  known: say(
    'Umetaja dalili, na hakuna ishara ya hatari iliyotajwa.',
    'You told us a complaint, and named no sign of danger.',
    'Vous avez décrit un problème, sans signe de danger.',
  ),
  missed: say(
    'Hatujui tatizo ni nini.',
    'We do not know what the problem is.',
    'Nous ne savons pas quel est le problème.',
  ),
  asks: say('Umeuliza maelezo.', 'You asked for information.', 'Vous avez demandé une information.'),
};

/** What stands at the end of every answer. */
export const GUIDANCE = say(
  'Huu ni mwongozo, si utambuzi wa ugonjwa.',
  'This is guidance, not a diagnosis.',
  'Ceci est un conseil, pas un diagnostic.',
);
