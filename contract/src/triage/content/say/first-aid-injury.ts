import type { FirstAid } from './first-aid-type.ts';
import { says } from './sentence.ts';

/** First aid for breathing, bleeding, injuries, poison and bites. */
export const firstAidForInjuries: readonly FirstAid[] = [
  {
    id: 'choking',
    of: 'any-1',
    beside: 'any-2',
    with: 'choking',
    steps: says(
      'Mwinamishe mbele na mpige mgongoni mara tano kati ya mabega. Kama hapumui, minya tumbo juu ya kitovu mara tano. Mtoto chini ya mwaka mmoja: mgeuze chini na mpige mgongoni taratibu.',
      'Bend the person forward and give five blows between the shoulders. If no air comes, push the belly above the navel five times. A baby under one year: hold face down and pat the back.',
      'Penchez la personne en avant et donnez cinq tapes entre les épaules. Si l’air ne passe pas, poussez cinq fois au-dessus du nombril. Bébé de moins d’un an : tête en bas, tapes dans le dos.',
    ),
  },
  {
    id: 'not-breathing',
    of: 'any-1',
    beside: 'any-3',
    with: 'not-breathing',
    steps: says(
      'Mlaze chali na piga simu ya dharura. Minya katikati ya kifua kwa nguvu na haraka. Usiache hadi msaada ufike.',
      'Lay the person on the back and call for help. Press the middle of the chest hard and fast. Do not stop until help comes.',
      'Allongez la personne sur le dos et appelez. Appuyez fort et vite au milieu de la poitrine. Ne vous arrêtez pas avant l’arrivée des secours.',
    ),
  },
  {
    id: 'fit',
    of: 'any-4 newborn-2 child-2',
    beside: 'any-3 fever-2 women-3',
    with: 'fit fit-now fit-repeated',
    steps: says(
      'Mlaze upande mmoja. Usiweke kitu mdomoni. Ondoa vitu vigumu karibu naye. Angalia saa: degedege limechukua muda gani?',
      'Lay the person on the side. Put nothing in the mouth. Move hard things away. Look at the clock: how long does it last?',
      'Couchez la personne sur le côté. Ne mettez rien dans la bouche. Écartez les objets durs. Regardez l’heure : combien de temps dure la crise ?',
    ),
  },
  {
    id: 'poison',
    of: 'any-8',
    beside: 'mind-1',
    steps: says(
      'Usimfanye atapike. Usimpe maziwa wala mafuta. Beba chupa au pakiti ya alichomeza. Mlaze upande kama amelala.',
      'Do not make the person vomit. Give no milk or oil. Bring the bottle or packet. Lay a sleepy person on the side.',
      'Ne faites pas vomir. Ne donnez ni lait ni huile. Apportez la bouteille ou la boîte. Couchez sur le côté une personne endormie.',
    ),
  },
  {
    id: 'battery',
    of: 'child-14',
    steps: says(
      'Usimfanye atapike. Usimpe chakula. Beba betri au sumaku nyingine kama hiyo. Nenda hospitali kubwa yenye picha za X-ray.',
      'Do not make the child vomit. Give no food. Bring another battery or magnet like it. Go to a large hospital with X-ray.',
      'Ne faites pas vomir. Ne donnez pas à manger. Apportez une pile ou un aimant pareil. Allez dans un grand hôpital avec radio.',
    ),
  },
  {
    id: 'allergy',
    of: 'any-7',
    beside: 'any-1 any-2',
    steps: says(
      'Mlaze chini na inua miguu; kama anapumua kwa shida, mkalishe. Kama ana sindano ya mzio, itumie sasa. Usimpe chakula wala maji.',
      'Lay the person down with raised legs; if breathing is hard, sit up. Use an allergy pen now if there is one. Give no food or drink.',
      'Allongez la personne jambes levées ; si elle respire mal, asseyez-la. Utilisez le stylo d’allergie s’il y en a un. Ni repas ni boisson.',
    ),
  },
  {
    id: 'snake',
    of: 'any-9',
    steps: says(
      'Kaa tuli; usitembee. Vua pete na nguo za kubana. Usikate, usinyonye na usifunge kamba. Kumbuka rangi ya nyoka, usimkamate.',
      'Keep still; do not walk. Take off rings and tight clothes. Do not cut, suck or tie. Remember its colour; do not catch it.',
      'Restez immobile ; ne marchez pas. Enlevez bagues et habits serrés. Ne coupez, n’aspirez et ne serrez pas. Retenez sa couleur ; ne l’attrapez pas.',
    ),
  },
  {
    id: 'bite',
    of: 'mind-9',
    beside: 'any-5',
    with: 'mammal-bite deep-bite',
    steps: says(
      'Osha jeraha kwa sabuni na maji mengi kwa dakika 15. Bonyeza kwa kitambaa safi kama linatoka damu. Usilishone wala kulifunga kwa nguvu.',
      'Wash the wound with soap and much water for 15 minutes. Press with a clean cloth if it bleeds. Do not bind it tightly.',
      'Lavez la plaie au savon et à beaucoup d’eau 15 minutes. Appuyez avec un linge propre si elle saigne. Ne la serrez pas.',
    ),
  },
  {
    id: 'venom',
    of: 'mind-10',
    steps: says(
      'Kaa tuli. Weka kitambaa baridi mahali alipoumwa. Usikate wala kunyonya.',
      'Keep still. Put a cold cloth on the sting. Do not cut or suck.',
      'Restez calme et immobile. Mettez un linge froid sur la piqûre. Ne coupez pas et n’aspirez pas.',
    ),
  },
  {
    id: 'chemical-eye',
    of: 'skin-1',
    steps: says(
      'Osha jicho sasa kwa maji safi kwa dakika 20. Lifungue kwa vidole. Vua lenzi. Kisha nenda hospitali.',
      'Rinse the eye now with clean water for 20 minutes. Hold it open with the fingers. Take out lenses. Then go to hospital.',
      'Rincez l’œil maintenant à l’eau propre 20 minutes. Tenez-le ouvert. Enlevez les lentilles. Puis allez à l’hôpital.',
    ),
  },
  {
    id: 'eye',
    of: 'skin-4',
    beside: 'skin-2',
    steps: says(
      'Usisugue wala kubonyeza jicho. Lifunike bila kuligusa. Usitoe kitu kilichochoma jicho.',
      'Do not rub or press the eye. Cover it without touching it. Do not pull out what sticks in it.',
      'Ne frottez et n’appuyez pas. Couvrez l’œil sans le toucher. Ne retirez pas ce qui est planté.',
    ),
  },
  {
    id: 'smoke',
    of: 'any-20',
    steps: says(
      'Toka nje kwenye hewa safi sasa. Fungua milango na zima moto. Usirudi ndani.',
      'Go out to fresh air now. Open the doors and put out the fire. Do not go back in.',
      'Sortez à l’air frais maintenant. Ouvrez les portes et éteignez le feu. Ne rentrez pas.',
    ),
  },
  {
    id: 'burn',
    of: 'any-10',
    steps: says(
      'Poza kwa maji safi ya kawaida kwa dakika 20. Vua pete na nguo, isipokuwa iliyoganda. Funika kwa kitambaa safi. Usipake chochote.',
      'Cool it with clean water for 20 minutes. Take off rings and clothes that do not stick. Cover with a clean cloth. Put nothing on it.',
      'Refroidissez à l’eau propre 20 minutes. Enlevez bagues et habits non collés. Couvrez d’un linge propre. N’appliquez rien.',
    ),
  },
  {
    id: 'head',
    of: 'any-13',
    beside: 'any-3',
    steps: says(
      'Mlaze bila kusogeza shingo. Usimwache peke yake. Mlaze upande kama anatapika. Usimpe chakula wala maji.',
      'Let the person lie without moving the neck. Do not leave the person alone. Turn to the side if vomiting. Give no food or drink.',
      'Laissez la personne allongée sans bouger le cou. Ne la laissez pas seule. Tournez-la si elle vomit. Ni repas ni boisson.',
    ),
  },
  {
    id: 'injury',
    of: 'any-12 any-14',
    beside: 'any-5 mind-1',
    steps: says(
      'Usimsogeze kama shingo au mgongo umeumia. Bonyeza kwa nguvu mahali panapotoka damu. Funga mfupa uliovunjika ukiwa ulivyo. Mfunike apate joto.',
      'Do not move a hurt neck or back. Press hard where it bleeds. Support a broken bone as it lies. Keep the person warm.',
      'Ne bougez pas un cou ou un dos blessé. Appuyez fort où cela saigne. Soutenez l’os cassé tel quel. Couvrez la personne.',
    ),
  },
  {
    id: 'unconscious',
    of: 'any-3',
    with: 'unconscious',
    steps: says(
      'Angalia kama anapumua. Mlaze upande mmoja, kichwa nyuma kidogo. Usimpe chakula wala maji. Usimwache peke yake.',
      'Look whether the person breathes. Lay on the side, head a little back. Give no food or drink. Do not leave the person alone.',
      'Regardez si la personne respire. Couchez-la sur le côté, tête un peu en arrière. Ni repas ni boisson. Ne la laissez pas seule.',
    ),
  },
];
