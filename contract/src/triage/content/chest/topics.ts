import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of heart, lungs and throat. */
export const topics: readonly Topic[] = [
  {
    id: 'chest-pain',
    about: 'chest-pain sharp-chest-pain',
    problems: ['heart'],
    signs: 'breathless sweating fainted vomits racing-heart',
    meanwhile: says(
      'Kaa chini na pumzika. Usifanye kazi nzito.',
      'Sit down and rest. Do no hard work.',
      'Asseyez-vous et reposez-vous. Ne faites pas d’effort.',
    ),
    back: say(
      'Rudi mara moja kama maumivu yanarudi.',
      'Come back at once if the pain returns.',
      'Revenez tout de suite si la douleur revient.',
    ),
    causes: says(
      'Inaweza kuwa misuli, kiungulia, mapafu au moyo.',
      'It may be a muscle, heartburn, the lungs or the heart.',
      'C’est peut-être un muscle, l’estomac, les poumons ou le cœur.',
    ),
  },
  {
    id: 'breath',
    about:
      'breathless breathless-at-rest breathless-on-effort wheeze asthma fast-breath noisy-breath choking not-breathing blue-lips ribs-draw-in',
    problems: ['respiratory'],
    signs: 'breathless-at-rest blue-lips inhaler-fails chest-pain confused',
    meanwhile: says(
      'Kaa wima na legeza nguo shingoni. Tumia dawa yako ya pumu kama ulivyoelekezwa. Kaa mbali na moshi.',
      'Sit upright and loosen the clothes at the neck. Use your asthma medicine as you were told. Stay away from smoke.',
      'Asseyez-vous droit et desserrez le col. Prenez votre traitement de l’asthme comme indiqué. Évitez la fumée.',
    ),
    back: say(
      'Rudi mara moja kama pumzi inazidi kuwa ngumu.',
      'Come back at once if breathing gets harder.',
      'Revenez tout de suite si la respiration devient plus dure.',
    ),
    causes: says(
      'Inaweza kuwa pumu, maambukizi ya mapafu, mzio au moyo.',
      'It may be asthma, a lung infection, an allergy or the heart.',
      'C’est peut-être l’asthme, une infection des poumons, une allergie ou le cœur.',
    ),
  },
  {
    id: 'throat',
    about: 'sore-throat drooling neck-swelling',
    problems: ['ear'],
    signs: 'drooling breathless neck-swelling cannot-drink',
    meanwhile: says(
      'Kunywa maji ya uvuguvugu mara kwa mara. Sukutua koo kwa maji ya uvuguvugu yenye chumvi. Asali husaidia mtu wa zaidi ya mwaka mmoja. Dawa ya maumivu ya kawaida husaidia; fuata maelezo ya pakiti.',
      'Drink warm water often. Gargle with warm salt water. Honey helps anybody older than one year. A common painkiller helps; follow the packet.',
      'Buvez souvent de l’eau tiède. Gargarisez-vous à l’eau tiède salée. Le miel aide après l’âge d’un an. Un antidouleur courant aide ; suivez la notice.',
    ),
    back: say(
      'Rudi kama koo linauma zaidi ya wiki moja, au homa inaanza.',
      'Come back if it hurts for over a week, or fever begins.',
      'Revenez si cela dure plus d’une semaine, ou si la fièvre commence.',
    ),
    causes: says(
      'Mara nyingi ni mafua au virusi. Mara chache ni bakteria.',
      'Most often it is a cold or another virus. More rarely it is bacteria.',
      'Le plus souvent c’est un rhume ou un virus. Plus rarement ce sont des bactéries.',
    ),
  },
  {
    id: 'cough',
    about: 'cough long-cough coughs-blood night-sweats tb',
    problems: ['respiratory'],
    signs: 'breathless coughs-blood chest-pain fast-breath fever',
    meanwhile: says(
      'Kunywa maji ya uvuguvugu. Funika mdomo ukikohoa. Kaa mbali na moshi wa jikoni na sigara.',
      'Drink warm water. Cover the mouth when coughing. Stay away from kitchen smoke and cigarettes.',
      'Buvez de l’eau tiède. Couvrez la bouche en toussant. Évitez la fumée de cuisine et le tabac.',
    ),
    back: say(
      'Rudi kama kikohozi kinafika wiki mbili.',
      'Come back if the cough lasts two weeks.',
      'Revenez si la toux dure deux semaines.',
    ),
    causes: says(
      'Mara nyingi ni mafua. Kikohozi kirefu kinaweza kuwa kifua kikuu au pumu.',
      'Most often it is a cold. A long cough can be tuberculosis or asthma.',
      'Le plus souvent c’est un rhume. Une longue toux peut être la tuberculose ou l’asthme.',
    ),
  },
  {
    id: 'cold',
    about: 'cold-symptoms sneezing blocked-nose',
    problems: ['respiratory', 'allergy'],
    signs: 'breathless fever chest-pain stiff-neck',
    meanwhile: says(
      'Pumzika na kunywa maji mengi. Safisha pua kwa maji safi yenye chumvi kidogo. Nawa mikono mara kwa mara.',
      'Rest and drink much. Rinse the nose with clean water with a little salt. Wash hands often.',
      'Reposez-vous et buvez beaucoup. Rincez le nez à l’eau propre un peu salée. Lavez-vous souvent les mains.',
    ),
    back: say(
      'Rudi kama hujapona ndani ya siku kumi, au homa inaanza.',
      'Come back if it lasts ten days, or fever begins.',
      'Revenez si cela dure dix jours, ou si la fièvre commence.',
    ),
    causes: says(
      'Mara nyingi ni mafua au mzio wa vumbi.',
      'Most often it is a cold or an allergy to dust.',
      'Le plus souvent c’est un rhume ou une allergie à la poussière.',
    ),
  },
  {
    id: 'pressure',
    about: 'high-pressure',
    problems: ['heart'],
    signs: 'chest-pain one-side-weak confused blurred headache-bad',
    meanwhile: says(
      'Tumia dawa zako kila siku kama ulivyoelekezwa. Punguza chumvi. Pima shinikizo tena baada ya kupumzika.',
      'Take your medicine each day as you were told. Use less salt. Measure again after a rest.',
      'Prenez vos médicaments chaque jour comme indiqué. Mangez moins salé. Mesurez encore après un repos.',
    ),
    back: say(
      'Rudi kama kipimo kinabaki juu siku mbili.',
      'Come back if it stays high for two days.',
      'Revenez si elle reste haute deux jours.',
    ),
    causes: says('', '', ''),
  },
];
