/** French of the phone for what is dangerous in illness, by part of the body: by concept, separated by bars. */
export const frenchIllness = {
  'locked-jaw':
    'machoire* & coinc* | machoire* & verrouill* | dents & desserr* | mache* & peut & ouvr* | cuillere & dents & passe | trismus | tetanos',
  spasms:
    'corps & arc | dos & arc | dos & courb* & raid* | muscles & raid* & corps | raid* & moindre bruit | raid* & touche* | opisthotonos | contractures generalisees | secousses & bruit',
  'fear-of-water':
    'hydrophob* | peur & boire | voit l eau & trembl* | verre d eau & cri* | l eau & effray* | air & visage & spasm*',
  smoke:
    'imbabura | babula & nuit | charbon & porte* & ferm* | charbon & fenetre* & ferm* | braises & chambre | rechaud & chambre | groupe & maison & ferm* | monoxyde | intoxication au co | dormi & brasero | cuisine fermee & fum*',
  'outbreak-contact':
    'toilette & mort* | lave & defunt | porte & corps & ebola | voisin & mort & saign* | soigne & malade & ebola | mari & mort & ebola | viande de brousse | contact & ebola | contact & marburg',
  'non-fading-rash':
    'taches & rouges & disparai* | taches & verre | taches & bleues & fievre | points & violets | points & violet* & peau | ecchymos* | purpur* | petechi* | points rouge & effac* | bleus & apparai* & seuls',
  'stiff-neck':
    'nuque & raid* | cou & raid* | pas & plier & nuque | menton & torse | kernig | brudzinski | syndrome meninge | meningit* | raideur meningee',
  'one-side-weak':
    'hemiplegi* | hemipare* | avc | bras & ballant | bras & obei* | jambe & obei* | cuillere & tombe & main | lache & verre & main | cote & paralys* | cote & marche plus | deficit & moteur | deficit hemicorp* | monoplegi* | jambe droite & repond | jambe gauche & repond | bras droit & repond | bras gauche & repond | bras gauche & lever | bras droit & lever | main droite & tenir | main gauche & tenir',
  'face-droop':
    'bouche & tordu* | bouche & devi* | bouche & pend* | figure & tordu* | visage & tordu* | visage & deform* & soudain* | levre & pend* | salive & un cote | moitie & visage | sourire & travers | oeil & ferme plus',
  slurred:
    'parle* & comme & soul* | parle* & pateu* | mots & embrouill* | paroles & melang* | langue & lourde & parl* | ne trouve & mots | mots & plus & sortir | parle* & incomprehensible* | perdu & parole | voix & plus & sort & soudain* | n arrive plus a articuler | dysarth*',
  'headache-worst':
    'douleur & tete & seconde | tete & eclat* & soudain* | tete & eclat* & d un coup | jamais & mal & tete | jamais & tete & pareil* | jamais & tete & fort | tete & explos* & soudain* | tete & fendu* | douleur & eclat* & tete',
  'chest-pain':
    'poitrine & comprim* | poitrine & brique | poitrine & etau | poitrine & broy* | poitrine & coince* | poitrine & bras | poitrine & machoire | poitrine & lourd* | poitrine & ceinture | coeur & pinc* | coeur & fait mal | thorax & etau | precordial* | idm | sca st',
  'coughs-blood': 'hemopty* | caillot* & touss*',
  'vomits-blood': 'vom* & sang | sang & vom* | hematem* | vomi & brun* & cafe | vomi & cafe',
  'black-stool':
    'selle* & noir* | caca & noir* | toilette* & noir* | noir* & goudron | selles & petrole | selles & cirage | melen*',
  'belly-hard':
    'ventre & tendu | ventre & planche | ventre & beton | abdomen & chirurgical | defense abdominale | peritonit* | ventre & touche* & hurle*',
  'right-low-pain':
    'cote droit & bas & mal | appendic* | apendic* | mc burney | droite & marche & plie* | aine droite & mal',
  'testicle-pain':
    'testicul* & mal | testicul* & douleur* | testicul* & remont* | bourse* & mal | bourse* & gonfl* | bourse* & douleur* | boule* & bas & gonfl* & mal',
  'cannot-pass-urine':
    'pas & pisser | vessie & gonfl* | globe vesical | vessie & plein* | uriner & goutte* & mal | sonde & bouche*',
  'no-urine':
    'pas & urin* & depuis | aucun pipi | pas pisse | plus pisse | oligurie | couche & seche | urin* & presque & rien',
  dehydrated: 'langue & seche* | bouche & seche* | levres & craquel* | deshidrat* | dezidrat*',
  'suicide-plan':
    'avale* & mourir | bu & mourir | corde & prepar* | corde & achet* | lettre & adieu | dit adieu | se pendre | s est taillad* | taillad* & veines | coupe & veines | ouvert les veines | sauter & pont | jeter & lac | jeter & riviere | jeter & train | ts medicamenteuse | comprimes & finir | tout finir | en finir | poison & achet* | suicid* | se donner la mort | me donner la mort | oter la vie | ote la vie | tentative d autolyse',
  'suicide-thoughts':
    'mourir & mieux | dormir & jamais & reveiller | disparaitre & toujours | vivre & sert | plus & raison & vivre | inutile & vivre',
  unsafe:
    'va & tuer & ce soir | jure & tuer | veut me tuer | veut nous tuer | cherche & tuer | casse la porte | devant la porte & peur | rentre & ivre & peur | peur de mourir & mari | peur & rentrer & maison | tient un couteau | avec une arme',
  'danger-to-others':
    'machette & main | couteau & main | baton & frappe* & tout | frappe & tout le monde | veut & bruler & maison | veut nous tuer | jette & pierres | brandi* | menace & couteau | menace & machette | court & nu & frapp*',
  voices:
    'voix & tete | voix & ordonn* | entend & parler & personne | voit & morts | voit & demons | possede* & esprit | se prend & dieu | sorciers & veulent | ondes & tele & parl*',
  'stopped-alcohol':
    'arret & alcool | stoppe & alcool | plus & bu & alcool | plus & primus & depuis | plus & biere & depuis | sevre* & alcool | cesse & boire | buvait & arret* | delirium',
  rape: 'viol* | force* & rapport | force* & sexe* | oblige* & coucher | oblige* & sexe | abus* & elle | touche & sexe & force | penetr* & force | drogue* & nue',
  'child-abuse':
    '{child} & brul* & cigarette | {child} & frapp* & marques | {child} & attach* & corde | {child} & battu* & maratre | {child} & fouet* | {child} & bleus & frapp* | maratre & frapp* | attouch*',
  'deep-bite':
    '{fr-dog-like} & {fr-wild-bite} & visage | {fr-dog-like} & {fr-wild-bite} & joue | {fr-dog-like} & {fr-wild-bite} & tete | {fr-dog-like} & {fr-wild-bite} & cou | {fr-dog-like} & {fr-wild-bite} & profond* | {fr-dog-like} & {fr-wild-bite} & chair | {fr-dog-like} & {fr-wild-bite} & os',
  'mammal-bite': '{fr-dog-like} & {fr-wild-bite}',
  'venom-bite': '{fr-poison-sting} & {fr-bites}',
  'eye-injury':
    'oeil & creve* | oeil & fendu | oeil & saign* | oeil & soudure | oeil & meuleuse | oeil & caillou | oeil & fleche | oeil & fourchette | oeil & crayon | oeil & bout de bois | oeil & eclat*',
  'chemical-in-eye': 'yeux & {fr-toxic} | oeil & {fr-toxic} | yeux & ciment | yeux & chaux | yeux & lacrymogene',
  'sight-loss':
    'oeil & vois plus | oeil & voit plus | vue & partie | tout noir & oeil | brusquement aveugle | oeil & noir & soudain* | plus rien & oeil | perte & vue',
  'spreading-red-skin':
    'rougeur & grimp* | rougeur & avance* | rouge* & gagne | rouge* & progress* | rouge* & propag* | jambe & rouge* & gonfl* & fievre | dermohypodermite | phlegmon',
  'black-skin':
    'chair & mort* | plaie & noirc* | plaie & pourr* | peau & cloques & noir* | gangren* | fasciite | crepit* & peau',
  drooling: 'bav* & aval* | salive & coul* & gorge | crache & salive & avaler | voix & patate chaude',
  'weak-immunity':
    'chimio* | greff* & rein | rate & retir* | rate & enlev* | leucem* | lymphom* | traitement & leucemie | seance & cancer | cures & cancer | radiotherapie',
  'cord-out': 'cordon & vagin | cordon & sorti | cordon & dehors | procidence',
  'waters-broke':
    'eaux & parti* | eaux & perc* | eaux & rompu* | eaux & perd* | liquide & coul* & enceinte | eau & coul* & enceinte | poche & eclat* | rpm',
  'baby-moves-less':
    'bebe & boug* & depuis & pas | bebe & ventre & silenc* | maf diminu* | mouvements & foetaux | mouvements actifs & pas | ventre & immobil*',
  'not-feeding':
    'sein & refus* | =tetee* & refus* | =tete & rien | n arrive pas a prendre le sein | biberon & refus* | lait & prend plus | sein & endor* | succion & absent*',
  'swallowed-battery':
    'pile & aval* | pile & gob* | pile & telecommande & bouche | pile & disparu | aimant* & aval* | pile bouton | batterie & aval* & petite',
} as const;
