/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above+arm=-7 above+back=3 above+belly=2 above+below=4 above+chest=7 above+eye=3 above+fall=2 above+fever=2
above+head=3 above+hit=7 above+press=3 above+rib=4 above+side=3 above+small=-2 above+swell=8 above+very=-6
above+walk=-6 acid+after=-9 acid+battery=4 acid+bottle=14 acid+child=11 acid+drink=11 acid+eye=11 after+all=5
after+all-well=3 after+back=-5 after+become=6 after+belly=-7 after+birth=2 after+blood=-4 after+bone=6 after+both=3
after+burn=-2 after+chest=-9 after+child=6 after+day=5 after+dog=8 after+drink=5 after+eat=2 after+electricity=7
after+exercise=-10 after+fall=13 after+fit=4 after+food=-5 after+forehead=-5 after+gas=-5 after+head=-4
after+headache=-3 after+heartburn=-12 after+hour=8 after+labour=-7 after+leak=-8 after+leg=-8 after+less=-7
after+lift=-5 after+many=-9 after+medicine=10 after+minute=-4 after+morning=-3 after+muscle=-6 after+nail=6
after+night=-6 after+not:sleep=3 after+operation=9 after+pain=-12 after+pale=5 after+past=-10 after+pill=-6
after+pour=6 after+press=-2 after+second-long=-8 after+shiver=6 after+shoulder=8 after+small=-3 after+sputum=-3
after+stand=-8 after+stiff=-4 after+sting=6 after+stool=-9 after+stop=3 after+sudden=2 after+swell=-9 after+thigh=-7
after+throat=-4 after+tooth=5 after+vomit=-10 after+week=5 after+work=-8 after+yesterday=-9 again=-4 again+now=-7
age:child=5 age:grown=-8 age:newborn=21 age:old=16 air=13 air+all-well=-10 air+hit=3 air+keep=7 air+pull=-3
air+sit=7 air+snores=4 air+still=13 air+sudden=2 alcohol=-9 alcohol+day=6 alcohol+past=6 alcohol+since=-5
alcohol+sudden=2 alcohol+yesterday=-5 all=6 all+all-well=-5 all+back=9 all+become=6 all+belly=4 all+blur=10
all+body=9 all+breast=6 all+burn=4 all+child=7 all+cold=3 all+dizzy=3 all+drink=-3 all+dropped=-3 all+eases=6
all+eat=-5 all+eye=11 all+face=4 all+faint=-2 all+fever=6 all+force=4 all+hardly=4 all+head=-2 all+hour=2
all+itself=-2 all+jerk=9 all+keep=7 all+kin=5 all+labour=6 all+leg=12 all+less=-6 all+minute=3 all+month=-10
all+night=13 all+noise=2 all+not:more=-4 all+not:pain=-3 all+now=-6 all+one=-3 all+pad=-4 all+pain=5 all+pale=4
all+palm=3 all+past=-7 all+people=-7 all+pill=15 all+press=4 all+pressure=4 all+rash=19 all+room=7 all+run=8
all+see=7 all+shake=7 all+shiver=3 all+since=-8 all+sleep=7 all+smell=6 all+speak=-2 all+start=-3 all+stiff=6
all+still=7 all+strength=4 all+suck=11 all+sudden=3 all+swallow=8 all+swell=2 all+throat=10 all+today=-3
all+unconscious=-2 all+vomit=2 all+wake=-3 all+want=6 all+water=2 all+weak=6 all+week=3 all+woman=3 all+word-said=3
all+yesterday=-2 all-well=-24 all-well+all-well=3 all-well+asks=-6 all-well+asthma=-5 all-well+become=-3
all-well+belly=-4 all-well+below=7 all-well+both=-9 all-well+bottle=-4 all-well+breast=3 all-well+breathe=-13
all-well+chest=-5 all-well+child=9 all-well+cord=2 all-well+cramps=-3 all-well+drink=-12 all-well+dry=2
all-well+eases=4 all-well+eye=-15 all-well+face=-4 all-well+head=-8 all-well+headache=-4 all-well+hear=-12
all-well+hour=9 all-well+keep=-6 all-well+leg=-15 all-well+less=-2 all-well+lip=-10 all-well+minute=-9
all-well+month=-3 all-well+more=-4 all-well+morning=5 all-well+mouth=-10 all-well+move=3 all-well+navel=2
all-well+neck=-4 all-well+night=9 all-well+not:fever=-4 all-well+not:pain=-6 all-well+not:see=-2
all-well+not:wake=10 all-well+now=7 all-well+outside=9 all-well+past=7 all-well+period=-5 all-well+play=2
all-well+plays=-6 all-well+pressure=-9 all-well+pull=-7 all-well+respond=-4 all-well+says=10 all-well+see=-5
all-well+sit=-11 all-well+speak=-17 all-well+still=11 all-well+stool=-8 all-well+suck=-13 all-well+swallow=5
all-well+today=-11 all-well+urine=-15 all-well+wake=-8 all-well+walk=-9 all-well+water=-7 all-well+week=-4
all-well+word-said=3 all-well+work=-6 all-well+yesterday=8 ankle=2 ankle+dislocate=-7 ankle+leg=6 ankle+less=-10
ankle+small=6 ankle+swell=6 ankle+twist=-10 ankle+yesterday=-2 arm=-4 arm+bat=-3 arm+beat=-3 arm+become=6
arm+bee=-11 arm+before=-6 arm+below=4 arm+bend=-6 arm+bite=-5 arm+blood=-6 arm+bone=6 arm+both=-8 arm+break=-2
arm+burn=2 arm+child=12 arm+cold=3 arm+comes-out=-8 arm+crying=3 arm+cut=3 arm+die=7 arm+dropped=9 arm+face=13
arm+force=-4 arm+inside=5 arm+itch=-4 arm+jerk=6 arm+keep=-2 arm+kin=-4 arm+left=16 arm+leg=3 arm+lift=-4 arm+lip=2
arm+man=3 arm+minute=9 arm+monkey=12 arm+month=3 arm+mouth=4 arm+night=4 arm+not:lift=7 arm+now=5 arm+numb=4
arm+one=9 arm+outside=11 arm+pain=-5 arm+pale=13 arm+palm=3 arm+past=-2 arm+right=7 arm+scratch=-12 arm+see=9
arm+shake=-3 arm+side=6 arm+since=-7 arm+sleep=-2 arm+snake=11 arm+stiff=-3 arm+strength=-4 arm+sweat=-2
arm+swell=-7 arm+today=3 arm+very=-8 arm+wake=-8 arm+weak=2 arm+word-said=5 arm+yesterday=3 asks=-20 asks+asks=-18
asks+before=-5 asks+birth=3 asks+checked=-5 asks+child=-10 asks+day=-7 asks+exercise=-6 asks+food=-8 asks+head=12
asks+heart=-10 asks+hit=6 asks+hold=-7 asks+house=-7 asks+kill=8 asks+know=-18 asks+many=-5 asks+medicine=-7
asks+not:know=7 asks+now=-5 asks+one=-4 asks+people=-10 asks+pregnant=-10 asks+pressure=10 asks+run=-4
asks+sleep=-14 asks+small=4 asks+speak=4 asks+start=-4 asks+today=9 asks+vaccine=-4 asks+walk=-6 asks+want=-8
asks+water=6 asthma=4 asthma+blue=6 asthma+child=6 asthma+fit=7 asthma+past=6 asthma+severe=5 asthma+since=-4
asthma+small=9 asthma+today=-9 asthma+week=-5 asthma+worse=-14 back+bad=10 back+become=4 back+below=-7 back+bend=-2
back+birth=5 back+day=5 back+exercise=-5 back+fever=-14 back+foreskin=5 back+head=9 back+hit=9 back+hot=-3
back+inside=3 back+knife=11 back+leg=7 back+lift=-10 back+night=-6 back+not:become=5 back+not:open=2 back+now=-3
back+pain=-10 back+pull=-5 back+side=-2 back+since=3 back+stiff=-2 back+stuck=5 back+sudden=4 back+very=-6
back+water=-4 back+week=5 back+yesterday=-8 bad=7 bad+become=3 bad+below=-4 bad+black=4 bad+chest=6 bad+fever=-4
bad+headache=8 bad+now=4 bad+pain=-3 bad+small=-2 bad+smell=7 bad+still=-4 bat=-2 bat+scratch=-3 battery+hour=4
battery+kin=4 battery+small=11 battery+swallow=16 battery+vehicle=8 battery+water=4 beat=-4 beat+head=10 beat+kin=8
beat+scratch=-3 beat+weak=6 become=10 become+belly=2 become+big=3 become+black=6 become+blister=2 become+blue=9
become+body=3 become+breast=-6 become+chest=3 become+child=2 become+cold=3 become+cough=-9 become+crying=-3
become+die=4 become+dropped=4 become+eat=-8 become+fever=-3 become+finger=3 become+fire=-5 become+fit=7
become+half=7 become+hard=2 become+hour=7 become+inside=10 become+jaw=3 become+kin=8 become+left=4 become+leg=4
become+lip=4 become+man=7 become+minute=9 become+month=3 become+morning=6 become+mouth=8 become+neck=-2
become+not:pain=9 become+now=9 become+one=-2 become+outside=4 become+pale=13 become+palm=5 become+past=6
become+period=7 become+pill=8 become+rib=-5 become+right=-3 become+see=11 become+since=-6 become+skin=9
become+small=-5 become+smell=3 become+sole=5 become+stiff=8 become+stuck=3 become+sudden=3 become+sweat=4
become+swell=2 become+thigh=4 become+urine=3 become+vehicle=-5 become+vessel=5 become+voice=6 become+weak=3
become+week=5 become+wood=5 become+wound=2 become+yesterday=8 bed=-2 bed+move=5 bed+shake=6 bed+shiver=2
bed+since=-10 bed+soak=4 bee=2 bee+mouth=4 before=-7 before+chest=-9 before+day=-6 before+heart=8 before+outside=8
before+people=-3 before+rape=-9 before+since=-4 before+small=5 before+vaccine=-4 before+yesterday=-12 behind=15
behind+below=-6 behind+ear=12 behind+hit=6 behind+keep=7 behind+knee=-6 behind+lump=11 behind+morning=6
behind+not:swell=-5 behind+pain=-6 behind+stuck=4 behind+swell=2 belly=9 belly+below=4 belly+blood=10 belly+blue=2
belly+burn=-5 belly+burst=4 belly+child=4 belly+cord=3 belly+cramps=-8 belly+cut=4 belly+discharge=3 belly+drink=3
belly+each=-7 belly+eat=-5 belly+face=-3 belly+fall=13 belly+gas=-8 belly+hard=8 belly+hit=7 belly+hot=9
belly+hour=4 belly+inside=3 belly+keep=4 belly+kin=3 belly+knife=7 belly+less=6 belly+minute=10 belly+month=-4
belly+morning=-8 belly+not:move=7 belly+not:pain=-7 belly+one=4 belly+outside=3 belly+pain=7 belly+pale=7
belly+period=-6 belly+plain-cold=2 belly+pregnant=4 belly+red=8 belly+refuse=4 belly+rib=4 belly+right=-2
belly+second-long=2 belly+severe=3 belly+side=8 belly+since=-11 belly+small=4 belly+spread=8 belly+stairs=5
belly+start=8 belly+stiff=12 belly+sudden=6 belly+sunken=9 belly+sweat=3 belly+swell=2 belly+today=-3
belly+vehicle=2 belly+very=6 belly+water=8 belly+week=2 belly+wood=7 belly+worse=9 belly+yesterday=3 below=3
below+below=6 below+big=2 below+blood=14 below+breast=3 below+breathe=8 below+burn=8 below+chemo=13 below+chest=9
below+cord=8 below+cough=2 below+crying=2 below+cut=4 below+day=-7 below+dropped=10 below+each=2 below+eye=9
below+faint=5 below+fall=7 below+fluid=4 below+goes-in=4 below+head=9 below+hot=-5 below+hour=6 below+inside=4
below+kin=7 below+knee=-9 below+knife=2 below+left=7 below+lip=-5 below+month=-5 below+mouth=-4 below+move=6
below+navel=9 below+neck=5 below+nose=4 below+not:become=7 below+not:keep=-9 below+now=9 below+one=-4 below+pain=-3
below+period=3 below+pour=4 below+pull=2 below+rape=10 below+rib=5 below+right=5 below+run=7 below+second-long=-7
below+severe=5 below+shoulder=5 below+side=6 below+since=-5 below+sit=4 below+skin=8 below+sleep=3 below+start=7
below+stiff=-3 below+suck=6 below+sudden=7 below+swell=-3 below+thigh=2 below+thinner=7 below+today=4 below+very=-4
below+water=-6 below+week=13 below+wound=-5 below+yesterday=8 bend=4 bend+crying=4 bend+less=-3 bend+lip=3
bend+mouth=3 bend+stiff=2 bend+swell=-5 bend+walk=3 big=7 big+black=3 big+blister=-5 big+blood=5 big+clot=3
big+comes-out=3 big+each=4 big+fall=3 big+finger=-2 big+kin=8 big+morning=6 big+not:breathe=7 big+not:know=4
big+pain=3 big+says=4 birth=10 birth+both=4 birth+child=6 birth+day=17 birth+eases=10 birth+fit=5 birth+hour=3
birth+house=11 birth+month=-5 birth+night=2 birth+not:sleep=6 birth+past=8 birth+says=7 birth+since=2 birth+speak=3
birth+week=5 birth+woman=12 birth+yesterday=8 bite=9 bite+blood=4 bite+cheek=6 bite+child=4 bite+dog=5 bite+leg=2
bite+month=5 bite+neck=4 bite+snake=11 black=22 black+blood=5 black+finger=5 black+leg=8 black+severe=3
black+smell=5 black+stool=12 black+urine=7 black+vomit=4 blister=-16 blister+blue=2 blister+both=-9 blister+chest=6
blister+comes-out=-8 blister+face=6 blister+one=-8 blister+skin=2 blister+small=-10 blocked=7 blocked+blood=5
blocked+blue=3 blocked+child=2 blocked+eye=7 blocked+less=-7 blocked+nose=-8 blocked+not:lift=3 blocked+not:open=5
blocked+open=-6 blocked+rib=6 blocked+right=5 blocked+small=8 blocked+twist=6 blocked+wound=6 blood=3 blood+both=-4
blood+clot=4 blood+cloth=6 blood+comes-out=3 blood+cough=10 blood+cramps=9 blood+cut=2 blood+diarrhoea=-15
blood+dog=6 blood+double=-10 blood+dry=-5 blood+fever=4 blood+gum=9 blood+half=5 blood+hit=8 blood+hold=-5
blood+hour=3 blood+inside=5 blood+kin=-9 blood+leak=4 blood+leg=7 blood+less=-7 blood+many=11 blood+medicine=5
blood+minute=-7 blood+month=6 blood+mouth=9 blood+neck=6 blood+night=5 blood+not:many=-4 blood+not:stop=7
blood+now=5 blood+pain=10 blood+past=-12 blood+period=11 blood+pour=11 blood+pregnant=10 blood+press=-4
blood+rape=10 blood+red=10 blood+run=9 blood+saliva=-8 blood+see=3 blood+small=-8 blood+soak=13 blood+sputum=-12
blood+start=3 blood+still=8 blood+stop=-19 blood+swallow=2 blood+swell=5 blood+thermometer=-7 blood+thinner=4
blood+urine=5 blood+vehicle=8 blood+very=5 blood+vessel=13 blood+vomit=9 blood+week=6 blood+yesterday=-5 blue=18
blue+face=6 blue+keep=4 blue+leg=3 blue+lip=5 blue+mouth=3 blue+now=2 blue+pain=2 blue+past=6 blue+patches=5
blue+pill=4 blue+press=4 blue+skin=2 blue+sweat=7 blue+swell=2 blur=2 blur+eye=8 blur+head=10 blur+kin=-8
blur+pain=4 blur+severe=3 blur+very=11 body=-5 body+both=9 body+cold=13 body+faint=3 body+fever=6 body+fire=-6
body+hot=-3 body+jerk=7 body+kin=3 body+move=5 body+noise=9 body+now=-2 body+pain=-4 body+patches=5 body+press=5
body+shake=4 body+shiver=4 body+since=-10 body+smell=7 body+stiff=3 body+sudden=2 body+today=5 body+unconscious=3
body+vehicle=-6 body+yesterday=-10 bone=13 bone+chest=4 bone+leg=11 bone+outside=5 bone+pain=3 bone+severe=3
bone+skin=9 bone+very=3 bone+week=4 bored=-13 bored+die=-6 born=13 born+child=4 born+yesterday=6 both=7 both+burn=6
both+child=13 both+dizzy=4 both+faint=-6 both+hit=-3 both+hour=3 both+knee=6 both+leak=-4 both+leg=20 both+less=-2
both+man=6 both+minute=-4 both+month=4 both+night=5 both+now=4 both+pain=6 both+pale=-2 both+past=-12 both+people=-7
both+plain-cold=-4 both+pour=-2 both+pregnant=-9 both+press=2 both+rib=-2 both+since=-5 both+sleep=-7 both+small=-4
both+smell=9 both+stool=-7 both+stuck=-4 both+suck=2 both+swell=12 both+tooth=2 both+twist=-3 both+wake=-8
both+water=3 bottle=9 bottle+burst=9 bottle+child=6 bottle+drink=-6 bottle+hot=-3 bottle+inside=6 bottle+sleep=2
bottle+small=6 bottle+water=3 break+child=-2 break+condom=-9 break+fall=-9 break+hang=3 break+leg=2 break+less=-10
break+night=-4 break+outside=5 break+rope=3 break+skin=-10 break+yesterday=-4 breast=-8 breast+cancer=-4
breast+chemo=6 breast+child=2 breast+day=7 breast+fever=6 breast+hard=-4 breast+hot=-5 breast+lump=-5
breast+month=-2 breast+night=6 breast+now=-2 breast+one=-6 breast+red=-6 breast+refuse=6 breast+since=12
breast+small=-3 breast+week=-5 breast+yesterday=11 breathe=7 breathe+breathe=8 breathe+burn=3 breathe+chest=6
breathe+child=6 breathe+cough=-7 breathe+cut=6 breathe+deep=10 breathe+double=-5 breathe+draws-in=7 breathe+each=11
breathe+force=4 breathe+goes-in=3 breathe+inside=3 breathe+keep=9 breathe+kin=-4 breathe+less=-10 breathe+minute=-5
breathe+nose=6 breathe+now=11 breathe+one=3 breathe+outside=3 breathe+pain=15 breathe+rib=6 breathe+run=9
breathe+side=11 breathe+sit=5 breathe+skin=5 breathe+sleep=-3 breathe+small=-7 breathe+smell=7 breathe+snores=4
breathe+stop=8 breathe+strength=4 breathe+suck=5 breathe+sudden=3 breathe+swell=4 breathe+today=4 breathe+very=10
breathe+voice=2 breathe+vomit=9 breathe+week=-9 breathe+word-said=5 bruise=9 burn=2 burn+child=5 burn+crying=-11
burn+cut=3 burn+day=-9 burn+each=-4 burn+electricity=11 burn+eye=13 burn+face=5 burn+fever=-13 burn+finger=-5
burn+heart=10 burn+heartburn=-2 burn+hit=4 burn+hot=10 burn+knife=4 burn+leg=3 burn+night=2 burn+outside=8
burn+rib=2 burn+says=9 burn+small=-6 burn+smell=8 burn+sudden=2 burn+thigh=-7 burn+urine=-15 burst=7
burst+charcoal=5 burst+condom=-9 burst+gas=5 burst+head=12 burst+hiv=-4 burst+inside=5 burst+nail=10 burst+night=-6
burst+pain=3 burst+see=8 burst+suck=6 burst+sudden=4 burst+today=6 burst+yesterday=-11 calf=-10 calf+left=-11
calf+one=-4 calf+pain=-5 calf+right=-4 calf+since=-3 calf+swell=-15 calf+wound=-3 cancer+chemo=6 cancer+fever=6
cancer+gland=-9 cancer+suck=2 cat=-2 charcoal=15 charcoal+charcoal=4 charcoal+close=3 charcoal+cold=4 charcoal+gas=5
charcoal+inside=5 charcoal+itch=2 charcoal+room=3 charcoal+sleep=5 checked+know=-5 checked+past=5
checked+pregnant=10 checked+pressure=-8 checked+small=-11 checked+start=3 checked+today=-10 checked+want=-7
checked+week=5 cheek=-3 cheek+dog=13 cheek+drink=-10 cheek+eat=-5 cheek+morning=-7 cheek+open=9 cheek+pain=-4
cheek+small=10 cheek+swell=-10 cheek+tooth=-6 chemo=17 chemo+fever=5 chemo+past=4 chest=11 chest+child=7 chest+cut=3
chest+day=-7 chest+eye=5 chest+face=14 chest+fire=4 chest+half=-9 chest+hold=5 chest+hot=4 chest+hour=-8 chest+jaw=8
chest+keep=3 chest+kin=-8 chest+left=5 chest+light=4 chest+lip=3 chest+many=4 chest+minute=3 chest+morning=4
chest+not:below=10 chest+not:keep=-4 chest+not:pain=5 chest+one=-2 chest+pain=7 chest+past=-6 chest+people=7
chest+pull=3 chest+run=-5 chest+says=3 chest+since=13 chest+sit=3 chest+small=-4 chest+sudden=3 chest+today=6
chest+vehicle=4 chest+very=6 chest+wood=3 chest+yesterday=-10 child=9 child+cloth=8 child+cold=5 child+comes-out=4
child+cord=4 child+cough=-16 child+day=8 child+diarrhoea=10 child+dog=4 child+double=9 child+drink=9 child+each=9
child+eat=7 child+eye=-4 child+face=4 child+fast=2 child+fever=6 child+fit=6 child+forehead=-5 child+half=12
child+head=-14 child+hear=9 child+heart=4 child+hold=5 child+hour=4 child+inside=3 child+kin=11 child+less=7
child+many=5 child+month=-7 child+morning=6 child+move=-6 child+navel=2 child+neck=3 child+night=17 child+nose=-8
child+not:breast=3 child+not:know=4 child+not:more=-3 child+not:move=4 child+not:play=4 child+not:sleep=11
child+not:suck=7 child+now=-8 child+one=6 child+pain=7 child+palm=9 child+past=-5 child+people=3 child+pill=5
child+plain-cold=-9 child+play=7 child+pool=5 child+pregnant=6 child+pull=3 child+pus=5 child+rash=-5 child+red=-7
child+refuse=4 child+run=-8 child+says=8 child+see=-3 child+severe=4 child+sickle=-2 child+skin=2 child+small=5
child+smell=5 child+speak=6 child+suck=-5 child+sudden=3 child+swallow=5 child+thermometer=14 child+touch=6
child+very=-7 child+voice=3 child+vomit=6 child+wake=6 child+want=6 child+water=-3 child+weak=2 child+week=8
child+yellow=-7 choke=10 choke+man=10 clear=-25 clear+eye=-12 clear+head=-12 clear+knife=-6 clear+less=-2
clear+small=-2 clear+suck=-3 clear+wound=-4 close=12 close+double=4 close+eye=7 close+medicine=3 close+nose=-6
close+skin=-5 close+yesterday=3 clot=16 clot+comes-out=2 clot+each=2 cloth=9 cloth+hour=7 cloth+pour=-3
cloth+still=4 cloth+weak=2 cold=4 cold+drink=7 cold+fall=3 cold+hear=-6 cold+inside=2 cold+kin=8 cold+leg=5
cold+night=9 cold+now=3 cold+pale=4 cold+shake=8 cold+since=-11 cold+sleep=6 cold+smell=6 cold+sudden=2 cold+sweat=8
cold+thermometer=8 cold+touch=5 cold+vehicle=2 cold+walk=-6 comes-out=12 comes-out+discharge=4 comes-out+fever=3
comes-out+gum=3 comes-out+kin=5 comes-out+many=3 comes-out+morning=6 comes-out+nose=3 comes-out+not:know=7
comes-out+pain=4 comes-out+since=8 comes-out+today=7 comes-out+urine=10 comes-out+water=9 condom=-9 condom+head=3
condom+hit=4 condom+hiv=-4 condom+leak=3 condom+man=-4 condom+move=2 condom+night=-11 condom+play=2 condom+sudden=2
condom+yesterday=-14 confused=22 confused+double=4 confused+eyelid=4 confused+now=9 confused+one=6 confused+see=5
confused+today=6 confused+week=6 consciousness=15 consciousness+fall=4 consciousness+heart=6 consciousness+lost=13
consciousness+not:lost=-8 cord=7 cord+cut=2 cord+dry=-2 cord+leak=4 cord+skin=2 cord+smell=4 cough=-9 cough+day=5
cough+double=-9 cough+fast=-12 cough+fever=4 cough+half=5 cough+kin=-6 cough+leak=-3 cough+less=-7 cough+many=6
cough+month=-15 cough+night=-4 cough+nose=-4 cough+now=6 cough+past=-7 cough+plain-cold=-7 cough+pour=-5 cough+red=6
cough+rib=5 cough+since=-16 cough+small=-9 cough+sputum=-11 cough+sunken=8 cough+thermometer=-12 cough+vessel=8
cough+week=-19 cough+yesterday=-3 cramps+day=-13 cramps+each=-3 cramps+month=-3 cramps+pain=-8 crying=-3
crying+eye=-5 crying+fall=4 crying+lip=3 crying+mouth=3 crying+navel=4 crying+pain=-2 crying+side=3 crying+sweat=7
crying+swell=5 crying+today=4 crying+touch=4 crying+twist=4 crying+very=4 crying+voice=6 crying+wake=2 cut+deep=-9
cut+die=7 cut+fall=4 cut+finger=-4 cut+help=11 cut+hit=7 cut+knife=-12 cut+leg=-9 cut+less=-5 cut+machete=4
cut+month=9 cut+one=3 cut+past=9 cut+side=4 cut+small=-10 cut+sudden=3 cut+swell=3 cut+today=2 dark=5 dark+see=4
day=-4 day+day=-5 day+diarrhoea=5 day+double=-13 day+drink=6 day+dropped=-5 day+dry=-5 day+each=-18 day+ear=-2
day+eases=5 day+eat=2 day+eye=7 day+fit=4 day+gas=4 day+half=-8 day+head=-7 day+headache=-3 day+heartburn=-6
day+hiv=-11 day+hot=-3 day+keep=-2 day+kin=6 day+less=-4 day+malaria=-5 day+man=4 day+many=-6 day+medicine=-7
day+morning=6 day+nail=4 day+night=-3 day+nose=-6 day+not:eat=9 day+not:gas=8 day+not:know=4 day+not:see=5
day+not:sleep=13 day+not:stool=8 day+now=-14 day+one=-8 day+open=8 day+operation=4 day+pain=-4 day+past=16
day+people=-7 day+period=-11 day+pill=2 day+plain-cold=-3 day+pour=3 day+pregnant=6 day+pus=-6 day+says=5
day+small=3 day+start=-7 day+still=-4 day+stop=4 day+sudden=2 day+sweat=3 day+thermometer=-9 day+throat=-3
day+today=-6 day+urine=14 day+vaccine=-6 day+vomit=4 day+want=7 day+water=-4 day+week=-3 day+woman=6 day+work=2
day+yellow=4 day+yesterday=-6 deep=-13 deep+fast=8 deep+nail=-8 deep+wound=-12 diabetes=5 diabetes+kin=6
diabetes+leg=-8 diabetes+small=-6 diabetes+wound=-8 diarrhoea+double=-12 diarrhoea+less=-3 diarrhoea+night=7
diarrhoea+since=-5 diarrhoea+stool=-4 diarrhoea+today=-10 diarrhoea+water=7 diarrhoea+weak=7 diarrhoea+yesterday=-7
die=6 die+help=11 die+hour=4 die+kin=15 die+left=5 die+outbreak=4 discharge=-2 discharge+hot=12 discharge+red=3
discharge+shiver=8 discharge+smell=11 dislocate=-9 dizzy=19 dizzy+hear=4 dog=5 dog+kin=5 dog+leg=-12 dog+less=-5
dog+month=4 dog+neck=6 dog+open=11 dog+pain=7 dog+past=4 dog+scratch=-7 dog+small=17 dog+week=8 double=3
double+each=7 double+fever=5 double+half=2 double+head=-3 double+hit=-6 double+hold=4 double+hour=4 double+less=2
double+minute=-12 double+morning=2 double+night=4 double+not:see=7 double+now=2 double+one=-6 double+past=-2
double+plain-cold=-4 double+press=-4 double+pressure=-5 double+see=-4 double+since=7 double+sleep=5 double+small=-2
double+stop=-2 double+suck=4 double+thermometer=-7 double+today=2 double+vomit=2 double+wake=-4 double+water=-5
double+week=5 draws-in=14 draws-in+eye=4 draws-in+rib=4 draws-in+skin=3 drink=-8 drink+each=-7 drink+eases=-11
drink+eat=-2 drink+hard=3 drink+hear=-4 drink+keep=-12 drink+kin=10 drink+less=6 drink+many=-7 drink+medicine=13
drink+milk=-2 drink+morning=7 drink+move=-3 drink+not:vomit=-2 drink+not:want=10 drink+now=4 drink+past=7
drink+play=-15 drink+poison=15 drink+since=11 drink+sit=-4 drink+sleep=7 drink+speak=2 drink+stop=2 drink+sunken=5
drink+thirst=-5 drink+today=4 drink+urine=-9 drink+very=-2 drink+vessel=6 drink+vomit=-6 drink+wake=5 drink+weak=11
drink+yesterday=6 dropped=-3 dropped+keep=11 dropped+kin=4 dropped+pain=2 dropped+right=7 dropped+suck=6
dropped+today=9 dropped+week=-3 dry=-2 dry+navel=-3 dry+plain-cold=-4 dry+since=-3 dry+small=-5 each+half=3
each+headache=-5 each+hear=-3 each+heartburn=-5 each+hit=3 each+hour=2 each+kin=-3 each+labour=4 each+leg=5
each+less=4 each+minute=10 each+morning=-5 each+night=-5 each+noise=3 each+not:keep=-4 each+not:sit=-4 each+now=-4
each+one=4 each+pad=4 each+people=7 each+pregnant=-4 each+rib=6 each+see=3 each+shoulder=3 each+sleep=3 each+small=8
each+snores=3 each+speak=-3 each+stand=8 each+stiff=3 each+still=3 each+stool=-4 each+swell=4 each+thermometer=-8
each+today=4 each+vomit=-4 each+water=-5 each+week=-6 each+wet=-2 each+yesterday=-11 ear=10 ear+ear=4
ear+not:swell=-5 ear+pain=-3 ear+pus=-8 ear+since=-10 ear+swell=8 ear+yesterday=-8 eases=-12 eases+not:more=-11
eases+not:pain=3 eases+now=-7 eases+sleep=-9 eases+water=-12 eat=-7 eat+kin=3 eat+move=-5 eat+past=4 eat+play=-10
eat+plays=2 eat+run=7 eat+since=-4 eat+small=-7 eat+speak=-4 eat+suck=-9 eat+vomit=-6 eat+yesterday=-4
electricity=19 electricity+touch=5 exercise=-4 exercise+fever=6 exercise+heart=5 exercise+knee=2 exercise+leg=-11
exercise+lift=-3 exercise+minute=9 exercise+now=-5 exercise+pain=-4 exercise+since=-9 exercise+small=3
exercise+stiff=-5 exercise+thigh=-7 exercise+yesterday=-10 eye=7 eye+face=7 eye+goes-in=13 eye+hardly=4 eye+head=7
eye+hit=9 eye+hour=5 eye+inside=13 eye+itch=-7 eye+jaw=4 eye+kin=4 eye+left=6 eye+less=8 eye+light=-6 eye+lip=5
eye+lost=4 eye+morning=-4 eye+mouth=7 eye+not:draws-in=-8 eye+not:pain=-11 eye+not:sunken=-8 eye+now=2 eye+one=5
eye+open=7 eye+pain=-10 eye+pale=-4 eye+plain-cold=-8 eye+pour=12 eye+red=-14 eye+right=9 eye+saliva=5 eye+says=5
eye+see=-2 eye+side=2 eye+since=-4 eye+skin=12 eye+sleep=7 eye+small=8 eye+snake=10 eye+start=3 eye+sudden=8
eye+sunken=14 eye+sweat=-2 eye+swell=9 eye+today=3 eye+urine=12 eye+very=6 eye+wake=4 eye+water=4 eye+wound=2
eye+yellow=-3 eyelid=9 eyelid+one=4 face=-2 face+forehead=2 face+head=2 face+hit=9 face+leg=11 face+less=9
face+morning=10 face+now=3 face+pain=4 face+rash=-15 face+see=5 face+side=9 face+speak=-7 face+swell=15 face+twist=7
face+yellow=4 faint=14 faint+heart=8 faint+hour=4 faint+kin=6 faint+one=-3 faint+second-long=-9 faint+sit=4
faint+small=-8 faint+soak=2 faint+stand=-2 faint+sweat=2 faint+very=-2 fall=4 fall+fall=9 fall+head=9 fall+heart=5
fall+hit=4 fall+hour=8 fall+kin=15 fall+leg=11 fall+lift=2 fall+lost=4 fall+month=4 fall+mouth=2 fall+move=6
fall+nearly=4 fall+not:pill=-6 fall+outside=4 fall+pain=6 fall+pale=3 fall+right=10 fall+roof=9 fall+run=4
fall+shoulder=10 fall+since=5 fall+sleep=8 fall+small=-10 fall+stairs=5 fall+stand=7 fall+sting=-7 fall+suck=8
fall+sudden=2 fall+today=7 fall+tree=7 fall+vehicle=5 fall+very=4 fall+vessel=3 fall+yesterday=-6 fast=-8
fast+fast=-7 fast+heart=-4 fast+kin=10 fast+less=-13 fast+nose=6 fast+not:breathe=-7 fast+run=5 fast+weak=3 fear=7
fever=5 fever+fit=14 fever+gum=4 fever+hard=-4 fever+head=6 fever+hot=10 fever+kin=3 fever+leg=8 fever+month=-7
fever+now=-5 fever+pad=3 fever+pain=-12 fever+patches=4 fever+pregnant=-5 fever+rash=9 fever+severe=5 fever+shiver=6
fever+side=-11 fever+since=-15 fever+smell=8 fever+soak=3 fever+suck=4 fever+swell=10 fever+today=10 fever+vagina=7
fever+very=7 fever+vomit=7 fever+waist=7 fever+weak=11 fever+yesterday=-6 finger=-4 finger+heart=11 finger+hit=-2
finger+hot=-16 finger+leg=-5 finger+move=-6 finger+pain=-3 finger+small=-6 finger+smell=5 finger+snake=8
finger+sting=-3 finger+swell=7 fire+knee=9 fire+one=-6 fire+since=-3 fire+swell=9 fit=15 fit+kin=-11 fit+minute=6
fit+one=-6 fit+since=7 fit+today=5 fluid=12 fluid+since=8 fluid+yesterday=6 foam=14 foam+mouth=4 foam+people=12
food=-4 food+heartburn=-5 food+water=-5 force+hour=3 force+leg=-7 force+not:more=7 force+now=7 force+since=3
force+smell=2 force+swallow=5 force+yesterday=-2 forehead+hit=-10 forehead+morning=-9 forehead+pain=-6
forehead+small=-4 foreskin=7 foreskin+less=-7 foreskin+now=7 foreskin+pull=8 gas+gas=-9 gas+more=4 gas+says=3
gas+since=4 gas+stool=4 gas+swell=-12 gas+woman=2 gland=-9 goes-in=5 goes-in+inside=4 goes-in+rib=5 green=9
green+vomit=7 green+water=3 gum=9 gum+kin=3 gun=16 gun+head=12 half+hour=2 half+minute=9 half+month=10 half+one=10
half+pad=4 half+past=-2 half+since=5 half+vessel=5 half+week=-8 hang=19 hang+outside=2 hang+rope=4 hard=11
hard+minute=4 hard+neck=8 hard+now=2 hard+pain=6 hard+since=-2 hard+very=2 hard+wood=5 hard+yesterday=-3 hardly=5
hardly+now=4 hardly+open=4 hardly+since=7 hardly+sleep=4 hardly+weak=4 hardly+yesterday=7 head=3 head+hiv=-9
head+hold=2 head+kin=-4 head+less=-13 head+lift=7 head+light=3 head+minute=4 head+not:hit=-3 head+not:pain=-12
head+pressure=11 head+second-long=11 head+see=9 head+severe=6 head+sleep=-4 head+start=-9 head+sudden=8 head+swell=8
head+today=6 head+vehicle=7 head+very=7 head+woman=-2 head+work=-14 head+yesterday=7 headache=4 headache+hit=6
headache+now=3 headache+since=3 headache+small=-10 headache+sudden=6 headache+today=8 headache+week=-5 hear=-4
hear+kill=3 hear+kin=6 hear+night=-4 hear+people=10 hear+says=4 hear+since=3 hear+voice=-7 heart=9 heart+hit=5
heart+kin=-3 heart+pill=4 heart+play=7 heart+run=-4 heart+says=2 heart+severe=3 heart+very=4 heartburn=-7
heartburn+heartburn=-6 heartburn+night=-7 help=-5 help+inhaler=-9 help+one=-3 help+pill=-4 help+speak=-7 hit=10
hit+hold=2 hit+itch=-8 hit+kin=7 hit+leg=5 hit+less=-10 hit+man=-5 hit+morning=-11 hit+move=5 hit+night=5
hit+noise=3 hit+nose=-2 hit+one=10 hit+outside=4 hit+past=2 hit+plain-cold=-7 hit+pressure=-7 hit+rib=7 hit+says=6
hit+see=4 hit+severe=4 hit+small=-4 hit+snake=5 hit+start=2 hit+suck=6 hit+sudden=3 hit+vehicle=4 hit+very=3
hit+voice=3 hit+walk=8 hit+woman=3 hit+wood=-3 hit+yesterday=5 hiv=-7 hiv+life=4 hiv+pain=-9 hiv+since=-9
hiv+yesterday=-4 hold=4 hold+lost=11 hold+man=3 hold+medicine=3 hold+neck=5 hold+not:stop=2 hold+pressure=-4
hold+see=4 hold+since=10 hold+stand=4 hold+stop=7 hold+want=-6 hold+yesterday=3 hot=-2 hot+less=-7 hot+move=-6
hot+now=8 hot+pain=-5 hot+red=-2 hot+severe=9 hot+shiver=6 hot+since=-13 hot+smell=5 hot+suck=-11 hot+thermometer=-5
hot+today=10 hot+very=2 hot+vomit=4 hot+water=4 hot+weak=5 hot+yesterday=-12 hour=10 hour+labour=3 hour+left=5
hour+many=5 hour+more=6 hour+morning=7 hour+night=6 hour+now=8 hour+one=4 hour+open=3 hour+pad=4 hour+pain=9
hour+pale=3 hour+past=3 hour+penis=3 hour+pill=8 hour+press=6 hour+severe=4 hour+since=11 hour+sleep=-8 hour+small=4
hour+stand=7 hour+start=2 hour+still=9 hour+strength=3 hour+suck=5 hour+swallow=5 house=3 house+kin=-8 house+roof=11
house+walk=5 hunger=-10 infection=11 infection+kin=3 inhaler+past=5 inhaler+word-said=5 inside=12 inside+less=5
inside+lip=3 inside+one=7 inside+pale=-6 inside+palm=3 inside+pull=4 inside+rib=4 inside+sleep=-2 inside+snake=3
inside+today=6 inside+very=4 inside+walk=8 itch=-21 itch+less=-3 itch+nose=-3 itch+plain-cold=-6 itch+rash=8
itch+red=-8 itch+since=-4 itch+small=-11 itch+swell=-2 itch+throat=-3 itch+yesterday=-3 itself=-9 itself+minute=-4
itself+morning=-3 itself+pain=5 itself+stop=-3 itself+sudden=5 jaw=15 jaw+neck=3 jaw+not:open=6 jaw+now=6 jaw+pain=6
jaw+pull=2 jaw+since=11 jaw+swell=3 jaw+yesterday=11 jerk=16 jerk+leg=5 joint=-3 joint+pain=-4 keep=-6 keep+nail=7
keep+not:drink=5 keep+now=3 keep+one=5 keep+pain=2 keep+press=4 keep+skin=9 keep+small=6 keep+stop=5 keep+water=-8
kill=4 kill+kin=8 kill+knife=3 kill+night=9 kill+today=8 kill+voice=3 kin=10 kin+knife=3 kin+lip=3 kin+man=5
kin+medicine=6 kin+month=-9 kin+morning=7 kin+mouth=8 kin+night=6 kin+not:become=2 kin+not:know=6 kin+not:pain=-11
kin+now=-6 kin+one=2 kin+outbreak=10 kin+outside=4 kin+pain=-7 kin+past=7 kin+people=8 kin+pill=4 kin+pregnant=4
kin+pressure=6 kin+pull=5 kin+refuse=4 kin+rib=8 kin+says=7 kin+see=5 kin+side=4 kin+since=-6 kin+sit=8 kin+sleep=-5
kin+small=4 kin+stand=4 kin+stool=2 kin+stop=-5 kin+swallow=6 kin+sweat=7 kin+swell=-5 kin+thinner=4 kin+today=5
kin+touch=6 kin+twist=7 kin+very=-5 kin+vessel=3 kin+voice=11 kin+vomit=-8 kin+water=7 kin+week=-6 kin+yellow=4
kin+yesterday=-3 knee=-3 knee+leg=-4 knee+one=2 knee+pain=-7 knee+since=3 knee+small=-5 knee+stairs=-4 knee+swell=-6
knee+vehicle=9 knife=17 knife+less=-5 knife+pain=3 knife+rib=4 knife+sudden=6 knife+voice=3 know=-15 know+vaccine=-5
know+want=-4 labour=11 labour+minute=8 labour+morning=6 labour+pain=5 labour+since=7 labour+start=3
labour+yesterday=7 leak=3 leak+leg=5 leak+less=-3 leak+nose=-2 leak+not:stop=7 leak+not:swallow=3 leak+past=-3
leak+plain-cold=-2 leak+red=8 leak+saliva=10 leak+since=-2 leak+still=5 leak+sudden=5 leak+sweat=3 leak+very=3
leak+vessel=5 left=11 left+leg=4 left+minute=6 left+morning=4 left+numb=4 left+pain=5 left+pale=5 left+past=7
left+side=6 left+since=-3 left+start=2 left+sudden=7 left+swell=-11 left+testicle=4 left+waist=-7 leg+less=-9
leg+more=9 leg+morning=7 leg+move=9 leg+nail=-10 leg+night=7 leg+not:move=5 leg+not:want=13 leg+now=8 leg+one=-8
leg+outside=3 leg+pale=3 leg+past=-4 leg+patches=3 leg+pour=7 leg+press=3 leg+red=-5 leg+rope=6 leg+scratch=-5
leg+side=2 leg+since=5 leg+skin=7 leg+slow=-5 leg+small=13 leg+snake=14 leg+spread=-5 leg+sting=3 leg+strength=-7
leg+sudden=5 leg+swell=7 leg+twist=7 leg+urine=8 leg+vehicle=5 leg+weak=7 leg+week=4 leg+wound=-8 leg+yellow=10
leg+yesterday=-3 less=-10 less+month=-8 less+morning=4 less+night=-4 less+nose=-9 less+one=8 less+open=4
less+peel=-5 less+plain-cold=-6 less+pour=-3 less+red=-9 less+saliva=6 less+scratch=-5 less+since=-9 less+skin=-7
less+sleep=7 less+small=-4 less+sputum=-7 less+stiff=-3 less+still=-4 less+suck=9 less+swallow=11 less+swell=-9
less+throat=3 less+today=6 less+twist=-10 less+urine=-4 less+wake=4 less+week=3 less+work=-2 less+wound=-7
less+yellow=4 less+yesterday=-6 life=4 lift=-3 lift+pale=-7 lift+shoulder=-4 lift+since=8 lift+very=3 lift+weak=-6
lift+yesterday=-8 light=-15 light+lost=4 light+neck=10 light+pain=-8 light+red=-4 light+see=-11 light+stiff=10 lip=9
lip+medicine=3 lip+not:open=3 lip+now=8 lip+open=-7 lip+pale=2 lip+palm=-6 lip+peel=4 lip+red=-4 lip+skin=11
lip+swell=7 lip+twist=3 lip+very=2 lip+wound=2 lost=10 lost+month=4 lost+pregnant=3 lost+run=4 lost+since=-4
lost+soak=-5 lost+urine=9 lost+water=11 lost+week=3 lost+yesterday=6 lump=-4 lump+month=-7 lump+neck=-6 lump+now=-7
lump+since=-6 lump+small=-8 machete=15 machete+thigh=7 malaria=2 malaria+since=16 man=-7 man+mouth=2 man+night=2
man+says=9 man+side=2 man+since=-3 man+stop=-4 man+throat=-2 man+week=5 man+word-said=5 man+yesterday=-4 many=9
many+night=3 many+past=-3 many+people=2 many+plain-cold=-3 many+says=3 many+since=4 many+sleep=-2 many+soak=4
many+sweat=4 many+very=-4 many+vessel=4 many+vomit=-3 many+water=9 many+week=3 many+work=-3 medicine=11
medicine+mouth=3 medicine+peel=2 medicine+pressure=-7 medicine+pull=-8 medicine+since=-6 medicine+skin=2
medicine+speak=-3 medicine+week=4 medicine+yesterday=4 milk=11 minute=7 minute+morning=-12 minute+nose=-2
minute+not:respond=3 minute+not:stop=4 minute+numb=6 minute+one=-8 minute+outside=11 minute+pad=8 minute+pain=5
minute+past=3 minute+press=-4 minute+since=8 minute+sleep=-2 minute+stop=-11 minute+swell=4 minute+today=-7
minute+week=10 minute+yesterday=-9 monkey=12 month=-9 month+more=-14 month+neck=-7 month+not:pain=-6 month+not:see=5
month+now=-13 month+past=-9 month+period=-3 month+pregnant=9 month+see=6 month+sex=-7 month+since=-11 month+suck=-5
month+very=4 month+woman=-3 month+wound=-9 more=-6 more+says=6 more+week=-2 morning=-6 morning+nose=-3
morning+not:know=8 morning+now=6 morning+one=-9 morning+play=-8 morning+right=-7 morning+says=-2 morning+see=13
morning+side=3 morning+since=6 morning+small=-3 morning+sputum=-4 morning+start=8 morning+stool=-7 morning+stop=-4
morning+sudden=4 morning+thermometer=-7 morning+today=4 morning+very=-4 morning+vomit=-5 morning+water=-4
morning+week=-4 morning+yellow=4 morning+yesterday=8 mouth=4 mouth+nose=-4 mouth+not:hold=5 mouth+not:lift=3
mouth+not:open=8 mouth+now=6 mouth+one=8 mouth+open=-10 mouth+peel=5 mouth+rib=6 mouth+right=6 mouth+saliva=4
mouth+side=7 mouth+skin=8 mouth+small=12 mouth+sting=7 mouth+swallow=-10 mouth+swell=3 mouth+today=4 mouth+twist=9
mouth+voice=6 move=-10 move+neck=-5 move+pain=-5 move+right=6 move+shake=5 move+since=8 move+stiff=-2 move+still=-3
move+sudden=2 move+today=2 muscle=-5 muscle+pain=-8 muscle+thigh=-5 muscle+today=-5 nail=-7 nail+past=-5
nail+press=11 nail+since=4 nail+sting=4 nail+walk=-7 nail+week=10 navel=11 navel+pain=7 navel+right=8 navel+smell=4
navel+start=8 navel+yesterday=6 nearly=7 nearly+outside=2 neck=12 neck+not:become=4 neck+not:open=6
neck+not:stiff=-3 neck+now=-3 neck+pain=9 neck+pus=6 neck+rash=6 neck+since=-6 neck+stiff=8 neck+swell=4
neck+wound=4 needle=-5 needle+sting=-8 night=-5 night+not:breast=3 night+not:urine=7 night+now=-9 night+one=3
night+open=2 night+pain=-3 night+pill=9 night+pour=-6 night+room=7 night+rope=11 night+says=3 night+see=-3
night+severe=5 night+shake=6 night+shiver=4 night+since=-6 night+small=7 night+smell=9 night+soak=-14 night+stand=4
night+start=3 night+sudden=3 night+sweat=-14 night+testicle=3 night+thermometer=-2 night+today=10 night+urine=-8
night+vomit=4 night+wake=-6 night+water=2 night+weak=-10 night+week=-9 night+yesterday=-7 nonsense=12
nonsense+speak=11 nonsense+today=4 nose=-2 nose+not:plain-cold=-4 nose+pale=3 nose+plain-cold=-10 nose+pour=-2
nose+red=4 nose+run=-8 nose+small=-5 nose+stand=-7 nose+thinner=5 nose+very=6 nose+water=-2 nose+yesterday=-3
not:all=-17 not:all+not:pain=-9 not:all-well=-8 not:all-well+not:fever=-7 not:all-well+not:pain=-4
not:all-well+not:see=-6 not:all-well+not:stool=-5 not:arm=-9 not:asks=-22 not:back=-4 not:back+not:pain=-5 not:bad=3
not:bad+not:smell=2 not:beat=-5 not:beat+not:heart=-5 not:become=9 not:become+since=7 not:before=-6 not:behind=-10
not:behind+not:ear=-6 not:behind+not:lump=-5 not:behind+not:swell=-7 not:belly=-5 not:belly+not:pain=-4 not:below=-6
not:bend=-2 not:black=-16 not:black+not:fever=-4 not:blood=-22 not:blood+not:drink=-6 not:blood+not:fever=-6
not:blood+not:pain=-7 not:blur=-13 not:blur+not:breathe=-3 not:body=-3 not:body+not:pain=-3 not:break=-9
not:breast=3 not:breast+since=3 not:breathe=7 not:burn=2 not:cancer=-8 not:checked=-2 not:chest=-12
not:chest+not:pain=-9 not:child=-10 not:clear=-7 not:confused=7 not:confused+not:know=-7 not:confused+not:sit=9
not:consciousness=-7 not:consciousness+not:lost=-9 not:cough=5 not:crying=11 not:crying+now=5 not:die=-22
not:die+not:pain=-8 not:die+not:want=-10 not:discharge=-3 not:dizzy=-4 not:draws-in=-14 not:draws-in+rib=-6
not:drink=-7 not:drink+now=11 not:drink+since=2 not:dropped=11 not:ear=-6 not:eat=6 not:eye=5 not:eye+not:open=5
not:faint=-14 not:faint+not:pain=-10 not:fall=7 not:fever=-22 not:fever+not:pain=-4 not:fever+not:pus=-8
not:fever+not:rash=-7 not:fever+not:vomit=-11 not:fever+today=-7 not:fit=-21 not:food=4 not:force=6 not:gas=8
not:gas+not:stool=8 not:head=-7 not:head+not:pain=-12 not:headache=-13 not:heart=-5 not:help=11 not:hold=16
not:hold+right=5 not:hold+sit=6 not:hold+stand=4 not:hold+urine=4 not:hot=-10 not:hot+not:swell=-4 not:keep=-2
not:keep+since=-5 not:keep+vomit=-4 not:keep+water=-9 not:kin=9 not:know=4 not:know+one=6 not:know+people=5
not:know+since=10 not:know+speak=6 not:know+sudden=3 not:know+today=6 not:know+urine=5 not:leg=-8 not:less=-2
not:life=-12 not:lift=10 not:lift+right=3 not:lift+twist=7 not:lost=-14 not:lost+press=4 not:lump=-8 not:malaria=-4
not:malaria+not:today=-4 not:many=-7 not:medicine=3 not:month=-2 not:more=2 not:more+since=-4 not:more+strength=7
not:more+urine=10 not:more+yesterday=4 not:mouth=2 not:move=12 not:move+since=3 not:move+touch=3 not:move+week=3
not:move+yesterday=3 not:nearly=11 not:neck=7 not:night=-7 not:noise=14 not:numb=-10 not:one=11 not:one+since=10
not:open=9 not:open+now=8 not:open+skin=-13 not:open+stiff=4 not:open+swell=6 not:outbreak=-5 not:outside=-3
not:pain=-15 not:pain+not:see=-7 not:pain+not:speak=-9 not:pain+not:very=7 not:pain+not:waist=-4 not:pain+now=-6
not:pain+today=-8 not:past=11 not:people=7 not:pill=-12 not:pill+yesterday=-6 not:plain-cold=-4 not:play=2
not:play+since=3 not:play+yesterday=3 not:pregnant=-20 not:pull=-2 not:pus=-10 not:pus+not:red=-4 not:rash=-11
not:red=-6 not:respond=20 not:rib=-12 not:saliva=4 not:see=4 not:severe=-3 not:sex=-8 not:shake=-15
not:shake+not:sweat=-11 not:shiver=-3 not:since=11 not:sit=17 not:sit+not:swallow=5 not:sit+since=-4 not:sit+today=9
not:sit+vomit=-4 not:sleep=-9 not:sleep+not:vomit=-11 not:sleep+since=7 not:sleep+week=8 not:smell=3 not:speak=15
not:spread=-10 not:stand=16 not:stiff=-5 not:still=-8 not:stool=-9 not:stool+not:urine=-9 not:stop=6
not:stop+since=5 not:stop+still=-5 not:stop+thinner=5 not:strength=6 not:stuck=-5 not:suck=8 not:suck+since=9
not:suck+yesterday=9 not:sudden=-11 not:sunken=-12 not:swallow=2 not:swallow+saliva=11 not:sweat=-11 not:swell=-17
not:threat=-16 not:threat+people=-9 not:tired=-2 not:today=-8 not:tooth=5 not:touch=8 not:twist=-6
not:unconscious=-10 not:urine=9 not:urine+since=11 not:urine+yesterday=7 not:very=7 not:vomit=-6 not:waist=-4
not:wake=5 not:wake+now=12 not:wake+still=9 not:walk=17 not:want=-3 not:want+now=4 not:want+pregnant=-10
not:want+sleep=4 not:water=-5 not:weak=-13 not:whistle=-13 not:wound=-15 not:yesterday=2 now+one=-2 now+pain=-3
now+pale=5 now+past=4 now+pull=4 now+right=3 now+run=5 now+says=2 now+see=7 now+severe=7 now+shake=5 now+shiver=5
now+side=8 now+since=11 now+sit=5 now+sleep=-5 now+smell=7 now+speak=-6 now+stand=3 now+start=-3 now+stiff=-3
now+strength=7 now+sudden=2 now+swallow=5 now+sweat=6 now+swell=10 now+tired=3 now+very=3 now+vomit=9 now+wake=-8
now+water=-3 now+week=-12 now+wound=3 now+yesterday=5 numb=12 numb+side=6 one=2 one+one=-2 one+pain=-4 one+past=10
one+people=-4 one+pregnant=6 one+red=-5 one+rib=-6 one+second-long=-3 one+severe=5 one+side=13 one+since=4
one+speak=8 one+start=2 one+sudden=4 one+swell=-3 one+testicle=4 one+unconscious=-3 one+vehicle=-6 one+very=3
one+vomit=-7 one+wake=-3 one+week=6 one+woman=-3 one+word-said=10 one+wound=-3 open+past=6 open+since=4 open+sleep=3
open+swallow=-10 open+wake=4 open+week=8 open+yesterday=2 operation=3 operation+past=8 operation+week=13 outbreak=4
outbreak+past=6 outbreak+people=3 outbreak+water=8 outbreak+week=8 outside=17 outside+pain=5 outside+pull=6
outside+rope=2 outside+run=6 outside+since=-3 outside+small=-6 outside+smell=8 outside+today=8 outside+vessel=4
outside+word-said=5 pad=6 pad+soak=5 pad+swell=3 pain=3 pain+pale=-5 pain+past=7 pain+period=-13 pain+play=-5
pain+pregnant=4 pain+press=-8 pain+red=-3 pain+rib=-14 pain+right=-2 pain+run=-6 pain+says=5 pain+scorpion=4
pain+second-long=10 pain+see=4 pain+severe=16 pain+shiver=5 pain+shoulder=12 pain+side=-4 pain+since=2 pain+sit=-3
pain+small=-4 pain+snake=9 pain+spread=3 pain+stairs=-4 pain+start=-9 pain+stiff=9 pain+sudden=11 pain+sweat=5
pain+swell=-7 pain+testicle=10 pain+thermometer=9 pain+thigh=-6 pain+today=-3 pain+tooth=-8 pain+very=19
pain+vomit=8 pain+waist=-3 pain+wake=5 pain+week=-4 pain+woman=6 pain+work=-6 pain+worse=3 pain+yesterday=2 pale=10
pale+palm=6 pale+play=3 pale+rib=-7 pale+since=-3 pale+today=3 pale+very=7 pale+water=4 pale+wound=10 palm=12
palm+sole=7 palm+yellow=5 paraffin=9 paralysed=-8 past=-9 past+past=-21 past+pill=10 past+pregnant=-3 past+since=-8
past+snores=-7 past+stairs=-4 past+start=11 past+stop=8 past+sudden=11 past+thermometer=9 past+vaccine=-4
past+very=-6 past+vomit=-3 past+week=10 past+yesterday=4 patches+press=12 patches+red=-4 patches+skin=10 peel=-6
peel+skin=-7 peel+swell=2 peel+wound=5 penis=6 penis+since=3 penis+stand=5 people=-8 people+small=-4 people+speak=4
people+vessel=-8 people+want=2 people+week=-4 people+woman=-3 period=-3 period+pour=6 period+since=3 period+week=11
pill=10 pill+play=4 pill+pregnant=7 pill+pressure=2 pill+skin=8 pill+sleep=5 pill+swallow=9 pill+week=8
pill+yesterday=-4 plain-cold=-20 plain-cold+plain-cold=-5 plain-cold+since=-9 plain-cold+small=-4
plain-cold+sting=-7 plain-cold+stool=4 plain-cold+water=-3 plain-cold+week=-3 plain-cold+yesterday=-2 play=-8
play+sudden=2 play+swell=-7 play+today=3 play+yesterday=-6 plays=3 plays+speak=5 poison=11 pool=6 pool+pull=11
pool+water=3 pour=-2 pour+red=8 pour+since=-2 pour+small=-4 pour+soak=-2 pour+water=7 pregnant+pressure=9
pregnant+severe=5 pregnant+since=-7 pregnant+week=-4 pregnant+woman=-4 pregnant+yesterday=-9 press=10 press+rash=11
press+rib=-8 press+side=-4 press+since=6 press+small=-7 pressure+see=9 pressure+severe=3 pressure+small=-7
pressure+today=-6 pressure+want=-7 pressure+week=9 pull=14 pull+skin=4 pull+snores=4 pus+rash=8 pus+since=-7
pus+yesterday=-5 rape=-2 rape+yesterday=3 rash+small=-5 red+skin=9 red+slow=-5 red+small=-6 red+sputum=-6
red+suck=-5 red+swell=8 red+thermometer=-5 red+vessel=7 red+vomit=10 red+week=3 refuse=7 refuse+since=5
refuse+swell=4 respond=2 respond+water=7 rib+skin=9 rib+sleep=5 rib+small=-4 rib+suck=6 rib+sudden=9 rib+sunken=4
right=6 right+side=3 right+since=-7 right+sudden=4 right+today=6 right+twist=2 roof=15 room=-4 rope=23 run=2
run+run=5 run+smell=-2 run+yesterday=-6 saliva=11 saliva+small=-8 saliva+swallow=4 saliva+sweat=10 says=21
says+see=4 says+since=2 says+sleep=6 says+small=5 says+soak=3 says+speak=4 says+sweat=3 says+today=3 says+very=-7
says+voice=-3 says+want=6 says+wound=5 says+yellow=8 scorpion=7 scorpion+sting=3 scratch=-14 second-long=-3
second-long+stand=-8 second-long+unconscious=-7 see+severe=3 see+shake=5 see+since=7 see+small=6 see+start=3
see+sweat=2 see+swell=8 see+today=6 see+very=-6 see+water=7 severe=20 severe+severe=3 severe+since=7 severe+sleep=-3
severe+smell=2 severe+swell=6 severe+very=5 severe+wake=5 severe+week=4 severe+yesterday=2 sex=-4 shake=17 shiver=15
shiver+tooth=4 shiver+week=5 shoulder=11 shoulder+since=-3 shoulder+very=2 sickle=3 side=6 side+since=6
side+small=-4 side+sudden=6 side+tongue=-5 side+twist=6 since=3 since+small=5 since+smell=-9 since+speak=10
since+stand=4 since+start=5 since+stiff=-8 since+still=8 since+stool=-6 since+strength=3 since+stuck=5 since+suck=9
since+sudden=9 since+testicle=2 since+thermometer=-12 since+throat=-11 since+today=-2 since+tooth=-6 since+twist=-3
since+urine=5 since+vehicle=-3 since+very=6 since+vomit=-4 since+waist=-9 since+wake=7 since+weak=3 since+week=3
since+whistle=5 since+woman=8 since+yellow=-12 since+yesterday=-2 sit=10 sit+sleep=3 sit+today=5 sit+urine=4
sit+water=-12 sit+work=-6 skin=4 skin+sunken=5 skin+swell=4 skin+thigh=2 skin+week=8 skin+wound=10 skin+yellow=14
sleep=7 sleep+sleep=2 sleep+small=6 sleep+stiff=-6 sleep+stop=2 sleep+suck=10 sleep+today=5 sleep+vomit=4
sleep+wake=-11 sleep+want=2 sleep+water=5 sleep+yesterday=-10 slow=-7 slow+spread=-5 small=-12 small+small=-8
small+sputum=-10 small+stand=-5 small+sting=5 small+swallow=13 small+swell=-5 small+urine=7 small+vehicle=-7
small+very=2 small+want=-9 small+water=6 small+weak=3 small+week=-8 small+wound=-7 small+yesterday=8 smell=-7
smell+smell=9 smell+strength=2 smell+urine=-10 smoke=4 snake=8 snake+sting=10 snake+today=-4 snores=11
snores+strange=9 soak=14 soak+still=3 soak+sweat=5 soak+wake=6 soak+week=4 soft-spot=13 soft-spot+swell=3 sole=-10
sole+yellow=5 speak+still=-6 speak+sweat=3 speak+tired=8 speak+today=5 speak+twist=7 speak+very=5 speak+wake=-9
speak+want=-2 speak+woman=3 speak+word-said=6 speak+yesterday=8 spread=-7 sputum=-14 stairs=-3 stand=10
stand+unconscious=-4 stand+very=3 stand+weak=3 start=6 start+sudden=3 start+week=-11 start+yesterday=10 stiff=3
stiff+sudden=2 stiff+throat=3 stiff+touch=3 stiff+water=3 stiff+wood=3 still=-2 still+urine=-4 still+week=10
still+word-said=8 sting=-2 sting+sudden=2 sting+urine=-3 sting+want=6 sting+week=3 stool=-4 stool+today=-10
stool+urine=-3 stool+vomit=4 stool+week=-3 stop=4 stop+suck=8 stop+waist=8 stop+week=11 stop+yesterday=-8 strange=10
strength=3 strength+swallow=5 stuck=7 stuck+throat=5 suck=-6 suck+today=6 suck+very=3 suck+wake=4 suck+yesterday=4
sudden=25 sudden+sudden=4 sudden+testicle=4 sudden+very=3 sudden+week=5 sudden+woman=3 sudden+word-said=4
sudden+yesterday=7 sugar=-5 sunken=22 swallow=13 swallow+water=6 swallow+yesterday=5 sweat=9 sweat+very=3 sweaty=10
swell=3 swell+thigh=2 swell+tooth=-4 swell+twist=-6 swell+vehicle=9 swell+wound=2 swell+yesterday=-5 tears=4
testicle=12 thermometer=6 thermometer+week=-2 thigh=3 thigh+today=-5 thigh+yesterday=-4 thinner=10 thirst=-9
thirst+very=-8 throat=6 throat+water=3 throat+yesterday=-11 tired=13 tired+very=7 tired+word-said=3 today+vessel=-6
today+vomit=6 today+wake=5 today+walk=6 today+water=-6 today+work=-3 today+worse=-9 today+yellow=5 tongue=4 tooth=2
tooth+yesterday=9 touch=2 tree=6 twist=7 twist+week=-3 twist+yesterday=-3 unconscious=8 urine+water=-2
urine+weak=-10 urine+yellow=12 vaccine=-18 vagina=2 vehicle=11 vehicle+voice=8 vehicle+week=3 very=-3 very+vessel=4
very+vomit=-2 very+weak=14 very+week=2 very+yesterday=4 vessel=10 vessel+water=3 voice=4 vomit=20 vomit+want=7
vomit+water=-4 vomit+yesterday=-14 waist+want=-2 waist+yesterday=-12 wake=-2 walk=-5 walk+week=6 want=-5 water=2
water+yesterday=-3 weak=9 week=2 week+yellow=-3 week+yesterday=7 whistle=9 who:after-abortion=13 who:asthma=4
who:diabetes=4 who:epilepsy=-13 who:gave-birth=-10 who:pregnant=4 who:sickle-cell=10 woman+word-said=3 womb=11
wood=12 word-said=19 work=-14 worse=2 wound=-8 wound+yesterday=-3 yellow=-4 yellow+yesterday=-8 yesterday=-7
`;
