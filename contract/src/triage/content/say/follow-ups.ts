import { say } from './sentence.ts';

/** What is asked back when a model answers nothing. */
export const FOLLOW_UPS = {
  short: say(
    'Tafadhali eleza zaidi: ilianza lini, ni kali kiasi gani, kuna dalili nyingine, na nini huipunguza au kuizidisha?',
    'Please say more: when did it begin, how bad is it, what else is there, and what makes it better or worse?',
    'Dites-en plus : depuis quand, à quel point, quels autres signes, et qu’est-ce qui soulage ou aggrave ?',
  ),
  pain: say(
    'Maumivu yako wapi hasa, na yakoje: yanakata, yanachoma, yanabana au yanapiga?',
    'Where exactly is the pain, and what is it like: sharp, burning, tight or throbbing?',
    'Où exactement est la douleur, et comment est-elle : vive, brûlante, serrée ou battante ?',
  ),
  details: say(
    'Tafadhali eleza zaidi kuhusu dalili, muda wake na umri wa mgonjwa.',
    'Please tell more about the signs, how long they last, and the age of the person.',
    'Donnez plus de détails sur les signes, leur durée et l’âge de la personne.',
  ),
};
