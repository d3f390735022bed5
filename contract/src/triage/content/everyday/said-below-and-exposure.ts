/**
 * Ways in which people say that passing water hurts, that a night went unprotected, and that a thread of blood was in
 * what they threw up: by concept, separated by bars, found as they are written (`=`).
 */
export const belowAndExposureSaid = {
  'urine-burns': `
    =hurts & pass water | =hurts & passing water | =pain & pass water | =pain & passing water | =urine feels hot | =urine is hot & comes out | =fire when i urinate |
    =fire & i urinate | =fire & i pass urine | =peeing & torture | =peeing & hell | =every drop & fire | =every drop & burn* | =each drop & burn* | =broken glass & urinat* |
    =broken glass & pee* | =cries when she wees | =cries when he wees | =cries & she pees | =cries & he pees | =cries & passing urine | =cries & passing water | =screams & he pees |
    =screams & she pees | =ease myself & burn* | =burn* & go to the loo | =burn* & down there & loo | =groans & urine | =waterworks & burn* | =water works & burn* |
    =haja ndogo & -unguza | =haja ndogo & -choma | =haja ndogo & -uma | =haja ndogo & -washa | =haja ndogo & inaburn | =haja ndogo & pilipili | =haja ndogo & moto |
    =nikikojoa & moto | =nikikojoa & pilipili | =nikikojoa & -unguza | =nikikojoa nalia | =mkojo moto moto | =mkojo & pilipili | =mkojo & -unguza |
    =analia akikojoa | =analia & akikojoa | =analia & kukojoa | =kukojoa & mateso | =kukojoa & adhabu | =kukojoa & pilipili | =kukojoa & -unguza | =akikojoa & kelele |
    =nikimwaga maji & moto | =kila tone & pilipili | =pisse & nasikia moto | =brulures mictionnelles | =brulure mictionnelle | =douleur a la miction |
    =pleure quand elle fait pipi | =pleure quand il fait pipi | =pleure & faisant pipi | =crie & fait pipi | =pisse du feu | =pisse des lames | =lames de rasoir & urin* |
    =gemit & urin* | =vessie & brule | =chauffe & petit coin | =brule & petit coin | =picotement* & urinant | =picotement* & urin* | =serre les dents & pipi | =chaude pisse |
    =uriner & supplice | =uriner & torture | =uriner & enfer | =chaque goutte & brule | =chaque goutte & feu
  `,
  'unprotected-sex': `
    =forgot to use a condom | =forgot to use condom* | =forgot & condom & night | =forgot protection | =unsafe sex | =missed two pills & slept | =missed & pills & slept together |
    =missed pill* & slept | =took the condom off | =took off the condom | =removed the condom | =scared & pregnant after last night | =afraid & pregnant after last night |
    =pregnant & from last night | =pregnant & from yesterday | =sex yesterday & family planning | =sex & not on any family planning | =injection was due & sex | =upsi |
    =condom had a hole | =condom & hole in it | =last night & careless & baby | =slept with & used nothing | =did not use anything & night | =did not use anything & yesterday |
    =tulisahau kutumia kondomu | =tulisahau kutumia condom | =tulisahau kutumia kinga | =tulisahau kondomu | =tulisahau condom | =tulisahau protection | =tulisahau kinga |
    =tulisahau cd | =cd ilibust | =cd ilibasti | =condom ilibust | =kinga & -pasuka | =kinga & imepasuka | =sahau & vidonge vya uzazi & mapenzi | =kidonge cha asubuhi baada |
    =alimwagia ndani | =amemwagia ndani | =alimwaga ndani | =hatukutumia chochote & usiku | =hatukutumia chochote & jana | =hatukutumia kinga | =hatukutumia kondomu |
    =hatukutumia condom | =hatukutumia protection | =hatukutumia cd | =naogopa mimba & jana | =naogopa mimba & juzi | =ngono isiyo salama | =ngono zembe | =alitoa kondomu |
    =alitoa condom | =alivua kondomu | =sijatumia uzazi wa mpango & tendo | =tumefanya live | =tulifanya live | =tulifanya kavu | =kavu kavu & jana | =bila socks |
    =rapport non protege | =rapports non proteges | =oublie & pilule* & rapport* | =joui en moi | =joui dedans | =ejacule en moi | =ejacule dedans | =ne s est pas retire |
    =pas retire a temps | =rien utilise & hier | =rien utilise & soir | =couche & sans me proteger | =couche & sans protection | =peur d etre enceinte & hier |
    =peur d etre enceinte apres | =fait nature | =fait sans rien | =sans rien hier | =rapport a risque | =preservatif & troue | =preservatif & perce | =accident de preservatif |
    =accident de capote | =pas fait attention & bebe | =injection & depassee & rapport | =pilule* & oublie* & rapport* | =nilisahau pill* & tukasex | =sahau & pill* & tulilala
  `,
  'vomits-blood': `
    =vomit* & red thread | =vomit* & thread of blood | =threw up & red thread | =last one & thin red thread | =vomi & filet rouge | =vomi & filet de sang | =vomi & filets de sang |
    =-tapika & uzi mwekundu | =-tapika & nyuzi nyekundu | =-tapika & uzi wa damu | =-tapika & kamba ya damu | =ya mwisho & uzi mwekundu
  `,
  'blood-streak-vomit': `
    =vomit* & red thread | =vomit* & thread of blood | =threw up & red thread | =last one & thin red thread | =vomi & filet rouge | =vomi & filet de sang | =vomi & filets de sang |
    =-tapika & uzi mwekundu | =-tapika & nyuzi nyekundu | =-tapika & uzi wa damu | =-tapika & kamba ya damu | =ya mwisho & uzi mwekundu
  `,
} as const;
