import type { FirstAid } from './first-aid-type.ts';
import { says } from './sentence.ts';

/** First aid for illness, pregnancy, birth and babies. */
export const firstAidForIllness: readonly FirstAid[] = [
  {
    id: 'cord',
    of: 'women-6',
    with: 'cord-out',
    steps: says(
      'Piga magoti, kichwa chini na makalio juu. Usivute wala kusukuma kitovu. Nenda hospitali ukiwa hivyo.',
      'Kneel with the head down and the hips up. Do not pull or push the cord. Go to hospital like this.',
      'Mettez-vous à genoux, tête en bas, hanches en haut. Ne touchez pas le cordon. Allez ainsi à l’hôpital.',
    ),
  },
  {
    id: 'birth',
    of: 'women-6 women-7',
    with: 'urge-to-push labour waters-broke green-fluid long-labour',
    steps: says(
      'Lala upande wa kushoto njiani. Usisukume kama unaweza kusubiri. Beba kadi ya kliniki, nguo safi na mtu wa kukusaidia.',
      'Lie on the left side on the way. Do not push if you can wait. Bring the clinic card, clean cloths and a helper.',
      'Couchez-vous à gauche pendant le trajet. Ne poussez pas si possible. Prenez le carnet, du linge propre et quelqu’un.',
    ),
  },
  {
    id: 'after-birth-bleeding',
    of: 'women-10',
    beside: 'any-5 any-6',
    steps: says(
      'Lala chini na inua miguu. Sugua tumbo chini ya kitovu kwa nguvu. Mweke mtoto kwenye titi. Beba pedi zilizotumika.',
      'Lie down with raised legs. Rub the belly firmly below the navel. Put the baby to the breast. Bring the used pads.',
      'Allongez-vous, jambes levées. Massez fort le ventre sous le nombril. Mettez le bébé au sein. Apportez les serviettes.',
    ),
  },
  {
    id: 'pregnancy',
    of: 'women-1 women-2',
    beside: 'any-5',
    steps: says(
      'Lala upande wa kushoto. Usile wala kunywa njiani. Usiweke kitu ukeni. Beba kadi ya kliniki.',
      'Lie on the left side. Do not eat or drink on the way. Put nothing into the vagina. Bring the clinic card.',
      'Couchez-vous sur le côté gauche. Ne mangez et ne buvez pas en route. Ne mettez rien dans le vagin. Prenez le carnet.',
    ),
  },
  {
    id: 'newborn',
    of: 'newborn-1 newborn-3 newborn-4 newborn-5 newborn-6 newborn-7',
    beside: 'child-9',
    steps: says(
      'Mkumbatie mtoto kifuani, ngozi kwa ngozi, na mfunike. Mnyonyeshe njiani kama anaweza. Usimpe dawa za kienyeji.',
      'Hold the baby on the chest, skin to skin, and cover both. Breastfeed on the way if the baby can. Give no herbs.',
      'Tenez le bébé peau contre peau et couvrez-le. Allaitez en route s’il peut. Ne donnez pas de plantes.',
    ),
  },
  {
    id: 'drying-out',
    of: 'belly-6 child-6',
    steps: says(
      'Mpe maji ya chumvi na sukari (ORS) kidogo kidogo njiani. Mtoto anayenyonya aendelee kunyonya. Acha kama amelegea sana.',
      'Give oral rehydration salts in small sips on the way. A baby goes on with the breast. Stop if the person is too sleepy.',
      'Donnez des sels de réhydratation par gorgées en route. Le bébé continue le sein. Arrêtez si la personne s’endort.',
    ),
  },
  {
    id: 'child',
    of: 'child-9 child-10 child-11',
    steps: says(
      'Mbebe mtoto akiwa na joto la kawaida. Mpe maziwa au maji kidogo kama anaweza kumeza. Usimpe dawa bila ushauri. Beba kadi ya kliniki.',
      'Carry the child, not too hot and not too cold. Give sips of milk or water if swallowing works. Give no medicine without advice. Bring the clinic card.',
      'Portez l’enfant, ni trop chaud ni trop froid. Donnez des gorgées s’il peut avaler. Pas de médicament sans conseil. Prenez le carnet.',
    ),
  },
  {
    id: 'low-sugar',
    of: 'longterm-1',
    steps: says(
      'Kama anameza, mpe sukari au soda tamu sasa. Kama hamezi, usimpe kitu mdomoni. Mlaze upande mmoja.',
      'If swallowing works, give sugar or a sweet drink now. If not, put nothing in the mouth. Lay the person on the side.',
      'Si la personne avale, donnez du sucre ou une boisson sucrée. Sinon, rien dans la bouche. Couchez-la sur le côté.',
    ),
  },
  {
    id: 'stroke',
    of: 'brain-1',
    steps: says(
      'Kumbuka saa dalili zilipoanza. Mlaze kichwa kikiwa juu kidogo. Usimpe chakula, maji wala dawa.',
      'Remember the time when it began. Lay the person with the head a little raised. Give no food, drink or medicine.',
      'Notez l’heure du début. Allongez la personne, tête un peu levée. Ni repas, ni boisson, ni médicament.',
    ),
  },
  {
    id: 'chest',
    of: 'chest-1 chest-1q',
    beside: 'any-6',
    steps: says(
      'Kaa chini na pumzika. Legeza nguo. Usitembee wala kuendesha gari. Kaa na mtu.',
      'Sit down and rest. Loosen tight clothes. Do not walk or drive. Stay with somebody.',
      'Asseyez-vous au repos. Desserrez les habits. Ne marchez et ne conduisez pas. Restez avec quelqu’un.',
    ),
  },
  {
    id: 'breath',
    of: 'any-2 chest-5 chest-13 child-4',
    beside: 'any-1',
    with: 'breathless breathless-at-rest asthma noisy-breath blue-lips ribs-draw-in fast-breath wheeze',
    steps: says(
      'Kaa wima na legeza nguo. Tumia dawa ya pumu kama unayo. Usilale chali. Usile wala kunywa.',
      'Sit upright and loosen clothes. Use the asthma inhaler if there is one. Do not lie flat. Do not eat or drink.',
      'Asseyez-vous droit et desserrez les habits. Utilisez l’inhalateur s’il y en a un. Ne vous allongez pas. Ni repas ni boisson.',
    ),
  },
  {
    id: 'bleeding',
    of: 'any-5 women-20',
    with: 'heavy-bleeding pad-soaking',
    steps: says(
      'Kama damu inatoka kwenye jeraha, bonyeza kwa nguvu kwa kitambaa safi. Lala chini na inua miguu. Usile wala kunywa.',
      'If a wound bleeds, press hard with a clean cloth. Lie down with raised legs. Do not eat or drink.',
      'Si une plaie saigne, appuyez fort avec un linge propre. Allongez-vous, jambes levées. Ni repas ni boisson.',
    ),
  },
  {
    id: 'outbreak',
    of: 'any-19',
    steps: says(
      'Piga simu kabla ya kwenda. Kaa mbali na watu. Usimguse mgonjwa bila glavu.',
      'Call before you go. Keep away from people. Do not touch the ill person without gloves.',
      'Appelez avant d’y aller. Restez loin des gens. Ne touchez pas le malade sans gants.',
    ),
  },
  {
    id: 'belly',
    of: 'belly-1 belly-2 belly-4 belly-13',
    steps: says(
      'Usile wala kunywa. Usitumie dawa za kulainisha choo. Lala unavyoona nafuu.',
      'Do not eat or drink. Take no laxative. Lie as it hurts least.',
      'Ne mangez et ne buvez pas. Pas de laxatif. Installez-vous comme cela fait le moins mal.',
    ),
  },
  {
    id: 'danger',
    of: 'mind-3 mind-4',
    beside: 'any-3',
    steps: says(
      'Zungumza kwa upole na polepole. Ondoa vitu vya hatari. Usibaki peke yako naye. Usimfunge wala kumpiga.',
      'Speak gently and slowly. Take dangerous things away. Do not stay alone with the person. Do not tie or hit.',
      'Parlez doucement et lentement. Écartez les objets dangereux. Ne restez pas seul avec la personne. N’attachez et ne frappez pas.',
    ),
  },
  {
    id: 'fever',
    of: 'fever-2',
    steps: says(
      'Kunywa maji kidogo kama unaweza. Vaa nguo nyepesi. Usisubiri dawa ifanye kazi.',
      'Sip water if you can. Wear light clothes. Do not wait for a medicine to work.',
      'Buvez par gorgées si possible. Habillez-vous léger. N’attendez pas l’effet d’un médicament.',
    ),
  },
];
