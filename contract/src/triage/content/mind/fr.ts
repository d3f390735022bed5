/** French ways of saying what concerns mind, violence and exposure: by concept, separated by bars. */
export const french = {
  'suicide-plan': `
    me tuer | me suicider | suicide | mettre fin a mes jours | me pendre | en finir | tentative de suicide |
    se tuer | s est pendu | mettre fin a ma vie | me jeter | lettre d adieu | se suicider |
    mettre fin a ses jours | avale des comprimes pour mourir
  `,
  'suicide-thoughts': `
    veux mourir | envie de mourir | plus envie de vivre | fatigue de vivre | mieux mort | marre de vivre |
    idees noires | veut mourir | pensees de mort | la vie ne vaut | pensees suicidaires | idees suicidaires | suicidaire*
  `,
  voices: `
    entend des voix | entends des voix | hallucin* | voit des choses | devenu fou | parle tout seul | persecut* |
    delire de | paranoi*
  `,
  'danger-to-others': `
    violent | couteau | menace les gens | veut tuer | agressif* | attaque les gens | dangereux* | menace de
  `,
  'stopped-alcohol': 'arrete l alcool | arrete de boire | sevrage | sevrage alcool*',
  shakes: 'tremble* | tremblement*',
  rape: `
    viol | violee | viole | agression sexuelle | abus sexuel | m a forcee | agressee sexuellement |
    abuse sexuellement | a abuse de moi | abusee
  `,
  hurt: 'blesse* | battue | frappee',
  unsafe: `
    pas en securite | va me tuer | menace de me tuer | etrangle* | a un couteau | sort un couteau | arme | peur de rentrer | il est ici |
    peur pour ma vie | machette | il est dehors | je me cache | danger de mort
  `,
  'partner-violence': `
    mari me frappe | me bat | me frappe | violence conjugale | mon mari est violent | mon copain me frappe |
    me menace | coups de mon mari | battue par mon mari | m a frappee | me gifle | mari me bat
  `,
  'child-abuse': `
    enfant battu | touche mon enfant | abuse de mon enfant | enfant maltraite | maltraitance | attouchement* |
    touche ma fille | bat l enfant
  `,
  'hiv-exposure': `
    piqure d aiguille | expose* au vih | rapport avec une personne seropositive | pep | partenaire seropositif |
    pique* avec une aiguille | aiguille usagee
  `,
  'mammal-bite': 'mordu* par un chien | griffe par un chat | rage',
  'deep-bite': 'mordu* au visage | morsure profonde | morsure au visage | mordu* au cou',
  'venom-bite': 'pique par un scorpion | piqure de scorpion | morsure d araignee',
  'whole-body-signs': 'tout le corps | partout dans le corps',
  'low-mood': 'depress* | deprim* | triste | angoisse* | anxieu* | anxiete | stress* | cafard',
  'poor-sleep': 'insomnie | dors mal | n arrive pas a dormir | troubles du sommeil',
  'nobody-ill': `
    personne n est malade | =ici tout le monde se porte bien | =chez nous tout le monde se porte bien | toute la famille va bien | personne n a rien avale |
    personne n a avale | piece de theatre | troupe de theatre | une piece pour | notre chien | nous en debattions |
    personne n a ete mordu | personne n a ete blesse | personne de malade | aucun malade |
    tout le monde va bien | nous allons tous bien | on va tous bien | c est pour une emission | c est pour un cours |
    c est pour un expose | pour un expose | pour l ecole |
    c est pour un devoir | pour un devoir | question d examen | n a mordu personne | n a pique personne | me mordrait |
    me piquerait | serait mordu
  `,
  'only-asking': '=je demande juste | simple question | simple curiosite | par curiosite',
  information: `
    quels sont les signes | signes de | symptomes de | qu est ce que | comment prevenir | au cas ou |
    comment eviter | quels signes | comment attrape t on | comment on attrape | comment attrape | comment se transmet | c est quoi | comment reconnait | comment reconnaitre | comment proteger | expliquez moi | la difference entre |
    premiers secours pour | que faut il savoir | quels sont les symptomes
  `,
} as const;
