/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=3 above+arm=-7 above+below=3 above+chest=6 above+eye=2 above+fall=3 above+fever=3 above+head=5 above+hit=7
above+press=2 above+rib=3 above+small=-2 above+swell=5 above+walk=-7 acid=2 acid+after=-9 acid+battery=5
acid+bottle=13 acid+child=11 acid+drink=11 acid+eye=11 after=-3 after+all=6 after+belly=-8 after+birth=8
after+blood=-5 after+bone=5 after+both=4 after+chest=-7 after+day=4 after+dog=7 after+double=-3 after+drink=6
after+eat=-4 after+electricity=5 after+exercise=-12 after+faint=3 after+fall=14 after+fit=6 after+food=-5
after+gas=-4 after+head=-5 after+headache=-2 after+heartburn=-10 after+labour=-6 after+leak=-6 after+leg=-5
after+less=-11 after+lift=-3 after+medicine=8 after+minute=-4 after+morning=-2 after+muscle=-5 after+nail=6
after+night=-5 after+not:sleep=4 after+operation=6 after+pain=-10 after+past=-5 after+pill=5 after+press=-3
after+run=-7 after+second-long=-7 after+shiver=7 after+shoulder=9 after+since=2 after+small=-3 after+sputum=-2
after+stand=-7 after+stiff=-2 after+sting=5 after+stool=-6 after+swell=-9 after+thigh=-7 after+throat=-4
after+tooth=5 after+week=13 after+work=-10 after+yesterday=-5 again=-4 age:child=4 age:grown=-9 age:newborn=20
age:old=15 air=14 air+all-well=-11 air+breathe=3 air+burn=3 air+keep=4 air+sit=6 air+snores=5 air+still=13
alcohol=-10 alcohol+day=6 alcohol+past=5 alcohol+since=-5 alcohol+sudden=3 alcohol+yesterday=-5 all=9
all+all-well=-11 all+become=5 all+belly=5 all+blue=3 all+blur=12 all+body=6 all+breast=7 all+burn=4 all+child=8
all+cold=3 all+day=-2 all+dizzy=4 all+drink=-5 all+dropped=-4 all+each=8 all+eat=-5 all+eye=11 all+face=4
all+faint=4 all+fever=5 all+force=5 all+hardly=3 all+head=-7 all+hour=5 all+jerk=8 all+kin=6 all+labour=5 all+leg=9
all+less=-5 all+minute=3 all+month=-8 all+morning=2 all+move=4 all+night=11 all+noise=8 all+not:more=-2
all+not:pain=-4 all+now=-3 all+pad=-7 all+pain=5 all+pale=4 all+palm=3 all+past=-8 all+pill=12 all+press=4
all+pressure=6 all+rash=15 all+room=6 all+run=6 all+shake=5 all+shiver=3 all+since=-10 all+sleep=2 all+stiff=3
all+still=8 all+strength=5 all+suck=10 all+sudden=2 all+swallow=8 all+throat=7 all+unconscious=4 all+vessel=-3
all+vomit=4 all+wake=-3 all+want=6 all+water=10 all+weak=4 all+yesterday=-5 all-well=-23 all-well+all-well=2
all-well+asks=-3 all-well+asthma=-5 all-well+back=3 all-well+belly=-3 all-well+breast=3 all-well+breathe=-13
all-well+chest=-5 all-well+child=9 all-well+cramps=-2 all-well+day=3 all-well+drink=-19 all-well+eat=5
all-well+eye=-12 all-well+face=-4 all-well+goes-in=-2 all-well+head=-6 all-well+headache=-2 all-well+hear=-12
all-well+hour=12 all-well+keep=-8 all-well+leg=-7 all-well+lip=-13 all-well+minute=-5 all-well+month=-3
all-well+more=-6 all-well+mouth=-11 all-well+move=2 all-well+neck=-3 all-well+night=11 all-well+not:fever=-5
all-well+not:pain=-7 all-well+not:see=-4 all-well+not:wake=9 all-well+now=4 all-well+outside=4 all-well+past=5
all-well+period=-10 all-well+play=2 all-well+pressure=-9 all-well+pull=-9 all-well+says=6 all-well+see=-13
all-well+since=-3 all-well+sit=-13 all-well+sleep=3 all-well+speak=-12 all-well+still=6 all-well+stool=-12
all-well+suck=-15 all-well+swallow=10 all-well+today=-12 all-well+urine=-11 all-well+wake=-7 all-well+walk=-6
all-well+water=-6 all-well+week=-4 all-well+word-said=3 all-well+work=-4 all-well+yesterday=12 ankle=3
ankle+dislocate=-6 ankle+leg=4 ankle+less=-10 ankle+small=7 ankle+swell=5 ankle+twist=-10 ankle+yesterday=-4 arm=-6
arm+bat=-4 arm+beat=-4 arm+become=4 arm+bee=-11 arm+before=-7 arm+below=4 arm+bend=-6 arm+bite=-7 arm+blood=-4
arm+bone=5 arm+both=-6 arm+burn=3 arm+child=11 arm+cold=5 arm+comes-out=-9 arm+crying=2 arm+die=7 arm+face=12
arm+fall=-2 arm+force=2 arm+inside=5 arm+itch=-4 arm+jerk=5 arm+kin=-5 arm+left=19 arm+leg=8 arm+lift=-2 arm+lip=3
arm+minute=6 arm+monkey=12 arm+mouth=7 arm+neck=3 arm+night=5 arm+not:lift=9 arm+now=2 arm+numb=5 arm+one=5
arm+outside=12 arm+pain=-5 arm+pale=6 arm+past=2 arm+right=9 arm+scratch=-11 arm+see=8 arm+shake=-3 arm+shiver=2
arm+side=3 arm+since=2 arm+sleep=-6 arm+snake=10 arm+sting=-2 arm+strength=2 arm+swell=-5 arm+very=-8 arm+wake=-7
asks=-15 asks+asks=-20 asks+checked=-7 asks+child=-3 asks+exercise=-6 asks+head=14 asks+heart=-14 asks+hit=5
asks+house=-9 asks+know=-16 asks+many=-2 asks+medicine=-5 asks+not:know=6 asks+now=-5 asks+people=-11
asks+pregnant=-10 asks+run=-5 asks+sleep=-11 asks+small=-3 asks+speak=3 asks+start=-7 asks+today=10 asks+walk=-5
asks+want=-9 asks+water=7 asthma=2 asthma+blue=7 asthma+child=8 asthma+fit=9 asthma+past=6 asthma+severe=5
asthma+since=-5 asthma+small=9 asthma+today=-10 asthma+week=-5 asthma+worse=-14 back+bad=10 back+become=9
back+below=-8 back+bend=3 back+day=5 back+exercise=-5 back+fever=-14 back+foreskin=6 back+hit=8 back+hot=-3
back+knife=11 back+leg=5 back+lift=-8 back+night=-7 back+not:become=4 back+not:open=4 back+now=-3 back+pain=-12
back+pull=-4 back+stiff=-5 back+twist=3 back+water=-11 back+yesterday=-8 bad=6 bad+below=-3 bad+chest=6
bad+headache=9 bad+now=4 bad+pain=-3 bad+smell=9 bad+still=-4 bat+scratch=-4 battery+hour=5 battery+kin=5
battery+small=11 battery+swallow=9 battery+vehicle=9 battery+water=5 beat=-3 beat+head=10 beat+kin=9 beat+scratch=-4
beat+weak=7 become=13 become+belly=7 become+below=-3 become+big=3 become+black=8 become+blister=2 become+blue=8
become+body=2 become+breast=-5 become+chest=3 become+child=4 become+cold=2 become+cough=-10 become+crying=-3
become+die=3 become+eye=-2 become+face=2 become+finger=3 become+fire=-5 become+hard=4 become+hour=7 become+inside=9
become+jaw=3 become+kin=7 become+left=3 become+leg=3 become+lip=5 become+minute=6 become+month=2 become+morning=6
become+mouth=4 become+not:pain=8 become+now=7 become+outside=2 become+pain=-4 become+pale=13 become+past=6
become+period=7 become+pill=8 become+rib=-4 become+right=-3 become+see=9 become+since=-7 become+skin=4
become+smell=3 become+stiff=5 become+stuck=4 become+sudden=3 become+swell=2 become+thigh=6 become+today=3
become+vehicle=-5 become+voice=6 become+week=6 become+wood=2 become+yesterday=7 bed+move=5 bed+shake=7 bed+shiver=2
bed+since=-8 bed+soak=3 bee=4 bee+mouth=6 bee+pain=2 bee+sting=2 before=-9 before+chest=-8 before+day=-5
before+heart=10 before+outside=8 before+rape=-7 before+small=7 before+yesterday=-13 behind=8 behind+below=-5
behind+ear=6 behind+knee=-5 behind+morning=7 behind+pain=-5 behind+swell=2 belly=12 belly+below=3 belly+blood=10
belly+blue=2 belly+burn=3 belly+burst=3 belly+child=3 belly+cramps=-9 belly+crying=-2 belly+cut=5 belly+day=4
belly+discharge=4 belly+each=-4 belly+fall=12 belly+gas=-9 belly+hard=9 belly+hit=9 belly+hot=6 belly+kin=2
belly+knife=5 belly+leg=2 belly+less=2 belly+minute=10 belly+month=-3 belly+morning=-5 belly+night=-4
belly+not:move=4 belly+not:pain=-5 belly+one=5 belly+outside=3 belly+pain=7 belly+period=-4 belly+pregnant=3
belly+red=8 belly+rib=3 belly+right=-5 belly+second-long=3 belly+side=7 belly+since=-10 belly+skin=7 belly+small=3
belly+stairs=5 belly+start=9 belly+stiff=12 belly+sudden=2 belly+sunken=9 belly+today=-3 belly+vehicle=2
belly+very=8 belly+week=4 belly+wood=5 belly+worse=7 belly+wound=7 belly+yesterday=-2 below=5 below+below=7
below+big=3 below+blood=13 below+breast=3 below+breathe=3 below+burn=7 below+chemo=13 below+chest=8 below+cord=6
below+cough=2 below+crying=3 below+cut=5 below+day=-7 below+dropped=10 below+each=-3 below+eye=7 below+faint=5
below+fall=5 below+fever=-2 below+fluid=8 below+head=7 below+hot=-5 below+hour=4 below+keep=-2 below+kin=8
below+knee=-10 below+left=5 below+leg=-2 below+lip=-5 below+month=-5 below+morning=3 below+mouth=-3 below+move=6
below+navel=8 below+neck=6 below+nose=3 below+not:become=5 below+not:keep=-9 below+now=6 below+one=-3 below+period=3
below+pour=7 below+rape=9 below+rib=4 below+right=4 below+run=5 below+second-long=-9 below+shoulder=6 below+side=4
below+since=-5 below+sit=3 below+skin=7 below+stand=2 below+start=7 below+suck=5 below+sudden=5 below+thinner=8
below+today=-5 below+very=-2 below+water=-10 below+week=12 below+worse=3 below+wound=-5 below+yesterday=7 bend=3
bend+crying=3 bend+less=-2 bend+lip=3 bend+mouth=3 bend+swell=-6 big=7 big+black=3 big+blister=-4 big+blood=5
big+clot=3 big+comes-out=2 big+fall=4 big+finger=-4 big+kin=6 big+not:breathe=7 birth=16 birth+both=3 birth+child=5
birth+day=12 birth+eases=5 birth+fit=7 birth+house=9 birth+month=-7 birth+not:sleep=6 birth+past=7 birth+says=4
birth+since=2 birth+speak=3 birth+week=13 birth+woman=9 birth+yesterday=8 bite=10 bite+blood=3 bite+cheek=6
bite+child=5 bite+dog=8 bite+leg=8 bite+month=8 bite+neck=3 bite+snake=8 black=21 black+blood=6 black+finger=6
black+leg=8 black+smell=6 black+stool=18 black+urine=7 black+vomit=5 blister=-17 blister+blue=2 blister+both=-10
blister+chest=7 blister+comes-out=-8 blister+face=7 blister+one=-5 blister+skin=3 blister+small=-13 blocked=7
blocked+blood=4 blocked+blue=3 blocked+child=3 blocked+less=-6 blocked+nose=-9 blocked+not:lift=4 blocked+not:open=7
blocked+open=-4 blocked+rib=7 blocked+small=6 blocked+twist=6 blood=5 blood+both=-7 blood+clot=2 blood+cloth=6
blood+comes-out=2 blood+cough=8 blood+cramps=9 blood+diarrhoea=-14 blood+dog=9 blood+double=-11 blood+dry=-4
blood+fever=4 blood+gum=6 blood+half=5 blood+hit=7 blood+hold=-4 blood+hour=3 blood+inside=4 blood+kin=-6
blood+leg=7 blood+less=-5 blood+many=9 blood+medicine=4 blood+minute=-10 blood+month=11 blood+morning=3
blood+mouth=7 blood+neck=9 blood+night=7 blood+nose=-2 blood+not:many=-4 blood+not:stop=8 blood+now=4
blood+outbreak=3 blood+pain=9 blood+past=-10 blood+period=13 blood+pour=12 blood+pregnant=10 blood+press=-3
blood+rape=9 blood+red=10 blood+run=7 blood+saliva=-9 blood+see=2 blood+since=3 blood+small=-12 blood+soak=9
blood+sputum=-13 blood+start=5 blood+still=10 blood+stop=-22 blood+swallow=3 blood+swell=6 blood+thermometer=-7
blood+thinner=3 blood+urine=6 blood+vehicle=8 blood+very=7 blood+vessel=16 blood+vomit=13 blood+week=2
blood+yesterday=-3 blue=18 blue+face=5 blue+keep=3 blue+lip=7 blue+mouth=3 blue+now=2 blue+pain=2 blue+past=7
blue+patches=4 blue+pill=2 blue+skin=2 blue+sweat=8 blue+swell=2 blur+head=11 blur+kin=-8 blur+pain=3 blur+severe=3
blur+very=7 body=-5 body+both=7 body+cold=9 body+faint=4 body+fever=5 body+hot=-4 body+jerk=6 body+kin=2 body+move=5
body+noise=8 body+now=-4 body+pain=-4 body+shake=3 body+shiver=3 body+since=-10 body+today=5 body+unconscious=4
body+yesterday=-10 bone=12 bone+chest=5 bone+leg=12 bone+outside=4 bone+pain=3 bone+severe=3 bone+skin=5 bone+very=3
bored=-9 born=6 born+child=3 born+yesterday=6 both=6 both+burn=4 both+child=13 both+day=-4 both+dizzy=6 both+hour=3
both+knee=4 both+leak=-6 both+leg=14 both+less=-5 both+man=2 both+minute=-6 both+month=2 both+night=4 both+now=6
both+pain=3 both+past=-10 both+plain-cold=-2 both+pour=-4 both+pregnant=-6 both+pus=-3 both+sleep=-6 both+stool=-7
both+stuck=-2 both+suck=2 both+swell=10 both+wake=-7 bottle=8 bottle+burst=9 bottle+child=7 bottle+drink=-11
bottle+hold=3 bottle+hot=-4 bottle+inside=6 bottle+small=6 bottle+water=-7 break=-6 break+condom=-8 break+fall=-7
break+leg=3 break+less=-8 break+outside=6 break+skin=-8 break+yesterday=-3 breast=-8 breast+cancer=5 breast+chemo=5
breast+child=6 breast+day=7 breast+fever=5 breast+hard=-7 breast+hot=-5 breast+lump=-4 breast+month=-3
breast+night=5 breast+now=-4 breast+one=-7 breast+red=-6 breast+refuse=5 breast+since=9 breast+small=-3
breast+yesterday=8 breathe=8 breathe+breathe=9 breathe+burn=4 breathe+chest=8 breathe+child=5 breathe+cough=-9
breathe+cut=6 breathe+deep=8 breathe+each=12 breathe+fast=-3 breathe+force=3 breathe+keep=8 breathe+kin=-8
breathe+less=-12 breathe+minute=-9 breathe+nose=6 breathe+now=9 breathe+one=4 breathe+pain=11 breathe+pull=3
breathe+rib=10 breathe+run=8 breathe+side=8 breathe+sit=4 breathe+skin=5 breathe+sleep=6 breathe+small=-6
breathe+smell=8 breathe+snores=6 breathe+stop=9 breathe+strength=3 breathe+suck=5 breathe+sudden=3 breathe+swell=6
breathe+today=6 breathe+very=9 breathe+vomit=12 breathe+week=-13 breathe+word-said=6 breathe+yesterday=-2 bruise=9
burn=3 burn+child=4 burn+crying=-11 burn+day=-4 burn+electricity=10 burn+eye=11 burn+face=4 burn+fever=-13
burn+finger=-3 burn+heart=10 burn+hit=5 burn+hot=8 burn+knife=6 burn+leg=3 burn+night=3 burn+outside=7 burn+pull=3
burn+rib=3 burn+says=10 burn+since=3 burn+small=-9 burn+smell=7 burn+sudden=4 burn+thigh=-4 burn+urine=-15 burst=9
burst+charcoal=4 burst+condom=-10 burst+gas=4 burst+head=19 burst+hiv=-4 burst+night=-6 burst+pain=3 burst+see=8
burst+sudden=4 burst+today=4 burst+yesterday=-15 calf=-11 calf+left=-11 calf+one=-3 calf+pain=-5 calf+right=-4
calf+since=-4 calf+swell=-18 calf+wound=-3 cancer=5 cancer+chemo=5 cancer+fever=5 cat=-4 charcoal=14
charcoal+charcoal=3 charcoal+close=5 charcoal+cold=4 charcoal+gas=4 charcoal+inside=6 charcoal+itch=2
charcoal+room=3 charcoal+sleep=5 checked+past=4 checked+pregnant=8 checked+pressure=-8 checked+small=-10
checked+start=2 checked+today=-13 checked+want=-12 checked+week=4 cheek+dog=13 cheek+eat=-6 cheek+morning=-9
cheek+open=8 cheek+pain=-4 cheek+small=12 cheek+swell=-12 cheek+tooth=-7 chemo=15 chemo+fever=4 chemo+past=3
chest=13 chest+child=8 chest+day=-6 chest+eye=5 chest+face=13 chest+fire=5 chest+half=-8 chest+hold=5 chest+hour=-9
chest+jaw=8 chest+kin=-9 chest+left=7 chest+many=5 chest+minute=2 chest+not:keep=-4 chest+not:pain=4 chest+one=-2
chest+pain=8 chest+past=-4 chest+people=8 chest+pull=4 chest+run=-4 chest+since=13 chest+sit=2 chest+small=-3
chest+sudden=3 chest+vehicle=5 chest+very=6 chest+wood=3 chest+yesterday=-10 child=8 child+cloth=8 child+cold=-2
child+comes-out=5 child+cord=5 child+cough=-10 child+day=6 child+dog=4 child+double=3 child+drink=8 child+eat=8
child+face=2 child+fever=5 child+fire=2 child+fit=6 child+half=8 child+head=-14 child+heart=5 child+hit=2
child+hold=5 child+hot=5 child+hour=5 child+inside=3 child+kin=15 child+less=4 child+many=2 child+month=-3
child+morning=5 child+mouth=3 child+move=-4 child+neck=2 child+night=12 child+not:breast=3 child+not:move=7
child+not:play=7 child+not:sleep=7 child+not:suck=2 child+now=-8 child+one=5 child+pain=5 child+palm=11
child+people=4 child+plain-cold=-10 child+play=4 child+pool=3 child+pregnant=7 child+pull=4 child+pus=7
child+rash=-4 child+red=-6 child+says=7 child+severe=3 child+since=5 child+small=6 child+speak=6 child+suck=-3
child+swallow=6 child+thermometer=11 child+touch=8 child+vehicle=2 child+voice=2 child+want=7 child+water=-5
child+weak=2 child+week=13 child+yesterday=15 choke=10 choke+man=13 clear=-24 clear+eye=-14 clear+head=-10
clear+knife=-4 clear+less=-3 clear+small=-3 clear+suck=-5 clear+wound=-4 close=9 close+cold=3 close+double=5
close+eye=7 close+inside=3 close+nose=-6 close+skin=-4 clot=13 clot+comes-out=3 clot+each=3 cloth=10 cloth+hour=9
cloth+pour=-3 cloth+soak=-3 cloth+still=4 cold=11 cold+drink=5 cold+fall=3 cold+hear=-6 cold+inside=4 cold+kin=6
cold+leg=3 cold+night=8 cold+now=2 cold+pale=4 cold+shake=6 cold+since=-9 cold+sleep=8 cold+smell=6 cold+sweat=8
cold+thermometer=7 cold+touch=6 cold+walk=-5 cold+water=5 comes-out=11 comes-out+discharge=3 comes-out+fever=3
comes-out+gum=3 comes-out+kin=4 comes-out+many=2 comes-out+morning=6 comes-out+one=2 comes-out+pain=3
comes-out+since=6 comes-out+today=9 comes-out+urine=10 comes-out+water=10 condom=-11 condom+fall=-2 condom+head=5
condom+hit=6 condom+hiv=-4 condom+leak=3 condom+man=-2 condom+move=3 condom+night=-11 condom+play=3 condom+sudden=3
condom+yesterday=-15 confused=17 confused+eyelid=5 confused+now=11 confused+one=4 confused+week=5 consciousness=10
consciousness+fall=5 consciousness+heart=8 consciousness+lost=11 consciousness+not:lost=-5 cord=8 cord+cut=4
cord+dry=-5 cord+house=2 cord+leak=5 cough=-10 cough+double=-11 cough+fast=-12 cough+fever=5 cough+half=5
cough+kin=-5 cough+less=-7 cough+many=5 cough+month=-14 cough+night=-3 cough+nose=-3 cough+now=6 cough+past=-7
cough+plain-cold=-9 cough+pour=-3 cough+red=7 cough+rib=8 cough+since=-14 cough+small=-11 cough+sputum=-11
cough+thermometer=-9 cough+vessel=8 cough+week=-22 cramps=-3 cramps+day=-12 cramps+each=-3 cramps+pain=-9
cramps+period=3 crying=-3 crying+eye=-5 crying+fall=5 crying+lip=3 crying+mouth=3 crying+navel=2 crying+side=4
crying+sweat=7 crying+twist=3 crying+very=5 crying+voice=5 cut+deep=-8 cut+die=5 cut+fall=5 cut+finger=-4
cut+help=12 cut+hit=6 cut+house=2 cut+knife=-14 cut+leg=-10 cut+less=-3 cut+machete=5 cut+month=8 cut+nail=2
cut+one=3 cut+past=8 cut+side=3 cut+small=-12 cut+swell=4 dark=5 dark+see=4 day=-3 day+diarrhoea=6 day+double=-7
day+drink=3 day+dropped=-2 day+each=-18 day+eat=2 day+eye=9 day+fit=7 day+half=-9 day+head=-8 day+heartburn=-5
day+hiv=-12 day+hot=-4 day+kin=9 day+know=-2 day+leak=-3 day+less=-10 day+man=-5 day+many=-4 day+medicine=-7
day+nail=3 day+night=-4 day+nose=-5 day+not:eat=10 day+not:see=4 day+not:sleep=7 day+now=-15 day+one=-5 day+open=7
day+operation=4 day+pain=-7 day+past=14 day+people=-7 day+period=-10 day+pill=9 day+pour=7 day+pregnant=5 day+pus=-5
day+says=3 day+since=3 day+small=3 day+start=-4 day+stool=7 day+stop=7 day+sudden=3 day+thermometer=-8 day+today=-8
day+urine=14 day+vomit=7 day+woman=7 day+yesterday=-5 deep=-13 deep+fast=7 deep+nail=-6 deep+wound=-12 diabetes=5
diabetes+kin=4 diabetes+leg=-10 diabetes+small=-7 diabetes+wound=-10 diarrhoea+double=-12 diarrhoea+night=6
diarrhoea+since=-14 diarrhoea+today=-8 diarrhoea+water=13 diarrhoea+weak=5 diarrhoea+yesterday=-13 die=6 die+fever=3
die+help=11 die+hour=4 die+kin=10 die+left=4 die+outbreak=3 discharge+hot=8 discharge+red=4 discharge+shiver=4
discharge+smell=9 dislocate=-9 dizzy=20 dizzy+hear=5 dog=4 dog+kin=5 dog+leg=-12 dog+less=-6 dog+month=7 dog+neck=9
dog+open=11 dog+pain=6 dog+past=7 dog+scratch=-7 dog+small=12 dog+week=7 double+each=6 double+fever=4 double+hit=-6
double+hour=6 double+less=3 double+medicine=4 double+minute=-9 double+one=-14 double+past=2 double+plain-cold=-4
double+press=-3 double+pressure=-4 double+see=-6 double+since=4 double+sleep=8 double+stiff=2 double+thermometer=-6
double+today=6 double+wake=-3 double+week=4 draws-in=12 draws-in+eye=4 drink=-4 drink+eases=-12 drink+hear=-3
drink+keep=-10 drink+kin=8 drink+less=8 drink+many=-5 drink+medicine=13 drink+milk=-8 drink+not:want=8 drink+now=5
drink+past=-3 drink+play=-13 drink+poison=14 drink+since=9 drink+sit=-6 drink+sleep=7 drink+stop=4 drink+thirst=-7
drink+urine=-10 drink+vessel=4 drink+vomit=-7 drink+weak=9 drink+yesterday=4 dropped=-5 dropped+kin=5
dropped+vehicle=2 dropped+week=-3 dry=-3 dry+navel=-4 dry+plain-cold=-4 dry+small=-4 each=-3 each+half=3 each+head=3
each+headache=-4 each+hear=-3 each+heartburn=-5 each+hour=7 each+labour=6 each+minute=11 each+month=-8
each+morning=-12 each+night=-5 each+noise=2 each+now=-4 each+one=-3 each+pad=7 each+pain=2 each+period=-5
each+pregnant=-7 each+rib=9 each+see=3 each+shoulder=3 each+since=-3 each+snores=2 each+stand=8 each+stiff=5
each+stool=-5 each+swell=6 each+thermometer=-6 each+vomit=-10 each+water=-3 ear=10 ear+pus=-6 ear+since=-11
ear+swell=9 ear+yesterday=-11 eases=-16 eases+not:more=-10 eases+not:pain=3 eases+sleep=-7 eases+water=-10
eases+week=-4 eat=-7 eat+kin=3 eat+move=-6 eat+past=5 eat+play=-11 eat+sleep=-4 eat+speak=-3 eat+vomit=-7
eat+yesterday=-3 electricity=19 electricity+touch=7 exercise=-3 exercise+exercise=-5 exercise+fever=2
exercise+heart=5 exercise+leg=-8 exercise+lift=-2 exercise+minute=9 exercise+pain=-3 exercise+since=-6
exercise+small=3 exercise+thigh=-7 exercise+yesterday=-7 eye=9 eye+face=6 eye+goes-in=13 eye+hardly=3 eye+head=6
eye+hit=7 eye+hour=4 eye+inside=10 eye+itch=-9 eye+jaw=6 eye+kin=4 eye+left=6 eye+less=9 eye+light=-4 eye+lost=5
eye+not:pain=-12 eye+one=5 eye+open=6 eye+pain=-10 eye+pale=-2 eye+plain-cold=-8 eye+pour=12 eye+rash=-3 eye+red=-15
eye+right=10 eye+saliva=4 eye+says=3 eye+since=9 eye+skin=14 eye+sleep=7 eye+small=9 eye+snake=10 eye+sudden=7
eye+sunken=12 eye+sweat=-3 eye+swell=9 eye+urine=9 eye+very=6 eye+wake=4 eye+yellow=-2 eyelid=8 eyelid+one=4 face=-2
face+leg=8 face+now=3 face+pain=2 face+rash=-14 face+see=5 face+speak=-5 face+swell=14 faint=8 faint+heart=7
faint+hour=5 faint+kin=7 faint+pain=-11 faint+second-long=-9 faint+small=-7 faint+soak=3 faint+sweat=3 fall+fall=7
fall+head=12 fall+heart=7 fall+hit=4 fall+inside=3 fall+kin=6 fall+leg=14 fall+lift=2 fall+lost=5 fall+month=5
fall+move=13 fall+nearly=4 fall+not:pill=-5 fall+outside=4 fall+pain=9 fall+pale=2 fall+right=7 fall+roof=9
fall+run=6 fall+second-long=-2 fall+shoulder=7 fall+since=6 fall+sleep=6 fall+small=-9 fall+stairs=6 fall+stand=3
fall+sting=-8 fall+suck=6 fall+sudden=2 fall+tree=5 fall+vehicle=5 fall+very=5 fall+vessel=3 fall+yesterday=-5
fast=-6 fast+fast=-7 fast+heart=-2 fast+kin=10 fast+less=-14 fast+nose=6 fast+very=3 fast+weak=4 fear=10 fever=6
fever+fit=16 fever+gum=4 fever+hard=-7 fever+hot=7 fever+kin=3 fever+leg=9 fever+month=-2 fever+now=-3
fever+outbreak=3 fever+pad=3 fever+pain=-16 fever+pregnant=-2 fever+rash=8 fever+right=5 fever+shiver=10
fever+since=-16 fever+smell=7 fever+soak=3 fever+swell=10 fever+today=6 fever+urine=-2 fever+vagina=8 fever+very=5
fever+vomit=6 fever+weak=9 fever+yesterday=-7 finger=-2 finger+heart=9 finger+hit=-3 finger+hot=-16 finger+leg=-5
finger+move=-5 finger+pain=-3 finger+scorpion=2 finger+small=-9 finger+smell=5 finger+snake=9 finger+sting=-3
finger+swell=7 fire=4 fire+one=-9 fire+since=-6 fit=11 fit+kin=-12 fit+minute=13 fit+morning=-8 fit+since=9 fluid=12
fluid+since=7 foam=13 foam+mouth=6 foam+people=8 food=-6 food+heartburn=-5 force+hour=3 force+leg=-6
force+not:more=4 force+now=7 force+since=3 force+smell=3 force+yesterday=-2 forehead=-3 forehead+hit=-8
forehead+morning=-9 forehead+pain=-3 foreskin=8 foreskin+less=-10 foreskin+now=9 foreskin+pull=10 gas+gas=-10
gas+swell=-13 gas+woman=2 gland=-7 goes-in=5 goes-in+inside=5 goes-in+rib=5 green=11 green+vomit=6 green+water=5
gum=6 gum+kin=3 gun=12 half+hour=-5 half+month=8 half+one=4 half+pad=6 half+past=4 half+since=3 half+vessel=5
hang=16 hang+outside=2 hang+rope=2 hard=14 hard+minute=4 hard+pain=5 hard+wood=4 hard+yesterday=-2 hardly=13
hardly+now=4 hardly+open=3 hardly+since=10 hardly+sleep=3 hardly+weak=3 hardly+yesterday=10 head=2 head+hiv=-8
head+hold=3 head+kin=5 head+less=-8 head+light=4 head+morning=3 head+not:pain=-14 head+pain=5 head+pressure=13
head+second-long=11 head+see=6 head+severe=5 head+since=9 head+start=-11 head+sudden=5 head+swell=8 head+today=5
head+very=5 head+wake=-2 head+work=-9 headache=2 headache+hit=11 headache+now=4 headache+small=-9 headache+today=9
headache+week=-3 hear=-8 hear+kill=3 hear+kin=5 hear+night=-4 hear+now=3 hear+says=6 hear+severe=2 hear+since=3
hear+voice=-8 heart=9 heart+hit=7 heart+kin=-3 heart+pill=5 heart+play=7 heart+pour=2 heart+run=-2 heart+severe=3
heart+very=6 heartburn=-7 heartburn+heartburn=-6 heartburn+night=-9 help=-7 help+inhaler=-10 help+speak=-6 hit=8
hit+hold=3 hit+itch=-8 hit+kin=9 hit+leg=6 hit+less=-7 hit+man=-3 hit+morning=-11 hit+move=3 hit+night=5 hit+noise=9
hit+nose=-4 hit+one=7 hit+outside=4 hit+plain-cold=-9 hit+pressure=-5 hit+rib=4 hit+says=6 hit+severe=5 hit+small=-3
hit+vehicle=5 hit+voice=3 hit+week=2 hit+woman=4 hit+wood=-3 hit+yesterday=5 hiv=-8 hiv+pain=-8 hiv+since=-11
hiv+yesterday=-5 hold=3 hold+lip=3 hold+lost=6 hold+man=4 hold+medicine=2 hold+neck=6 hold+side=2 hold+since=8
hold+small=-2 hold+stand=-5 hold+stop=8 hold+sudden=2 hold+want=-7 hold+yesterday=5 hot+less=-8 hot+move=-5
hot+now=6 hot+one=-4 hot+pain=-5 hot+red=-3 hot+severe=6 hot+shiver=7 hot+since=-12 hot+smell=5 hot+swell=-5
hot+thermometer=-4 hot+very=4 hot+vomit=4 hot+water=3 hot+weak=4 hot+yesterday=-12 hour=12 hour+labour=3 hour+left=5
hour+more=6 hour+morning=4 hour+night=5 hour+now=12 hour+one=2 hour+pad=8 hour+pain=3 hour+past=3 hour+pill=7
hour+press=5 hour+since=9 hour+sleep=3 hour+small=5 hour+stand=7 hour+still=8 hour+strength=3 hour+suck=6
hour+swallow=4 hour+yesterday=-3 house=3 house+kin=-3 house+roof=12 house+walk=7 infection=7 infection+kin=2
inhaler+past=3 inhaler+word-said=5 inside=11 inside+less=4 inside+one=8 inside+pale=4 inside+rib=4 inside+snake=2
inside+today=6 inside+very=4 itch=-19 itch+less=-3 itch+nose=-4 itch+plain-cold=-5 itch+rash=8 itch+red=-8
itch+since=-4 itch+small=-9 itch+swell=-2 itch+throat=-6 itch+yesterday=-6 itself=-8 itself+morning=-3 itself+pain=5
itself+stop=-3 itself+sudden=4 jaw=16 jaw+neck=2 jaw+not:open=8 jaw+now=8 jaw+pain=7 jaw+since=9 jaw+swell=2
jaw+yesterday=9 jerk=13 joint=-6 joint+pain=-4 keep=-5 keep+nail=7 keep+press=4 keep+skin=10 keep+small=7
keep+stop=6 keep+today=3 keep+water=-12 kill=7 kill+kin=5 kill+knife=3 kill+voice=3 kin=10 kin+knife=3 kin+lip=3
kin+medicine=6 kin+month=-5 kin+morning=4 kin+mouth=4 kin+not:become=2 kin+not:know=7 kin+not:pain=-9 kin+now=-6
kin+outbreak=7 kin+outside=4 kin+pain=5 kin+people=9 kin+pill=3 kin+pregnant=2 kin+pressure=7 kin+pull=5 kin+rib=8
kin+says=9 kin+side=4 kin+sit=6 kin+sleep=-6 kin+stand=5 kin+stop=-5 kin+sudden=2 kin+swallow=7 kin+sweat=3
kin+swell=-3 kin+thinner=4 kin+today=8 kin+touch=5 kin+twist=6 kin+very=-5 kin+voice=10 kin+vomit=-6 kin+water=4
kin+week=-6 kin+yellow=4 kin+yesterday=-2 knee+leg=-4 knee+one=-4 knee+pain=-9 knee+since=2 knee+stairs=-4
knee+swell=-3 knife=16 knife+less=-4 knife+pain=2 knife+rib=4 knife+sudden=6 knife+voice=3 know=-18 know+want=-3
labour=12 labour+minute=9 labour+morning=9 labour+pain=9 labour+since=9 labour+start=4 labour+yesterday=7 leak=5
leak+leg=5 leak+many=-3 leak+not:stop=7 leak+plain-cold=-5 leak+red=10 leak+saliva=7 leak+since=-2 leak+still=5
leak+sweat=3 left=9 left+minute=6 left+morning=4 left+numb=6 left+pain=14 left+past=3 left+side=6 left+start=3
left+sudden=8 left+swell=-11 leg=5 leg+less=-11 leg+more=10 leg+morning=8 leg+move=10 leg+nail=-10 leg+night=9
leg+not:move=6 leg+not:want=14 leg+now=6 leg+one=-8 leg+outside=2 leg+pain=3 leg+pale=3 leg+past=-4 leg+pour=8
leg+red=-2 leg+rope=5 leg+scratch=-5 leg+since=7 leg+skin=7 leg+slow=-5 leg+small=11 leg+snake=17 leg+spread=-5
leg+sting=3 leg+strength=-6 leg+sudden=5 leg+swell=6 leg+twist=6 leg+vehicle=5 leg+wound=-11 leg+yellow=11 less=-8
less+month=-13 less+night=-3 less+nose=-8 less+one=3 less+open=4 less+plain-cold=-11 less+red=-9 less+saliva=7
less+scratch=-7 less+since=-4 less+skin=-8 less+sleep=8 less+small=-2 less+speak=12 less+sputum=-8 less+suck=9
less+swallow=11 less+swell=-13 less+throat=-2 less+today=5 less+twist=-10 less+wake=4 less+work=-3 less+wound=-7
less+yesterday=-5 lift=-9 lift+pale=-6 lift+shoulder=-4 lift+very=3 lift+weak=-6 lift+yesterday=-8 light=-14
light+lost=5 light+neck=9 light+pain=-9 light+red=-5 light+see=-9 light+stiff=9 lip=9 lip+medicine=5 lip+not:open=3
lip+now=8 lip+open=-8 lip+peel=4 lip+red=-4 lip+right=2 lip+skin=10 lip+stiff=3 lip+swell=8 lip+touch=2 lip+twist=3
lip+wound=-2 lost=9 lost+month=6 lost+pregnant=3 lost+run=5 lost+since=-4 lost+soak=-5 lost+urine=6 lost+water=10
lost+week=3 lost+yesterday=5 lump=-8 lump+month=-10 lump+neck=-7 lump+now=-5 lump+since=-6 lump+small=-4 machete=18
machete+thigh=10 malaria=15 malaria+since=10 man=-9 man+mouth=4 man+night=7 man+says=7 man+side=4 man+stop=-4
man+throat=-2 man+week=8 man+yesterday=-3 many=7 many+past=-3 many+plain-cold=-4 many+pour=2 many+since=5
many+soak=3 many+sweat=4 many+vessel=5 many+vomit=-3 many+water=9 many+week=3 medicine=9 medicine+mouth=5
medicine+peel=4 medicine+pressure=-9 medicine+pull=-5 medicine+since=-5 medicine+skin=4 medicine+week=4
medicine+yesterday=4 milk=2 minute=8 minute+morning=-6 minute+nose=-4 minute+not:respond=3 minute+not:stop=2
minute+one=-11 minute+outside=12 minute+pad=9 minute+pain=4 minute+past=2 minute+press=-3 minute+since=7
minute+small=3 minute+stop=-12 minute+swell=4 minute+week=5 monkey=12 month=-8 month+more=-14 month+neck=-8
month+not:see=4 month+now=-12 month+one=-8 month+past=-7 month+pregnant=4 month+see=6 month+since=-8 month+suck=-6
month+wound=-11 month+yesterday=-2 more=-9 morning=-8 morning+nose=-4 morning+not:know=8 morning+one=-9
morning+pale=2 morning+right=-8 morning+says=-2 morning+see=11 morning+side=4 morning+since=10 morning+small=-2
morning+sputum=-3 morning+start=9 morning+stool=-10 morning+stop=-3 morning+sudden=5 morning+today=4
morning+vomit=-5 morning+water=-3 morning+yesterday=9 mouth=4 mouth+nose=-4 mouth+not:lift=4 mouth+not:open=10
mouth+now=4 mouth+one=8 mouth+open=-9 mouth+peel=5 mouth+rib=7 mouth+right=6 mouth+side=9 mouth+skin=6 mouth+small=6
mouth+sting=9 mouth+swallow=-10 mouth+swell=3 mouth+today=5 mouth+twist=6 mouth+voice=4 move=-10 move+neck=-4
move+pain=-2 move+right=6 move+shake=5 move+since=9 move+still=-8 move+sudden=3 move+today=5 move+yesterday=4
muscle=-3 muscle+pain=-5 muscle+stiff=4 muscle+thigh=-3 muscle+today=-3 nail=-9 nail+past=-4 nail+since=4
nail+sting=7 nail+walk=-7 nail+week=9 navel=10 navel+pain=9 navel+right=9 navel+start=8 nearly=7 nearly+outside=2
neck=13 neck+not:become=3 neck+not:open=6 neck+now=-2 neck+pain=11 neck+since=-7 neck+stiff=9 neck+swell=6 needle=-8
needle+sting=-8 night=-7 night+not:breast=3 night+now=-6 night+one=4 night+pain=-7 night+pour=-6 night+room=6
night+says=2 night+see=-2 night+shake=6 night+shiver=4 night+small=3 night+soak=-10 night+stand=5 night+start=4
night+sudden=4 night+sweat=-16 night+today=11 night+urine=-6 night+very=-2 night+wake=-7 night+water=5
night+weak=-10 night+yesterday=-4 noise=5 nonsense=9 nonsense+speak=8 nonsense+today=4 nose=-4
nose+not:plain-cold=-6 nose+pale=5 nose+plain-cold=-9 nose+pour=2 nose+red=4 nose+run=-4 nose+small=-7 nose+stand=-6
nose+thinner=6 nose+very=6 nose+water=5 not:air=2 not:all=-17 not:all+not:pain=-11 not:all-well=-3
not:all-well+not:pain=-5 not:all-well+not:stool=-4 not:asks=-19 not:back=-4 not:back+not:pain=-4 not:bad=4
not:bad+not:smell=2 not:beat=-5 not:beat+not:heart=-5 not:become=9 not:before=-5 not:behind=-10
not:behind+not:ear=-5 not:behind+not:swell=-9 not:bend=-3 not:black=-17 not:black+not:fever=-4 not:blood=-21
not:blood+not:pain=-10 not:blur=-11 not:blur+not:breathe=-3 not:break=-9 not:breast=3 not:breast+since=3
not:breathe=10 not:cancer=-3 not:checked=-5 not:chest=-11 not:chest+not:pain=-11 not:child=-7 not:confused=8
not:confused+not:know=-7 not:confused+not:sit=7 not:consciousness=-7 not:consciousness+not:lost=-8 not:cough=6
not:crying=5 not:crying+now=5 not:die=-22 not:die+not:pain=-8 not:die+not:want=-6 not:discharge=-3 not:dizzy=-5
not:draws-in=-9 not:drink=-5 not:drink+now=12 not:drink+since=3 not:ear=-5 not:eat=5 not:faint=-13 not:fall=-5
not:fever=-24 not:fever+not:pain=-4 not:fever+not:rash=-3 not:fit=-2 not:fit+not:shake=-2 not:force=12 not:gas=8
not:head=-8 not:head+not:pain=-12 not:headache=-15 not:heart=-5 not:help=15 not:hit=-6 not:hold=19 not:hold+stand=5
not:hot=-10 not:hot+not:swell=-4 not:keep=-3 not:keep+since=-5 not:keep+water=-10 not:know=5 not:know+speak=6
not:know+today=4 not:know+urine=5 not:leg=-5 not:life=-14 not:lift=13 not:lift+right=4 not:lift+twist=8 not:lost=-16
not:lump=-7 not:malaria=-3 not:malaria+not:today=-3 not:many=-7 not:more=4 not:more+since=3 not:more+strength=4
not:more+yesterday=6 not:mouth=-4 not:move=13 not:move+since=5 not:move+touch=4 not:move+week=2 not:move+yesterday=3
not:nearly=10 not:night=-7 not:noise=14 not:numb=-5 not:one=11 not:open=8 not:open+now=9 not:open+skin=-14
not:open+stiff=6 not:open+swell=5 not:outbreak=-6 not:outside=-5 not:pain=-16 not:pain+not:see=-7
not:pain+not:very=7 not:pain+now=-6 not:pain+today=-8 not:past=10 not:pill=-10 not:pill+yesterday=-5
not:plain-cold=-6 not:play+since=5 not:play+yesterday=3 not:pregnant=-22 not:pull=-2 not:pus=-5 not:pus+not:red=-5
not:rash=-7 not:red=-7 not:respond=17 not:saliva=4 not:see=5 not:severe=-6 not:sex=-9 not:shake=-17
not:shake+not:sweat=-9 not:shiver=-4 not:since=11 not:sit=16 not:sit+not:swallow=5 not:sit+today=10 not:sleep=-9
not:sleep+not:vomit=-10 not:sleep+since=7 not:sleep+week=7 not:smell=5 not:speak=18 not:spread=-13 not:stand=8
not:still=3 not:stool=-6 not:stool+not:urine=-8 not:stop=6 not:stop+since=4 not:stop+still=-4 not:stop+thinner=4
not:strange=7 not:strength=12 not:stuck=-5 not:suck=15 not:suck+since=8 not:suck+yesterday=6 not:swallow=2
not:swallow+saliva=12 not:sweat=-10 not:swell=-15 not:threat=-11 not:tired=-2 not:today=-6 not:tooth=5 not:touch=7
not:twist=-8 not:unconscious=-11 not:urine=3 not:urine+since=14 not:urine+yesterday=10 not:very=7 not:vomit=-8
not:wake+now=14 not:walk=17 not:want+now=3 not:want+pregnant=-13 not:want+sleep=2 not:weak=-8 not:whistle=-15
not:wound=-19 now=2 now+pain=-3 now+past=9 now+pull=3 now+right=8 now+run=4 now+shake=5 now+side=9 now+since=9
now+sit=6 now+sleep=4 now+smell=5 now+speak=-5 now+stand=2 now+start=-4 now+stiff=-4 now+strength=7 now+sweat=5
now+swell=10 now+touch=2 now+vomit=6 now+wake=-5 now+water=-2 now+week=-9 now+wound=2 now+yesterday=4 numb=15
one+pain=-3 one+past=5 one+pregnant=7 one+red=-4 one+rib=-5 one+second-long=-2 one+severe=6 one+side=11 one+speak=9
one+sudden=7 one+swell=-7 one+testicle=5 one+today=-5 one+twist=5 one+vehicle=-9 one+very=3 one+vomit=-5 one+week=11
one+word-said=12 one+wound=-3 open+past=5 open+since=3 open+swallow=-10 open+wake=4 open+week=6 operation=10
operation+past=6 operation+week=6 outbreak=7 outbreak+past=3 outbreak+people=3 outbreak+water=6 outbreak+week=6
outside=18 outside+pain=6 outside+pull=6 outside+rope=2 outside+run=7 outside+since=-6 outside+small=-7
outside+smell=7 outside+vessel=4 outside+word-said=4 pad=10 pad+soak=3 pad+swell=3 pain+pale=-4 pain+past=4
pain+period=-17 pain+play=-3 pain+pregnant=6 pain+press=-7 pain+red=-4 pain+rib=-12 pain+right=3 pain+run=-7
pain+says=7 pain+scorpion=5 pain+second-long=12 pain+see=4 pain+severe=13 pain+shiver=12 pain+shoulder=7
pain+side=-4 pain+since=2 pain+small=-5 pain+snake=11 pain+stairs=-4 pain+start=-9 pain+stiff=9 pain+sudden=8
pain+sweat=5 pain+swell=-2 pain+testicle=6 pain+thigh=-4 pain+today=-2 pain+tooth=-5 pain+very=12 pain+waist=-6
pain+wake=7 pain+week=-2 pain+woman=6 pain+work=-8 pale=12 pale+palm=3 pale+play=4 pale+today=3 pale+very=5
pale+water=5 pale+wound=9 palm=10 palm+sole=5 paraffin=10 past=-10 past+past=-18 past+pill=7 past+pregnant=2
past+since=-3 past+sleep=2 past+snores=-11 past+stairs=-4 past+start=10 past+sting=3 past+stop=9 past+sudden=4
past+vaccine=-5 past+week=16 patches=7 patches+press=10 patches+skin=9 peel=-7 peel+skin=-7 peel+swell=2
peel+wound=5 penis=5 penis+stand=5 people=-11 people+small=-4 people+speak=7 people+vessel=-9 people+want=3
period=-4 period+pour=6 period+since=3 period+week=12 pill=18 pill+play=3 pill+pregnant=5 pill+pressure=2
pill+skin=5 pill+sleep=2 pill+swallow=7 pill+week=5 plain-cold=-19 plain-cold+plain-cold=-4 plain-cold+pour=-2
plain-cold+since=-10 plain-cold+small=-3 plain-cold+sting=-8 plain-cold+stool=2 plain-cold+yesterday=-5 play=-7
play+sudden=3 play+swell=-6 play+today=5 play+yesterday=-5 plays=2 plays+speak=10 poison=9 pool=13 pool+pull=10
pour=-4 pour+red=5 pour+since=-2 pour+small=-4 pour+water=8 pregnant+pressure=8 pregnant+severe=4 pregnant+since=-6
pregnant+week=-4 pregnant+yesterday=-8 press=9 press+rib=-7 press+side=-5 press+since=5 press+small=-7 pressure=-3
pressure+see=10 pressure+severe=4 pressure+small=-7 pressure+today=-8 pressure+want=-7 pressure+week=8 pull=12
pull+skin=5 pull+snores=5 pull+sudden=3 pus+rash=5 pus+since=-6 rape+yesterday=2 rash+small=-7 red=-2 red+skin=6
red+slow=-5 red+small=-5 red+spread=-2 red+sputum=-5 red+suck=-6 red+swell=8 red+thermometer=-4 red+vessel=8
red+week=3 refuse=6 refuse+since=5 respond=5 respond+water=5 rib=-3 rib+side=-2 rib+skin=12 rib+small=-2 rib+suck=6
rib+sudden=6 rib+twist=5 right=5 right+side=2 right+since=-10 right+sudden=4 roof=15 room=-2 rope=24 run=7 run+sit=2
run+yesterday=-7 saliva=12 saliva+small=-9 saliva+swallow=5 saliva+sweat=7 says=21 says+see=5 says+since=5
says+small=4 says+soak=2 says+speak=5 says+sweat=2 says+thermometer=3 says+want=4 says+woman=-2 says+wound=5
says+yellow=7 scorpion=6 scorpion+small=2 scorpion+sting=2 scratch=-14 second-long+stand=-7
second-long+unconscious=-6 see+severe=4 see+shake=7 see+small=4 see+swell=8 see+today=7 see+very=8 see+water=9
severe=16 severe+severe=3 severe+since=8 severe+smell=3 severe+start=2 severe+swell=4 severe+very=5 severe+wake=7
severe+week=5 sex=-8 shake=12 shake+sweat=-2 shiver=19 shiver+sweat=2 shiver+tooth=5 shiver+week=4 shoulder=11
shoulder+since=-2 shoulder+very=3 sickle=2 side=7 side+since=2 side+small=-5 side+sudden=4 since+sleep=4
since+small=3 since+speak=9 since+stand=5 since+start=6 since+still=8 since+stool=-2 since+stop=2 since+strength=3
since+suck=11 since+sudden=6 since+thermometer=-16 since+throat=-14 since+tooth=-8 since+urine=10 since+vehicle=-8
since+very=3 since+vomit=-5 since+water=-2 since+weak=7 since+week=2 since+whistle=3 since+woman=7 sit=11
sit+today=3 sit+water=-9 skin=5 skin+sunken=7 skin+swell=4 skin+thigh=2 skin+week=5 skin+wound=7 sleep=7
sleep+sleep=3 sleep+small=6 sleep+suck=9 sleep+today=7 sleep+vomit=5 sleep+wake=-12 sleep+yesterday=-9 slow=-8
slow+spread=-5 small=-12 small+small=-5 small+sputum=-9 small+stand=-5 small+sting=4 small+swallow=11 small+swell=-7
small+today=2 small+vehicle=-4 small+want=-6 small+weak=4 small+week=-8 small+wound=-9 small+yesterday=5 smell=-11
smell+smell=8 smell+strength=3 smell+urine=-5 smoke=6 snake=8 snake+sting=11 snake+today=-4 snores=9 soak=15
soak+sweat=4 soak+wake=7 soft-spot=13 soft-spot+swell=4 sole=-10 speak=-3 speak+still=-5 speak+sweat=4 speak+tired=6
speak+today=10 speak+very=6 speak+wake=-8 speak+want=-3 speak+woman=3 speak+word-said=11 spread=-8 sputum=-12
stairs=-4 stand=4 start=6 start+sudden=3 start+week=-10 start+yesterday=8 stiff+touch=4 stiff+wood=2 still=-3
still+week=9 sting+urine=-2 sting+want=4 sting+week=3 stool=-9 stool+today=-10 stool+urine=-5 stool+vomit=5
stool+yesterday=-5 stop=2 stop+week=12 stop+yesterday=-6 strange=8 strength=4 stuck=4 stuck+throat=6 suck=-6
sudden=21 sudden+sudden=2 sudden+testicle=5 sudden+today=3 sudden+very=3 sudden+week=4 sudden+woman=3
sudden+word-said=5 sudden+yesterday=6 sunken=16 swallow=10 swallow+water=6 swallow+yesterday=6 sweat=8 sweat+very=4
sweaty=9 swell=4 swell+thigh=2 swell+tooth=-4 swell+twist=-8 swell+yesterday=-4 testicle=11 thermometer=4
thermometer+week=-4 thigh+today=-3 thigh+yesterday=-2 thinner=11 thirst=-11 thirst+very=-11 throat=10
throat+yesterday=-15 tired=8 tired+very=8 tired+word-said=4 today+vomit=10 today+walk=7 today+water=2
today+worse=-10 today+yellow=6 tooth+yesterday=7 tree=8 twist=9 twist+yesterday=-3 unconscious=10 urine=2
urine+water=-2 urine+weak=-10 urine+yellow=9 urine+yesterday=4 vaccine=-17 vagina=4 vehicle=9 very+vessel=4
very+weak=11 very+week=3 vessel=12 voice=2 vomit=17 vomit+want=5 vomit+water=-4 vomit+yesterday=-11 waist=-2 walk=-8
walk+week=7 want=-5 water=5 water+water=8 weak=8 week=5 week+woman=-2 week+yesterday=7 whistle=7
who:after-abortion=11 who:asthma=6 who:diabetes=4 who:epilepsy=-9 who:gave-birth=-10 who:pregnant=2
who:recent-surgery=4 who:sickle-cell=10 woman=2 womb=10 wood=10 word-said=19 work=-9 worse=3 wound=-7
wound+yesterday=-3 yellow=-5 yesterday=-9
`;
