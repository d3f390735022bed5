import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of belly, bowel and urine. */
export const topics: readonly Topic[] = [
  {
    id: 'yellow',
    about: 'yellow',
    problems: ['liver'],
    signs: 'confused fever bleeding pregnant drowsy',
    meanwhile: says(
      'Pumzika na kunywa maji. Usinywe pombe. Acha dawa za mitishamba.',
      'Rest and drink. Drink no alcohol. Stop herbal medicines.',
      'Reposez-vous et buvez. Ne prenez pas d’alcool. Arrêtez les plantes.',
    ),
    back: say(
      'Rudi kama njano inazidi.',
      'Come back if the yellow colour grows.',
      'Revenez si la couleur jaune augmente.',
    ),
    causes: says(
      'Inaweza kuwa ini, malaria au nyongo.',
      'It may be the liver, malaria or the gall.',
      'C’est peut-être le foie, le paludisme ou la bile.',
    ),
  },
  {
    id: 'bloody-gut',
    about: 'vomits-blood black-stool blood-stool',
    problems: ['stomach'],
    signs: 'fainted very-weak belly-pain-severe black-stool',
    meanwhile: says(
      'Usinywe pombe wala dawa za maumivu. Kunywa maji ya chumvi na sukari kidogo kidogo.',
      'Take no alcohol and no painkillers. Sip water with oral rehydration salts.',
      'Ne prenez ni alcool ni antidouleur. Buvez par gorgées de l’eau avec sels de réhydratation.',
    ),
    back: say(
      'Rudi kila mara damu inapoonekana tena.',
      'Come back whenever there is blood again.',
      'Revenez chaque fois qu’il y a du sang.',
    ),
    causes: says(
      'Inaweza kuwa kuhara damu, kidonda cha tumbo au bawasiri.',
      'It may be dysentery, a stomach ulcer or piles.',
      'C’est peut-être une dysenterie, un ulcère ou des hémorroïdes.',
    ),
  },
  {
    id: 'child-gut',
    about: 'diarrhoea vomits vomits-all much-watery',
    only: 'child',
    problems: ['child'],
    signs: 'cannot-drink drowsy sunken-eyes no-urine blood-stool',
    meanwhile: says(
      'Mpe maji ya chumvi na sukari (ORS) kidogo kidogo kila dakika. Endelea kumnyonyesha na kumlisha. Nawa mikono kwa sabuni.',
      'Give oral rehydration salts in small sips every minute. Go on with breast milk and food. Wash hands with soap.',
      'Donnez des sels de réhydratation par petites gorgées. Continuez le sein et les repas. Lavez-vous les mains au savon.',
    ),
    back: say(
      'Rudi kama bado anaharisha au kutapika kesho.',
      'Come back if it goes on tomorrow.',
      'Revenez si cela continue demain.',
    ),
    causes: says(
      'Mara nyingi ni virusi, au maji au chakula kisicho safi.',
      'Most often it is a virus, or water or food that was not clean.',
      'Le plus souvent c’est un virus, ou de l’eau ou un repas pas propre.',
    ),
  },
  {
    id: 'gut',
    about: 'diarrhoea vomits vomits-all much-watery dehydrated keeps-no-fluid green-vomit',
    problems: ['stomach'],
    signs: 'very-weak no-urine blood-stool belly-pain-severe vomits-all',
    meanwhile: says(
      'Kunywa maji ya chumvi na sukari (ORS) kidogo kidogo. Kula chakula laini. Nawa mikono kwa sabuni.',
      'Sip oral rehydration salts often. Eat soft food. Wash hands with soap.',
      'Buvez souvent des sels de réhydratation. Mangez léger. Lavez-vous les mains au savon.',
    ),
    back: say(
      'Rudi kama hujapona ndani ya siku tatu.',
      'Come back if it is not better in three days.',
      'Revenez si cela dure plus de trois jours.',
    ),
    causes: says(
      'Mara nyingi ni chakula au maji yasiyo safi, au virusi.',
      'Most often it is unclean food or water, or a virus.',
      'Le plus souvent c’est un repas ou de l’eau pas propres, ou un virus.',
    ),
  },
  {
    id: 'urine',
    about: 'urine-burns urine-often flank-pain cannot-pass-urine dark-urine',
    problems: ['kidney'],
    signs: 'fever vomits-all cannot-pass-urine belly-pain-severe',
    meanwhile: says(
      'Kunywa maji mengi. Usizuie mkojo.',
      'Drink much water. Do not hold back urine.',
      'Buvez beaucoup d’eau. Ne retenez pas vos urines.',
    ),
    back: say(
      'Rudi kama bado inachoma baada ya siku mbili.',
      'Come back if it still burns after two days.',
      'Revenez si cela brûle encore après deux jours.',
    ),
    causes: says(
      'Inaweza kuwa maambukizi ya mkojo, mawe au sukari.',
      'It may be a urine infection, stones or sugar.',
      'C’est peut-être une infection urinaire, des calculs ou le sucre.',
    ),
  },
  {
    id: 'men',
    about: 'testicle-pain long-erection stuck-foreskin',
    problems: ['male', 'kidney'],
    signs: 'sudden severe fever vomits',
    meanwhile: says(
      'Usile wala kunywa njiani.',
      'Do not eat or drink on the way.',
      'Ne mangez et ne buvez pas en route.',
    ),
    back: say('Rudi mara moja.', 'Come back at once.', 'Revenez tout de suite.'),
    causes: says(
      'Huenda damu haifiki vizuri sehemu hiyo.',
      'Blood may not reach that part well.',
      'Le sang n’arrive peut-être pas bien à cet endroit.',
    ),
  },
  {
    id: 'belly',
    about:
      'belly-pain belly-pain-severe lower-belly-pain right-low-pain upper-belly-pain belly-swollen belly-hard hard-hernia',
    problems: ['stomach'],
    signs: 'belly-hard vomits-blood fainted right-low-pain pregnant',
    meanwhile: says(
      'Kunywa maji kidogo kidogo. Usinywe pombe. Usitumie dawa za kulainisha choo.',
      'Sip water. Drink no alcohol. Take no laxatives.',
      'Buvez de l’eau par gorgées. Pas d’alcool. Pas de laxatif.',
    ),
    back: say(
      'Rudi kama maumivu hayajaisha kesho.',
      'Come back if the pain is still there tomorrow.',
      'Revenez si la douleur est encore là demain.',
    ),
    causes: says(
      'Inaweza kuwa gesi, minyoo, maambukizi, kidole tumbo au mimba.',
      'It may be wind, worms, an infection, the appendix or a pregnancy.',
      'C’est peut-être des gaz, des vers, une infection, l’appendice ou une grossesse.',
    ),
  },
  {
    id: 'stomach',
    about: 'heartburn gas',
    problems: ['stomach'],
    signs: 'chest-pain vomits-blood black-stool belly-pain-severe',
    meanwhile: says(
      'Kula kidogo kidogo, na usilale mara baada ya kula. Punguza pilipili, mafuta, kahawa na pombe.',
      'Eat small meals, and do not lie down after eating. Take less chilli, fat, coffee and alcohol.',
      'Mangez peu à la fois, et restez assis après. Moins de piment, gras, café et alcool.',
    ),
    back: say(
      'Rudi kama inarudi zaidi ya wiki tatu.',
      'Come back if it goes on for over three weeks.',
      'Revenez si cela dure plus de trois semaines.',
    ),
    causes: says(
      'Mara nyingi ni chakula au asidi ya tumbo.',
      'Most often it is food or stomach acid.',
      'Le plus souvent c’est la nourriture ou l’acide de l’estomac.',
    ),
  },
  {
    id: 'constipation',
    about: 'constipation no-stool',
    problems: ['stomach'],
    signs: 'belly-swollen vomits blood-stool belly-pain-severe',
    meanwhile: says(
      'Kunywa maji zaidi. Kula matunda, mboga na nafaka zisizokobolewa. Tembea kila siku.',
      'Drink more water. Eat fruit, vegetables and whole grain. Walk every day.',
      'Buvez plus d’eau. Mangez fruits, légumes et céréales complètes. Marchez chaque jour.',
    ),
    back: say(
      'Rudi kama hupati choo baada ya siku tano.',
      'Come back if there is no stool after five days.',
      'Revenez s’il n’y a pas de selles après cinq jours.',
    ),
    causes: says(
      'Mara nyingi ni maji kidogo, chakula au dawa.',
      'Most often it is too little water, food or a medicine.',
      'Le plus souvent c’est le manque d’eau, la nourriture ou un médicament.',
    ),
  },
];
