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
  suissider=suicider coman=comment komen=comment komment=comment apre=apres lordi=ordinateur balone=ballonne wks=weeks
  preg=pregnant thum=thumb litle=little tetnus=tetanus washd=washed stopd=stopped some1=someone no1=nobody veu=veux tro=trop dor=dort narive=n_arrive nariv=n_arrive tou=tout tte=toute tts=toutes dpui=depuis
  depui=depuis peti=petit jambs=jambes bou=bout douleure=douleur dessu=dessus nouvo=nouveau
  acause=a_cause kel=quel kan=quand kon=qu_on chambr=chambre mwa=mois semene=semaine semain=semaine
  kdg=kidogo kbs=kabisa lkn=lakini vzr=vizuri vzur=vizuri ndan=ndani mda=muda gan=gani daktar=daktari
  hooma=homa sjatapika=sijatapika cjatapika=sijatapika ckulala=sikulala sjamwambia=sijamwambia
  mouf=mouth mowth=mouth droping=drooping suk=suck sukin=sucking anser=answer ansa=answer unconshus=unconscious
  unconchus=unconscious brethe=breathe breeth=breathe breff=breath breeve=breathe nuk=nuque nuq=nuque mdmo=mdomo
  mkno=mkono mknoo=mkono klia=kulia nyka=nyoka nyokaa=nyoka mguni=mguuni mgu=mguu mgguu=mguu koon=kooni saut=sauti
  saut1=sauti gnzi=ganzi gnz=ganzi umepnda=umepinda feaver=fever fevur=fever fevver=fever lite=light lyt=light
  hurtz=hurts wana=want_to wanna=want_to gonna=going_to gona=going_to kil=kill bort=bought bawt=bought
  tonite=tonight tonyt=tonight yestoday=yesterday yesturday=yesterday yestaday=yesterday newbon=newborn
  newborm=newborn babi=baby bebi=baby sucide=suicide suisid=suicide overdos=overdose tablits=tablets pilz=pills
  blede=bleed blead=bleed bleads=bleeds bleedn=bleeding preganant=pregnant pragnant=pregnant pregent=pregnant
  preggers=pregnant waterz=waters atack=attack stroak=stroke numness=numbness dizzi=dizzy dizzee=dizzy faynt=faint
  faynted=fainted colaps=collapse colapsed=collapsed collapsd=collapsed swolling=swelling sweling=swelling
  sweld=swelled thraot=throat throut=throat toung=tongue tonge=tongue lps=lips stumak=stomach tummi=tummy
  vomet=vomit vommet=vomit vomitd=vomited diarrea=diarrhoea diareah=diarrhoea dihorea=diarrhoea snek=snake
  snaik=snake bitt=bit bittn=bitten skorpion=scorpion dawg=dog paralysd=paralysed paralize=paralysed slured=slurred
  slurd=slurred confuzed=confused konfused=confused jaundise=jaundice yelo=yellow yello=yellow convolsion=convulsion
  epilepsi=epilepsy seizur=seizure seezur=seizure jpe=je_peux jpx=je_peux sen=sang sangg=sang segner=saigner
  seigner=saigner teet=tete venttre=ventre janbe=jambe jambb=jambe bouch=bouche koeur=coeur keur=coeur
  poumont=poumon gorj=gorge levr=levres yeu=yeux zieu=yeux vomie=vomit gonfl=gonfle enfl=enfle brul=brule
  empoizone=empoisonne serpen=serpent morsur=morsure pikure=piqure acouchement=accouchement grosess=grossesse
  grossess=grossesse regl=regles convulcion=convulsion criz=crise fievres=fievre fievreu=fievreux toue=toux
  respir=respire march=marche parl=parle boug=bouge reveiy=reveille revey=reveille endor=endort
  inconcient=inconscient inconsian=inconscient sevanoui=s_evanoui tonbe=tombe tonber=tomber malad=malade
  mouri=mourir meur=meurt ojourdui=aujourd bocou=beaucoup boku=beaucoup bokou=beaucoup bocoup=beaucoup damuu=damu
  damh=damu kichua=kichwa kitwa=kichwa kichaw=kichwa tumboo=tumbo tumpo=tumbo kifwa=kifua kifuaa=kifua mgogo=mgongo
  mgongoo=mgongo mapigoo=mapigo pumzii=pumzi punzi=pumzi pumsi=pumzi mimbaa=mimba mimva=mimba ujausito=ujauzito
  ujauzto=ujauzito mkojoo=mkojo mkoj=mkojo mtotto=mtoto mtotoo=mtoto mtot=mtoto mttoto=mtoto mchnga=mchanga
  kichnga=kichanga hanyoni=hanyonyi hanyony=hanyonyi hapumu=hapumui hapumi=hapumui hapumuii=hapumui haamk=haamki
  hamki=haamki haitk=haitiki haitkii=haitiki kuzima=kuzimia amezimi=amezimia amezmia=amezimia anatapka=anatapika
  natapka=natapika ametapka=ametapika anaharsha=anaharisha naharsha=naharisha hommaa=homa jotoo=joto shigo=shingo
  sumuu=sumu vidonj=vidonge vdonge=vidonge kujiuwa=kujiua kujiuaa=kujiua kujinyoga=kujinyonga nyingii=nyingi
  nyinngi=nyingi ssana=sana kizunguzng=kizunguzungu kizungzungu=kizunguzungu amevmba=amevimba imevmba=imevimba
  imevimb=imevimba umevmba=umevimba inaumaa=inauma inaum=inauma inauna=inauma knauma=kinauma lnauma=linauma
  nimekuny=nimekunywa amekunwa=amekunywa amekunya=amekunywa amekuywa=amekunywa nimejifungwa=nimejifungua
  nimejifungu=nimejifungua amejifungwa=amejifungua degdege=degedege degedge=degedege
  ki=qui com=comme kom=comme kome=comme plu=plus dan=dans avan=avant jame=jamais jamai=jamais e=et zyeu=yeux
  zyeux=yeux zeu=yeux fam=femme fame=femme fiye=fille fiy=fille fiyete=fillette frer=frere seur=soeur kelk=quelque
  kelkun=quelqu_un kelkin=quelqu_un parske=parce_que paske=parce_que pck=parce_que pcq=parce_que otan=autant osi=aussi
  oci=aussi pandan=pendant pendan=pendant tjr=toujours toujour=toujours grav=grave nui=nuit doi=doigt choz=chose
  oreil=oreille oreiye=oreille chatouiye=chatouille chatouye=chatouille zoreil=oreille lontan=longtemps
  lontemps=longtemps maumv=maumivu mamivu=maumivu maumvu=maumivu mpk=mpaka mpka=mpaka kla=kila hta=hata asbh=asubuhi
  asbuhi=asubuhi asubui=asubuhi jna=jana tng=tangu rafk=rafiki rafki=rafiki ndn=ndani hmna=hamna hamn=hamna
  pmekuwa=pamekuwa mdgo=mdogo mwk=miaka nmezaa=nimezaa nabdili=nabadili wekndu=wekundu knywa=kunywa kanyw=kanywa
  dw=dawa smu=sumu ppl=people ystrday=yesterday mornin=morning smal=small stil=still
  hajapta=hajapata cjapta=sijapata hatapki=hatapiki dgdge=degedege maj=maji
  nko=niko nackia=nasikia mtoi=mtoto onkl=oncle janb=jambe janbe=jambe bav=bave coul=coule
  nevr=never nvr=never neva=never nobdy=nobody nobodi=nobody nothin=nothing nuthin=nothing notin=nothing aint=is_not
  wthout=without witout=without wihout=without hakna=hakuna hkuna=hakuna hmna=hamna ctapki=sitapiki ctapk=sitapiki
  sitapki=sitapiki hatapki=hatapiki jms=jamais jamai=jamais aucn=aucun okun=aucun okune=aucune
  mnths=months mths=months mnth=month deriere=derriere derier=derriere kfafa=kifafa bla=bila noz=nose scrachy=scratchy lowr=lower mwz=mwezi hedh=hedhi
`;
