/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=2 above+arm=-3 above+back=3 above+belly=4 above+below=5 above+chest=7 above+eye=2 above+fall=3 above+hit=4
above+pain=-2 above+press=2 above+rib=5 above+severe=3 above+side=3 above+sudden=2 above+swell=8 above+very=-6
above+walk=-6 acid+after=-8 acid+battery=4 acid+bottle=14 acid+child=10 acid+drink=11 acid+eye=11 acid+pour=9
after=-3 after+all=10 after+asks=-5 after+back=-3 after+become=6 after+belly=-7 after+below=-2 after+birth=3
after+blood=-3 after+bone=5 after+both=4 after+chest=-7 after+child=3 after+day=3 after+dog=9 after+drink=7
after+eat=5 after+electricity=7 after+exercise=-8 after+eye=-5 after+fall=12 after+fit=6 after+food=-4
after+forehead=-4 after+gas=-3 after+head=-5 after+headache=-3 after+heartburn=-8 after+hour=7 after+labour=-6
after+leak=-7 after+leg=-4 after+less=-9 after+lift=-5 after+many=-8 after+medicine=8 after+minute=-4
after+muscle=-5 after+nail=7 after+night=-5 after+not:sleep=3 after+operation=7 after+pain=-11 after+pale=5
after+past=-7 after+pill=-3 after+pour=7 after+press=-3 after+run=2 after+second-long=-8 after+shiver=8
after+shoulder=8 after+since=-5 after+small=-4 after+stand=-8 after+stiff=-2 after+sting=7 after+stool=-7
after+swell=-8 after+thigh=-9 after+throat=-4 after+tired=-3 after+tooth=6 after+vehicle=-2 after+vomit=-10
after+week=8 after+work=-9 after+yesterday=-9 again=-4 again+now=-6 age:child=6 age:grown=-9 age:newborn=21
age:old=11 air=14 air+all-well=-11 air+hit=3 air+keep=6 air+noise=3 air+pull=-2 air+sit=9 air+snores=4 air+still=12
air+sudden=2 air+voice=3 alcohol=-8 alcohol+day=4 alcohol+past=8 alcohol+since=-7 alcohol+sudden=3
alcohol+yesterday=-7 all=7 all+arm=-2 all+back=4 all+become=5 all+belly=5 all+below=-2 all+blur=9 all+body=11
all+both=2 all+breast=5 all+burn=7 all+child=7 all+cold=3 all+dizzy=5 all+dropped=-6 all+eases=6 all+eat=-7
all+eye=11 all+face=-2 all+faint=-3 all+fever=5 all+force=4 all+forehead=-6 all+hardly=3 all+hour=7 all+itself=2
all+jaw=2 all+jerk=7 all+keep=6 all+kin=6 all+labour=4 all+leg=4 all+less=-7 all+minute=6 all+month=-5 all+morning=5
all+night=14 all+not:more=-4 all+not:pain=-3 all+now=-11 all+pad=-6 all+pain=4 all+pale=4 all+palm=2 all+past=-9
all+people=-7 all+pill=11 all+press=3 all+pressure=4 all+rash=14 all+red=-3 all+room=8 all+run=8 all+see=7
all+shake=6 all+shiver=9 all+since=-5 all+sleep=4 all+smell=5 all+speak=-2 all+spread=3 all+start=-4 all+stiff=5
all+still=9 all+stop=-6 all+strength=4 all+suck=9 all+sudden=2 all+swallow=6 all+swell=2 all+thigh=2 all+throat=9
all+today=-3 all+unconscious=-3 all+vomit=3 all+wake=-3 all+want=6 all+weak=4 all+week=3 all-well=-25
all-well+all-well=3 all-well+asks=-8 all-well+asthma=-6 all-well+back=-2 all-well+become=-2 all-well+belly=-5
all-well+below=7 all-well+blood=3 all-well+both=-6 all-well+breast=3 all-well+breathe=-13 all-well+chest=-5
all-well+child=10 all-well+cramps=-3 all-well+day=7 all-well+drink=-16 all-well+eases=4 all-well+eat=4
all-well+eye=-17 all-well+face=-5 all-well+head=-11 all-well+headache=-3 all-well+hear=-12 all-well+hour=11
all-well+keep=-6 all-well+leg=-16 all-well+light=-5 all-well+lip=-11 all-well+minute=-7 all-well+month=-3
all-well+more=-4 all-well+morning=4 all-well+mouth=-9 all-well+move=4 all-well+nearly=-2 all-well+neck=-3
all-well+night=10 all-well+not:fever=-4 all-well+not:pain=-11 all-well+not:see=-6 all-well+not:wake=9 all-well+now=7
all-well+one=2 all-well+open=-9 all-well+outside=7 all-well+pain=2 all-well+past=8 all-well+period=-12
all-well+plays=-5 all-well+pressure=-7 all-well+pull=-8 all-well+respond=-5 all-well+says=11 all-well+see=-6
all-well+sit=-13 all-well+small=6 all-well+speak=-17 all-well+still=8 all-well+stool=-5 all-well+suck=-12
all-well+swallow=3 all-well+today=-8 all-well+urine=-15 all-well+very=-6 all-well+wake=-10 all-well+walk=-6
all-well+water=-5 all-well+week=-5 all-well+work=-5 all-well+yesterday=10 ankle+bend=-8 ankle+dislocate=-5
ankle+leg=5 ankle+less=-11 ankle+pain=-7 ankle+small=8 ankle+swell=6 ankle+twist=-15 ankle+yesterday=-4 arm=-4
arm+back=-3 arm+bat=-5 arm+beat=-5 arm+bee=-12 arm+before=-5 arm+bend=-6 arm+bite=-9 arm+blood=-6 arm+blue=11
arm+bone=8 arm+both=-7 arm+child=12 arm+cold=8 arm+comes-out=-8 arm+crying=4 arm+cut=6 arm+die=9 arm+dropped=7
arm+face=13 arm+fall=-5 arm+force=-2 arm+inside=4 arm+itch=-3 arm+jerk=6 arm+kin=-5 arm+left=12 arm+leg=6
arm+lift=-4 arm+lip=3 arm+man=4 arm+minute=7 arm+monkey=10 arm+month=-2 arm+mouth=6 arm+neck=4 arm+night=10
arm+not:lift=8 arm+now=4 arm+numb=5 arm+one=3 arm+outside=10 arm+pain=-4 arm+pale=14 arm+past=-6 arm+rash=4
arm+red=-6 arm+right=12 arm+scratch=-11 arm+see=6 arm+shake=-3 arm+shoulder=-3 arm+side=6 arm+since=-7 arm+skin=2
arm+sleep=-2 arm+small=3 arm+snake=9 arm+strength=-2 arm+sweat=-4 arm+swell=-7 arm+today=3 arm+very=-11 arm+wake=-7
arm+woman=-7 arm+word-said=5 arm+yesterday=4 asks=-21 asks+asks=-17 asks+before=-5 asks+birth=3 asks+checked=-5
asks+child=-5 asks+day=-4 asks+exercise=-5 asks+food=-8 asks+head=13 asks+heart=-11 asks+hit=6 asks+hold=-6
asks+house=-8 asks+kill=11 asks+know=-13 asks+many=-7 asks+medicine=-4 asks+not:know=5 asks+now=-6 asks+one=-6
asks+people=-10 asks+pregnant=-12 asks+pressure=9 asks+run=-5 asks+sleep=-11 asks+small=3 asks+speak=3 asks+start=-5
asks+today=11 asks+vaccine=-4 asks+walk=-6 asks+want=-10 asks+water=6 asthma=4 asthma+blue=7 asthma+child=7
asthma+fit=5 asthma+past=7 asthma+severe=4 asthma+since=-3 asthma+small=9 asthma+today=-10 asthma+week=-7
asthma+worse=-14 back+bad=11 back+become=3 back+below=-7 back+big=-4 back+day=5 back+exercise=-4 back+fever=-13
back+foreskin=5 back+head=9 back+hit=8 back+hot=-3 back+knife=12 back+leg=8 back+lift=-12 back+night=-5
back+not:become=4 back+not:open=4 back+now=-2 back+pain=-9 back+side=-4 back+since=4 back+stiff=-3 back+stuck=5
back+sudden=4 back+twist=3 back+very=-4 back+want=3 back+water=-4 back+week=3 back+yesterday=-9 bad=10 bad+below=-4
bad+black=5 bad+chest=4 bad+fever=-4 bad+headache=6 bad+now=4 bad+smell=6 bad+still=-6 bat=-2 bat+scratch=-5
battery=2 battery+hour=4 battery+kin=4 battery+small=12 battery+swallow=15 battery+vehicle=7 battery+water=4 beat=-2
beat+head=8 beat+kin=10 beat+scratch=-5 beat+weak=7 become=11 become+belly=3 become+below=-3 become+black=11
become+blister=2 become+blue=9 become+body=2 become+breast=-5 become+chest=6 become+child=4 become+cloth=2
become+cold=3 become+cough=-10 become+crying=-2 become+die=3 become+dropped=4 become+eat=-9 become+eye=-2
become+fever=-4 become+finger=3 become+fire=-5 become+fit=7 become+half=3 become+hard=4 become+hour=9
become+inside=10 become+jaw=3 become+kin=6 become+left=3 become+lip=4 become+man=6 become+minute=7 become+month=5
become+morning=8 become+mouth=5 become+not:pain=8 become+now=10 become+one=-3 become+outside=3 become+pain=-3
become+pale=6 become+palm=4 become+past=5 become+period=5 become+pill=9 become+red=-5 become+rib=-7 become+right=-2
become+see=9 become+since=-6 become+skin=5 become+small=2 become+smell=3 become+sole=4 become+stiff=11
become+stuck=3 become+sudden=2 become+sweat=5 become+swell=2 become+thigh=6 become+tooth=-3 become+urine=2
become+vehicle=-5 become+vessel=5 become+voice=5 become+weak=2 become+week=2 become+wood=3 become+wound=2
become+yesterday=5 bed=2 bed+move=4 bed+shake=4 bed+since=-7 bed+soak=5 bee+mouth=4 bee+pain=-2 bee+sting=2
before=-6 before+chest=-7 before+day=-5 before+heart=8 before+morning=3 before+outside=6 before+rape=-6
before+since=-5 before+small=5 before+vaccine=-4 before+yesterday=-15 behind=11 behind+below=-7 behind+burn=-2
behind+chest=-2 behind+ear=10 behind+head=3 behind+hit=8 behind+keep=7 behind+knee=-7 behind+lump=8 behind+morning=7
behind+not:swell=-4 behind+pain=-7 behind+stuck=4 belly=9 belly+below=2 belly+blood=10 belly+burn=-4 belly+burst=4
belly+child=3 belly+cord=3 belly+cramps=-7 belly+crying=-2 belly+cut=4 belly+discharge=3 belly+drink=3 belly+each=-4
belly+eat=-5 belly+face=-5 belly+fall=8 belly+gas=-8 belly+hard=5 belly+hit=7 belly+hot=8 belly+hour=5
belly+inside=3 belly+keep=5 belly+kin=5 belly+knife=5 belly+less=3 belly+minute=10 belly+month=-3 belly+morning=-8
belly+night=-4 belly+not:move=5 belly+not:pain=-9 belly+pain=6 belly+pale=8 belly+period=-6 belly+plain-cold=3
belly+pregnant=4 belly+red=9 belly+refuse=3 belly+rib=5 belly+second-long=3 belly+severe=5 belly+side=7
belly+since=-10 belly+small=3 belly+spread=7 belly+stairs=5 belly+start=6 belly+stiff=13 belly+sudden=4
belly+sunken=11 belly+sweat=4 belly+today=-4 belly+vehicle=2 belly+very=6 belly+water=6 belly+week=3 belly+wood=6
belly+worse=9 belly+wound=2 belly+yesterday=2 below=4 below+below=6 below+big=6 below+blood=12 below+breast=2
below+breathe=6 below+burn=5 below+chemo=12 below+chest=6 below+cord=5 below+cough=2 below+crying=-3 below+cut=5
below+day=-8 below+double=-6 below+dropped=6 below+each=2 below+eye=6 below+faint=4 below+fall=9 below+fluid=5
below+goes-in=3 below+hardly=7 below+head=10 below+hot=-3 below+hour=4 below+inside=3 below+jaw=6 below+keep=-2
below+kin=5 below+knee=-6 below+left=8 below+lip=-5 below+lump=2 below+month=-10 below+morning=3 below+mouth=-3
below+move=7 below+navel=6 below+neck=5 below+night=4 below+nose=3 below+not:become=8 below+not:keep=-10 below+now=9
below+one=-6 below+pain=-4 below+pour=5 below+pull=2 below+rape=9 below+rib=3 below+right=4 below+run=10
below+second-long=-10 below+severe=5 below+shoulder=7 below+side=6 below+since=-6 below+sit=5 below+skin=6
below+sleep=5 below+start=5 below+stiff=-3 below+stuck=-4 below+suck=5 below+sudden=5 below+thinner=6 below+today=2
below+twist=2 below+water=-12 below+week=7 below+woman=-3 below+worse=3 below+wound=-8 below+yesterday=9 bend+both=2
bend+crying=7 bend+lip=3 bend+mouth=3 bend+neck=-3 bend+pain=-5 bend+swell=-7 bend+walk=4 big=4 big+black=-10
big+blister=-5 big+blood=6 big+clot=4 big+comes-out=3 big+each=4 big+fall=3 big+finger=-7 big+joint=-7 big+kin=7
big+morning=5 big+not:breathe=7 big+not:know=4 big+pain=3 big+says=5 big+swell=3 birth=10 birth+both=3 birth+child=5
birth+day=22 birth+eases=10 birth+fit=6 birth+house=11 birth+month=-7 birth+not:sleep=6 birth+past=8 birth+says=4
birth+since=4 birth+speak=2 birth+week=5 birth+woman=12 birth+yesterday=10 bite=11 bite+blood=3 bite+cheek=4
bite+child=3 bite+dog=7 bite+leg=4 bite+month=7 bite+neck=3 bite+snake=8 bite+yesterday=-7 black=20 black+blood=4
black+face=4 black+finger=9 black+leg=11 black+lip=3 black+severe=3 black+skin=4 black+smell=5 black+stool=16
black+swell=5 black+urine=9 black+vomit=6 blind=-4 blind+eye=-4 blister=-15 blister+blue=10 blister+both=-10
blister+chest=8 blister+comes-out=-8 blister+face=8 blister+one=-8 blister+skin=2 blister+small=-9 blocked=4
blocked+blood=6 blocked+blue=2 blocked+child=2 blocked+eye=6 blocked+less=-7 blocked+nose=-8 blocked+not:lift=4
blocked+not:open=5 blocked+open=-4 blocked+rib=5 blocked+right=4 blocked+skin=4 blocked+small=5 blocked+swallow=-4
blocked+twist=5 blocked+wound=5 blood=3 blood+both=-3 blood+clot=5 blood+cloth=6 blood+comes-out=3 blood+cough=5
blood+cramps=9 blood+cut=3 blood+diarrhoea=-19 blood+dog=8 blood+dry=-6 blood+eye=10 blood+fever=8 blood+gum=10
blood+half=4 blood+hit=2 blood+hold=-7 blood+hour=5 blood+inside=6 blood+kin=-8 blood+leak=4 blood+leg=6
blood+less=-6 blood+many=11 blood+medicine=5 blood+minute=-5 blood+month=6 blood+mouth=8 blood+neck=8 blood+night=4
blood+not:many=-3 blood+not:stop=6 blood+not:want=-9 blood+now=5 blood+pain=10 blood+past=-10 blood+period=12
blood+pour=11 blood+pregnant=10 blood+press=-4 blood+rape=9 blood+red=10 blood+run=9 blood+saliva=-9 blood+see=7
blood+since=2 blood+small=-9 blood+soak=11 blood+sputum=-12 blood+start=4 blood+still=8 blood+stool=-3
blood+stop=-18 blood+swallow=2 blood+swell=8 blood+thermometer=-6 blood+thinner=3 blood+urine=5 blood+vehicle=8
blood+very=7 blood+vessel=14 blood+vomit=8 blood+week=5 blood+yesterday=-7 blue=20 blue+face=5 blue+leg=4 blue+lip=4
blue+mouth=2 blue+past=7 blue+patches=4 blue+pill=3 blue+press=4 blue+skin=3 blue+sweat=7 blue+swell=2 blur=-2
blur+eye=7 blur+head=12 blur+kin=-7 blur+less=-5 blur+light=-10 blur+pain=4 blur+see=4 blur+severe=3 blur+very=9
body=-4 body+both=5 body+cold=12 body+faint=4 body+fever=3 body+fire=-5 body+hot=-4 body+jerk=7 body+kin=3
body+move=5 body+noise=7 body+now=-4 body+pain=-8 body+patches=5 body+press=5 body+shake=4 body+shiver=4
body+since=-9 body+smell=6 body+stiff=3 body+today=6 body+unconscious=4 body+vehicle=-5 body+yesterday=-9 bone=18
bone+chest=4 bone+fever=2 bone+leg=10 bone+outside=3 bone+pain=2 bone+severe=2 bone+skin=7 bone+very=2 bone+week=3
bored=-10 bored+die=-4 born=12 born+child=4 born+yesterday=7 both=6 both+burn=5 both+child=16 both+dizzy=7
both+eye=7 both+face=4 both+faint=-4 both+hit=-4 both+hour=3 both+knee=4 both+leak=-5 both+leg=16 both+less=-2
both+man=6 both+minute=-5 both+month=5 both+night=3 both+now=6 both+pale=-3 both+past=-8 both+people=-7
both+plain-cold=-6 both+pour=-5 both+pregnant=-6 both+pus=-2 both+rib=-3 both+sleep=-6 both+small=-4 both+smell=7
both+stool=-7 both+stuck=-3 both+suck=2 both+swell=10 both+tooth=4 both+twist=-2 both+wake=-7 both+water=3
both+week=-2 both+yesterday=2 bottle=6 bottle+burst=10 bottle+child=8 bottle+drink=-6 bottle+hold=3 bottle+hot=-3
bottle+inside=6 bottle+sleep=3 bottle+small=7 break=2 break+child=-4 break+condom=-7 break+fall=-8 break+hang=3
break+less=-8 break+night=-4 break+outside=6 break+rope=3 break+skin=-8 break+yesterday=-3 breast=-6
breast+cancer=-3 breast+chemo=5 breast+crying=5 breast+day=6 breast+fever=5 breast+hard=-7 breast+hot=-5
breast+lump=-5 breast+month=-3 breast+night=4 breast+now=-3 breast+one=-9 breast+past=-2 breast+red=-6
breast+refuse=8 breast+since=10 breast+small=-5 breast+week=-4 breast+yesterday=7 breathe=8 breathe+breathe=10
breathe+burn=2 breathe+chest=7 breathe+child=6 breathe+cough=-7 breathe+cut=6 breathe+deep=9 breathe+double=-3
breathe+draws-in=8 breathe+each=13 breathe+fast=-4 breathe+force=4 breathe+goes-in=2 breathe+inside=2
breathe+keep=10 breathe+kin=-5 breathe+less=-10 breathe+minute=-5 breathe+nose=8 breathe+now=12 breathe+one=4
breathe+outside=4 breathe+pain=11 breathe+rib=9 breathe+run=8 breathe+side=12 breathe+sit=5 breathe+skin=4
breathe+small=-6 breathe+smell=7 breathe+snores=7 breathe+stop=11 breathe+strength=4 breathe+suck=4 breathe+sudden=3
breathe+swell=7 breathe+today=5 breathe+very=13 breathe+voice=3 breathe+vomit=7 breathe+week=-10 breathe+word-said=4
breathe+yesterday=-2 bruise=11 burn=2 burn+child=5 burn+crying=-11 burn+cut=2 burn+day=-8 burn+each=-3
burn+electricity=10 burn+eye=11 burn+face=7 burn+fever=-10 burn+finger=-7 burn+heart=12 burn+heartburn=-3 burn+hit=7
burn+hot=8 burn+knife=4 burn+leg=4 burn+light=-4 burn+lip=4 burn+night=-2 burn+outside=9 burn+pain=-4 burn+rib=2
burn+says=14 burn+scorpion=-2 burn+small=-10 burn+smell=9 burn+thigh=-5 burn+urine=-19 burst=6 burst+charcoal=6
burst+condom=-10 burst+gas=6 burst+head=16 burst+hiv=-5 burst+inside=5 burst+nail=11 burst+night=-6 burst+pain=3
burst+see=8 burst+suck=7 burst+sudden=4 burst+today=5 burst+yesterday=-12 calf=-10 calf+left=-13 calf+one=-4
calf+pain=-5 calf+right=-2 calf+since=-3 calf+swell=-18 calf+wound=-4 cancer+chemo=5 cancer+fever=5 cancer+gland=-9
cat=-2 charcoal=12 charcoal+charcoal=5 charcoal+close=4 charcoal+cold=4 charcoal+gas=6 charcoal+inside=4
charcoal+room=3 charcoal+sleep=3 checked=-2 checked+know=-4 checked+past=4 checked+pregnant=10 checked+pressure=-6
checked+small=-10 checked+start=3 checked+today=-9 checked+want=-10 checked+week=4 cheek=-3 cheek+dog=13
cheek+drink=-10 cheek+eat=-6 cheek+morning=-8 cheek+open=11 cheek+pain=-4 cheek+small=11 cheek+swell=-12
cheek+tooth=-8 chemo=16 chemo+fever=4 chemo+past=3 chest=13 chest+child=8 chest+cut=2 chest+day=-5 chest+eye=5
chest+face=15 chest+fire=5 chest+half=-8 chest+hold=6 chest+hot=3 chest+hour=-10 chest+jaw=7 chest+kin=-7
chest+left=5 chest+light=3 chest+many=5 chest+not:below=9 chest+not:keep=-5 chest+not:pain=6 chest+pain=4
chest+past=-5 chest+people=6 chest+pull=4 chest+run=-4 chest+says=3 chest+since=10 chest+sit=3 chest+small=-4
chest+sudden=2 chest+today=4 chest+vehicle=5 chest+very=6 chest+wood=3 chest+yesterday=-8 child=8 child+cloth=5
child+comes-out=4 child+cord=4 child+cough=-14 child+day=8 child+diarrhoea=7 child+dog=3 child+double=6
child+drink=8 child+each=12 child+eat=7 child+eye=-6 child+face=2 child+fall=3 child+fast=3 child+fever=6
child+fit=5 child+forehead=-6 child+half=9 child+head=-13 child+hear=9 child+heart=6 child+hit=6 child+hold=4
child+inside=2 child+keep=2 child+kin=17 child+less=7 child+many=6 child+month=-7 child+morning=2 child+move=-5
child+navel=2 child+neck=2 child+night=18 child+nose=-10 child+not:breast=2 child+not:know=4 child+not:more=-2
child+not:move=5 child+not:play=5 child+not:sleep=11 child+not:suck=6 child+now=-6 child+one=10 child+open=-3
child+pain=5 child+palm=9 child+past=-6 child+people=4 child+pill=7 child+plain-cold=-11 child+play=8 child+pool=5
child+pregnant=5 child+pull=4 child+pus=6 child+rash=-5 child+red=-5 child+refuse=3 child+run=-8 child+says=5
child+see=-3 child+severe=3 child+sickle=-2 child+skin=2 child+small=5 child+smell=5 child+speak=7 child+still=4
child+suck=-3 child+sudden=2 child+swallow=5 child+thermometer=13 child+today=5 child+touch=7 child+very=-6
child+voice=2 child+vomit=9 child+wake=7 child+want=6 child+water=-4 child+weak=3 child+week=8 child+yellow=-9
choke=10 choke+man=10 clear=-27 clear+eye=-15 clear+head=-14 clear+knife=-6 clear+less=-2 clear+see=-8
clear+small=-2 clear+suck=-5 clear+wound=-4 close=11 close+cold=2 close+double=3 close+eye=9 close+inside=2
close+medicine=3 close+nose=-6 close+skin=-5 close+yesterday=3 clot=16 clot+comes-out=2 clot+each=2 cloth=9
cloth+hour=10 cloth+pour=-2 cloth+soak=-2 cloth+still=5 cloth+weak=3 cold=6 cold+drink=7 cold+fall=7 cold+finger=5
cold+hear=-5 cold+inside=2 cold+kin=6 cold+leg=4 cold+night=10 cold+pale=3 cold+shake=7 cold+since=-8 cold+sleep=6
cold+smell=5 cold+sweat=8 cold+thermometer=8 cold+touch=5 cold+vehicle=3 cold+walk=-6 cold+water=3 comes-out=10
comes-out+discharge=3 comes-out+fever=3 comes-out+gum=3 comes-out+kin=4 comes-out+many=4 comes-out+not:know=4
comes-out+one=3 comes-out+pain=3 comes-out+since=9 comes-out+sweat=2 comes-out+today=9 comes-out+urine=13
comes-out+very=2 comes-out+water=10 condom=-9 condom+head=4 condom+hit=2 condom+hiv=-5 condom+leak=3 condom+man=-4
condom+move=4 condom+night=-11 condom+past=-2 condom+play=4 condom+yesterday=-12 confused=20 confused+double=4
confused+eyelid=3 confused+now=9 confused+one=5 confused+see=6 confused+today=5 confused+week=4 consciousness=12
consciousness+fall=4 consciousness+heart=5 consciousness+lost=12 consciousness+not:lost=-8 cord=9 cord+cut=2
cord+house=2 cord+leak=4 cord+skin=2 cord+smell=3 cough=-6 cough+day=2 cough+double=-11 cough+fast=-16 cough+fever=3
cough+half=3 cough+kin=-6 cough+less=-8 cough+many=4 cough+month=-15 cough+night=-5 cough+nose=-3 cough+now=6
cough+past=-8 cough+plain-cold=-6 cough+pour=-4 cough+red=7 cough+rib=4 cough+since=-15 cough+small=-10
cough+sputum=-10 cough+sunken=8 cough+thermometer=-12 cough+vessel=9 cough+week=-21 cramps+day=-11 cramps+pain=-7
crying=-5 crying+eye=-7 crying+fall=4 crying+lip=4 crying+mouth=4 crying+navel=6 crying+side=4 crying+since=-5
crying+sweat=8 crying+today=4 crying+touch=6 crying+twist=5 crying+very=5 crying+voice=5 crying+wake=3 cut+deep=-14
cut+die=5 cut+fall=4 cut+finger=-4 cut+help=12 cut+hit=6 cut+house=2 cut+knife=-10 cut+leg=-13 cut+less=-4
cut+machete=5 cut+month=10 cut+one=3 cut+past=10 cut+side=4 cut+small=-13 cut+sudden=2 cut+swell=3 cut+thigh=-3
dark=5 dark+see=5 day=-4 day+day=-3 day+diarrhoea=4 day+double=-10 day+drink=5 day+dropped=-2 day+dry=-4
day+each=-19 day+ear=-3 day+eases=5 day+eat=5 day+eye=2 day+fever=2 day+fit=6 day+gas=5 day+half=-10 day+head=-4
day+headache=-4 day+heartburn=-7 day+hiv=-12 day+hot=-3 day+keep=2 day+kin=13 day+know=-3 day+leak=-2 day+leg=-2
day+less=-6 day+malaria=-3 day+man=6 day+many=-7 day+medicine=-7 day+month=2 day+morning=6 day+nail=5 day+night=-2
day+nose=-6 day+not:eat=8 day+not:gas=7 day+not:know=3 day+not:see=5 day+not:sleep=13 day+not:stool=7 day+now=-10
day+one=-9 day+open=6 day+operation=4 day+pain=-7 day+past=19 day+people=-7 day+period=-12 day+pill=2
day+plain-cold=-2 day+pour=2 day+pregnant=7 day+pus=-7 day+says=3 day+since=3 day+small=5 day+start=-6 day+still=-4
day+stop=3 day+sudden=3 day+sweat=3 day+thermometer=-8 day+throat=-4 day+today=-6 day+tooth=-7 day+urine=15
day+vaccine=-5 day+vomit=3 day+want=8 day+water=-3 day+week=-3 day+woman=6 day+work=3 day+wound=-3 day+yellow=6
deep=-15 deep+fast=8 deep+leg=-6 deep+nail=-5 deep+wound=-15 diabetes=9 diabetes+finger=5 diabetes+kin=4
diabetes+leg=-4 diabetes+small=-6 diabetes+wound=-9 diarrhoea+double=-14 diarrhoea+less=-6 diarrhoea+morning=-4
diarrhoea+night=4 diarrhoea+since=-3 diarrhoea+stool=-2 diarrhoea+today=-9 diarrhoea+water=9 diarrhoea+weak=6
diarrhoea+yesterday=-8 die=6 die+help=11 die+hour=5 die+kin=15 die+left=6 die+outbreak=3 die+people=-3 discharge=2
discharge+eye=-6 discharge+hot=11 discharge+morning=-7 discharge+red=3 discharge+shiver=6 discharge+smell=14
dislocate=-7 dizzy=21 dizzy+hear=6 dog=3 dog+kin=5 dog+leg=-13 dog+less=-4 dog+month=6 dog+neck=8 dog+open=12
dog+pain=7 dog+past=6 dog+scratch=-7 dog+small=15 dog+week=9 double+double=3 double+each=4 double+fever=4
double+half=-2 double+hit=-5 double+hold=4 double+hour=6 double+inhaler=-2 double+medicine=3 double+minute=-9
double+night=3 double+not:see=8 double+one=-8 double+past=4 double+plain-cold=-4 double+press=-4 double+pressure=-6
double+see=3 double+since=7 double+sleep=7 double+small=-2 double+stiff=2 double+stop=-4 double+suck=5
double+thermometer=-6 double+today=3 double+wake=-6 double+water=-9 double+week=8 draws-in=10 draws-in+eye=3
draws-in+rib=4 draws-in+skin=2 drink=-6 drink+each=-8 drink+eases=-13 drink+hard=3 drink+hear=-4 drink+keep=-13
drink+kin=10 drink+less=7 drink+many=-6 drink+medicine=11 drink+milk=-2 drink+morning=5 drink+move=-3
drink+not:vomit=-2 drink+not:want=9 drink+now=4 drink+past=6 drink+play=-17 drink+poison=13 drink+since=9
drink+sit=-4 drink+sleep=6 drink+stop=5 drink+sunken=6 drink+thirst=-6 drink+today=4 drink+urine=-9 drink+vessel=5
drink+vomit=-9 drink+wake=3 drink+water=-3 drink+weak=12 drink+yesterday=4 dropped+keep=6 dropped+kin=3
dropped+pain=3 dropped+right=4 dropped+suck=6 dropped+today=7 dropped+week=-4 dry=-4 dry+itch=-2 dry+navel=-4
dry+plain-cold=-3 dry+since=-2 dry+small=-6 each=-2 each+half=3 each+headache=-6 each+heartburn=-4 each+hit=4
each+hour=3 each+labour=7 each+leg=4 each+less=-2 each+minute=13 each+month=-8 each+morning=-5 each+night=-4
each+noise=4 each+not:keep=-4 each+not:sit=-4 each+now=-4 each+one=6 each+pad=4 each+people=2 each+period=-5
each+pregnant=-6 each+rib=10 each+see=2 each+shoulder=6 each+small=7 each+snores=3 each+speak=-3 each+stand=7
each+stiff=3 each+still=3 each+stool=-3 each+swell=4 each+thermometer=-7 each+today=7 each+vomit=-3 each+water=-6
each+week=-6 each+wet=-2 each+yesterday=-9 ear=13 ear+ear=4 ear+not:swell=-4 ear+pus=-8 ear+since=-13 ear+swell=10
ear+yesterday=-10 eases=-11 eases+not:more=-11 eases+not:pain=3 eases+now=-6 eases+sleep=-11 eases+water=-12 eat=-10
eat+kin=3 eat+move=-4 eat+now=-2 eat+past=4 eat+play=-9 eat+run=8 eat+since=-4 eat+small=-7 eat+speak=-4 eat+suck=-7
eat+vomit=-6 eat+yesterday=-6 electricity=17 electricity+touch=7 exercise=-2 exercise+exercise=-2 exercise+fever=6
exercise+leg=-9 exercise+lift=-4 exercise+minute=10 exercise+now=-5 exercise+pain=-4 exercise+since=-9
exercise+stiff=-3 exercise+thigh=-9 exercise+yesterday=-9 eye=9 eye+face=11 eye+fall=5 eye+goes-in=10 eye+hardly=3
eye+head=7 eye+hit=-4 eye+hour=4 eye+inside=11 eye+itch=-10 eye+jaw=6 eye+kin=4 eye+left=13 eye+less=5 eye+light=-6
eye+lip=5 eye+lost=5 eye+lump=3 eye+mouth=6 eye+not:draws-in=-10 eye+not:open=4 eye+not:pain=-16 eye+not:see=6
eye+not:sunken=-10 eye+now=3 eye+one=-2 eye+open=5 eye+pain=-12 eye+past=2 eye+people=7 eye+plain-cold=-8
eye+pour=13 eye+rash=-3 eye+red=-17 eye+right=8 eye+saliva=5 eye+says=5 eye+see=2 eye+side=2 eye+since=-4
eye+skin=12 eye+sleep=6 eye+small=7 eye+snake=8 eye+start=3 eye+sudden=7 eye+sunken=14 eye+sweat=-2 eye+swell=6
eye+tears=-4 eye+urine=12 eye+very=7 eye+week=-5 eye+wood=7 eye+yellow=-3 eyelid=8 eyelid+inside=6 eyelid+one=2
eyelid+pale=2 face=-2 face+forehead=2 face+hit=10 face+leg=12 face+less=7 face+lip=4 face+morning=12 face+now=6
face+pain=4 face+rash=-17 face+see=5 face+side=7 face+speak=-6 face+swell=12 face+twist=7 face+yellow=4 faint=14
faint+heart=8 faint+hour=4 faint+kin=5 faint+one=-4 faint+second-long=-9 faint+sit=2 faint+small=-5 faint+soak=3
faint+sweat=3 fall=4 fall+fall=9 fall+head=3 fall+heart=6 fall+hit=5 fall+hour=7 fall+inside=2 fall+kin=16
fall+leg=15 fall+lift=4 fall+lost=4 fall+month=4 fall+mouth=4 fall+move=5 fall+nearly=4 fall+not:pill=-7
fall+outside=3 fall+pain=7 fall+pale=2 fall+play=-3 fall+right=8 fall+roof=8 fall+run=4 fall+second-long=-2
fall+shoulder=10 fall+since=6 fall+sleep=8 fall+small=-11 fall+stairs=5 fall+stand=5 fall+sting=-9 fall+suck=8
fall+sudden=3 fall+today=7 fall+tree=7 fall+vehicle=4 fall+very=4 fall+yesterday=-7 fast=-8 fast+fast=-6 fast+kin=10
fast+less=-11 fast+nose=7 fast+not:breathe=-7 fast+run=5 fast+very=6 fast+weak=3 fear=9 fever=6 fever+fit=12
fever+gum=3 fever+hard=-7 fever+head=6 fever+hot=8 fever+kin=6 fever+leg=6 fever+month=-5 fever+now=-7 fever+pad=3
fever+pain=-16 fever+patches=4 fever+pregnant=-3 fever+rash=11 fever+right=5 fever+severe=7 fever+shiver=8
fever+side=-13 fever+since=-20 fever+smell=11 fever+soak=3 fever+suck=4 fever+swell=8 fever+today=3 fever+urine=-4
fever+vagina=8 fever+very=5 fever+vomit=7 fever+waist=7 fever+weak=7 fever+yesterday=-10 finger+heart=8
finger+hot=-17 finger+joint=2 finger+leg=-3 finger+move=-5 finger+not:smell=5 finger+pain=-4 finger+red=-7
finger+small=-12 finger+smell=4 finger+snake=10 finger+sting=-4 finger+swell=6 finger+wound=-3 fire=-2 fire+knee=7
fire+one=-5 fire+since=-5 fire+swell=8 fire+water=-3 fire+yesterday=-6 fit=13 fit+kin=-11 fit+medicine=3
fit+minute=10 fit+one=-4 fit+since=7 fit+today=5 fluid=11 fluid+since=7 fluid+yesterday=7 foam=14 foam+mouth=6
foam+people=10 food=-4 food+heartburn=-4 food+water=-4 force+hour=3 force+leg=-6 force+not:more=6 force+now=7
force+since=3 force+smell=2 force+swallow=4 force+yesterday=2 forehead+hit=-8 forehead+morning=-9 forehead+pain=-6
forehead+small=-3 foreskin=9 foreskin+less=-8 foreskin+now=8 foreskin+pull=10 gas+gas=-10 gas+more=5 gas+says=4
gas+since=5 gas+stool=4 gas+swell=-12 gland=-9 goes-in=3 goes-in+inside=5 goes-in+rib=10 green=8 green+vomit=13
green+water=5 grow+since=-5 grow+yesterday=-5 gum=10 gun=15 gun+head=12 half+hour=2 half+minute=6 half+month=8
half+one=6 half+pad=4 half+past=-4 half+since=5 half+vessel=4 half+week=-9 hang=17 hang+rope=4 hard=15 hard+minute=2
hard+neck=7 hard+now=2 hard+pain=6 hard+very=3 hard+wood=5 hard+yesterday=-2 hardly=5 hardly+now=5 hardly+open=3
hardly+since=9 hardly+sleep=3 hardly+weak=3 hardly+yesterday=9 head=3 head+hiv=-7 head+kin=-5 head+leak=-5
head+less=-10 head+lift=7 head+light=3 head+minute=7 head+not:hit=-2 head+not:pain=-13 head+pressure=13
head+second-long=11 head+see=10 head+severe=11 head+skin=-8 head+sleep=-5 head+small=2 head+start=-10 head+sudden=8
head+swell=10 head+today=4 head+vehicle=5 head+very=12 head+week=3 head+work=-13 head+yesterday=7 headache=4
headache+hit=8 headache+now=3 headache+since=3 headache+small=-10 headache+sudden=7 headache+today=6
headache+week=-3 hear=-7 hear+kill=3 hear+kin=5 hear+night=-4 hear+noise=3 hear+people=10 hear+says=5 hear+since=2
hear+voice=-6 heart=10 heart+hit=5 heart+pill=6 heart+play=9 heart+pour=3 heart+run=-2 heart+says=2 heart+severe=3
heart+very=5 heartburn=-7 heartburn+heartburn=-7 heartburn+night=-9 help=-4 help+inhaler=-10 help+one=-2
help+pill=-4 help+speak=-8 hit=6 hit+itch=-7 hit+kin=11 hit+leg=6 hit+less=-10 hit+man=-3 hit+morning=-9 hit+move=4
hit+night=6 hit+noise=5 hit+nose=-2 hit+one=7 hit+outside=4 hit+plain-cold=-9 hit+pressure=-7 hit+rib=5 hit+says=6
hit+see=4 hit+severe=4 hit+since=-11 hit+small=-5 hit+snake=2 hit+suck=6 hit+sudden=3 hit+vehicle=6 hit+very=2
hit+voice=3 hit+walk=9 hit+woman=4 hit+yesterday=5 hiv=-7 hiv+pain=-7 hiv+since=-11 hiv+yesterday=-5 hold=5
hold+know=-3 hold+lip=3 hold+lost=8 hold+man=4 hold+medicine=4 hold+neck=6 hold+not:stop=2 hold+pressure=-5
hold+see=5 hold+side=3 hold+since=10 hold+small=-2 hold+stand=5 hold+stop=7 hold+sudden=3 hold+swell=6 hold+want=-5
hold+yesterday=4 hot=-3 hot+joint=-6 hot+leg=2 hot+less=-6 hot+move=-5 hot+night=-2 hot+now=8 hot+one=3 hot+pain=-8
hot+severe=10 hot+shiver=8 hot+since=-11 hot+smell=5 hot+speak=5 hot+suck=-12 hot+thermometer=-5 hot+today=10
hot+very=2 hot+vomit=6 hot+weak=4 hot+yesterday=-13 hour=9 hour+left=4 hour+more=5 hour+morning=5 hour+night=6
hour+now=5 hour+one=3 hour+pad=7 hour+pain=3 hour+past=3 hour+penis=3 hour+pill=7 hour+press=5 hour+severe=6
hour+since=14 hour+sleep=-3 hour+small=4 hour+stand=6 hour+start=2 hour+still=10 hour+strength=3 hour+suck=6
hour+swallow=5 hour+yesterday=-4 house=5 house+kin=-9 house+roof=12 house+walk=5 hunger=-12 infection=9
infection+kin=2 inhaler+past=3 inhaler+word-said=4 inside=12 inside+less=4 inside+lip=3 inside+one=8 inside+pale=-6
inside+palm=5 inside+pull=4 inside+rib=5 inside+small=4 inside+snake=3 inside+today=5 inside+very=4 inside+walk=8
itch=-21 itch+less=-2 itch+nose=-4 itch+pain=8 itch+plain-cold=-7 itch+rash=10 itch+red=-7 itch+since=-4
itch+skin=-7 itch+small=-10 itch+swell=-4 itch+tears=-4 itch+throat=-3 itch+week=-10 itch+yesterday=-3 itself=-7
itself+minute=-4 itself+morning=-3 itself+pain=5 itself+stop=-3 itself+sudden=4 jaw=18 jaw+lump=2 jaw+neck=4
jaw+not:open=8 jaw+now=8 jaw+pain=6 jaw+since=12 jaw+start=4 jaw+swell=5 jaw+yesterday=12 jerk=16 jerk+leg=5
joint=-2 joint+pain=-6 keep=-5 keep+nail=5 keep+not:drink=5 keep+now=3 keep+one=7 keep+pain=3 keep+since=3
keep+skin=8 keep+small=2 keep+stop=8 keep+today=2 keep+water=-8 kill=2 kill+kin=8 kill+knife=3 kill+night=13
kill+today=11 kill+voice=3 kin=9 kin+knife=3 kin+lip=-7 kin+man=4 kin+medicine=10 kin+month=-4 kin+more=-10
kin+morning=7 kin+night=7 kin+not:know=5 kin+not:pain=-10 kin+now=-5 kin+one=2 kin+outbreak=10 kin+outside=3
kin+pain=-4 kin+past=7 kin+people=8 kin+pill=3 kin+pregnant=4 kin+pressure=7 kin+pull=6 kin+refuse=6 kin+rib=6
kin+says=7 kin+severe=3 kin+side=6 kin+since=-5 kin+sit=7 kin+sleep=-5 kin+small=4 kin+stand=4 kin+stool=4
kin+stop=-4 kin+swallow=4 kin+sweat=6 kin+swell=-3 kin+thinner=6 kin+today=7 kin+touch=6 kin+twist=8 kin+very=-5
kin+voice=10 kin+vomit=-7 kin+water=7 kin+week=-5 kin+wound=-11 kin+yellow=4 kin+yesterday=-2 knee=-2 knee+leg=-6
knee+less=-4 knee+one=2 knee+pain=-9 knee+since=-3 knee+small=-6 knee+stairs=-5 knee+swell=-5 knee+vehicle=7
knife=18 knife+less=-4 knife+rib=4 knife+sudden=3 knife+voice=3 know=-16 know+vaccine=-4 know+want=-6 labour=10
labour+minute=13 labour+morning=9 labour+pain=6 labour+since=9 labour+start=3 labour+yesterday=10 leak=6 leak+leg=4
leak+lip=2 leak+many=-8 leak+mouth=2 leak+not:stop=5 leak+not:swallow=3 leak+past=-4 leak+plain-cold=-4 leak+red=10
leak+saliva=9 leak+still=7 leak+sudden=6 leak+sweat=3 leak+very=2 leak+vessel=6 left=15 left+leg=6 left+minute=6
left+morning=10 left+numb=5 left+pain=4 left+pale=5 left+past=7 left+side=5 left+since=-3 left+sudden=8
left+swell=-13 left+testicle=3 left+waist=-8 leg+less=-8 leg+more=11 leg+morning=7 leg+move=11 leg+nail=-7
leg+night=10 leg+not:move=7 leg+not:want=15 leg+now=6 leg+one=-10 leg+outside=3 leg+pain=-2 leg+pale=3 leg+past=-3
leg+patches=3 leg+pour=5 leg+press=4 leg+red=-8 leg+refuse=6 leg+rope=5 leg+scratch=-5 leg+since=2 leg+skin=2
leg+slow=-5 leg+small=11 leg+snake=17 leg+spread=-5 leg+sting=3 leg+strength=-6 leg+sudden=5 leg+swell=7 leg+thigh=6
leg+twist=5 leg+urine=9 leg+vehicle=5 leg+weak=7 leg+week=4 leg+wound=-9 leg+yellow=11 leg+yesterday=-5 less=-10
less+month=-10 less+night=-4 less+nose=-8 less+now=-2 less+one=7 less+open=4 less+peel=-7 less+plain-cold=-9
less+pus=-2 less+red=-8 less+saliva=6 less+scratch=-4 less+see=-13 less+since=-10 less+skin=-12 less+sleep=3
less+small=-4 less+sputum=-6 less+still=-5 less+sting=-3 less+suck=10 less+swallow=12 less+swell=-7 less+today=4
less+twist=-11 less+urine=-5 less+wake=4 less+week=4 less+work=-2 less+wound=-7 less+yellow=4 less+yesterday=-7
life=2 lift+pain=-3 lift+pale=-8 lift+shoulder=-4 lift+since=9 lift+weak=-8 lift+yesterday=-9 light=-16 light+lost=5
light+neck=10 light+pain=-10 light+red=-4 light+see=-7 light+stiff=10 light+yesterday=-3 lip=10 lip+medicine=4
lip+minute=3 lip+not:open=5 lip+now=7 lip+open=-7 lip+palm=-3 lip+peel=4 lip+red=-2 lip+right=2 lip+skin=10
lip+stiff=2 lip+swell=8 lip+touch=2 lip+twist=3 lip+wound=-3 lost=9 lost+month=6 lost+run=4 lost+since=-4
lost+soak=-7 lost+sudden=3 lost+urine=9 lost+water=10 lost+yesterday=4 lump=-3 lump+month=-11 lump+neck=-8
lump+since=-7 lump+small=-7 lump+week=-11 machete=16 machete+thigh=7 malaria=3 malaria+since=14 man=-9 man+mouth=2
man+night=4 man+says=8 man+side=2 man+since=-2 man+stop=-3 man+week=5 man+word-said=5 man+yesterday=-3 many=5
many+past=-3 many+people=2 many+plain-cold=-3 many+rash=-4 many+says=4 many+since=4 many+soak=5 many+sweat=4
many+very=-5 many+vessel=4 many+water=9 many+week=4 many+work=-4 medicine=10 medicine+mouth=4 medicine+one=2
medicine+peel=3 medicine+pressure=-10 medicine+pull=-4 medicine+since=-2 medicine+skin=6 medicine+start=3
medicine+week=3 medicine+yesterday=3 milk=11 minute=7 minute+morning=-11 minute+not:respond=3 minute+not:stop=3
minute+numb=4 minute+one=-11 minute+outside=10 minute+pad=10 minute+press=-4 minute+since=7 minute+sleep=-2
minute+small=3 minute+stop=-9 minute+swell=4 minute+today=-6 minute+week=9 minute+yesterday=-7 monkey=10 month=-10
month+more=-14 month+mouth=-7 month+neck=-7 month+not:pain=-6 month+not:see=5 month+now=-15 month+past=-12
month+pregnant=9 month+see=5 month+sex=-7 month+since=-13 month+stop=-6 month+suck=-8 month+very=4 month+woman=-8
month+wound=-12 more=-6 more+mouth=-2 more+not:open=3 more+says=6 more+since=-8 morning=-5 morning+nose=-4
morning+not:know=8 morning+now=3 morning+one=-7 morning+pain=2 morning+play=-8 morning+right=-7 morning+says=-2
morning+see=10 morning+severe=2 morning+since=7 morning+small=-4 morning+sputum=-4 morning+start=9 morning+stool=-10
morning+stop=-4 morning+sudden=3 morning+swell=-7 morning+thermometer=-5 morning+today=8 morning+very=-6
morning+vomit=-5 morning+water=-7 morning+week=-2 morning+yellow=5 morning+yesterday=6 mouth=8 mouth+nose=-4
mouth+not:hold=5 mouth+not:lift=4 mouth+not:open=8 mouth+now=5 mouth+one=6 mouth+open=-12 mouth+peel=3 mouth+rib=5
mouth+right=4 mouth+saliva=5 mouth+side=8 mouth+skin=5 mouth+small=8 mouth+speak=6 mouth+sting=7 mouth+swallow=-11
mouth+swell=3 mouth+today=4 mouth+twist=6 mouth+voice=6 mouth+wound=6 move=-12 move+neck=-4 move+pain=-4
move+right=7 move+shake=4 move+since=9 move+still=-5 muscle=-4 muscle+pain=-6 muscle+stiff=4 muscle+thigh=-3
muscle+today=-3 nail=-12 nail+past=-4 nail+press=9 nail+since=-4 nail+sting=5 nail+walk=-4 nail+week=10 navel=13
navel+pain=4 navel+right=8 navel+side=3 navel+smell=3 navel+start=9 navel+yesterday=9 nearly=8 nearly+outside=3
neck=11 neck+not:become=3 neck+not:jaw=6 neck+not:open=4 neck+not:stiff=-2 neck+now=-4 neck+pain=10 neck+pus=6
neck+rash=5 neck+since=-3 neck+stiff=9 neck+wake=-9 neck+wound=5 neck+yesterday=-2 needle=-8 needle+sting=-8
night=-5 night+not:breast=2 night+not:urine=6 night+now=-7 night+one=4 night+pill=10 night+pour=-7 night+room=8
night+rope=9 night+says=3 night+see=-3 night+severe=3 night+shake=5 night+shiver=4 night+since=-2 night+small=6
night+smell=8 night+soak=-12 night+stand=4 night+start=4 night+stool=3 night+sudden=4 night+sweat=-18
night+testicle=2 night+thermometer=-2 night+today=11 night+urine=-6 night+vomit=5 night+wake=-7 night+weak=-10
night+week=-11 night+yesterday=-5 noise=4 nonsense=13 nonsense+speak=12 nonsense+today=3 nose=-2
nose+not:plain-cold=-5 nose+pale=4 nose+plain-cold=-11 nose+red=4 nose+run=-11 nose+small=-6 nose+stand=-7
nose+thinner=4 nose+very=7 nose+yesterday=-4 not:again=-3 not:air=3 not:all=-16 not:all+not:pain=-11 not:all-well=-7
not:all-well+not:blood=-2 not:all-well+not:fever=-9 not:all-well+not:pain=-6 not:all-well+not:see=-4
not:all-well+not:stool=-3 not:arm=-6 not:asks=-23 not:back=-7 not:back+not:pain=-3 not:beat=4 not:beat+not:heart=-5
not:become=6 not:become+since=8 not:before=-6 not:behind=-12 not:behind+not:ear=-7 not:behind+not:lump=-3
not:behind+not:swell=-9 not:belly=-5 not:belly+not:pain=-5 not:below=-6 not:bend=2 not:black=-17
not:black+not:fever=-4 not:black+skin=-5 not:blood=-23 not:blood+not:drink=-5 not:blood+not:fever=-9
not:blood+not:pain=-10 not:blur=-13 not:blur+not:breathe=-4 not:body=-2 not:body+not:pain=-3 not:break=-11
not:breast=2 not:breast+since=2 not:breathe=9 not:burn=4 not:cancer=-6 not:checked=-5 not:chest=-11
not:chest+not:pain=-12 not:child=-10 not:clear=-8 not:confused=6 not:confused+not:know=-7 not:confused+not:sit=8
not:consciousness=-9 not:consciousness+not:lost=-10 not:cough=6 not:crying=12 not:crying+now=7 not:diarrhoea=3
not:die=-21 not:die+not:pain=-7 not:die+not:want=-6 not:discharge=-3 not:dizzy=-6 not:draws-in=-17
not:draws-in+rib=-5 not:drink=-7 not:drink+now=10 not:drink+since=2 not:dropped=10 not:ear=-7 not:eat=2
not:exercise=-4 not:eye=4 not:eye+not:open=4 not:face=-2 not:face+not:swell=-2 not:faint=-14 not:faint+not:pain=-8
not:fall=5 not:fever=-22 not:fever+not:head=-6 not:fever+not:pus=-6 not:fever+not:rash=-6 not:fever+not:red=-3
not:fever+not:vomit=-8 not:fever+since=-6 not:fever+today=-6 not:fit=-24 not:food=4 not:force=8 not:gas=7
not:gas+not:stool=7 not:grow=-10 not:head=-5 not:head+not:pain=-8 not:headache=-11 not:hear=2 not:heart=-5
not:help=11 not:hold=17 not:hold+right=5 not:hold+sit=6 not:hold+stand=5 not:hold+urine=4 not:hot=-9
not:hot+not:see=-3 not:hot+not:swell=-5 not:itch=-7 not:jaw=6 not:jaw+swell=6 not:keep+since=-5 not:keep+vomit=-4
not:keep+water=-9 not:kin=8 not:know=6 not:know+one=6 not:know+people=4 not:know+since=10 not:know+speak=5
not:know+sudden=3 not:know+today=5 not:know+urine=6 not:leak=-5 not:leg=-7 not:less=3 not:life=-11 not:lift=7
not:lift+right=4 not:lift+twist=6 not:lost=-11 not:lost+press=4 not:lump=-13 not:malaria=-4 not:malaria+not:today=-4
not:many=-9 not:month=-8 not:more=3 not:more+since=-4 not:more+strength=6 not:more+urine=10 not:more+yesterday=6
not:mouth=-2 not:move=13 not:move+since=3 not:move+touch=4 not:move+yesterday=3 not:nearly=9 not:neck=8 not:night=-9
not:noise=9 not:numb=-12 not:one=10 not:one+since=11 not:open=7 not:open+now=8 not:open+skin=-15 not:open+stiff=5
not:open+swell=5 not:outbreak=-8 not:outside=2 not:pain=-15 not:pain+not:see=-9 not:pain+not:speak=-9
not:pain+not:very=6 not:pain+not:waist=-2 not:pain+now=-6 not:pain+see=-5 not:pain+today=-8 not:pain+week=6
not:past=13 not:people=8 not:pill=-10 not:pill+yesterday=-7 not:plain-cold=-5 not:play+since=3 not:play+yesterday=3
not:pregnant=-25 not:pus=-12 not:pus+not:red=-4 not:rash=-11 not:red=-8 not:respond=19 not:rib=-11 not:saliva=3
not:see=8 not:severe=-6 not:sex=-9 not:shake=-15 not:shake+not:sweat=-11 not:shiver=-4 not:sit=17
not:sit+not:swallow=5 not:sit+since=-4 not:sit+today=6 not:sit+vomit=-4 not:sleep=-12 not:sleep+not:vomit=-10
not:sleep+since=7 not:sleep+week=9 not:smell=8 not:speak=18 not:spread=-12 not:stand=18 not:stiff=-6 not:still=-4
not:stool=-6 not:stool+not:urine=-9 not:stop=6 not:stop+since=3 not:stop+still=-5 not:stop+thinner=5 not:strange=2
not:strength=8 not:stuck=-5 not:suck=7 not:suck+since=9 not:suck+yesterday=8 not:sudden=-7 not:sunken=-10
not:swallow+saliva=10 not:swallow+tongue=5 not:sweat=-11 not:swell=-20 not:thermometer=-3 not:threat=-17
not:threat+people=-9 not:tired=-3 not:today=-7 not:tooth=8 not:touch=7 not:twist=-9 not:unconscious=-11 not:urine=5
not:urine+since=15 not:urine+yesterday=10 not:very=10 not:vomit=-4 not:waist=-2 not:wake=7 not:wake+now=12
not:wake+still=11 not:walk=18 not:want=-4 not:want+pregnant=-12 not:want+sleep=3 not:weak=-10 not:whistle=-12
not:wound=-19 now+one=-4 now+open=8 now+pale=4 now+past=6 now+pull=4 now+right=2 now+run=6 now+says=2 now+see=8
now+severe=6 now+shake=5 now+shiver=5 now+side=12 now+since=8 now+sit=4 now+skin=3 now+sleep=-7 now+smell=8
now+speak=-6 now+stand=4 now+start=-3 now+strength=7 now+swallow=5 now+sweat=7 now+swell=6 now+thermometer=-2
now+tired=3 now+tooth=4 now+touch=2 now+very=2 now+vomit=8 now+wake=-11 now+water=-2 now+week=-6 now+wound=3
now+yesterday=5 numb=11 numb+side=4 one=4 one+one=-2 one+pain=-6 one+past=5 one+people=-4 one+pregnant=6 one+red=-5
one+rib=-5 one+side=10 one+since=4 one+speak=5 one+start=3 one+stiff=-7 one+sudden=8 one+swell=-4 one+testicle=6
one+throat=5 one+today=-2 one+unconscious=-4 one+vehicle=-5 one+very=5 one+vomit=-6 one+wake=-2 one+week=3
one+woman=-4 one+word-said=6 one+wound=-7 open+past=7 open+since=2 open+sleep=4 open+swallow=-11 open+wake=4
open+week=8 open+yesterday=2 operation=3 operation+past=8 operation+week=9 outbreak=6 outbreak+past=5
outbreak+water=7 outbreak+week=8 outside=12 outside+pain=6 outside+pull=6 outside+run=8 outside+since=-4
outside+small=-3 outside+smell=9 outside+today=6 outside+vessel=4 outside+word-said=3 pad=7 pad+soak=4 pad+swell=2
pain=4 pain+pale=-6 pain+period=-10 pain+play=-5 pain+pregnant=7 pain+press=-8 pain+red=-4 pain+rib=-9 pain+right=-2
pain+run=-5 pain+says=5 pain+scorpion=4 pain+second-long=10 pain+see=5 pain+severe=8 pain+shiver=8 pain+shoulder=5
pain+side=-3 pain+sit=-2 pain+sleep=2 pain+small=-8 pain+snake=12 pain+spread=5 pain+stairs=-5 pain+start=-9
pain+stiff=8 pain+sudden=9 pain+sweat=7 pain+swell=-2 pain+testicle=10 pain+thermometer=9 pain+thigh=-5
pain+throat=-2 pain+today=-7 pain+tooth=-5 pain+twist=-5 pain+vehicle=-2 pain+very=13 pain+vomit=8 pain+waist=-5
pain+wake=6 pain+week=-2 pain+woman=5 pain+work=-6 pain+worse=3 pale=8 pale+palm=5 pale+play=4 pale+rib=-5
pale+since=-2 pale+skin=3 pale+today=4 pale+very=6 pale+water=6 pale+wound=10 pale+yellow=3 palm=11 palm+sole=6
palm+yellow=4 paraffin=11 paralysed=-6 past=-8 past+past=-18 past+pill=9 past+pregnant=-3 past+since=-8 past+sleep=2
past+snores=-8 past+stairs=-3 past+start=12 past+sting=3 past+stop=9 past+sudden=12 past+swell=-5
past+thermometer=10 past+vaccine=-5 past+very=-5 past+vomit=-4 past+week=9 past+woman=-3 past+yesterday=4 patches=2
patches+press=10 patches+red=-2 patches+skin=8 peel=-2 peel+skin=-7 peel+swell=3 peel+wound=3 penis=6 penis+since=3
penis+stand=5 people=-7 people+small=-4 people+speak=6 people+vessel=-9 people+want=3 people+week=-3 people+woman=-3
period=-3 period+pour=5 period+since=3 period+week=11 pill=9 pill+play=5 pill+pregnant=8 pill+skin=7 pill+sleep=4
pill+swallow=6 pill+week=7 pill+yesterday=-2 plain-cold=-19 plain-cold+plain-cold=-4 plain-cold+pour=-3
plain-cold+since=-11 plain-cold+small=-3 plain-cold+sting=-7 plain-cold+water=-6 plain-cold+week=-2
plain-cold+yesterday=-2 play=-7 play+swell=-5 play+today=3 play+tooth=-4 play+yesterday=-3 plays=3 plays+speak=7
poison=11 pool=8 pool+pull=10 pool+water=3 pour=-2 pour+red=5 pour+small=-4 pour+still=2 pour+water=7
pregnant+pressure=11 pregnant+severe=6 pregnant+since=-5 pregnant+week=-5 pregnant+woman=-6 pregnant+yesterday=-9
press=9 press+rash=10 press+rib=-8 press+side=-4 press+since=5 press+small=-7 pressure=-2 pressure+see=9
pressure+severe=4 pressure+small=-7 pressure+today=-4 pressure+want=-7 pressure+week=11 pull=8 pull+shoulder=-9
pull+skin=3 pull+snores=4 pus=2 pus+rash=7 pus+since=-8 pus+yesterday=-4 rash=2 rash+small=-6 rash+swell=-4 red=-5
red+since=-7 red+skin=4 red+slow=-5 red+small=-4 red+sputum=-4 red+suck=-5 red+swell=5 red+thermometer=-5
red+vessel=10 red+vomit=11 red+week=3 red+wound=3 refuse=10 refuse+since=8 refuse+swell=3 respond+water=6
rib+side=-4 rib+skin=9 rib+sleep=4 rib+small=-4 rib+suck=5 rib+sudden=5 rib+sunken=5 right=7 right+side=4
right+since=-8 right+sudden=4 right+swell=-5 right+today=8 right+twist=3 right+vehicle=-5 roof=14 room=-5 rope=26
run=4 run+run=5 run+sit=2 run+vehicle=-2 run+yesterday=-6 saliva=11 saliva+small=-9 saliva+speak=-2 saliva+sweat=10
says=21 says+see=5 says+since=3 says+sleep=4 says+small=4 says+soak=2 says+speak=3 says+sweat=2 says+today=3
says+very=-6 says+voice=-3 says+want=4 says+wound=4 says+yellow=7 scorpion=5 scorpion+small=3 scorpion+sting=3
scratch=-13 second-long=-2 second-long+stand=-8 second-long+unconscious=-7 see+severe=3 see+shake=4 see+since=5
see+small=3 see+smell=-9 see+sweat=3 see+swell=8 see+today=6 see+very=-5 see+water=11 severe=16 severe+severe=3
severe+side=-5 severe+since=9 severe+smell=2 severe+sudden=3 severe+swell=7 severe+very=9 severe+wake=6
severe+week=4 severe+yesterday=3 sex=-2 shake=15 shake+sweat=2 shiver=15 shiver+tooth=4 shiver+very=3 shiver+week=6
shoulder=5 shoulder+since=-11 shoulder+very=2 sickle=3 side=9 side+since=6 side+sleep=-7 side+small=-7 side+stiff=-7
side+sudden=7 side+tongue=-6 side+twist=7 side+wake=-4 since=2 since+small=3 since+smell=-9 since+speak=11
since+stairs=-4 since+stand=4 since+start=4 since+stiff=-6 since+still=8 since+stool=-5 since+stop=2
since+strength=3 since+stuck=5 since+suck=10 since+sudden=10 since+thermometer=-15 since+throat=-12 since+tooth=-7
since+twist=-4 since+urine=7 since+vehicle=-6 since+very=6 since+vomit=-7 since+waist=-10 since+wake=9 since+water=2
since+weak=5 since+week=3 since+whistle=4 since+woman=5 since+yellow=-8 sit=10 sit+sleep=3 sit+today=8 sit+urine=4
sit+water=-13 sit+work=-5 skin=7 skin+small=-6 skin+start=3 skin+sunken=5 skin+swell=3 skin+thigh=2 skin+today=5
skin+week=7 skin+wound=8 skin+yellow=13 sleep=7 sleep+sleep=2 sleep+small=5 sleep+stiff=-6 sleep+stop=3 sleep+suck=8
sleep+today=7 sleep+vomit=5 sleep+wake=-8 sleep+want=3 sleep+water=5 sleep+yesterday=-10 slow=-3 slow+spread=-5
small=-12 small+small=-2 small+sputum=-7 small+stand=-8 small+sting=5 small+swallow=13 small+swell=-8 small+today=2
small+urine=6 small+vehicle=-5 small+very=3 small+want=-6 small+water=7 small+weak=4 small+week=-8 small+wound=-9
small+yesterday=5 smell=-6 smell+smell=8 smell+strength=2 smell+urine=-9 smoke=3 snake=8 snake+sting=9
snake+today=-5 snores=10 snores+strange=7 snores+woman=-8 soak=13 soak+sweat=3 soak+wake=8 soak+week=3 soft-spot=12
soft-spot+swell=3 sole=-6 sole+yellow=4 speak+still=-5 speak+sweat=5 speak+tired=8 speak+today=8 speak+twist=8
speak+very=5 speak+wake=-9 speak+want=-2 speak+woman=4 speak+word-said=8 speak+yesterday=5 spread=-5 sputum=-13
stairs=-5 stand=11 stand+unconscious=-4 start=6 start+sudden=3 start+today=4 start+week=-14 start+yesterday=10
stiff+sudden=2 stiff+throat=3 stiff+touch=4 stiff+wake=-6 stiff+water=3 stiff+wood=2 still=-2 still+urine=-5
still+week=11 still+word-said=8 sting=-2 sting+sudden=2 sting+urine=-3 sting+want=4 sting+week=4 stool=-6
stool+today=-11 stool+urine=-3 stool+vomit=5 stool+week=-3 stool+yesterday=-4 stop+suck=7 stop+waist=7 stop+week=9
stop+yesterday=-9 strange=7 strength+swallow=4 stuck=9 stuck+throat=4 suck=-6 suck+today=6 suck+very=2 suck+wake=4
suck+yesterday=4 sudden=24 sudden+sudden=3 sudden+testicle=6 sudden+today=3 sudden+very=3 sudden+week=4
sudden+word-said=5 sudden+yesterday=8 sugar=-5 sunken=19 swallow=12 swallow+water=4 swallow+yesterday=5 sweat=8
sweat+very=3 sweaty=10 swell=4 swell+thigh=2 swell+today=-3 swell+tooth=-3 swell+twist=-8 swell+vehicle=8
swell+very=2 swell+week=-10 swell+wound=3 swell+yesterday=-7 tears=6 testicle=11 thermometer=7 thigh+today=-3
thigh+yesterday=-3 thinner=8 thirst=-10 thirst+very=-9 throat=10 throat+water=3 throat+yesterday=-12 tired=14
tired+very=7 tired+word-said=2 today+very=-4 today+vessel=-6 today+vomit=8 today+wake=5 today+walk=6 today+water=-6
today+week=-2 today+work=-2 today+worse=-8 today+yellow=6 today+yesterday=-3 tongue=5 tooth=3 tooth+yesterday=8
tree=11 twist=10 twist+week=-2 twist+yesterday=-3 unconscious=6 urine=-2 urine+weak=-10 urine+yellow=12
urine+yesterday=3 vaccine=-17 vagina=5 vehicle=13 vehicle+voice=9 vehicle+water=-3 vehicle+week=4 very=-2
very+vessel=3 very+vomit=-5 very+weak=10 very+week=3 very+yesterday=5 vessel=10 vessel+water=3 voice=7 vomit=20
vomit+want=5 vomit+water=-5 vomit+yesterday=-14 waist+yesterday=-11 walk=-5 walk+week=7 want=-3 water=3 weak=10
week=2 week+yellow=-5 week+yesterday=8 whistle=10 who:after-abortion=10 who:diabetes=4 who:epilepsy=-11
who:gave-birth=-11 who:pregnant=4 who:recent-surgery=2 who:sickle-cell=11 womb=12 wood=10 word-said=22 work=-10
worse=5 wound=-8 yellow=-4 yellow+yesterday=-8 yesterday=-8
`;
