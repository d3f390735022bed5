/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=5 above+arm=-7 above+belly=3 above+below=3 above+chest=6 above+eye=2 above+head=6 above+hit=8 above+pain=2
above+rib=3 above+small=-4 above+swell=5 above+walk=-7 acid=3 acid+after=-8 acid+battery=4 acid+bottle=12
acid+child=10 acid+drink=10 acid+eye=12 after=-3 after+all=7 after+become=3 after+belly=-9 after+below=-2
after+birth=3 after+bone=5 after+both=3 after+chest=-9 after+child=6 after+day=4 after+dog=10 after+double=-3
after+drink=7 after+eat=6 after+electricity=6 after+exercise=-10 after+fall=11 after+fit=7 after+food=-5
after+forehead=-3 after+gas=-6 after+head=-4 after+headache=-2 after+heartburn=-9 after+labour=-6 after+leak=-7
after+leg=-6 after+less=-11 after+lift=-3 after+medicine=7 after+minute=-4 after+morning=-2 after+muscle=-6
after+nail=7 after+night=-4 after+not:sleep=3 after+operation=5 after+pain=-10 after+pale=2 after+past=-7
after+pill=-5 after+pour=6 after+press=-3 after+second-long=-9 after+shiver=6 after+shoulder=7 after+small=-3
after+sputum=-2 after+stand=-9 after+sting=7 after+stool=-7 after+stop=2 after+sudden=2 after+swell=-3
after+thigh=-5 after+throat=-4 after+tooth=7 after+vehicle=-3 after+want=-3 after+week=3 after+work=-8
after+yesterday=-4 again=-7 age:child=4 age:grown=-10 age:newborn=21 age:old=13 air=15 air+all-well=-10 air+burn=3
air+chest=3 air+hit=2 air+keep=5 air+noise=2 air+pull=-3 air+sit=10 air+snores=4 air+still=11 air+sudden=3
air+voice=2 alcohol=-9 alcohol+day=6 alcohol+past=5 alcohol+since=-6 alcohol+sudden=2 alcohol+yesterday=-6 all=9
all+all-well=-5 all+back=10 all+become=6 all+belly=6 all+blur=13 all+body=9 all+both=-2 all+breast=5 all+burn=4
all+child=7 all+cold=3 all+day=-3 all+dizzy=4 all+dropped=-4 all+eases=5 all+eat=-6 all+eye=11 all+face=3
all+faint=4 all+fever=5 all+force=5 all+hardly=2 all+head=-2 all+hour=4 all+jerk=8 all+keep=5 all+kin=5 all+labour=5
all+leg=10 all+less=-5 all+minute=6 all+month=-9 all+morning=-2 all+move=3 all+night=14 all+noise=10 all+not:more=-2
all+not:pain=-3 all+now=-3 all+pad=-6 all+pain=4 all+pale=6 all+palm=4 all+past=-7 all+pill=13 all+press=4
all+pressure=4 all+rash=16 all+room=6 all+run=8 all+shake=5 all+shiver=4 all+since=-12 all+sleep=3 all+stiff=2
all+still=7 all+strength=5 all+suck=7 all+swallow=5 all+throat=5 all+today=-5 all+unconscious=4 all+vessel=-3
all+vomit=6 all+wake=-2 all+want=6 all+weak=2 all-well=-23 all-well+all-well=3 all-well+asks=-2 all-well+asthma=-5
all-well+belly=-6 all-well+bottle=-2 all-well+breast=3 all-well+breathe=-13 all-well+chest=-4 all-well+child=10
all-well+cramps=-3 all-well+day=2 all-well+drink=-19 all-well+eat=3 all-well+eye=-12 all-well+face=-5
all-well+goes-in=-2 all-well+head=-8 all-well+headache=-3 all-well+hear=-13 all-well+hour=11 all-well+keep=-7
all-well+leg=-13 all-well+less=-3 all-well+lip=-11 all-well+minute=-5 all-well+month=-3 all-well+more=-4
all-well+mouth=-10 all-well+move=3 all-well+neck=-2 all-well+night=11 all-well+not:fever=-4 all-well+not:pain=-7
all-well+not:see=-4 all-well+not:wake=10 all-well+now=5 all-well+outside=4 all-well+past=3 all-well+period=-11
all-well+play=2 all-well+plays=-3 all-well+pressure=-8 all-well+pull=-9 all-well+says=8 all-well+see=-10
all-well+since=2 all-well+sit=-10 all-well+speak=-12 all-well+still=9 all-well+stool=-13 all-well+suck=-15
all-well+swallow=6 all-well+today=-13 all-well+urine=-11 all-well+wake=-7 all-well+walk=-9 all-well+water=-5
all-well+week=-3 all-well+work=-5 all-well+yesterday=13 ankle=3 ankle+dislocate=-7 ankle+leg=5 ankle+less=-10
ankle+small=6 ankle+swell=5 ankle+twist=-9 ankle+yesterday=-3 arm=-7 arm+back=-2 arm+bat=-3 arm+beat=-3 arm+become=4
arm+bee=-7 arm+before=-7 arm+below=4 arm+bend=-5 arm+bite=-6 arm+blood=-6 arm+bone=5 arm+both=-8 arm+burn=2
arm+child=12 arm+cold=4 arm+comes-out=-9 arm+crying=3 arm+cut=-2 arm+die=9 arm+face=14 arm+fall=-3 arm+force=-2
arm+inside=6 arm+itch=-4 arm+jerk=5 arm+kin=-5 arm+left=15 arm+leg=11 arm+lift=-3 arm+lip=4 arm+minute=7
arm+monkey=12 arm+month=3 arm+mouth=7 arm+neck=3 arm+not:lift=7 arm+numb=6 arm+one=2 arm+outside=14 arm+pain=-3
arm+pale=10 arm+palm=3 arm+past=3 arm+right=8 arm+scratch=-13 arm+see=6 arm+shake=-2 arm+since=2 arm+sleep=-7
arm+snake=11 arm+stiff=-3 arm+strength=-2 arm+swell=-4 arm+very=-5 arm+wake=-8 arm+yesterday=4 asks=-15
asks+asks=-18 asks+checked=-7 asks+child=-3 asks+day=2 asks+exercise=-5 asks+head=14 asks+heart=-12 asks+hit=2
asks+house=-7 asks+know=-12 asks+many=-3 asks+medicine=-6 asks+not:know=6 asks+now=-7 asks+people=-8
asks+pregnant=-11 asks+run=-5 asks+sleep=-9 asks+small=-3 asks+speak=4 asks+start=-5 asks+today=10 asks+vaccine=-4
asks+walk=-4 asks+want=-5 asks+water=8 asthma=3 asthma+blue=6 asthma+child=5 asthma+fit=6 asthma+past=6
asthma+severe=5 asthma+since=-5 asthma+small=8 asthma+today=-10 asthma+week=-5 asthma+worse=-14 back+bad=11
back+become=10 back+below=-10 back+bend=2 back+day=6 back+exercise=-6 back+fever=-13 back+foreskin=6 back+hit=9
back+hot=-3 back+knife=12 back+leg=9 back+lift=-7 back+night=-6 back+not:become=4 back+not:open=3 back+not:pain=-2
back+pain=-11 back+pull=-4 back+stiff=-5 back+water=-11 back+yesterday=-9 bad=10 bad+become=2 bad+below=-3
bad+chest=5 bad+fever=-4 bad+headache=7 bad+now=4 bad+pain=-3 bad+small=-4 bad+smell=9 bad+still=-5 bat+scratch=-3
battery=3 battery+hour=4 battery+kin=4 battery+small=9 battery+swallow=17 battery+vehicle=8 battery+water=4 beat=-4
beat+head=9 beat+kin=9 beat+scratch=-3 beat+weak=6 become=13 become+belly=6 become+below=-2 become+big=2
become+black=8 become+blister=2 become+blue=6 become+body=3 become+breast=-6 become+chest=3 become+cold=3
become+cough=-8 become+crying=-2 become+die=4 become+eye=-2 become+fever=-6 become+finger=3 become+fire=-7
become+fit=6 become+half=4 become+hard=3 become+hour=5 become+inside=8 become+jaw=2 become+kin=8 become+left=4
become+leg=3 become+lip=4 become+minute=7 become+month=5 become+morning=6 become+mouth=3 become+not:pain=9
become+now=6 become+outside=3 become+pale=13 become+palm=3 become+past=5 become+period=7 become+pill=9 become+rib=-5
become+right=-2 become+see=10 become+since=-5 become+skin=3 become+smell=3 become+sole=3 become+stiff=9
become+stuck=4 become+sudden=2 become+swell=2 become+thigh=5 become+today=2 become+vehicle=-7 become+vessel=5
become+voice=5 become+weak=3 become+week=4 become+wood=2 become+wound=3 become+yesterday=7 bed=-2 bed+move=5
bed+shake=6 bed+since=-6 bed+soak=4 bee+mouth=5 before=-9 before+chest=-8 before+day=-5 before+heart=8
before+outside=7 before+rape=-7 before+small=7 before+vaccine=-5 before+yesterday=-15 behind=10 behind+below=-6
behind+ear=12 behind+knee=-6 behind+lump=7 behind+morning=8 behind+not:swell=-4 behind+pain=-6 belly=14
belly+below=3 belly+blood=10 belly+burn=3 belly+burst=3 belly+child=2 belly+cramps=-9 belly+crying=-2 belly+cut=3
belly+day=6 belly+discharge=3 belly+each=-4 belly+face=-3 belly+fall=10 belly+gas=-11 belly+hard=5 belly+hit=9
belly+hot=7 belly+keep=4 belly+knife=3 belly+less=6 belly+minute=8 belly+month=-5 belly+morning=-6 belly+night=-4
belly+not:move=2 belly+not:pain=-6 belly+now=2 belly+one=5 belly+pain=3 belly+pale=5 belly+period=-4
belly+pregnant=5 belly+red=9 belly+rib=3 belly+right=-3 belly+second-long=3 belly+side=6 belly+since=-10
belly+spread=9 belly+stairs=4 belly+start=9 belly+stiff=10 belly+sudden=2 belly+sunken=9 belly+today=-3
belly+vehicle=2 belly+very=8 belly+week=2 belly+wood=3 belly+worse=5 belly+wound=6 below=4 below+below=4 below+big=4
below+blood=15 below+breast=3 below+breathe=7 below+burn=7 below+chemo=11 below+chest=8 below+cord=5 below+cough=2
below+cut=4 below+day=-7 below+dropped=12 below+eye=9 below+faint=5 below+fall=7 below+fluid=6 below+goes-in=4
below+head=6 below+hot=-4 below+hour=4 below+inside=4 below+keep=-2 below+kin=7 below+knee=-10 below+knife=3
below+left=9 below+lip=-6 below+month=-5 below+morning=3 below+mouth=-5 below+move=7 below+navel=8 below+neck=5
below+nose=3 below+not:become=6 below+not:keep=-9 below+now=10 below+one=-4 below+pain=-5 below+period=-2
below+pour=7 below+pull=2 below+rape=9 below+rib=5 below+right=4 below+run=6 below+second-long=-7 below+shoulder=6
below+side=9 below+since=-3 below+sit=4 below+skin=7 below+stand=4 below+start=8 below+suck=4 below+sudden=6
below+swell=-2 below+thinner=7 below+today=-3 below+water=-8 below+week=13 below+wound=-6 below+yesterday=5 bend=4
bend+crying=6 bend+lip=3 bend+mouth=3 bend+pain=2 bend+swell=-5 big=7 big+black=2 big+blister=-5 big+blood=4
big+clot=4 big+each=4 big+fall=3 big+finger=-5 big+kin=6 big+not:breathe=6 big+says=5 birth=12 birth+both=3
birth+child=6 birth+day=13 birth+eases=9 birth+fit=8 birth+hour=2 birth+house=10 birth+month=-4 birth+night=2
birth+not:sleep=6 birth+past=6 birth+says=4 birth+since=4 birth+speak=4 birth+sudden=3 birth+week=3 birth+woman=8
birth+yesterday=9 bite=9 bite+blood=3 bite+cheek=4 bite+child=4 bite+dog=9 bite+leg=3 bite+month=8 bite+neck=3
bite+snake=8 black=23 black+blood=6 black+finger=7 black+leg=9 black+smell=6 black+stool=14 black+urine=8
black+vomit=4 blister=-16 blister+blue=2 blister+both=-9 blister+chest=7 blister+comes-out=-8 blister+face=7
blister+one=-6 blister+skin=2 blister+small=-13 blocked=7 blocked+blood=4 blocked+blue=2 blocked+eye=7
blocked+less=-7 blocked+nose=-8 blocked+not:lift=5 blocked+not:open=5 blocked+open=-5 blocked+rib=5 blocked+small=6
blocked+twist=5 blocked+wound=6 blood=3 blood+both=-4 blood+clot=2 blood+cloth=8 blood+comes-out=4 blood+cough=7
blood+cramps=11 blood+diarrhoea=-11 blood+dog=6 blood+double=-9 blood+dry=-5 blood+fever=4 blood+gum=9 blood+half=4
blood+hit=6 blood+hold=-2 blood+hour=3 blood+inside=6 blood+kin=-7 blood+leak=3 blood+leg=6 blood+less=-6
blood+many=12 blood+medicine=4 blood+minute=-7 blood+month=12 blood+morning=3 blood+mouth=7 blood+neck=6
blood+night=3 blood+not:many=-4 blood+not:stop=6 blood+now=5 blood+pain=10 blood+past=-9 blood+period=13
blood+pour=8 blood+pregnant=7 blood+press=-5 blood+rape=9 blood+red=9 blood+run=6 blood+saliva=-11 blood+see=6
blood+since=2 blood+small=-10 blood+soak=10 blood+sputum=-12 blood+start=5 blood+still=9 blood+stop=-19
blood+swallow=3 blood+swell=5 blood+thermometer=-5 blood+thinner=3 blood+urine=6 blood+vehicle=7 blood+very=6
blood+vessel=13 blood+vomit=13 blood+week=4 blood+yesterday=-3 blue=17 blue+face=5 blue+keep=2 blue+leg=5 blue+lip=6
blue+mouth=2 blue+now=2 blue+past=6 blue+patches=6 blue+pill=3 blue+press=7 blue+skin=4 blue+sweat=8 blue+swell=2
blur=2 blur+eye=8 blur+head=11 blur+kin=-7 blur+pain=3 blur+see=-2 blur+severe=2 blur+very=8 body=-5 body+both=8
body+child=3 body+cold=13 body+faint=4 body+fever=5 body+fire=-7 body+hot=-6 body+jerk=9 body+kin=3 body+move=5
body+noise=10 body+now=-3 body+pain=-3 body+shake=3 body+shiver=3 body+since=-8 body+smell=7 body+today=6
body+unconscious=4 body+vehicle=-7 body+yesterday=-8 bone=15 bone+chest=4 bone+leg=10 bone+outside=5 bone+skin=7
bored=-6 born=10 born+child=4 born+yesterday=8 both=8 both+burn=5 both+child=16 both+day=-5 both+dizzy=5 both+knee=5
both+leak=-6 both+leg=17 both+less=-4 both+minute=-4 both+month=5 both+night=4 both+now=6 both+pain=2 both+past=-10
both+plain-cold=-4 both+pour=-4 both+pregnant=-7 both+pus=2 both+since=-2 both+sleep=-7 both+stool=-6 both+stuck=-2
both+swell=10 both+twist=-3 both+wake=-8 both+water=3 both+yesterday=-2 bottle=6 bottle+burst=10 bottle+child=6
bottle+drink=-6 bottle+hold=3 bottle+hot=-3 bottle+inside=7 bottle+small=5 bottle+water=2 break=-4 break+condom=-9
break+fall=-6 break+leg=2 break+less=-7 break+outside=7 break+skin=-7 break+yesterday=-3 breast=-4 breast+cancer=5
breast+chemo=5 breast+child=2 breast+crying=3 breast+day=5 breast+fever=5 breast+hard=-6 breast+hot=-6
breast+lump=-5 breast+month=-3 breast+night=4 breast+now=-4 breast+one=-9 breast+past=-2 breast+red=-8
breast+refuse=5 breast+since=11 breast+small=-4 breast+week=-6 breast+yesterday=8 breathe=5 breathe+breathe=10
breathe+chest=10 breathe+child=6 breathe+cough=-6 breathe+cut=6 breathe+deep=10 breathe+double=-4 breathe+draws-in=6
breathe+each=11 breathe+fast=-5 breathe+force=4 breathe+keep=11 breathe+kin=-7 breathe+less=-8 breathe+minute=-5
breathe+nose=8 breathe+now=11 breathe+one=5 breathe+pain=9 breathe+rib=11 breathe+run=9 breathe+side=7 breathe+sit=5
breathe+skin=4 breathe+sleep=-4 breathe+small=-5 breathe+smell=9 breathe+snores=6 breathe+stop=12 breathe+strength=4
breathe+suck=4 breathe+sudden=3 breathe+swell=4 breathe+today=4 breathe+very=11 breathe+voice=3 breathe+vomit=11
breathe+week=-8 breathe+word-said=7 bruise=10 burn=3 burn+child=4 burn+crying=-12 burn+day=-5 burn+electricity=9
burn+eye=13 burn+face=5 burn+fever=-10 burn+finger=-5 burn+heart=11 burn+hit=4 burn+hot=7 burn+kin=-3 burn+knife=3
burn+leg=2 burn+night=2 burn+outside=8 burn+says=11 burn+since=2 burn+small=-9 burn+smell=8 burn+sudden=3
burn+thigh=-7 burn+urine=-14 burn+yesterday=-2 burst=7 burst+charcoal=5 burst+condom=-7 burst+each=6 burst+gas=5
burst+head=11 burst+hiv=-5 burst+morning=4 burst+night=-5 burst+pain=3 burst+see=10 burst+sudden=5 burst+today=6
burst+yesterday=-12 calf=-9 calf+left=-11 calf+one=-5 calf+pain=-5 calf+right=-3 calf+since=-4 calf+swell=-12
calf+wound=-3 cancer=5 cancer+chemo=5 cancer+fever=5 charcoal=11 charcoal+charcoal=2 charcoal+close=3
charcoal+cold=4 charcoal+gas=5 charcoal+inside=4 charcoal+itch=3 charcoal+room=2 charcoal+sleep=4 checked+know=-4
checked+pregnant=8 checked+pressure=-6 checked+small=-9 checked+start=3 checked+today=-8 checked+want=-9
checked+week=6 cheek=-4 cheek+dog=14 cheek+drink=-9 cheek+eat=-6 cheek+morning=-7 cheek+open=10 cheek+pain=-4
cheek+since=3 cheek+small=12 cheek+swell=-11 cheek+tooth=-7 chemo=17 chemo+fever=3 chemo+past=4 chest=14
chest+child=5 chest+day=-7 chest+eye=4 chest+face=12 chest+fire=4 chest+half=-9 chest+hold=6 chest+hot=3
chest+hour=-10 chest+jaw=8 chest+kin=-9 chest+left=5 chest+light=4 chest+many=5 chest+minute=3 chest+morning=3
chest+not:keep=-4 chest+not:pain=3 chest+one=-2 chest+pain=8 chest+people=9 chest+pull=3 chest+run=-5 chest+says=3
chest+since=15 chest+sit=2 chest+small=-2 chest+sudden=3 chest+today=5 chest+vehicle=4 chest+very=6 chest+wood=3
chest+yesterday=-11 child=9 child+cloth=7 child+cold=5 child+comes-out=4 child+cord=4 child+cough=-14 child+day=10
child+diarrhoea=10 child+dog=3 child+double=9 child+drink=8 child+each=10 child+eat=7 child+eye=-6 child+face=3
child+fast=3 child+fever=6 child+fit=6 child+forehead=-5 child+half=11 child+head=-14 child+heart=4 child+hit=3
child+hold=4 child+hour=5 child+inside=3 child+kin=14 child+less=6 child+month=-7 child+morning=2 child+move=-6
child+navel=2 child+neck=2 child+night=13 child+nose=-9 child+not:breast=3 child+not:more=-4 child+not:move=7
child+not:play=7 child+not:sleep=8 child+not:suck=6 child+now=-7 child+one=9 child+pain=6 child+palm=10
child+past=-6 child+people=5 child+plain-cold=-11 child+play=10 child+pool=4 child+pregnant=7 child+pull=3
child+pus=4 child+rash=-4 child+red=-7 child+refuse=4 child+run=-6 child+says=8 child+see=-3 child+severe=3
child+sickle=-3 child+since=2 child+skin=2 child+small=5 child+speak=7 child+suck=-3 child+swallow=6
child+thermometer=12 child+touch=8 child+very=-6 child+voice=3 child+wake=6 child+want=7 child+water=-5 child+weak=2
child+week=9 child+yellow=-8 child+yesterday=2 choke=8 choke+man=12 clear=-24 clear+eye=-13 clear+head=-10
clear+knife=-4 clear+less=-3 clear+small=-3 clear+suck=-4 clear+wound=-3 close=9 close+cold=3 close+double=4
close+eye=7 close+inside=3 close+nose=-4 close+skin=-4 clot=13 clot+comes-out=3 clot+each=3 cloth=10 cloth+hour=11
cloth+pour=-3 cloth+soak=-2 cloth+still=5 cloth+weak=2 cold=4 cold+drink=8 cold+fall=4 cold+hear=-4 cold+inside=3
cold+kin=4 cold+leg=4 cold+night=10 cold+pale=5 cold+shake=9 cold+since=-7 cold+sleep=8 cold+smell=7 cold+sweat=8
cold+thermometer=8 cold+touch=6 cold+walk=-4 cold+water=7 comes-out=12 comes-out+discharge=5 comes-out+fever=3
comes-out+gum=3 comes-out+kin=6 comes-out+many=3 comes-out+morning=6 comes-out+pain=3 comes-out+since=6
comes-out+today=6 comes-out+urine=10 comes-out+water=9 condom=-11 condom+head=4 condom+hit=7 condom+hiv=-5
condom+leak=4 condom+man=-4 condom+move=3 condom+night=-11 condom+play=3 condom+sudden=4 condom+yesterday=-14
confused=18 confused+eyelid=4 confused+now=12 confused+one=3 confused+week=5 consciousness=14 consciousness+fall=4
consciousness+heart=7 consciousness+lost=11 consciousness+not:lost=-8 cord=11 cord+cut=2 cord+dry=-3 cord+house=2
cord+leak=3 cord+skin=2 cord+smell=3 cough=-8 cough+day=3 cough+double=-11 cough+fast=-11 cough+fever=5 cough+half=4
cough+kin=-5 cough+less=-9 cough+many=5 cough+month=-14 cough+night=-4 cough+nose=-2 cough+now=8 cough+past=-6
cough+plain-cold=-8 cough+pour=-5 cough+red=7 cough+rib=5 cough+since=-13 cough+small=-11 cough+sputum=-11
cough+sunken=7 cough+thermometer=-12 cough+vessel=8 cough+week=-21 cough+yesterday=-2 cramps+day=-13 cramps+each=-3
cramps+pain=-9 crying=-2 crying+eye=-5 crying+fall=4 crying+lip=3 crying+mouth=3 crying+navel=3 crying+pain=-2
crying+side=3 crying+sweat=7 crying+touch=5 crying+twist=4 crying+very=4 crying+voice=6 cut=2 cut+deep=-8 cut+die=6
cut+fall=3 cut+finger=-6 cut+help=12 cut+hit=7 cut+house=2 cut+knife=-9 cut+leg=-11 cut+less=-4 cut+machete=4
cut+month=10 cut+nail=-2 cut+one=3 cut+past=10 cut+side=6 cut+small=-13 cut+swell=2 dark=6 dark+fall=2 dark+see=4
day=-3 day+diarrhoea=7 day+double=-9 day+drink=4 day+each=-17 day+eat=3 day+eye=10 day+fever=3 day+fit=8 day+half=-8
day+head=-8 day+headache=-3 day+heartburn=-5 day+hiv=-12 day+hot=-5 day+kin=12 day+know=-3 day+less=-4
day+malaria=-8 day+man=-5 day+many=-5 day+medicine=-7 day+nail=4 day+night=-2 day+nose=-6 day+not:eat=13
day+not:see=6 day+not:sleep=8 day+now=-13 day+one=-5 day+open=8 day+operation=4 day+pain=-9 day+past=14
day+people=-5 day+period=-9 day+pill=7 day+plain-cold=-4 day+pour=4 day+pregnant=5 day+pus=-7 day+says=4 day+since=3
day+small=4 day+start=-5 day+stool=7 day+stop=7 day+sudden=3 day+thermometer=-8 day+throat=-2 day+today=-6
day+urine=14 day+vaccine=-7 day+vomit=6 day+water=-2 day+week=-5 day+woman=6 day+yellow=5 day+yesterday=-5 deep=-13
deep+fast=8 deep+nail=-5 deep+wound=-14 diabetes=4 diabetes+kin=5 diabetes+leg=-10 diabetes+small=-7
diabetes+wound=-10 diarrhoea=2 diarrhoea+double=-11 diarrhoea+less=-2 diarrhoea+morning=-5 diarrhoea+night=8
diarrhoea+since=-12 diarrhoea+today=-7 diarrhoea+water=6 diarrhoea+weak=6 diarrhoea+yesterday=-11 die=5 die+help=11
die+hour=4 die+kin=10 die+left=5 die+outbreak=3 die+people=-3 discharge=-2 discharge+hot=10 discharge+red=3
discharge+shiver=6 discharge+smell=13 dislocate=-9 dizzy=21 dizzy+hear=4 dog=5 dog+kin=4 dog+leg=-13 dog+less=-6
dog+month=8 dog+neck=6 dog+open=12 dog+pain=7 dog+past=8 dog+scratch=-7 dog+small=13 dog+week=10 double=2
double+each=5 double+fever=6 double+half=-2 double+hit=-7 double+hour=6 double+less=2 double+minute=-11
double+morning=3 double+now=2 double+one=-11 double+plain-cold=-4 double+press=-5 double+pressure=-6 double+see=-8
double+since=6 double+sleep=7 double+stop=-2 double+suck=5 double+thermometer=-5 double+today=2 double+wake=-5
double+week=9 double+yesterday=2 draws-in=13 draws-in+eye=4 draws-in+rib=2 drink=-5 drink+each=-5 drink+eases=-10
drink+eat=-3 drink+hear=-3 drink+keep=-9 drink+kin=8 drink+less=7 drink+many=-5 drink+medicine=13 drink+milk=-6
drink+move=-3 drink+not:want=12 drink+now=8 drink+past=4 drink+play=-16 drink+poison=14 drink+since=11 drink+sit=-5
drink+sleep=7 drink+stop=5 drink+sunken=7 drink+thirst=-7 drink+urine=-11 drink+vessel=3 drink+vomit=-8 drink+wake=2
drink+water=2 drink+weak=11 drink+yesterday=4 dropped=-3 dropped+kin=3 dropped+suck=7 dropped+today=8
dropped+vehicle=2 dropped+week=-2 dry+navel=-5 dry+plain-cold=-5 dry+small=-5 each+half=3 each+head=4
each+headache=-4 each+hear=-3 each+heartburn=-4 each+labour=4 each+leg=6 each+less=6 each+minute=9 each+month=-3
each+morning=-8 each+night=-4 each+noise=3 each+nose=2 each+not:keep=-2 each+not:sit=-2 each+now=-5 each+one=5
each+pad=8 each+people=5 each+period=-3 each+pregnant=-2 each+rib=11 each+see=3 each+shoulder=3 each+since=-2
each+small=7 each+stand=8 each+stiff=4 each+stool=-5 each+swell=4 each+thermometer=-7 each+vomit=-9 each+water=-4
each+week=-4 each+wet=-3 ear=14 ear+ear=4 ear+not:swell=-4 ear+pain=-3 ear+pus=-10 ear+since=-12 ear+swell=10
ear+yesterday=-12 eases=-15 eases+not:more=-11 eases+not:pain=4 eases+sleep=-9 eases+water=-12 eases+week=-2 eat=-7
eat+less=-8 eat+move=-4 eat+past=4 eat+play=-10 eat+plays=4 eat+run=8 eat+since=-4 eat+sleep=-4 eat+speak=-3
eat+vomit=-5 eat+yesterday=-6 electricity=20 electricity+touch=8 exercise=-5 exercise+exercise=-4 exercise+fever=6
exercise+heart=6 exercise+leg=-9 exercise+minute=9 exercise+pain=-3 exercise+since=-9 exercise+thigh=-5
exercise+yesterday=-9 eye=8 eye+face=5 eye+goes-in=12 eye+hardly=3 eye+head=7 eye+hit=9 eye+hour=4 eye+inside=13
eye+itch=-9 eye+jaw=5 eye+kin=5 eye+left=7 eye+less=6 eye+light=-5 eye+lip=3 eye+lost=5 eye+mouth=7
eye+not:draws-in=-5 eye+not:pain=-14 eye+not:sunken=-5 eye+one=6 eye+open=6 eye+pain=-8 eye+plain-cold=-7
eye+pour=12 eye+rash=-4 eye+red=-15 eye+right=9 eye+saliva=6 eye+says=5 eye+side=2 eye+since=-4 eye+skin=13
eye+sleep=7 eye+small=10 eye+snake=10 eye+start=2 eye+sudden=8 eye+sunken=16 eye+sweat=-3 eye+swell=7 eye+urine=14
eye+very=5 eye+wake=3 eye+yellow=-5 eyelid=8 eyelid+one=3 face=-2 face+hit=7 face+leg=11 face+less=7 face+morning=4
face+now=4 face+pain=2 face+rash=-17 face+see=6 face+speak=-4 face+swell=17 face+yellow=4 faint=10 faint+heart=9
faint+hour=5 faint+kin=6 faint+pain=-11 faint+second-long=-8 faint+small=-7 faint+soak=2 faint+stand=-2
faint+sweat=2 fall=3 fall+fall=6 fall+fast=3 fall+head=9 fall+heart=6 fall+hit=4 fall+kin=8 fall+leg=16 fall+lift=3
fall+lost=4 fall+month=4 fall+move=6 fall+nearly=4 fall+not:pill=-5 fall+outside=4 fall+pain=8 fall+pale=3
fall+right=11 fall+roof=9 fall+run=4 fall+second-long=-2 fall+shoulder=10 fall+since=6 fall+sleep=6 fall+small=-13
fall+stairs=4 fall+stand=2 fall+sting=-7 fall+suck=6 fall+sudden=2 fall+tree=7 fall+vehicle=4 fall+very=4
fall+yesterday=-5 fast=-5 fast+fast=-4 fast+kin=7 fast+less=-8 fast+nose=7 fast+not:breathe=-6 fast+run=5
fast+very=3 fast+weak=3 fear=10 fever=4 fever+fit=12 fever+gum=4 fever+hard=-6 fever+hot=10 fever+leg=8
fever+month=-4 fever+now=-4 fever+pad=2 fever+pain=-14 fever+pregnant=-4 fever+rash=7 fever+right=5 fever+severe=3
fever+shiver=8 fever+since=-14 fever+smell=9 fever+soak=2 fever+swell=8 fever+today=11 fever+urine=-2 fever+vagina=8
fever+very=7 fever+vomit=7 fever+weak=9 fever+yesterday=-5 finger=-4 finger+heart=10 finger+hit=-2 finger+hot=-15
finger+leg=-4 finger+move=-4 finger+pain=-2 finger+scorpion=2 finger+small=-10 finger+smell=6 finger+snake=11
finger+swell=8 fire=3 fire+knee=8 fire+one=-6 fire+since=-3 fire+swell=8 fire+water=-3 fit=12 fit+kin=-12
fit+minute=10 fit+morning=-8 fit+since=7 fluid=11 fluid+since=4 foam=15 foam+mouth=5 foam+people=11 food=-10
food+heartburn=-5 force=2 force+hour=3 force+leg=-6 force+not:more=7 force+now=8 force+since=3 force+smell=3
force+swallow=6 force+yesterday=2 forehead=-2 forehead+hit=-10 forehead+morning=-9 forehead+pain=-3 foreskin=9
foreskin+less=-9 foreskin+now=7 foreskin+pull=12 gas+gas=-12 gas+swell=-12 gas+woman=2 gland=-6 goes-in=7
goes-in+inside=5 goes-in+rib=9 green=9 green+vomit=9 green+water=5 gum=9 gun=11 half+hour=-3 half+minute=9
half+month=10 half+one=8 half+pad=6 half+past=3 half+since=8 half+vessel=4 half+week=-8 hang=16 hang+outside=3
hang+rope=3 hard=16 hard+minute=4 hard+pain=5 hard+since=-3 hard+wood=4 hard+yesterday=-3 hardly=13 hardly+now=5
hardly+open=3 hardly+since=9 hardly+sleep=3 hardly+weak=2 hardly+yesterday=9 head=3 head+hit=-2 head+hiv=-10
head+kin=4 head+less=-10 head+lift=8 head+light=3 head+not:pain=-12 head+pain=6 head+pressure=14 head+second-long=11
head+see=12 head+severe=6 head+since=8 head+start=-12 head+sudden=5 head+swell=8 head+today=6 head+very=9
head+week=-2 head+woman=3 head+work=-12 headache=3 headache+hit=10 headache+now=4 headache+small=-11
headache+today=9 headache+week=-4 hear=-11 hear+kill=4 hear+kin=10 hear+night=-5 hear+now=4 hear+says=6 hear+since=3
hear+voice=-12 heart=8 heart+hit=7 heart+pill=4 heart+play=9 heart+pour=-2 heart+severe=3 heart+very=6 heartburn=-6
heartburn+heartburn=-6 heartburn+night=-6 help=-5 help+inhaler=-10 help+speak=-6 hit=7 hit+itch=-8 hit+kin=8
hit+leg=6 hit+less=-11 hit+man=-4 hit+morning=-8 hit+move=6 hit+night=5 hit+noise=4 hit+nose=-3 hit+one=8
hit+outside=6 hit+plain-cold=-7 hit+pressure=-3 hit+rib=6 hit+says=7 hit+severe=4 hit+small=-2 hit+snake=2
hit+suck=5 hit+vehicle=7 hit+very=3 hit+voice=4 hit+woman=4 hit+wood=-2 hit+yesterday=5 hiv=-6 hiv+pain=-10
hiv+since=-10 hiv+yesterday=-7 hold=3 hold+lost=8 hold+man=3 hold+medicine=3 hold+neck=3 hold+not:stop=2
hold+since=7 hold+stand=-5 hold+stop=7 hold+want=-5 hold+yesterday=3 hot=-2 hot+less=-5 hot+move=-4 hot+now=7
hot+pain=-6 hot+red=2 hot+severe=9 hot+shiver=7 hot+since=-11 hot+smell=4 hot+suck=-10 hot+swell=-2
hot+thermometer=-4 hot+today=10 hot+vomit=3 hot+water=5 hot+weak=6 hot+yesterday=-12 hour=12 hour+labour=3
hour+left=4 hour+more=5 hour+morning=4 hour+night=5 hour+now=11 hour+one=2 hour+open=2 hour+pad=5 hour+pain=3
hour+past=2 hour+pill=8 hour+press=7 hour+since=12 hour+sleep=3 hour+small=4 hour+stand=7 hour+still=9
hour+strength=3 hour+suck=5 hour+swallow=4 house=2 house+kin=-3 house+roof=13 house+walk=4 hunger=-10 infection=9
inhaler+past=4 inhaler+word-said=5 inside=10 inside+less=6 inside+lip=4 inside+one=10 inside+pale=-6 inside+palm=4
inside+pull=4 inside+rib=4 inside+today=6 inside+very=4 itch=-19 itch+less=-2 itch+nose=-3 itch+plain-cold=-5
itch+rash=6 itch+red=-6 itch+since=-3 itch+small=-10 itch+swell=-2 itch+throat=-4 itch+yesterday=-4 itself=-4
itself+morning=-4 itself+pain=4 itself+stop=-4 itself+sudden=4 jaw=16 jaw+neck=3 jaw+not:open=7 jaw+now=6 jaw+pain=6
jaw+since=12 jaw+swell=3 jaw+yesterday=11 jerk=12 jerk+leg=4 joint=-5 joint+pain=-3 keep=-5 keep+nail=5 keep+now=3
keep+pain=2 keep+press=2 keep+skin=8 keep+small=5 keep+stop=7 keep+today=3 keep+water=-7 kill=6 kill+kin=9
kill+knife=4 kill+voice=4 kin=11 kin+knife=4 kin+medicine=11 kin+month=-7 kin+morning=5 kin+mouth=7 kin+not:become=2
kin+not:know=7 kin+not:pain=-9 kin+now=-5 kin+one=2 kin+outbreak=10 kin+outside=3 kin+pain=5 kin+people=7 kin+pill=3
kin+pregnant=3 kin+pressure=6 kin+pull=4 kin+refuse=4 kin+rib=9 kin+says=8 kin+see=7 kin+side=5 kin+since=-3
kin+sit=8 kin+sleep=-6 kin+small=3 kin+stand=6 kin+stop=-5 kin+sudden=2 kin+swallow=6 kin+sweat=7 kin+thinner=4
kin+today=8 kin+touch=5 kin+twist=6 kin+very=-5 kin+voice=10 kin+vomit=-6 kin+water=6 kin+week=-7 kin+yellow=5
kin+yesterday=-3 knee+leg=-5 knee+one=2 knee+pain=-9 knee+small=-5 knee+stairs=-3 knee+swell=-2 knee+vehicle=8
knife=14 knife+less=-4 knife+pain=3 knife+rib=5 knife+sudden=4 knife+voice=4 know=-19 know+pregnant=-3
know+vaccine=-4 know+want=-3 labour=13 labour+minute=7 labour+morning=9 labour+pain=8 labour+since=9 labour+start=3
labour+yesterday=10 leak=5 leak+leg=3 leak+many=-3 leak+not:stop=6 leak+not:swallow=3 leak+past=-3
leak+plain-cold=-3 leak+red=11 leak+saliva=11 leak+still=8 leak+sweat=2 leak+very=2 left=8 left+minute=7
left+morning=4 left+numb=6 left+pain=13 left+pale=5 left+past=3 left+side=8 left+start=3 left+sudden=10
left+swell=-11 leg=4 leg+leg=2 leg+less=-10 leg+more=10 leg+morning=7 leg+move=11 leg+nail=-9 leg+night=11
leg+not:move=5 leg+not:want=14 leg+now=6 leg+one=-8 leg+outside=2 leg+pale=3 leg+past=-4 leg+patches=3 leg+pour=6
leg+press=5 leg+red=-3 leg+rope=4 leg+run=-2 leg+scratch=-6 leg+since=10 leg+skin=5 leg+slow=-5 leg+small=13
leg+snake=14 leg+spread=-5 leg+stiff=9 leg+strength=-6 leg+sudden=4 leg+swell=7 leg+twist=6 leg+vehicle=5 leg+weak=5
leg+wound=-12 leg+yellow=6 leg+yesterday=-3 less=-10 less+month=-13 less+morning=4 less+night=-5 less+nose=-8
less+one=7 less+open=3 less+peel=-7 less+plain-cold=-5 less+pus=-5 less+red=-10 less+saliva=6 less+scratch=-6
less+since=-6 less+skin=-8 less+sleep=5 less+small=-3 less+speak=11 less+sputum=-6 less+suck=9 less+swallow=11
less+swell=-8 less+throat=4 less+today=5 less+twist=-10 less+wake=3 less+week=2 less+wound=-4 less+yellow=4
less+yesterday=-11 lift=-9 lift+pale=-8 lift+shoulder=-3 lift+very=2 lift+weak=-6 lift+yesterday=-7 light=-14
light+lost=5 light+neck=8 light+pain=-6 light+red=-7 light+see=-9 light+stiff=8 lip=10 lip+medicine=3 lip+not:open=5
lip+now=9 lip+open=-6 lip+palm=-4 lip+peel=3 lip+right=3 lip+skin=8 lip+stiff=2 lip+swell=6 lip+touch=2 lip+twist=3
lip+wound=3 lost=8 lost+month=6 lost+run=4 lost+since=-5 lost+soak=-6 lost+urine=9 lost+water=9 lost+yesterday=5
lump=-4 lump+month=-8 lump+neck=-7 lump+now=-5 lump+since=-11 lump+small=-2 machete=14 machete+thigh=9 malaria=4
malaria+since=12 man=-7 man+mouth=4 man+night=5 man+says=7 man+side=4 man+stop=-5 man+week=5 man+yesterday=-4 many=7
many+past=-3 many+plain-cold=-3 many+pour=-2 many+says=2 many+since=5 many+soak=4 many+sweat=4 many+very=-3
many+vessel=5 many+vomit=-6 many+water=9 many+week=4 medicine=9 medicine+mouth=3 medicine+peel=3
medicine+pressure=-8 medicine+pull=-8 medicine+since=-6 medicine+skin=3 medicine+week=3 medicine+yesterday=3 milk=9
minute=8 minute+morning=-13 minute+not:respond=3 minute+not:stop=3 minute+one=-12 minute+outside=12 minute+pad=8
minute+pain=3 minute+past=2 minute+press=-5 minute+since=8 minute+sleep=-5 minute+stop=-12 minute+swell=5
minute+week=10 monkey=12 month=-11 month+more=-14 month+neck=-8 month+not:see=6 month+now=-13 month+one=-3
month+past=-10 month+pregnant=6 month+see=5 month+since=-11 month+suck=-8 month+woman=-4 month+wound=-11 more=-6
more+says=6 more+week=-3 morning=-6 morning+nose=-5 morning+not:know=11 morning+one=-10 morning+pain=-3
morning+play=-4 morning+right=-7 morning+says=-2 morning+see=11 morning+side=3 morning+since=6 morning+small=-4
morning+sputum=-4 morning+start=10 morning+stool=-9 morning+stop=-5 morning+sudden=5 morning+thermometer=-4
morning+vomit=-6 morning+water=-6 morning+week=-3 morning+yellow=4 morning+yesterday=10 mouth=6 mouth+nose=-4
mouth+not:lift=5 mouth+not:open=8 mouth+now=4 mouth+one=9 mouth+open=-12 mouth+peel=4 mouth+rib=5 mouth+right=9
mouth+side=9 mouth+skin=6 mouth+small=6 mouth+sting=10 mouth+swallow=-10 mouth+swell=3 mouth+today=3 mouth+twist=6
mouth+voice=4 move=-10 move+neck=-5 move+pain=-3 move+right=7 move+shake=5 move+since=11 move+stiff=-3 move+still=-4
move+sudden=4 move+today=5 move+yesterday=4 muscle=-3 muscle+pain=-6 muscle+stiff=2 muscle+thigh=-3 muscle+today=-3
nail=-8 nail+past=-3 nail+press=3 nail+since=4 nail+sting=5 nail+walk=-7 nail+week=7 navel=13 navel+pain=9
navel+right=11 navel+smell=3 navel+start=10 nearly=12 nearly+outside=3 neck=15 neck+not:become=3 neck+not:open=5
neck+now=-5 neck+pain=9 neck+pus=6 neck+rash=6 neck+since=-6 neck+stiff=6 neck+swell=4 needle=-6 needle+sting=-7
night=-5 night+not:breast=3 night+now=-10 night+one=5 night+open=2 night+pain=-5 night+pour=-7 night+room=6
night+says=2 night+shake=6 night+shiver=4 night+since=-4 night+small=6 night+soak=-10 night+stand=5 night+start=4
night+sudden=5 night+sweat=-16 night+today=8 night+urine=-8 night+wake=-4 night+water=3 night+weak=-10
night+yesterday=-9 nonsense=11 nonsense+speak=10 nonsense+today=4 nose=-2 nose+not:plain-cold=-4 nose+pale=4
nose+plain-cold=-10 nose+red=3 nose+run=-9 nose+small=-4 nose+stand=-5 nose+thinner=4 nose+very=7 nose+yesterday=-3
not:air=3 not:all=-17 not:all+not:pain=-8 not:all-well=-4 not:all-well+not:pain=-7 not:all-well+not:stool=-4
not:asks=-19 not:back+not:pain=-4 not:bad=2 not:beat=-4 not:beat+not:heart=-4 not:become=6 not:before=-5
not:behind=-11 not:behind+not:ear=-6 not:behind+not:swell=-8 not:bend=-3 not:black=-17 not:black+not:fever=-5
not:blood=-23 not:blood+not:pain=-9 not:blur=-10 not:blur+not:breathe=-4 not:body=-3 not:break=-9 not:breast=3
not:breast+since=3 not:breathe=8 not:cancer=-3 not:checked=-5 not:chest=-11 not:chest+not:pain=-8 not:child=-13
not:confused=7 not:confused+not:know=-7 not:confused+not:sit=7 not:consciousness=-9 not:consciousness+not:lost=-9
not:cough=5 not:crying=5 not:crying+now=5 not:diarrhoea=2 not:die=-21 not:die+not:pain=-10 not:die+not:want=-6
not:discharge=-3 not:dizzy=-6 not:draws-in=-12 not:draws-in+rib=-5 not:drink=-6 not:drink+now=11 not:drink+since=3
not:ear=-6 not:faint=-12 not:fall=-5 not:fever=-22 not:fever+not:pain=-3 not:fever+not:pus=-7 not:fever+not:rash=-6
not:fit=-18 not:fit+not:shake=-3 not:force=9 not:gas=9 not:head=-8 not:head+not:pain=-12 not:headache=-12 not:hear=2
not:heart=-4 not:help=14 not:hit=-7 not:hold=18 not:hold+sit=4 not:hold+stand=4 not:hold+urine=4 not:hot=-11
not:hot+not:swell=-3 not:keep+since=-3 not:keep+vomit=-2 not:keep+water=-9 not:kin=15 not:know=3 not:know+speak=5
not:know+today=5 not:know+urine=7 not:leg=-4 not:less=-6 not:life=-10 not:lift=9 not:lift+right=5 not:lift+twist=7
not:lost=-15 not:lump=-8 not:malaria=-4 not:malaria+not:today=-4 not:many=-5 not:more=5 not:more+strength=7
not:more+yesterday=3 not:mouth=-2 not:move=12 not:move+since=5 not:move+touch=3 not:move+week=2 not:move+yesterday=3
not:nearly=10 not:night=-9 not:noise=14 not:numb=-5 not:one=11 not:open=8 not:open+now=6 not:open+skin=-13
not:open+stiff=5 not:open+swell=5 not:outbreak=-5 not:outside=-6 not:pain=-15 not:pain+not:see=-7
not:pain+not:very=7 not:pain+now=-5 not:pain+today=-7 not:past=12 not:pill=-10 not:pill+yesterday=-5
not:plain-cold=-4 not:play+since=5 not:play+yesterday=3 not:pregnant=-19 not:pus=-10 not:pus+not:red=-5 not:rash=-8
not:red=-6 not:respond=21 not:rib=-4 not:saliva=3 not:see=6 not:severe=-6 not:sex=-8 not:shake=-15
not:shake+not:sweat=-9 not:shiver=-4 not:since=12 not:sit=17 not:sit+not:swallow=5 not:sit+since=-2 not:sit+today=6
not:sit+vomit=-2 not:sleep=-6 not:sleep+not:vomit=-10 not:sleep+since=7 not:sleep+week=9 not:smell=2 not:speak=21
not:spread=-11 not:stand=6 not:stiff=-7 not:still=-4 not:stool=-7 not:stool+not:urine=-8 not:stop=8 not:stop+since=4
not:stop+still=-5 not:stop+thinner=4 not:strange=5 not:strength=9 not:stuck=-5 not:suck=6 not:suck+since=11
not:suck+yesterday=9 not:sunken=-6 not:swallow+saliva=12 not:sweat=-9 not:swell=-15 not:threat=-11 not:today=-6
not:tooth=6 not:touch=5 not:twist=-7 not:unconscious=-11 not:urine=4 not:urine+since=13 not:urine+yesterday=11
not:very=7 not:vomit=-4 not:wake+now=14 not:walk=17 not:want+pregnant=-11 not:want+sleep=3 not:weak=-8
not:whistle=-13 not:wound=-18 not:yesterday=2 now+one=-2 now+pain=-4 now+past=8 now+pull=3 now+right=6 now+run=5
now+says=2 now+see=4 now+shake=5 now+side=11 now+since=10 now+sit=5 now+sleep=5 now+smell=8 now+speak=-4 now+stand=2
now+start=-2 now+stiff=-3 now+strength=8 now+sweat=6 now+swell=8 now+touch=2 now+vomit=6 now+wake=-4 now+water=-2
now+week=-11 now+wound=2 now+yesterday=4 numb=12 one=3 one+pain=-3 one+past=6 one+pregnant=6 one+red=-4 one+rib=-5
one+second-long=-2 one+severe=5 one+side=12 one+since=3 one+speak=8 one+sudden=5 one+swell=-2 one+testicle=7
one+today=-3 one+twist=4 one+vehicle=-6 one+very=4 one+vomit=-4 one+week=10 one+word-said=9 one+wound=-3 open+past=6
open+since=5 open+sleep=3 open+swallow=-10 open+wake=3 open+week=6 open+yesterday=2 operation=8 operation+past=9
operation+week=11 outbreak=7 outbreak+past=5 outbreak+water=9 outbreak+week=6 outside=16 outside+pain=4
outside+pull=5 outside+rope=3 outside+run=8 outside+since=-3 outside+small=-6 outside+smell=8 outside+vessel=4
outside+word-said=6 pad=9 pad+soak=3 pad+swell=2 pain+pale=-6 pain+period=-13 pain+pregnant=4 pain+press=-8
pain+red=-3 pain+rib=-11 pain+right=2 pain+run=-4 pain+says=6 pain+scorpion=4 pain+second-long=11 pain+see=4
pain+severe=17 pain+shiver=11 pain+shoulder=10 pain+side=-4 pain+since=4 pain+small=-5 pain+snake=12 pain+stairs=-3
pain+start=-10 pain+stiff=7 pain+sudden=7 pain+sweat=6 pain+swell=-5 pain+testicle=6 pain+thermometer=3
pain+thigh=-4 pain+tooth=-7 pain+twist=2 pain+very=20 pain+vomit=2 pain+waist=-6 pain+wake=7 pain+week=-3
pain+woman=5 pain+work=-4 pain+yesterday=2 pale=11 pale+palm=9 pale+play=4 pale+today=4 pale+very=6 pale+water=4
pale+wound=9 palm=10 palm+sole=6 palm+yellow=3 paraffin=11 past=-9 past+past=-18 past+pill=7 past+pregnant=-5
past+since=-3 past+sleep=3 past+snores=-8 past+stairs=-3 past+start=9 past+stop=10 past+sudden=4 past+thermometer=9
past+vaccine=-4 past+very=-7 past+week=13 past+yesterday=3 patches+press=12 patches+skin=7 peel=-5 peel+skin=-8
peel+swell=3 peel+wound=4 penis=5 penis+stand=5 people=-10 people+small=-4 people+speak=8 people+vessel=-8
people+want=3 period=-4 period+pour=5 period+since=3 period+week=12 pill=14 pill+play=4 pill+pregnant=7 pill+skin=5
pill+sleep=3 pill+swallow=5 pill+week=5 plain-cold=-20 plain-cold+plain-cold=-4 plain-cold+pour=-2
plain-cold+since=-7 plain-cold+small=-2 plain-cold+sting=-6 plain-cold+stool=2 plain-cold+water=-3
plain-cold+week=-4 plain-cold+yesterday=-2 play=-9 play+sudden=4 play+swell=-5 play+today=5 play+yesterday=-4
plays=-5 plays+speak=12 poison=9 pool=9 pool+pull=10 pool+water=2 pour=-3 pour+red=5 pour+small=-4 pour+water=9
pregnant+pressure=10 pregnant+severe=5 pregnant+since=-5 pregnant+week=-5 pregnant+woman=-5 pregnant+yesterday=-6
press=9 press+rib=-8 press+side=-5 press+since=6 press+small=-7 pressure=-3 pressure+see=10 pressure+severe=4
pressure+small=-7 pressure+today=-7 pressure+want=-7 pressure+week=10 pull=14 pull+skin=4 pull+snores=4 pus+rash=5
pus+since=-9 pus+yesterday=-6 rash+small=-3 red=-2 red+skin=8 red+slow=-5 red+small=-6 red+spread=-2 red+sputum=-6
red+suck=-10 red+swell=6 red+thermometer=-4 red+vessel=8 red+week=2 refuse=7 refuse+since=5 respond=5
respond+water=5 rib=-3 rib+skin=11 rib+small=-6 rib+suck=5 rib+sudden=8 rib+sunken=4 rib+twist=4 right=3
right+since=-7 right+sudden=5 right+twist=4 roof=15 rope=24 run=4 run+run=5 run+yesterday=-4 saliva=9
saliva+small=-11 saliva+sweat=9 says=22 says+see=6 says+since=6 says+small=6 says+soak=3 says+speak=4 says+sweat=3
says+very=-7 says+want=6 says+wound=6 says+yellow=7 scorpion=7 scorpion+small=2 scorpion+sting=4 scratch=-15
second-long=-5 second-long+stand=-9 second-long+unconscious=-5 see+severe=2 see+shake=5 see+small=5 see+swell=8
see+today=10 see+very=10 see+water=13 severe=17 severe+severe=3 severe+since=5 severe+smell=4 severe+start=4
severe+sudden=3 severe+swell=5 severe+very=7 severe+wake=7 severe+week=6 sex=-7 shake=14 shiver=24 shiver+tooth=4
shiver+week=5 shoulder=13 shoulder+since=-2 shoulder+very=3 sickle=3 side=6 side+since=3 side+small=-5 side+sudden=6
since+sleep=3 since+small=3 since+speak=8 since+stand=5 since+start=5 since+still=6 since+stool=-5 since+strength=3
since+suck=8 since+sudden=5 since+swell=3 since+thermometer=-14 since+throat=-8 since+today=-2 since+tooth=-6
since+twist=-4 since+urine=13 since+vehicle=-4 since+very=6 since+vomit=-3 since+wake=7 since+water=-6 since+weak=3
since+whistle=4 since+woman=8 since+yellow=-8 sit=9 sit+today=10 sit+urine=4 sit+water=-11 skin=6 skin+sunken=4
skin+swell=4 skin+thigh=2 skin+week=5 skin+wound=8 sleep=8 sleep+sleep=4 sleep+small=7 sleep+stop=2 sleep+suck=7
sleep+today=4 sleep+vomit=5 sleep+wake=-13 sleep+yesterday=-10 slow=-8 slow+spread=-5 small=-11 small+small=-5
small+sputum=-8 small+stand=-5 small+sting=7 small+swallow=11 small+swell=-7 small+today=3 small+vehicle=-7
small+want=-8 small+water=6 small+weak=3 small+week=-9 small+wound=-8 small+yesterday=7 smell=-11 smell+smell=10
smell+strength=3 smell+urine=-5 smoke=5 snake=8 snake+sting=11 snake+today=-4 snores=11 soak=15 soak+sweat=4
soak+wake=8 soft-spot=13 soft-spot+swell=3 sole=-9 sole+yellow=3 speak=-2 speak+still=-5 speak+sweat=3 speak+tired=7
speak+today=5 speak+very=7 speak+wake=-8 speak+want=-2 speak+woman=3 speak+word-said=8 spread=-8 sputum=-12 stand=6
stand+unconscious=-2 stand+very=2 stand+weak=2 start=7 start+sudden=4 start+week=-8 start+yesterday=9 stiff+touch=3
still=-6 still+week=7 sting=-4 sting+want=7 stool=-10 stool+today=-10 stool+urine=-7 stool+vomit=4 stool+water=-3
stool+week=-4 stool+yesterday=-5 stop=2 stop+suck=7 stop+week=9 stop+yesterday=-8 strange=9 strength=2
strength+swallow=6 stuck=5 stuck+throat=6 suck=-5 suck+very=4 suck+wake=4 sudden=23 sudden+sudden=3
sudden+testicle=5 sudden+today=2 sudden+very=5 sudden+week=5 sudden+word-said=5 sudden+yesterday=5 sugar=-2
sunken=20 swallow=12 swallow+water=6 swallow+yesterday=4 sweat=8 sweat+very=3 sweaty=11 swell=2 swell+thigh=2
swell+tooth=-4 swell+twist=-6 swell+vehicle=8 swell+wound=3 swell+yesterday=-2 tears=6 testicle=12 thermometer=4
thermometer+week=-2 thigh+today=-3 thinner=9 thirst=-10 thirst+very=-11 throat=7 throat+yesterday=-8 tired=8
tired+very=10 tired+word-said=4 today+vomit=9 today+wake=7 today+walk=7 today+water=-3 today+worse=-10
today+yellow=5 tongue=3 tooth=2 tooth+yesterday=7 tree=8 twist=9 twist+week=-3 twist+yesterday=-4 unconscious=9
urine=3 urine+water=-2 urine+weak=-10 urine+yellow=14 urine+yesterday=7 vaccine=-16 vagina=3 vehicle=9
vehicle+water=-3 vehicle+week=4 very=-3 very+vessel=4 very+vomit=-3 very+weak=12 very+week=3 vessel=11 voice=5
vomit=18 vomit+want=8 vomit+water=-3 vomit+yesterday=-8 waist=-2 walk=-6 walk+week=8 want=-7 water=3 weak=10 week=3
week+woman=-2 week+yellow=-3 week+yesterday=6 wet=-3 whistle=8 who:after-abortion=13 who:asthma=6 who:diabetes=5
who:epilepsy=-9 who:gave-birth=-10 who:pregnant=2 who:recent-surgery=4 who:sickle-cell=11 woman=3 womb=11 wood=9
word-said=17 work=-9 wound=-7 wound+yesterday=-2 yellow=-4 yellow+yesterday=-8 yesterday=-8
`;
