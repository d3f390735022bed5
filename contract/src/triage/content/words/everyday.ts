/** Everyday words that differ by a letter or two from a word of the content and mean something else. */
export const everydayWords = `
  travel travels travelling traveling never ever every fewer lever heard hearts beard board bread broad brand breeze chess cheat cheap check chase pair paint
  plain paid rain main gain train brain stain strain spain weeks weekend weather leather feather whether father mother
  brother sister other another after later water waiter matter better letter butter bitter little middle people purple
  couple simple sample single signal finger figure future nature mature measure pleasure treasure house horse mouse mouth
  month south north nurse purse curse course cause because clause close clothes cloth cough couch touch tough rough though
  through thought taught caught bought brought fought sought night right light might sight fight tight eight weight height
  food foot good mood wood blood flood floor flour hour your yours our four fourth forth first thirst third bird word world
  work worker walk talk chalk milk silk skill still spill bill fill feel feels heel meal deal heal health wealth death
  breath breathe bathe bother table stable able cable label level lovely lonely early yearly nearly really daily family
  doctor doctors clinic hospital medicine please thanks thank hello again against about above always already almost also
  along alone among and answer any anyone anything around asked away back bad been before began begin being below between
  both bring but came can come could day days did does done down during each easy else enough even evening far fast few
  find fine for found from full gave get give given going gone got great had half hard has have having her here him his
  home hope how however husband idea into its just keep kept kind know known large last least leave left less let life
  like long look lot made make many may maybe mean more morning most much must name near need new next nothing now number
  off often old once only open over own part past place point quite rather read ready rest room run said same saw say says
  school second see seem seems seen several shall she should show side since small some someone something sometimes soon
  stand start started state stay step stop stopped such sure take taken tell than that the their them then there these
  they thing things think this those three time times today together told tomorrow tonight too took town tried try turn
  twice two under until upon use used using usual very village visit wait want wanted was week well went were what when
  where which while who whole why wife will with within without woman women words would year years yes yesterday yet you
  young
  tanga sumu simu moto mtoto watoto mtu watu kitu vitu kifo kifua kifaa kidogo kikubwa kubwa ndogo ndani nje juu chini mbele
  nyuma karibu mbali leo jana kesho juzi asubuhi mchana jioni usiku wiki mwezi mwaka miezi miaka saa siku sasa baadaye
  kabla baada tangu hadi mpaka kama lakini pia tena bado sana kidogo kabisa tu au ama wala kwa katika kwenye bila pamoja
  yangu yako yake yetu yenu yao wangu wako wake wetu wenu wao langu lako lake changu chako chake hii hiyo hizi huyu hawa
  yule wale nini nani wapi lini vipi gani ngapi ndiyo hapana sawa asante tafadhali habari daktari hospitali kliniki dawa
  chakula maji mama baba kaka dada bibi babu mume mke mjomba shangazi rafiki jirani nyumba nyumbani shule shuleni kazi
  kazini barabara gari pesa simu mtaa kijiji mji nchi dunia mungu amka lala kula kunywa kwenda kuja kufanya kuona kusema
  kupata kutoka kufika kukaa kusimama anaenda anakuja amekuja amekwenda anafanya amefanya anasema amesema anataka
  nataka ninataka naomba nimepata amepata anapata alipata nimekuwa amekuwa ilianza imeanza ameanza nimeanza anaendelea
  avec avoir aller alors apres assez aussi autre avant beaucoup bien bonjour cette chaque chez comme comment contre dans
  depuis deux dire donc encore enfin entre etait etre faire fait faut femme heure heures hier homme ici jamais jour jours
  jusque juste leur leurs loin longtemps maintenant mais maison mari matin meme merci mere midi mieux moins mois monde
  mon nous nuit parce parfois pas pays pendant pense pere petit petite peut peux plus plutot pour pourquoi prendre pres
  presque quand que quel quelle quelque quelques qui quoi rien sans semaine semaines sera seul seulement soir sont sous
  souvent sur tant tard tellement temps toujours tous tout toute toutes travail trop trois trouve vais vers veut veux vie
  ville vite voici voila voir vois voit vont votre vous vrai vraiment
  tache taches leche lechee lecher mwingine imekauka kauka tanga mdogo kidogo midogo wadogo ndogo kisumu mombasa nakuru arusha mbeya mwanza kigoma dodoma iringa chanjo chanjwa balaie balai balayer
`;
