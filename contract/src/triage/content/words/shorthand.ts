/** Words as messages write them, each with the word that it stands for; a line below is a space. */
export const shorthand = `
  u=you ur=your da=the dat=that dis=this dey=they wen=when wat=what wiv=with wif=with wid=with
  coz=because cos=because bcoz=because bcz=because cuz=because pls=please plz=please hv=have hav=have iz=is wz=was
  ws=was nt=not dnt=dont knt=cant cudnt=couldnt dosnt=doesnt b4=before 2day=today 2nite=tonight 2moro=tomorrow
  nite=night lst=last yest=yesterday mrng=morning bby=baby babby=baby chld=child hs=has abt=about bld=blood
  blud=blood blod=blood bledin=bleeding bleedin=bleeding brth=breath breth=breath brething=breathing
  brthng=breathing breathin=breathing chst=chest hed=head stomac=stomach stmch=stomach stumach=stomach belli=belly
  throt=throat tung=tongue nek=neck bak=back lgs=legs wter=water watr=water vomitin=vomiting vomting=vomiting
  vommit=vomit fevr=fever feva=fever swolen=swollen swelin=swelling prgnant=pregnant prego=pregnant diarea=diarrhoea
  diaria=diarrhoea diarhea=diarrhoea diarrhea=diarrhoea runin=running unconcious=unconscious siezure=seizure
  seezure=seizure fitin=fitting shakin=shaking wnt=want slep=sleep sleepin=sleeping wok=woke hrs=hours mnts=minutes
  dayz=days snce=since killin=killing dyin=dying pian=pain payn=pain hertz=hurts herts=hurts bern=burn brok=broken
  snak=snake bited=bitten pils=pills cna=sina sna=sana xna=sana xana=sana cjui=sijui cjaona=sijaona cjapata=sijapata
  cwezi=siwezi xwezi=siwezi hawez=hawezi hwezi=hawezi hawzi=hawezi cku=siku xku=siku xaxa=sasa saiv=sasa saiz=sasa
  mwez=mwezi wik=wiki mtt=mtoto mto2=mtoto ki2=kitu hom=homa hma=homa dmu=damu kichw=kichwa kchwa=kichwa tmbo=tumbo
  tumb=tumbo kfua=kifua kifu=kifua mgngo=mgongo mgong=mgongo mkon=mkono jcho=jicho shing=shingo shngo=shingo
  pumz=pumzi pmzi=pumzi mimb=mimba mmba=mimba mkjo=mkojo jot=joto naskia=nasikia naxikia=nasikia anackia=anasikia
  anaskia=anasikia tngu=tangu jan=jana kwny=kwenye dwa=dawa nyok=nyoka mbw=mbwa ghafl=ghafla gafla=ghafla
  ghfla=ghafla cyo=siyo xio=sio xiyo=siyo cio=sio ckia=sikia xikia=sikia bcp=beaucoup tjs=toujours tjrs=toujours
  tps=temps ds=dans pr=pour jr=jour jrs=jours ojd=aujourd dpuis=depuis dps=depuis mtn=maintenant mnt=maintenant
  jai=j_ai jpeu=je_peux jpeux=je_peux chui=je_suis chuis=je_suis jsuis=je_suis kelke=quelque qd=quand ventr=ventre
  vantre=ventre fiev=fievre fievr=fievre fiebre=fievre seigne=saigne segne=saigne bb=bebe bbe=bebe enfan=enfant
  anceinte=enceinte ensinte=enceinte douler=douleur poitrin=poitrine pwatrine=poitrine mintenant=maintenant
  cof=cough coff=cough koff=cough kof=cough caugh=cough cofing=coughing coffing=coughing koffing=coughing
  caughing=coughing coughin=coughing cuffing=coughing cheast=chest chesst=chest hart=heart stumick=stomach
  hedeck=headache dizy=dizzy faintd=fainted fantid=fainted unconcius=unconscious unconsious=unconscious
  convulshun=convulsion seezures=seizures siezures=seizures bleding=bleeding bludd=blood pregnent=pregnant
  pregnat=pregnant vomitting=vomiting poisen=poison poizon=poison swolowed=swallowed swallod=swallowed burnd=burned
  paralized=paralysed stif=stiff numm=numb urin=urine fiver=fever temprature=temperature throte=throat tounge=tongue
  swoln=swollen suiside=suicide suicid=suicide asma=asthma azma=asthma weezing=wheezing jaundis=jaundice yelow=yellow
  kohowa=kohoa nakohowa=nakohoa anakohowa=anakohoa kifuwa=kifua kitchwa=kichwa hawesi=hawezi siwesi=siwezi
  hapumuwi=hapumui anapumuwa=anapumua amesimia=amezimia amezimiya=amezimia fahamo=fahamu degedeg=degedege homma=homa
  mjamsito=mjamzito nyooka=nyoka respirre=respire poitrinne=poitrine conaissance=connaissance convultion=convulsion
  paralise=paralyse emoragie=hemorragie emorragie=hemorragie acouche=accouche enseinte=enceinte brullure=brulure
  serpan=serpent malaize=malaise etoufe=etouffe touse=tousse krache=crache jonisse=jaunisse diabet=diabete
  suissider=suicider
`;
