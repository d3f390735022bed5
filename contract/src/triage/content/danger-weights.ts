/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=2 above+arm=-7 above+belly=2 above+below=5 above+chest=6 above+eye=3 above+fall=2 above+fever=2 above+head=2
above+hit=6 above+pain=-3 above+press=4 above+rib=5 above+swell=6 above+walk=-7 acid=2 acid+after=-9 acid+battery=4
acid+bottle=13 acid+child=10 acid+drink=13 acid+eye=10 after=-2 after+all=8 after+back=-4 after+become=5
after+belly=-8 after+birth=2 after+blood=-5 after+bone=5 after+both=3 after+chest=-8 after+child=6 after+day=4
after+dog=7 after+double=-3 after+drink=5 after+eat=5 after+electricity=6 after+exercise=-11 after+fall=12
after+fit=5 after+food=-7 after+forehead=-3 after+gas=-3 after+head=-6 after+heartburn=-9 after+hour=9
after+labour=-7 after+leak=-6 after+leg=-6 after+less=-11 after+lift=-4 after+medicine=5 after+minute=-3
after+muscle=-6 after+nail=7 after+night=-5 after+not:sleep=3 after+operation=5 after+outside=2 after+pain=-10
after+pale=4 after+past=-3 after+pill=-6 after+pour=7 after+press=-3 after+second-long=-7 after+shiver=7
after+shoulder=8 after+since=-3 after+small=-2 after+stand=-7 after+sting=6 after+stool=-7 after+swell=-6
after+thigh=-7 after+throat=-3 after+tooth=5 after+week=2 after+work=-10 after+yesterday=-5 again=-7 again+now=-3
age:child=5 age:grown=-9 age:newborn=20 age:old=17 air=14 air+all-well=-10 air+keep=5 air+pull=-4 air+sit=7
air+snores=3 air+still=13 air+sudden=2 alcohol=-11 alcohol+day=9 alcohol+past=9 alcohol+since=-7 alcohol+stop=2
alcohol+sudden=2 alcohol+yesterday=-7 all=10 all+all-well=-7 all+back=9 all+belly=4 all+blur=11 all+body=6
all+breast=6 all+burn=4 all+chest=2 all+child=6 all+day=-3 all+dizzy=3 all+double=2 all+drink=-3 all+dropped=-4
all+each=3 all+eases=5 all+eat=-10 all+eye=10 all+face=2 all+faint=-3 all+fever=4 all+force=3 all+hardly=4
all+head=-3 all+hour=3 all+jerk=9 all+keep=7 all+kin=5 all+labour=4 all+leg=8 all+less=-4 all+minute=6 all+month=-9
all+morning=2 all+night=8 all+noise=2 all+not:more=-5 all+not:pain=-5 all+now=-2 all+one=-4 all+pad=-6 all+pain=6
all+pale=4 all+palm=3 all+past=-7 all+people=-6 all+pill=12 all+press=3 all+pressure=3 all+rash=18 all+room=7
all+run=8 all+see=5 all+shake=6 all+shiver=4 all+since=-8 all+sleep=6 all+smell=6 all+speak=-2 all+start=-4
all+stiff=4 all+still=6 all+strength=3 all+suck=7 all+swallow=5 all+swell=2 all+throat=8 all+today=-3
all+unconscious=-3 all+vessel=-3 all+vomit=5 all+wake=-3 all+want=7 all+water=6 all+weak=4 all+week=2 all-well=-24
all-well+asks=-4 all-well+asthma=-6 all-well+become=-3 all-well+belly=-4 all-well+bottle=-3 all-well+breast=2
all-well+breathe=-13 all-well+chest=-4 all-well+child=12 all-well+cramps=-3 all-well+day=4 all-well+drink=-20
all-well+eases=3 all-well+eat=4 all-well+eye=-16 all-well+face=-4 all-well+goes-in=-2 all-well+head=-10
all-well+headache=-3 all-well+hear=-12 all-well+hour=9 all-well+keep=-8 all-well+leg=-8 all-well+less=-6
all-well+lip=-12 all-well+minute=-10 all-well+month=-4 all-well+more=-5 all-well+morning=5 all-well+mouth=-9
all-well+move=2 all-well+neck=-5 all-well+night=9 all-well+not:fever=-4 all-well+not:pain=-6 all-well+not:see=-4
all-well+not:wake=8 all-well+now=8 all-well+outside=4 all-well+past=6 all-well+period=-9 all-well+play=2
all-well+plays=-5 all-well+pressure=-9 all-well+pull=-7 all-well+respond=-5 all-well+says=10 all-well+see=-8
all-well+sit=-13 all-well+speak=-17 all-well+still=5 all-well+stool=-9 all-well+suck=-16 all-well+swallow=5
all-well+today=-8 all-well+urine=-13 all-well+wake=-9 all-well+walk=-7 all-well+water=-4 all-well+week=-6
all-well+word-said=3 all-well+work=-4 all-well+yesterday=9 ankle=3 ankle+dislocate=-5 ankle+leg=4 ankle+less=-10
ankle+small=7 ankle+swell=4 ankle+twist=-10 ankle+yesterday=-4 arm=-5 arm+back=-3 arm+bat=-3 arm+beat=-3
arm+become=6 arm+bee=-9 arm+before=-3 arm+below=4 arm+bend=-7 arm+bite=-8 arm+blood=-5 arm+bone=5 arm+both=-7
arm+burn=4 arm+child=13 arm+cold=5 arm+comes-out=-10 arm+cut=3 arm+die=10 arm+dropped=4 arm+face=11 arm+fall=-2
arm+force=-4 arm+inside=5 arm+itch=-5 arm+jerk=7 arm+kin=-3 arm+left=15 arm+leg=6 arm+lift=-4 arm+lip=3 arm+man=4
arm+minute=8 arm+monkey=13 arm+month=3 arm+mouth=5 arm+neck=4 arm+not:lift=8 arm+now=5 arm+numb=4 arm+one=9
arm+outside=13 arm+pain=-3 arm+pale=11 arm+palm=3 arm+past=-4 arm+right=8 arm+scratch=-12 arm+see=9 arm+shake=-4
arm+shiver=-2 arm+side=6 arm+since=-5 arm+snake=9 arm+stiff=-3 arm+strength=-4 arm+sweat=-3 arm+swell=-6
arm+twist=-2 arm+very=-7 arm+wake=-7 arm+word-said=6 asks=-17 asks+asks=-22 asks+checked=-5 asks+child=-2
asks+day=-7 asks+exercise=-6 asks+head=14 asks+heart=-11 asks+hit=5 asks+hold=-7 asks+house=-9 asks+kill=8
asks+know=-13 asks+many=-6 asks+medicine=-7 asks+not:know=8 asks+now=-7 asks+people=-11 asks+plain-cold=-2
asks+pregnant=-14 asks+pressure=8 asks+run=-5 asks+sleep=-15 asks+small=2 asks+speak=4 asks+start=-5 asks+today=10
asks+vaccine=-5 asks+walk=-6 asks+want=-7 asks+water=7 asthma=4 asthma+blue=6 asthma+child=7 asthma+fit=8
asthma+past=6 asthma+severe=6 asthma+since=-5 asthma+small=8 asthma+today=-9 asthma+week=-7 asthma+worse=-13
back+bad=7 back+become=10 back+below=-10 back+bend=-3 back+birth=5 back+day=5 back+exercise=-6 back+fever=-13
back+foreskin=4 back+head=9 back+hit=8 back+hot=-3 back+knife=10 back+leg=8 back+lift=-9 back+night=-7
back+not:become=4 back+not:open=3 back+not:pain=-3 back+pain=-12 back+pull=-4 back+since=3 back+stiff=-3
back+stuck=5 back+sudden=4 back+twist=2 back+water=-10 back+week=2 back+yesterday=-9 bad=7 bad+below=-3 bad+chest=5
bad+fever=-3 bad+headache=9 bad+now=4 bad+pain=-2 bad+small=-3 bad+smell=9 bad+still=-5 bat=-2 bat+scratch=-3
battery=5 battery+hour=4 battery+kin=4 battery+small=10 battery+swallow=13 battery+vehicle=8 battery+water=4 beat=-2
beat+head=8 beat+kin=9 beat+scratch=-3 beat+weak=7 become=12 become+belly=7 become+below=-3 become+big=3
become+black=8 become+blister=3 become+blue=8 become+body=4 become+breast=-7 become+chest=4 become+cold=3
become+cough=-8 become+crying=-3 become+die=4 become+dropped=5 become+eye=-4 become+fever=-6 become+finger=4
become+fire=-6 become+fit=7 become+half=4 become+hard=2 become+hold=3 become+hour=7 become+inside=9 become+jaw=2
become+kin=7 become+left=4 become+leg=3 become+lip=4 become+man=7 become+minute=8 become+month=5 become+morning=7
become+mouth=5 become+not:pain=7 become+now=7 become+one=-2 become+outside=3 become+pain=-5 become+pale=12
become+palm=5 become+period=7 become+pill=8 become+rib=-5 become+right=-3 become+see=10 become+since=-5
become+skin=3 become+small=2 become+smell=4 become+sole=5 become+stiff=9 become+stuck=4 become+sudden=2
become+sweat=3 become+swell=3 become+thigh=4 become+today=2 become+vehicle=-6 become+vessel=6 become+voice=5
become+week=5 become+wound=3 become+yesterday=6 bed=2 bed+move=5 bed+shake=6 bed+since=-8 bed+soak=4 bee+mouth=5
before=-6 before+chest=-8 before+day=-7 before+heart=7 before+outside=6 before+people=-3 before+rape=-7
before+small=5 before+vaccine=-6 before+yesterday=-15 behind=13 behind+below=-6 behind+ear=12 behind+hit=9
behind+keep=5 behind+knee=-6 behind+lump=9 behind+morning=8 behind+not:swell=-5 behind+pain=-5 belly=12
belly+below=3 belly+blood=9 belly+burn=4 belly+burst=5 belly+child=4 belly+cramps=-2 belly+crying=-2 belly+cut=3
belly+day=4 belly+discharge=3 belly+drink=2 belly+dropped=2 belly+face=-3 belly+fall=12 belly+gas=-7 belly+hard=8
belly+hit=9 belly+hot=6 belly+keep=6 belly+kin=3 belly+knife=4 belly+less=5 belly+minute=9 belly+month=-4
belly+morning=-9 belly+night=-3 belly+not:move=3 belly+not:pain=-5 belly+now=3 belly+one=2 belly+outside=2
belly+pain=2 belly+pale=5 belly+period=-5 belly+pregnant=4 belly+red=11 belly+rib=5 belly+second-long=3 belly+side=8
belly+since=-10 belly+skin=-2 belly+small=3 belly+spread=9 belly+stairs=5 belly+start=10 belly+stiff=8
belly+sudden=2 belly+sunken=7 belly+swell=-4 belly+today=-3 belly+vehicle=2 belly+very=7 belly+week=3 belly+wood=4
belly+worse=5 belly+wound=8 below=3 below+below=6 below+big=4 below+blood=17 below+breast=3 below+breathe=6
below+burn=7 below+chemo=12 below+chest=9 below+cord=5 below+cough=2 below+crying=-2 below+cut=4 below+day=-8
below+dropped=9 below+eye=8 below+faint=5 below+fall=8 below+fluid=8 below+goes-in=4 below+head=8 below+hot=-4
below+hour=5 below+inside=4 below+keep=2 below+kin=8 below+knee=-10 below+left=10 below+lip=-6 below+month=-6
below+mouth=-5 below+move=7 below+navel=7 below+neck=4 below+night=-2 below+nose=4 below+not:become=7
below+not:keep=-9 below+now=9 below+one=-6 below+pain=-4 below+period=2 below+pour=6 below+pull=2 below+rape=11
below+rib=5 below+right=4 below+run=6 below+second-long=-10 below+shoulder=6 below+side=8 below+since=-5 below+sit=6
below+skin=5 below+stand=2 below+start=8 below+stiff=-4 below+suck=5 below+sudden=5 below+thigh=-2 below+thinner=6
below+today=-5 below+very=-2 below+water=-8 below+week=12 below+wound=-6 below+yesterday=10 bend=2 bend+crying=4
bend+lip=3 bend+mouth=3 bend+neck=-2 bend+pain=2 bend+swell=-7 bend+very=2 big=6 big+black=3 big+blister=-5
big+blood=5 big+clot=4 big+comes-out=2 big+each=3 big+fall=3 big+finger=-4 big+kin=6 big+morning=4 big+not:breathe=6
big+not:know=3 big+pain=3 big+says=5 birth=11 birth+both=3 birth+child=7 birth+day=17 birth+eases=10 birth+fit=5
birth+hour=2 birth+house=11 birth+month=-7 birth+night=3 birth+not:sleep=6 birth+one=3 birth+past=6 birth+says=4
birth+since=6 birth+speak=3 birth+week=3 birth+woman=11 birth+yesterday=10 bite=9 bite+blood=4 bite+cheek=4
bite+child=5 bite+dog=9 bite+leg=2 bite+month=9 bite+neck=4 bite+snake=11 black=24 black+blood=7 black+finger=7
black+leg=9 black+smell=6 black+stool=17 black+urine=6 black+vomit=5 blister=-18 blister+blue=3 blister+both=-10
blister+chest=7 blister+comes-out=-8 blister+face=7 blister+one=-6 blister+skin=3 blister+small=-9 blocked=4
blocked+blood=6 blocked+blue=3 blocked+child=2 blocked+eye=7 blocked+less=-5 blocked+nose=-6 blocked+not:lift=4
blocked+not:open=5 blocked+open=-4 blocked+rib=7 blocked+right=6 blocked+small=7 blocked+twist=7 blocked+wound=5
blood=3 blood+both=-6 blood+clot=3 blood+cloth=8 blood+comes-out=2 blood+cough=8 blood+cramps=10 blood+diarrhoea=-11
blood+dog=7 blood+double=-10 blood+dry=-4 blood+fever=4 blood+gum=7 blood+half=5 blood+hit=9 blood+hold=-7
blood+hour=4 blood+inside=4 blood+kin=-9 blood+leg=5 blood+less=-3 blood+many=11 blood+medicine=3 blood+minute=-8
blood+month=11 blood+mouth=7 blood+neck=7 blood+night=5 blood+not:many=-4 blood+not:stop=6 blood+now=6 blood+pain=9
blood+past=-9 blood+period=11 blood+pour=12 blood+pregnant=9 blood+press=-5 blood+rape=11 blood+red=9 blood+run=7
blood+saliva=-10 blood+see=5 blood+since=4 blood+small=-13 blood+soak=10 blood+sputum=-12 blood+start=5
blood+still=9 blood+stop=-18 blood+swallow=3 blood+swell=7 blood+thermometer=-5 blood+thinner=4 blood+urine=6
blood+vehicle=9 blood+very=6 blood+vessel=15 blood+vomit=13 blood+week=3 blood+yesterday=-4 blue=22 blue+face=4
blue+keep=2 blue+leg=4 blue+lip=6 blue+mouth=3 blue+neck=3 blue+now=2 blue+past=7 blue+patches=4 blue+pill=3
blue+press=4 blue+skin=3 blue+sweat=8 blue+swell=3 blur=2 blur+eye=9 blur+head=12 blur+kin=-8 blur+pain=3 blur+see=3
blur+severe=2 blur+very=6 body=-4 body+both=7 body+cold=13 body+faint=4 body+fever=4 body+fire=-6 body+hot=-3
body+jerk=7 body+kin=2 body+move=5 body+noise=9 body+now=-4 body+pain=-6 body+patches=5 body+press=5 body+shake=5
body+shiver=5 body+since=-9 body+smell=5 body+today=7 body+unconscious=4 body+vehicle=-6 body+yesterday=-9 bone=15
bone+chest=4 bone+fever=2 bone+leg=10 bone+outside=4 bone+pain=3 bone+severe=3 bone+skin=8 bone+very=3 bone+week=3
bored=-10 bored+die=-7 born=13 born+child=4 born+yesterday=7 both=8 both+burn=4 both+child=16 both+dizzy=4
both+faint=-5 both+hit=-4 both+hour=2 both+knee=4 both+leak=-6 both+leg=20 both+man=8 both+minute=-4 both+month=3
both+night=4 both+now=7 both+pain=4 both+pale=-3 both+past=-11 both+people=-6 both+plain-cold=-4 both+pour=-3
both+pregnant=-7 both+pus=-2 both+rib=-4 both+since=-5 both+sleep=-4 both+small=-3 both+smell=10 both+stool=-6
both+stuck=-3 both+swell=12 both+tooth=2 both+twist=-3 both+wake=-7 both+water=4 bottle=6 bottle+burst=8
bottle+child=4 bottle+drink=-8 bottle+hold=2 bottle+hot=-3 bottle+inside=6 bottle+small=5 break=-4 break+condom=-7
break+fall=-5 break+hang=4 break+leg=3 break+less=-7 break+night=-4 break+outside=5 break+rope=4 break+skin=-7
break+yesterday=-3 breast=-6 breast+cancer=-7 breast+chemo=6 breast+day=7 breast+fever=6 breast+hard=-4
breast+hot=-9 breast+lump=-5 breast+month=-2 breast+night=5 breast+one=-6 breast+past=-3 breast+red=-11
breast+refuse=9 breast+since=10 breast+small=-3 breast+week=-3 breast+yesterday=9 breathe=7 breathe+breathe=9
breathe+burn=3 breathe+chest=9 breathe+child=7 breathe+cough=-6 breathe+cut=5 breathe+deep=8 breathe+double=-3
breathe+draws-in=6 breathe+each=17 breathe+fast=-3 breathe+force=5 breathe+keep=11 breathe+kin=-7 breathe+less=-8
breathe+minute=-4 breathe+nose=7 breathe+now=9 breathe+one=4 breathe+outside=5 breathe+pain=11 breathe+rib=9
breathe+run=6 breathe+side=7 breathe+sit=6 breathe+skin=4 breathe+sleep=-4 breathe+small=-7 breathe+smell=6
breathe+snores=6 breathe+stop=11 breathe+strength=5 breathe+suck=4 breathe+sudden=3 breathe+swell=6 breathe+today=4
breathe+very=13 breathe+voice=2 breathe+vomit=9 breathe+week=-9 breathe+word-said=4 bruise=10 burn=2 burn+child=5
burn+crying=-11 burn+cut=3 burn+day=-4 burn+electricity=10 burn+eye=13 burn+face=6 burn+fever=-11 burn+finger=-4
burn+heart=9 burn+hit=4 burn+hot=6 burn+kin=2 burn+knife=4 burn+leg=2 burn+night=4 burn+outside=9 burn+rib=3
burn+says=8 burn+scorpion=-2 burn+small=-6 burn+smell=9 burn+thigh=-6 burn+urine=-16 burn+yesterday=-3 burst=8
burst+charcoal=6 burst+condom=-9 burst+gas=6 burst+head=13 burst+hiv=-4 burst+night=-6 burst+pain=4 burst+see=7
burst+suck=5 burst+sudden=2 burst+today=6 burst+yesterday=-11 calf=-12 calf+left=-12 calf+one=-4 calf+pain=-4
calf+right=-3 calf+since=-3 calf+swell=-14 calf+wound=-3 cancer+chemo=6 cancer+fever=6 cancer+gland=-8 charcoal=14
charcoal+charcoal=4 charcoal+close=4 charcoal+cold=4 charcoal+gas=6 charcoal+inside=3 charcoal+itch=2
charcoal+room=3 charcoal+sleep=4 checked=-2 checked+know=-3 checked+past=4 checked+pregnant=10 checked+pressure=-5
checked+small=-9 checked+start=3 checked+today=-9 checked+want=-7 checked+week=5 cheek=-5 cheek+dog=14
cheek+drink=-8 cheek+eat=-6 cheek+morning=-11 cheek+open=10 cheek+pain=-4 cheek+since=3 cheek+small=12
cheek+swell=-10 cheek+tooth=-6 chemo=17 chemo+fever=6 chemo+past=4 chest=12 chest+child=8 chest+cut=3 chest+day=-6
chest+eye=5 chest+face=15 chest+fire=4 chest+half=-10 chest+hold=4 chest+hot=4 chest+hour=-9 chest+jaw=8
chest+kin=-8 chest+left=5 chest+light=4 chest+many=5 chest+minute=2 chest+not:below=9 chest+not:keep=-4
chest+not:pain=5 chest+one=-2 chest+pain=6 chest+past=-5 chest+people=7 chest+pull=2 chest+run=-4 chest+says=3
chest+since=12 chest+sit=3 chest+small=-4 chest+sudden=3 chest+today=7 chest+vehicle=4 chest+very=6 chest+wood=2
chest+yesterday=-11 child=10 child+cloth=8 child+cold=4 child+comes-out=4 child+cord=4 child+cough=-13 child+day=8
child+diarrhoea=9 child+dog=4 child+double=10 child+drink=8 child+each=12 child+eat=7 child+eye=-6 child+face=3
child+fast=2 child+fever=2 child+fit=7 child+forehead=-6 child+half=10 child+head=-15 child+hear=9 child+heart=4
child+hit=4 child+hold=4 child+hour=3 child+inside=3 child+kin=18 child+less=4 child+many=3 child+month=-7
child+morning=2 child+move=-5 child+navel=3 child+neck=3 child+night=13 child+nose=-8 child+not:breast=4
child+not:know=4 child+not:more=-4 child+not:move=5 child+not:play=5 child+not:sleep=9 child+not:suck=7 child+now=-5
child+one=10 child+pain=6 child+palm=9 child+past=-7 child+people=4 child+pill=7 child+plain-cold=-8 child+play=9
child+pool=6 child+pregnant=6 child+pull=2 child+pus=5 child+rash=-6 child+red=-7 child+refuse=5 child+run=-8
child+says=7 child+see=-3 child+severe=3 child+sickle=-2 child+skin=2 child+small=5 child+smell=5 child+speak=6
child+still=5 child+suck=-2 child+sudden=3 child+swallow=6 child+thermometer=12 child+touch=10 child+very=-6
child+voice=3 child+wake=4 child+want=6 child+water=-2 child+weak=3 child+week=5 child+yellow=-7 child+yesterday=-2
choke=8 choke+man=10 clear=-26 clear+eye=-15 clear+head=-11 clear+knife=-6 clear+less=-3 clear+small=-2
clear+suck=-4 clear+wound=-3 close=10 close+double=3 close+eye=8 close+medicine=3 close+nose=-6 close+skin=-5
clot=15 clot+comes-out=3 clot+each=3 cloth=9 cloth+hour=11 cloth+pour=-3 cloth+soak=-3 cloth+still=4 cloth+weak=3
cold=4 cold+drink=6 cold+fall=4 cold+hear=-7 cold+kin=6 cold+leg=4 cold+night=9 cold+pale=4 cold+shake=7
cold+since=-11 cold+sleep=6 cold+small=2 cold+smell=5 cold+soak=3 cold+sweat=10 cold+thermometer=8 cold+today=2
cold+touch=7 cold+walk=-4 cold+water=6 comes-out=14 comes-out+discharge=3 comes-out+fever=3 comes-out+gum=3
comes-out+kin=6 comes-out+many=3 comes-out+morning=6 comes-out+nose=3 comes-out+not:know=5 comes-out+pain=3
comes-out+since=6 comes-out+today=5 comes-out+urine=10 comes-out+water=10 condom=-11 condom+head=5 condom+hit=5
condom+hiv=-4 condom+leak=4 condom+man=-3 condom+move=3 condom+night=-11 condom+play=3 condom+sudden=2
condom+yesterday=-14 confused=20 confused+double=4 confused+eyelid=3 confused+now=9 confused+one=6 confused+see=7
confused+today=6 confused+week=4 consciousness=15 consciousness+fall=4 consciousness+heart=7 consciousness+lost=11
consciousness+not:lost=-9 cord=8 cord+cut=3 cord+dry=-3 cord+house=2 cord+leak=3 cord+skin=2 cord+smell=3 cough=-9
cough+day=3 cough+double=-12 cough+fast=-13 cough+fever=4 cough+half=4 cough+kin=-5 cough+less=-7 cough+many=4
cough+month=-14 cough+night=-5 cough+nose=-2 cough+now=3 cough+past=-7 cough+plain-cold=-8 cough+pour=-5 cough+red=7
cough+rib=4 cough+since=-14 cough+small=-8 cough+sputum=-10 cough+sunken=8 cough+thermometer=-11 cough+vessel=9
cough+week=-21 cramps=-2 cramps+day=-11 cramps+each=-2 cramps+month=-2 cramps+pain=-8 crying=-3 crying+eye=-6
crying+fall=3 crying+lip=4 crying+mouth=4 crying+navel=3 crying+side=5 crying+sweat=9 crying+touch=6 crying+twist=3
crying+very=4 crying+voice=7 cut=2 cut+deep=-11 cut+die=5 cut+fall=3 cut+help=11 cut+hit=4 cut+house=2 cut+knife=-15
cut+leg=-14 cut+less=-3 cut+machete=4 cut+month=8 cut+one=2 cut+past=8 cut+side=3 cut+small=-13 cut+sudden=3
cut+swell=3 dark=5 dark+see=5 day=-2 day+day=-4 day+diarrhoea=6 day+double=-7 day+drink=5 day+dropped=-5 day+dry=-4
day+each=-18 day+ear=-3 day+eases=5 day+eat=4 day+eye=10 day+fit=4 day+half=-8 day+head=-7 day+headache=-3
day+heartburn=-6 day+hit=-2 day+hiv=-15 day+hot=-3 day+kin=7 day+know=-3 day+leak=-3 day+less=-6 day+malaria=-5
day+man=6 day+many=-6 day+medicine=-11 day+nail=2 day+night=-5 day+nose=-7 day+not:eat=7 day+not:know=4
day+not:see=7 day+not:sleep=12 day+now=-13 day+one=-8 day+open=7 day+operation=3 day+pain=-5 day+past=15
day+people=-8 day+period=-8 day+plain-cold=-3 day+pour=4 day+pregnant=5 day+pus=-6 day+says=3 day+since=3
day+start=-7 day+still=-4 day+stool=8 day+stop=4 day+sudden=2 day+sweat=3 day+thermometer=-5 day+throat=-3
day+today=-6 day+urine=14 day+vaccine=-6 day+vomit=6 day+water=-3 day+week=-4 day+woman=5 day+yellow=6
day+yesterday=-7 deep=-11 deep+fast=6 deep+nail=-7 deep+wound=-14 diabetes=2 diabetes+kin=4 diabetes+leg=-8
diabetes+small=-9 diabetes+wound=-8 diarrhoea=2 diarrhoea+double=-11 diarrhoea+morning=-7 diarrhoea+night=7
diarrhoea+since=-14 diarrhoea+today=-8 diarrhoea+water=10 diarrhoea+weak=5 diarrhoea+yesterday=-13 die=8 die+help=11
die+hour=4 die+kin=12 die+left=5 die+outbreak=3 discharge+hot=8 discharge+red=3 discharge+shiver=7 discharge+smell=7
dislocate=-6 dizzy=25 dizzy+hear=4 dog=5 dog+kin=5 dog+leg=-13 dog+less=-5 dog+month=6 dog+neck=7 dog+open=10
dog+pain=7 dog+past=7 dog+scratch=-7 dog+small=16 dog+week=7 double+each=4 double+fever=3 double+hit=-8
double+hold=4 double+hour=5 double+medicine=3 double+minute=-10 double+night=6 double+not:see=6 double+now=-6
double+one=-8 double+past=2 double+plain-cold=-8 double+press=-5 double+pressure=-6 double+see=-4 double+since=8
double+sleep=11 double+stiff=3 double+stop=-3 double+suck=4 double+thermometer=-4 double+today=6 double+wake=-4
double+week=7 draws-in=12 draws-in+eye=3 draws-in+rib=3 draws-in+skin=3 drink=-5 drink+each=-7 drink+eases=-12
drink+eat=-3 drink+hard=3 drink+hear=-3 drink+keep=-10 drink+kin=10 drink+less=6 drink+many=-6 drink+medicine=10
drink+milk=-9 drink+move=-2 drink+not:want=8 drink+now=6 drink+past=5 drink+play=-17 drink+poison=13 drink+since=8
drink+sit=-5 drink+sleep=6 drink+stop=3 drink+sunken=5 drink+thirst=-5 drink+urine=-10 drink+vessel=5 drink+vomit=-8
drink+wake=3 drink+weak=11 drink+yesterday=2 dropped+keep=7 dropped+kin=5 dropped+right=4 dropped+suck=5
dropped+today=8 dropped+week=-3 dry=-4 dry+navel=-3 dry+plain-cold=-3 dry+small=-4 each=-3 each+half=2 each+head=2
each+headache=-7 each+heartburn=-4 each+hit=4 each+kin=-2 each+labour=7 each+leg=4 each+less=5 each+minute=14
each+month=-7 each+morning=-4 each+night=-4 each+noise=4 each+not:keep=-2 each+not:sit=-2 each+now=-4 each+one=4
each+pad=6 each+people=5 each+period=-4 each+pregnant=-6 each+rib=9 each+see=3 each+shoulder=3 each+sleep=3
each+small=7 each+snores=2 each+speak=-4 each+stand=6 each+stiff=3 each+still=2 each+stool=-4 each+swell=7
each+thermometer=-5 each+today=6 each+vomit=-6 each+water=-6 each+week=-2 each+wet=-3 ear=14 ear+ear=4
ear+not:swell=-5 ear+pain=-2 ear+pus=-8 ear+since=-13 ear+swell=9 ear+yesterday=-11 eases=-12 eases+not:more=-11
eases+not:pain=4 eases+now=-5 eases+sleep=-10 eases+water=-10 eases+week=-3 eat=-7 eat+kin=7 eat+less=2 eat+move=-6
eat+past=3 eat+play=-8 eat+plays=4 eat+run=8 eat+since=-4 eat+sleep=3 eat+speak=-4 eat+vomit=-8 eat+yesterday=-6
electricity=22 electricity+touch=6 exercise=-2 exercise+exercise=-6 exercise+fever=6 exercise+heart=5
exercise+leg=-10 exercise+lift=-2 exercise+minute=9 exercise+pain=-3 exercise+since=-9 exercise+stiff=-4
exercise+thigh=-8 exercise+yesterday=-9 eye=8 eye+face=4 eye+goes-in=11 eye+hardly=5 eye+head=7 eye+hit=8 eye+hour=5
eye+inside=9 eye+itch=-12 eye+jaw=4 eye+kin=4 eye+left=7 eye+less=6 eye+light=-5 eye+lip=4 eye+lost=4 eye+morning=-2
eye+mouth=7 eye+not:draws-in=-7 eye+not:pain=-10 eye+not:sunken=-7 eye+now=2 eye+one=6 eye+open=4 eye+pain=-12
eye+pale=-4 eye+plain-cold=-9 eye+pour=11 eye+rash=-2 eye+red=-15 eye+right=10 eye+saliva=5 eye+says=5 eye+see=-3
eye+side=2 eye+since=-4 eye+skin=12 eye+sleep=4 eye+small=8 eye+snake=10 eye+start=2 eye+sudden=6 eye+sunken=13
eye+sweat=-3 eye+swell=6 eye+today=4 eye+urine=10 eye+very=6 eye+wake=3 eye+water=3 eye+wound=4 eye+yellow=-2
eyelid=7 eyelid+one=3 face=-2 face+forehead=2 face+hit=9 face+leg=11 face+less=7 face+morning=10 face+now=4
face+pain=3 face+rash=-16 face+see=7 face+side=10 face+speak=-5 face+swell=11 face+twist=7 face+yellow=4 faint=12
faint+heart=6 faint+hour=4 faint+kin=7 faint+one=-4 faint+second-long=-7 faint+sit=3 faint+small=-5 faint+soak=3
faint+stand=-2 faint+sweat=3 faint+very=2 fall=3 fall+fall=9 fall+fast=2 fall+head=11 fall+heart=8 fall+hit=3
fall+hour=7 fall+inside=3 fall+kin=17 fall+leg=12 fall+lift=3 fall+lost=4 fall+month=4 fall+mouth=2 fall+move=7
fall+nearly=4 fall+not:pill=-6 fall+outside=3 fall+pain=6 fall+pale=3 fall+play=-3 fall+pregnant=2 fall+right=12
fall+roof=10 fall+run=5 fall+second-long=-2 fall+shoulder=10 fall+since=4 fall+sleep=5 fall+small=-9 fall+stairs=5
fall+stand=2 fall+sting=-7 fall+suck=5 fall+sudden=3 fall+today=7 fall+tree=6 fall+vehicle=4 fall+very=3
fall+yesterday=-6 fast=-7 fast+fast=-6 fast+heart=-4 fast+kin=10 fast+less=-14 fast+nose=7 fast+not:breathe=-6
fast+run=6 fast+very=6 fast+weak=5 fear=8 fever=6 fever+fit=12 fever+gum=4 fever+hard=-4 fever+head=5 fever+hot=8
fever+kin=3 fever+leg=7 fever+month=-7 fever+now=-5 fever+pad=2 fever+pain=-16 fever+patches=4 fever+pregnant=-5
fever+rash=10 fever+right=3 fever+shiver=8 fever+since=-15 fever+smell=9 fever+soak=2 fever+suck=4 fever+swell=10
fever+today=7 fever+urine=-3 fever+vagina=8 fever+very=8 fever+vomit=6 fever+weak=11 fever+yesterday=-7 finger=-5
finger+heart=10 finger+hot=-12 finger+joint=3 finger+leg=-5 finger+move=-6 finger+pain=-3 finger+small=-7
finger+smell=6 finger+snake=10 finger+sting=-3 finger+swell=6 fire+knee=8 fire+one=-5 fire+since=-2 fire+swell=8
fit=13 fit+kin=-11 fit+minute=10 fit+morning=-2 fit+one=-5 fit+since=8 fit+today=4 fluid=13 fluid+since=7 foam=11
foam+mouth=4 foam+people=9 food=-6 food+heartburn=-7 force=2 force+hour=3 force+leg=-7 force+not:more=6 force+now=6
force+since=3 force+smell=3 force+swallow=6 forehead+hit=-11 forehead+morning=-9 forehead+pain=-4 foreskin=10
foreskin+less=-9 foreskin+now=7 foreskin+pull=10 gas=-3 gas+gas=-10 gas+swell=-11 gland=-8 goes-in=4
goes-in+inside=4 goes-in+rib=10 green=8 green+vomit=12 green+water=6 gum=7 gum+kin=3 gun=17 gun+head=12
half+minute=9 half+month=9 half+one=8 half+pad=5 half+since=7 half+vessel=5 half+week=-8 half+yesterday=-2 hang=16
hang+outside=3 hang+rope=6 hard=13 hard+minute=4 hard+neck=7 hard+pain=5 hard+wood=5 hard+yesterday=-3 hardly=4
hardly+now=4 hardly+open=5 hardly+since=8 hardly+sleep=5 hardly+weak=4 hardly+yesterday=8 head=3 head+hit=-4
head+hiv=-8 head+hold=3 head+kin=-4 head+less=-12 head+lift=8 head+light=4 head+minute=8 head+not:hit=-2
head+not:pain=-14 head+pain=3 head+pressure=14 head+second-long=10 head+see=9 head+severe=11 head+since=2
head+sleep=-4 head+start=-7 head+sudden=7 head+swell=10 head+today=4 head+vehicle=7 head+very=12 head+woman=-2
head+work=-12 head+yesterday=6 headache=3 headache+hit=9 headache+now=4 headache+since=3 headache+small=-11
headache+sudden=6 headache+today=5 headache+week=-3 hear=-5 hear+kill=3 hear+kin=7 hear+night=-4 hear+noise=2
hear+people=10 hear+says=5 hear+severe=3 hear+since=4 hear+voice=-8 heart=10 heart+hit=6 heart+kin=-3 heart+pill=4
heart+play=7 heart+run=-4 heart+severe=3 heart+very=6 heartburn=-8 heartburn+heartburn=-4 heartburn+night=-6
heartburn+since=-4 help=-5 help+inhaler=-9 help+one=-3 help+speak=-7 hit=10 hit+hold=3 hit+itch=-8 hit+kin=9
hit+leg=6 hit+less=-10 hit+man=-6 hit+morning=-10 hit+move=4 hit+night=5 hit+noise=4 hit+nose=-4 hit+one=7
hit+outside=5 hit+past=3 hit+plain-cold=-9 hit+pressure=-6 hit+rib=5 hit+says=5 hit+see=5 hit+severe=4 hit+small=-5
hit+snake=3 hit+start=2 hit+suck=5 hit+sudden=5 hit+vehicle=6 hit+voice=3 hit+walk=7 hit+woman=4 hit+wood=-3
hit+yesterday=6 hiv=-5 hiv+life=3 hiv+pain=-8 hiv+since=-10 hiv+yesterday=-4 hold=5 hold+lost=7 hold+man=4
hold+medicine=2 hold+neck=5 hold+not:stop=2 hold+pressure=-7 hold+see=5 hold+since=10 hold+stand=5 hold+stop=7
hold+sudden=3 hold+want=-6 hold+yesterday=4 hot=-2 hot+knee=2 hot+less=-7 hot+move=-6 hot+now=6 hot+pain=-4
hot+red=2 hot+severe=8 hot+shiver=5 hot+since=-15 hot+smell=4 hot+speak=3 hot+suck=-10 hot+swell=-2
hot+thermometer=-5 hot+today=9 hot+very=3 hot+vomit=5 hot+weak=4 hot+yesterday=-10 hour=10 hour+left=4 hour+many=5
hour+more=4 hour+morning=3 hour+night=5 hour+now=6 hour+one=3 hour+open=2 hour+pad=5 hour+past=4 hour+pill=12
hour+press=6 hour+since=12 hour+sleep=-7 hour+small=4 hour+stand=8 hour+start=3 hour+still=7 hour+strength=3
hour+suck=5 hour+swallow=5 hour+yesterday=-4 house=4 house+kin=-10 house+roof=12 house+walk=4 hunger=-11
infection=10 infection+kin=3 inhaler+past=4 inhaler+word-said=6 inside=13 inside+less=6 inside+lip=3 inside+one=9
inside+pale=-5 inside+palm=4 inside+pull=3 inside+rib=5 inside+today=3 inside+very=4 inside+walk=7 itch=-18
itch+less=-2 itch+nose=-4 itch+plain-cold=-6 itch+rash=4 itch+red=-8 itch+since=-5 itch+small=-9 itch+throat=-3
itch+woman=-2 itch+yesterday=-3 itself=-7 itself+minute=-6 itself+morning=-4 itself+pain=4 itself+stop=-4
itself+sudden=3 jaw=18 jaw+neck=2 jaw+not:open=8 jaw+now=9 jaw+pain=7 jaw+pull=3 jaw+since=9 jaw+swell=2
jaw+yesterday=9 jerk=10 jerk+leg=6 joint=-2 joint+pain=-6 joint+today=3 keep=-5 keep+nail=7 keep+not:drink=4
keep+one=5 keep+press=2 keep+skin=8 keep+stop=7 keep+today=2 keep+water=-7 kill=5 kill+kin=5 kill+knife=3
kill+night=9 kill+today=8 kill+voice=3 kin=10 kin+knife=3 kin+lip=3 kin+man=5 kin+medicine=9 kin+month=-6
kin+morning=7 kin+mouth=9 kin+not:become=2 kin+not:know=6 kin+not:pain=-10 kin+now=-6 kin+outbreak=10 kin+outside=4
kin+pain=-4 kin+past=7 kin+people=8 kin+pill=3 kin+pregnant=3 kin+pressure=5 kin+pull=4 kin+refuse=4 kin+rib=8
kin+says=6 kin+see=5 kin+side=5 kin+since=-6 kin+sit=7 kin+sleep=-3 kin+small=5 kin+stand=5 kin+stop=-5
kin+swallow=6 kin+sweat=7 kin+swell=-4 kin+thinner=3 kin+today=3 kin+touch=4 kin+twist=8 kin+very=-5 kin+voice=12
kin+vomit=-6 kin+water=10 kin+week=-6 kin+yellow=4 kin+yesterday=-2 knee=-3 knee+leg=-2 knee+one=4 knee+pain=-9
knee+since=3 knee+small=-6 knee+stairs=-3 knee+swell=-3 knee+vehicle=8 knife=18 knife+less=-6 knife+rib=3
knife+sudden=4 knife+voice=3 know=-16 know+vaccine=-4 know+want=-4 labour=11 labour+minute=13 labour+morning=6
labour+pain=7 labour+since=6 labour+start=3 labour+yesterday=7 leak=7 leak+leg=4 leak+many=-3 leak+not:stop=6
leak+not:swallow=3 leak+past=-3 leak+plain-cold=-4 leak+red=9 leak+saliva=5 leak+still=7 leak+sudden=4 leak+very=3
leak+vessel=6 left=14 left+leg=3 left+minute=5 left+morning=4 left+numb=4 left+pain=14 left+pale=5 left+past=3
left+side=4 left+start=3 left+sudden=8 left+swell=-12 leg=3 leg+leg=-2 leg+less=-9 leg+more=9 leg+morning=6
leg+move=10 leg+nail=-9 leg+night=8 leg+not:move=5 leg+not:want=13 leg+now=8 leg+one=-8 leg+outside=3 leg+pale=3
leg+past=-4 leg+patches=2 leg+pour=6 leg+press=4 leg+red=-4 leg+rope=6 leg+scratch=-6 leg+side=3 leg+since=6
leg+skin=6 leg+slow=-6 leg+small=15 leg+snake=15 leg+spread=-6 leg+sting=3 leg+strength=-7 leg+sudden=5 leg+swell=6
leg+twist=8 leg+urine=6 leg+vehicle=5 leg+weak=6 leg+week=4 leg+wound=-9 leg+yellow=10 leg+yesterday=-3 less=-9
less+month=-12 less+morning=3 less+night=-4 less+nose=-6 less+one=9 less+open=3 less+pain=2 less+peel=-6
less+plain-cold=-8 less+pus=-2 less+red=-8 less+saliva=6 less+scratch=-5 less+since=-7 less+skin=-11 less+sleep=6
less+small=-4 less+sputum=-10 less+suck=9 less+swallow=11 less+swell=-9 less+throat=3 less+today=7 less+twist=-10
less+wake=3 less+wound=-7 less+yellow=3 less+yesterday=-5 life=2 lift+pale=-7 lift+shoulder=-4 lift+since=11
lift+very=2 lift+weak=-10 lift+yesterday=-9 light=-12 light+lost=4 light+neck=8 light+pain=-7 light+red=-5
light+see=-9 light+stiff=8 lip=11 lip+medicine=3 lip+not:open=6 lip+now=8 lip+open=-9 lip+palm=-6 lip+peel=4
lip+red=-2 lip+skin=8 lip+stiff=3 lip+swell=7 lip+touch=2 lip+twist=3 lip+wound=3 lost=9 lost+month=6 lost+run=4
lost+since=-4 lost+soak=-5 lost+urine=8 lost+water=10 lost+yesterday=4 lump=-4 lump+month=-7 lump+neck=-6
lump+now=-4 lump+since=-6 lump+small=-5 machete=19 machete+thigh=10 malaria=2 malaria+since=15 man=-8 man+mouth=4
man+says=12 man+side=4 man+stop=-2 man+week=7 man+word-said=6 man+yesterday=-2 many=7 many+past=-3 many+people=-2
many+plain-cold=-4 many+since=5 many+sleep=-2 many+soak=4 many+sweat=4 many+very=-3 many+vessel=4 many+vomit=-5
many+water=10 many+week=4 many+work=-4 medicine=14 medicine+mouth=3 medicine+one=2 medicine+peel=2
medicine+pressure=-10 medicine+pull=-7 medicine+since=-7 medicine+skin=2 medicine+speak=-3 medicine+week=4
medicine+yesterday=4 milk=14 minute=7 minute+morning=-11 minute+nose=-4 minute+not:respond=2 minute+not:stop=3
minute+numb=5 minute+one=-10 minute+outside=10 minute+pad=9 minute+pain=3 minute+press=-5 minute+since=8
minute+stop=-9 minute+swell=4 minute+today=-9 minute+week=10 monkey=13 month=-10 month+more=-13 month+neck=-7
month+not:see=7 month+now=-12 month+one=-2 month+past=-9 month+pregnant=8 month+see=5 month+since=-13 month+suck=-6
month+very=4 month+woman=-6 month+wound=-11 month+yesterday=4 more=-2 more+says=6 more+week=-2 morning=-5
morning+nose=-3 morning+not:know=9 morning+one=-9 morning+pale=4 morning+play=-6 morning+right=-6 morning+says=-3
morning+see=10 morning+side=2 morning+since=7 morning+small=-3 morning+sputum=-3 morning+start=9 morning+stool=-9
morning+stop=-4 morning+sudden=5 morning+thermometer=-6 morning+today=7 morning+vomit=-6 morning+water=-4
morning+week=-2 morning+yellow=4 morning+yesterday=7 mouth=5 mouth+nose=-3 mouth+not:hold=6 mouth+not:lift=4
mouth+not:open=7 mouth+now=6 mouth+one=8 mouth+open=-11 mouth+peel=5 mouth+rib=7 mouth+right=8 mouth+saliva=4
mouth+side=8 mouth+skin=7 mouth+small=7 mouth+sting=9 mouth+swallow=-10 mouth+swell=2 mouth+today=4 mouth+twist=8
mouth+voice=4 move=-12 move+neck=-3 move+pain=-2 move+past=2 move+right=7 move+shake=5 move+since=10 move+stiff=-2
move+still=-6 move+sudden=2 move+today=5 move+yesterday=3 muscle=-2 muscle+pain=-6 muscle+stiff=3 muscle+thigh=-3
muscle+today=-3 nail=-8 nail+past=-5 nail+press=11 nail+since=5 nail+sting=4 nail+walk=-4 nail+week=7 navel=13
navel+pain=8 navel+right=10 navel+side=2 navel+smell=3 navel+start=9 nearly=10 nearly+outside=3 neck=11
neck+not:become=3 neck+not:open=6 neck+not:stiff=-3 neck+now=-5 neck+pain=12 neck+pus=4 neck+rash=4 neck+since=-7
neck+stiff=9 neck+swell=6 neck+wound=6 needle=-7 needle+sting=-9 night=-5 night+not:breast=4 night+not:urine=6
night+now=-8 night+one=4 night+open=3 night+pain=-5 night+pill=10 night+pour=-6 night+room=7 night+rope=9
night+says=4 night+see=-2 night+shake=6 night+shiver=4 night+since=-2 night+small=6 night+smell=8 night+soak=-11
night+stand=5 night+start=4 night+sudden=4 night+sweat=-15 night+thermometer=-3 night+today=11 night+urine=-8
night+very=-2 night+vomit=7 night+wake=-6 night+water=3 night+weak=-12 night+week=-11 night+yesterday=-9 nonsense=13
nonsense+speak=11 nonsense+today=3 nose=-3 nose+not:plain-cold=-6 nose+pale=5 nose+plain-cold=-11 nose+pour=2
nose+red=4 nose+run=-8 nose+since=-2 nose+small=-7 nose+stand=-8 nose+thinner=4 nose+very=7 nose+yesterday=-3
not:air=3 not:all=-16 not:all+not:pain=-9 not:all-well=-6 not:all-well+not:pain=-6 not:all-well+not:see=-5
not:all-well+not:stool=-4 not:arm=-9 not:asks=-23 not:back=-4 not:back+not:pain=-3 not:bad=2 not:beat=-4
not:beat+not:heart=-4 not:become=6 not:before=-6 not:behind=-11 not:behind+not:ear=-6 not:behind+not:lump=-3
not:behind+not:swell=-8 not:below=-4 not:black=-15 not:black+not:fever=-5 not:blood=-23 not:blood+not:pain=-7
not:blur=-11 not:blur+not:breathe=-3 not:body+not:pain=-3 not:break=-9 not:breast=4 not:breast+since=4 not:breathe=8
not:cancer=-7 not:checked=-5 not:chest=-12 not:chest+not:pain=-10 not:child=-11 not:confused=6
not:confused+not:know=-7 not:confused+not:sit=10 not:consciousness=-6 not:consciousness+not:lost=-9 not:cough=4
not:crying=11 not:crying+now=5 not:diarrhoea=2 not:die=-23 not:die+not:pain=-8 not:die+not:want=-7 not:discharge=-4
not:dizzy=-5 not:draws-in=-16 not:draws-in+rib=-5 not:drink=-5 not:drink+now=12 not:drink+since=2 not:ear=-6
not:eat=5 not:exercise=2 not:eye=6 not:eye+not:open=6 not:faint=-12 not:faint+not:pain=-9 not:fall=3 not:fever=-21
not:fever+not:pain=-3 not:fever+not:pus=-8 not:fever+not:rash=-6 not:fever+not:vomit=-12 not:fit=-20
not:fit+not:shake=-2 not:force=6 not:gas=9 not:head=-6 not:head+not:pain=-10 not:headache=-13 not:heart=-4
not:help=14 not:hit=2 not:hold=16 not:hold+right=6 not:hold+sit=4 not:hold+stand=5 not:hold+urine=4 not:hot=-10
not:hot+not:swell=-3 not:keep+since=-5 not:keep+vomit=-2 not:keep+water=-8 not:kin=8 not:know=4 not:know+one=5
not:know+since=9 not:know+speak=4 not:know+today=6 not:know+urine=6 not:leg=-8 not:life=-11 not:lift=10
not:lift+right=4 not:lift+twist=8 not:lost=-16 not:lost+press=4 not:lump=-8 not:malaria=-4 not:malaria+not:today=-4
not:many=-6 not:medicine=2 not:more=5 not:more+since=-5 not:more+strength=6 not:more+urine=9 not:more+yesterday=4
not:move=11 not:move+since=4 not:move+touch=5 not:move+yesterday=3 not:nearly=10 not:neck=8 not:night=-8
not:noise=14 not:numb=-8 not:one=10 not:open=6 not:open+now=8 not:open+skin=-11 not:open+stiff=4 not:open+swell=5
not:outbreak=-5 not:outside=-3 not:pain=-15 not:pain+not:see=-5 not:pain+not:very=9 not:pain+now=-6
not:pain+today=-8 not:past=10 not:people=5 not:pill=-11 not:pill+yesterday=-6 not:plain-cold=-6 not:play+since=4
not:play+yesterday=3 not:pregnant=-20 not:pus=-10 not:pus+not:red=-5 not:rash=-11 not:red=-5 not:respond=21
not:rib=-10 not:saliva=3 not:says=2 not:see=2 not:severe=-5 not:sex=-11 not:shake=-15 not:shake+not:sweat=-9
not:shiver=-4 not:since=11 not:sit=17 not:sit+not:swallow=6 not:sit+since=-2 not:sit+today=9 not:sit+vomit=-2
not:sleep=-9 not:sleep+not:vomit=-10 not:sleep+since=6 not:sleep+week=7 not:smell=2 not:speak=18 not:spread=-10
not:stand=11 not:stiff=-5 not:still=-5 not:stool=-7 not:stool+not:urine=-9 not:stop=8 not:stop+since=4
not:stop+still=-6 not:stop+thinner=4 not:strange=3 not:strength=6 not:stuck=-5 not:suck=8 not:suck+since=9
not:suck+yesterday=10 not:sudden=-9 not:sunken=-9 not:swallow+saliva=12 not:sweat=-9 not:swell=-16 not:threat=-14
not:threat+people=-8 not:tired=-3 not:today=-7 not:tooth=6 not:touch=4 not:twist=-8 not:unconscious=-10 not:urine=6
not:urine+since=14 not:urine+yesterday=9 not:very=9 not:vomit=-4 not:wake=7 not:wake+now=10 not:wake+still=12
not:walk=18 not:want=2 not:want+now=3 not:want+pregnant=-14 not:want+sleep=3 not:weak=-12 not:whistle=-11
not:wound=-18 now+one=-4 now+pale=3 now+past=4 now+pull=3 now+right=7 now+run=6 now+says=2 now+see=8 now+shake=5
now+shiver=4 now+side=8 now+since=7 now+sit=7 now+sleep=-5 now+smell=8 now+speak=-6 now+stand=4 now+start=-2
now+strength=6 now+sweat=7 now+swell=6 now+thermometer=-2 now+tired=4 now+touch=2 now+vomit=6 now+wake=-8
now+water=-3 now+week=-8 now+wound=3 now+yesterday=4 numb=11 numb+side=5 one=2 one+one=-4 one+open=3 one+pain=-2
one+past=6 one+people=-5 one+pregnant=8 one+red=-5 one+rib=-6 one+second-long=-2 one+severe=5 one+side=15
one+since=6 one+small=-2 one+speak=9 one+sudden=6 one+testicle=5 one+twist=2 one+unconscious=-4 one+vehicle=-5
one+very=4 one+vomit=-4 one+week=9 one+woman=-4 one+word-said=9 one+wound=-3 open+past=5 open+since=3 open+sleep=4
open+swallow=-10 open+wake=3 open+week=5 operation=10 operation+past=6 operation+week=9 outbreak=8 outbreak+past=4
outbreak+people=3 outbreak+water=6 outbreak+week=5 outside=15 outside+pain=3 outside+pull=6 outside+rope=3
outside+run=7 outside+since=-6 outside+small=-7 outside+smell=9 outside+today=5 outside+vehicle=2 outside+vessel=4
outside+word-said=4 pad=8 pad+soak=3 pad+swell=4 pain+pale=-4 pain+past=6 pain+period=-11 pain+play=-3
pain+pregnant=5 pain+press=-8 pain+red=-3 pain+rib=-13 pain+right=2 pain+run=-6 pain+says=7 pain+scorpion=4
pain+second-long=10 pain+see=5 pain+severe=13 pain+shiver=7 pain+shoulder=8 pain+side=-4 pain+sit=-2 pain+small=-3
pain+snake=10 pain+stairs=-3 pain+start=-9 pain+stiff=8 pain+sudden=8 pain+sweat=5 pain+swell=-2 pain+testicle=5
pain+thigh=-3 pain+tooth=-6 pain+very=18 pain+waist=-6 pain+wake=7 pain+week=-2 pain+woman=4 pain+work=-5
pain+yesterday=2 pale=11 pale+palm=5 pale+play=3 pale+rib=-8 pale+today=3 pale+very=7 pale+water=5 pale+wound=9
palm=11 palm+sole=6 palm+yellow=5 paraffin=11 paralysed=-6 past=-8 past+past=-20 past+pill=7 past+since=-8
past+snores=-9 past+stairs=-3 past+start=10 past+sting=2 past+stop=7 past+sudden=11 past+thermometer=9
past+vaccine=-4 past+very=-7 past+week=11 past+woman=-2 past+yesterday=2 patches+press=10 patches+red=-4
patches+skin=8 peel=-5 peel+skin=-10 peel+swell=2 peel+wound=5 penis=6 penis+stand=6 people=-8 people+small=-4
people+speak=5 people+vessel=-11 people+want=3 people+week=-3 people+work=-3 period=-3 period+pour=5 period+week=9
pill=10 pill+play=4 pill+pregnant=5 pill+skin=6 pill+sleep=5 pill+swallow=8 pill+week=6 plain-cold=-18
plain-cold+plain-cold=-5 plain-cold+since=-7 plain-cold+small=-4 plain-cold+sting=-9 plain-cold+stool=3
plain-cold+water=-3 plain-cold+week=-3 plain-cold+yesterday=-2 play=-8 play+sudden=2 play+swell=-4 play+today=5
play+yesterday=-5 plays+speak=7 poison=12 pool=8 pool+pull=11 pool+water=3 pour=-2 pour+red=6 pour+small=-4
pour+water=7 pregnant+pressure=11 pregnant+severe=3 pregnant+since=-6 pregnant+week=-4 pregnant+woman=-6
pregnant+yesterday=-7 press=12 press+rash=11 press+rib=-8 press+side=-4 press+since=4 press+small=-8 pressure+see=8
pressure+severe=3 pressure+small=-9 pressure+today=-6 pressure+want=-7 pressure+week=11 pull=16 pull+skin=4
pull+snores=3 pus=2 pus+rash=5 pus+since=-8 pus+yesterday=-6 rape=-2 rash+small=-4 red=-2 red+since=-2 red+skin=9
red+slow=-6 red+small=-5 red+spread=2 red+sputum=-5 red+suck=-8 red+swell=7 red+thermometer=-5 red+vessel=8
red+week=2 refuse=7 refuse+since=6 respond=3 respond+water=6 rib=-2 rib+side=-4 rib+skin=8 rib+sleep=3 rib+small=-6
rib+suck=4 rib+sudden=7 rib+sunken=4 rib+twist=4 right=6 right+side=5 right+since=-6 right+sudden=3 right+twist=3
roof=16 room=-4 rope=25 run=4 run+run=6 run+sit=2 run+yesterday=-7 saliva=12 saliva+small=-10 saliva+swallow=4
saliva+sweat=8 says=20 says+see=5 says+since=3 says+sleep=3 says+small=5 says+soak=2 says+speak=3 says+sweat=2
says+today=3 says+very=-6 says+voice=-4 says+want=4 says+wound=4 says+yellow=6 scorpion=7 scorpion+small=3
scorpion+sting=3 scratch=-15 second-long=-2 second-long+stand=-7 second-long+unconscious=-8 see+severe=4 see+shake=5
see+since=4 see+small=5 see+swell=10 see+today=2 see+very=-4 see+water=11 severe=17 severe+severe=3 severe+since=8
severe+smell=3 severe+start=2 severe+sudden=2 severe+swell=4 severe+very=5 severe+wake=8 severe+week=5
severe+yesterday=2 sex=-3 shake=16 shiver=21 shiver+sweat=-2 shiver+tooth=4 shiver+week=6 shoulder=14
shoulder+since=-3 shoulder+very=3 sickle=2 side=6 side+small=-5 side+sudden=6 side+tongue=-5 side+twist=7
since+sleep=2 since+small=4 since+speak=8 since+stand=5 since+start=6 since+stiff=-9 since+still=7 since+stool=-4
since+strength=3 since+stuck=5 since+suck=9 since+sudden=6 since+swell=2 since+thermometer=-11 since+throat=-12
since+today=-2 since+tooth=-9 since+twist=-4 since+urine=7 since+vehicle=-3 since+very=6 since+vomit=-2
since+waist=-4 since+wake=8 since+water=-3 since+weak=2 since+week=6 since+whistle=4 since+woman=7 since+yellow=-9
since+yesterday=3 sit=10 sit+today=7 sit+urine=4 sit+water=-10 sit+work=-5 skin=6 skin+sunken=5 skin+swell=4
skin+thigh=3 skin+week=6 skin+wound=8 sleep=5 sleep+sleep=2 sleep+small=4 sleep+stiff=-7 sleep+stop=2 sleep+suck=6
sleep+today=9 sleep+vomit=5 sleep+wake=-9 sleep+water=6 sleep+yesterday=-8 slow=-9 slow+spread=-6 small=-11
small+small=-6 small+sputum=-7 small+stand=-7 small+sting=6 small+swallow=10 small+swell=-7 small+today=2
small+vehicle=-8 small+want=-10 small+water=7 small+weak=2 small+week=-7 small+wound=-11 small+yesterday=4 smell=-11
smell+smell=10 smell+strength=3 smell+urine=-6 smoke=5 snake=7 snake+sting=9 snake+today=-4 snores=12
snores+strange=7 soak=12 soak+sweat=7 soak+wake=8 soft-spot=12 soft-spot+swell=4 sole=-8 sole+yellow=5
speak+still=-4 speak+sweat=3 speak+tired=5 speak+today=6 speak+twist=9 speak+very=6 speak+wake=-9 speak+want=-2
speak+woman=3 speak+word-said=9 spread=-10 sputum=-14 stairs=-4 stand=8 stand+unconscious=-2 stand+very=2
stand+weak=2 start=6 start+sudden=4 start+week=-12 start+yesterday=11 stiff+throat=3 stiff+touch=4 stiff+water=4
still=-2 still+week=8 still+word-said=8 sting+want=6 sting+week=3 stool=-11 stool+today=-11 stool+urine=-4
stool+vomit=5 stool+water=-6 stool+week=-4 stool+yesterday=-6 stop=3 stop+suck=7 stop+waist=6 stop+week=10
stop+yesterday=-7 strange=8 strength=3 strength+swallow=6 stuck=6 stuck+throat=5 suck=-3 suck+today=5 suck+very=4
suck+wake=4 suck+yesterday=3 sudden=28 sudden+sudden=2 sudden+testicle=5 sudden+very=4 sudden+week=4 sudden+woman=3
sudden+word-said=4 sudden+yesterday=5 sugar=-2 sunken=20 swallow=12 swallow+water=6 swallow+yesterday=4 sweat=7
sweat+very=4 sweaty=11 swell=3 swell+thigh=3 swell+tooth=-4 swell+twist=-7 swell+vehicle=8 swell+yesterday=-4
tears=7 testicle=11 thermometer=5 thermometer+week=-2 thigh=3 thigh+today=-3 thigh+yesterday=-3 thinner=8 thirst=-11
thirst+very=-9 throat=8 throat+water=3 throat+yesterday=-9 tired=11 tired+very=9 tired+word-said=3 today+vessel=-2
today+vomit=10 today+wake=5 today+walk=5 today+work=-3 today+worse=-9 today+yellow=6 tongue=3 tooth=2
tooth+yesterday=7 tree=10 twist=7 twist+week=-3 twist+yesterday=-3 unconscious=4 urine=3 urine+weak=-12
urine+yellow=10 urine+yesterday=5 vaccine=-19 vagina=5 vehicle=9 vehicle+voice=9 vehicle+week=4 vehicle+yesterday=-4
very=-4 very+vessel=4 very+weak=11 very+week=2 vessel=15 vessel+water=3 voice=6 vomit=18 vomit+want=7 vomit+water=-3
vomit+yesterday=-11 walk=-4 walk+week=7 want=-5 water+water=5 weak=8 week=3 week+woman=2 week+yellow=-5
week+yesterday=8 whistle=13 who:after-abortion=11 who:asthma=3 who:diabetes=5 who:epilepsy=-12 who:gave-birth=-10
who:pregnant=2 who:recent-surgery=4 who:sickle-cell=11 woman=2 womb=10 wood=11 word-said=20 work=-13 worse=3
wound=-7 wound+yesterday=-3 yellow=-4 yellow+yesterday=-8 yesterday=-9
`;
