import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of women, pregnancy and birth. */
export const topics: readonly Topic[] = [
  {
    id: 'after-birth',
    about: 'gave-birth postpartum-voices urine-leak-since-birth red-breast',
    problems: ['maternal'],
    signs: 'pad-soaking fever headache-bad voices breathless',
    meanwhile: says(
      'Pumzika na kunywa maji mengi. Endelea kunyonyesha ukiweza. Usikae peke yako.',
      'Rest and drink much. Go on breastfeeding if you can. Do not stay alone.',
      'Reposez-vous et buvez beaucoup. Continuez d’allaiter si possible. Ne restez pas seule.',
    ),
    back: say(
      'Rudi kama unajisikia vibaya zaidi.',
      'Come back if you feel worse.',
      'Revenez si vous vous sentez plus mal.',
    ),
    causes: says(
      'Inaweza kuwa maambukizi, damu au shinikizo.',
      'It may be an infection, bleeding or the blood pressure.',
      'C’est peut-être une infection, un saignement ou la tension.',
    ),
  },
  {
    id: 'pregnancy-loss',
    about: 'after-abortion',
    problems: ['maternal'],
    signs: 'pad-soaking fever belly-pain-severe foul-discharge fainted',
    meanwhile: says(
      'Pumzika na tumia pedi safi. Kaa na mtu unayemwamini.',
      'Rest and use clean pads. Be with somebody you trust.',
      'Reposez-vous et utilisez des serviettes propres. Soyez avec quelqu’un de confiance.',
    ),
    back: say(
      'Rudi kama damu au maumivu yanazidi.',
      'Come back if bleeding or pain grows.',
      'Revenez si le sang ou la douleur augmente.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'morning-nausea',
    about: 'pregnancy-nausea',
    problems: ['pregnancy'],
    signs: 'keeps-no-fluid vaginal-bleeding fever belly-pain',
    meanwhile: says(
      'Kula kidogo kidogo mara nyingi. Kunywa maji kidogo kidogo. Tangawizi husaidia wengine.',
      'Eat small meals often. Sip water. Ginger helps some people.',
      'Mangez souvent de petits repas. Buvez par gorgées. Le gingembre aide parfois.',
    ),
    back: say(
      'Rudi kama hubaki na maji siku nzima.',
      'Come back if you keep no water for a day.',
      'Revenez si vous ne gardez pas l’eau un jour.',
    ),
    causes: says(
      'Ni kawaida mwanzoni mwa mimba.',
      'It is usual early in pregnancy.',
      'C’est habituel au début de la grossesse.',
    ),
  },
  {
    id: 'pregnancy',
    about:
      'pregnant pregnant-late labour waters-broke cord-out green-fluid baby-moves-less urge-to-push long-labour spotting missed-period swollen-legs',
    problems: ['pregnancy', 'maternal'],
    signs: 'vaginal-bleeding belly-pain-severe headache-bad baby-moves-less waters-broke fever',
    meanwhile: says(
      'Beba kadi yako ya kliniki. Pumzika ukilalia upande wa kushoto. Mwambie mtu akusindikize.',
      'Take your clinic card. Rest on your left side. Ask somebody to come with you.',
      'Prenez votre carnet. Reposez-vous sur le côté gauche. Demandez à quelqu’un de vous accompagner.',
    ),
    back: say(
      'Nenda kliniki kila tarehe uliyopewa.',
      'Go to the clinic on every date you were given.',
      'Allez à la clinique à chaque date prévue.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'bleeding',
    about: 'vaginal-bleeding period-bleeding pad-soaking bleeding-after-menopause heavy-bleeding bleeding',
    problems: ['maternal'],
    signs: 'pad-soaking fainted very-weak pregnant belly-pain-severe',
    meanwhile: says(
      'Pumzika na kunywa maji. Hesabu pedi unazotumia.',
      'Rest and drink. Count the pads that you use.',
      'Reposez-vous et buvez. Comptez les serviettes utilisées.',
    ),
    back: say(
      'Rudi kama damu haijakoma ndani ya wiki moja.',
      'Come back if it has not stopped within a week.',
      'Revenez si cela ne s’arrête pas en une semaine.',
    ),
    causes: says(
      'Inaweza kuwa hedhi, mimba, uvimbe au dawa.',
      'It may be a period, a pregnancy, a growth or a medicine.',
      'C’est peut-être les règles, une grossesse, un fibrome ou un médicament.',
    ),
  },
  {
    id: 'period',
    about: 'period-pain',
    problems: ['maternal'],
    signs: 'pad-soaking fever fainted pregnant',
    meanwhile: says(
      'Weka chupa ya maji ya moto tumboni. Tembea au fanya mazoezi mepesi. Dawa ya maumivu ya kawaida husaidia; fuata maelezo ya pakiti.',
      'Put a warm bottle on the belly. Walk or move gently. A common painkiller helps; follow the packet.',
      'Mettez une bouillotte sur le ventre. Marchez ou bougez doucement. Un antidouleur courant aide ; suivez la notice.',
    ),
    back: say(
      'Rudi kama maumivu yanazidi mwezi hadi mwezi.',
      'Come back if the pain grows from month to month.',
      'Revenez si la douleur augmente de mois en mois.',
    ),
    causes: says(
      'Ni mikazo ya kawaida ya mji wa mimba.',
      'The womb tightens, as it does in a period.',
      'L’utérus se contracte, comme pendant les règles.',
    ),
  },
  {
    id: 'discharge',
    about: 'discharge foul-discharge',
    problems: ['maternal'],
    signs: 'fever belly-pain-severe vaginal-bleeding',
    meanwhile: says(
      'Osha nje kwa maji tu. Vaa chupi ya pamba. Tumia kondomu hadi upimwe.',
      'Wash outside with water only. Wear cotton underwear. Use condoms until you are tested.',
      'Lavez l’extérieur à l’eau seulement. Portez du coton. Utilisez des préservatifs jusqu’au test.',
    ),
    back: say(
      'Rudi kama haijaisha ndani ya wiki moja.',
      'Come back if it is not better within a week.',
      'Revenez si cela dure plus d’une semaine.',
    ),
    causes: says(
      'Inaweza kuwa fangasi, bakteria au maambukizi ya ngono.',
      'It may be thrush, bacteria or an infection from sex.',
      'C’est peut-être une mycose, des bactéries ou une infection sexuelle.',
    ),
  },
];
