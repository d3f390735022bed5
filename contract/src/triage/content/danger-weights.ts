/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=5 above+above=-6 above+arm=-2 above+back=3 above+belly=5 above+below=4 above+chest=8 above+eye=2 above+head=2
above+hit=5 above+less=2 above+pain=-2 above+rib=4 above+severe=3 above+side=3 above+small=-3 above+swell=6
above+very=-6 above+walk=-6 acid=3 acid+after=-7 acid+again=-7 acid+battery=7 acid+bottle=16 acid+child=5
acid+drink=14 acid+eye=14 acid+heartburn=-4 acid+pour=8 acid+water=-7 after+all-well=-8 after+asks=-3 after+back=-4
after+belly=-12 after+below=-2 after+birth=4 after+blood=-5 after+bone=6 after+both=3 after+chest=-6 after+child=5
after+day=4 after+dog=6 after+eat=2 after+electricity=6 after+exercise=-9 after+fall=13 after+fit=5 after+food=-5
after+forehead=-2 after+gas=-9 after+head=-3 after+headache=-3 after+heartburn=-13 after+house=-6 after+labour=-7
after+late=-7 after+leak=-7 after+leg=-4 after+less=-12 after+lift=-4 after+many=-6 after+medicine=6 after+minute=-2
after+muscle=-6 after+nail=8 after+night=-4 after+not:sleep=4 after+operation=10 after+pain=-15 after+pale=3
after+past=-6 after+pill=4 after+pour=5 after+press=-3 after+rash=2 after+second-long=-11 after+shiver=6
after+shoulder=9 after+since=-4 after+spirits=7 after+stand=-11 after+stiff=-3 after+sting=6 after+stool=-7
after+stop=4 after+sudden=3 after+swell=-9 after+thigh=-8 after+throat=-4 after+tired=-2 after+tooth=6
after+twist=-3 after+vehicle=-2 after+vomit=-6 after+week=7 after+work=-8 after+wound=-3 after+yesterday=-4 again=-3
again+kin=5 again+night=6 again+says=8 again+water=2 age:child=5 age:grown=-9 age:newborn=21 age:old=9 air=10
air+all-well=-10 air+keep=6 air+sit=9 air+snores=4 air+still=13 air+sudden=3 alcohol=-7 alcohol+day=10
alcohol+drink=4 alcohol+past=3 alcohol+since=-7 alcohol+stop=4 alcohol+sudden=3 alcohol+yesterday=-7 all=7
all+all-well=-12 all+arm=3 all+asks=4 all+back=6 all+become=6 all+belly=10 all+below=-2 all+blue=3 all+blur=8
all+body=8 all+both=4 all+breast=5 all+burn=6 all+carried=-7 all+chest=2 all+child=8 all+cold=2 all+cramps=5
all+day=-2 all+diarrhoea=3 all+dizzy=4 all+double=7 all+dropped=-6 all+eases=5 all+eat=-7 all+eye=12 all+fever=5
all+force=4 all+forehead=-3 all+hardly=4 all+head=-3 all+hour=4 all+itch=4 all+itself=-2 all+jaw=3 all+jerk=5
all+keep=-2 all+kin=5 all+labour=6 all+leg=4 all+less=-7 all+lost=3 all+minute=4 all+month=-11 all+morning=3
all+move=2 all+neck=2 all+night=9 all+noise=2 all+not:fever=-6 all+not:more=-4 all+not:pain=-3 all+now=-9 all+pad=-5
all+pale=6 all+palm=3 all+past=-11 all+people=2 all+pill=11 all+press=2 all+pressure=3 all+rash=12 all+red=-4
all+right=6 all+room=9 all+run=8 all+see=6 all+shake=6 all+shiver=7 all+since=-7 all+sit=-8 all+sleep=5 all+smell=5
all+speak=-2 all+spread=4 all+start=-2 all+stiff=6 all+still=6 all+stop=-4 all+strength=4 all+suck=9 all+sudden=3
all+swallow=6 all+swell=4 all+thigh=3 all+throat=9 all+today=-4 all+vessel=2 all+vomit=3 all+wake=-2 all+walk=2
all+want=5 all+water=4 all+weak=4 all+week=-3 all+woman=2 all+word-said=2 all+yesterday=-3 all-well=-24
all-well+all-well=-2 all-well+arm=-2 all-well+asks=-8 all-well+asthma=-6 all-well+become=-7 all-well+before=-5
all-well+belly=-3 all-well+below=6 all-well+bladder=-10 all-well+blood=2 all-well+both=-10 all-well+bottle=-4
all-well+breathe=-15 all-well+chest=-11 all-well+child=13 all-well+cord=2 all-well+cramps=-3 all-well+day=4
all-well+double=-3 all-well+drink=-14 all-well+dry=2 all-well+eases=5 all-well+eat=-5 all-well+eye=-12
all-well+face=-4 all-well+fast=-3 all-well+force=5 all-well+head=-5 all-well+headache=-3 all-well+hear=-15
all-well+heart=-10 all-well+hour=5 all-well+house=-7 all-well+keep=-6 all-well+leg=-18 all-well+less=-3
all-well+light=-4 all-well+lip=-7 all-well+medicine=-4 all-well+minute=-14 all-well+month=-7 all-well+more=-6
all-well+morning=4 all-well+mouth=-6 all-well+move=4 all-well+navel=2 all-well+neck=-3 all-well+night=15
all-well+not:fever=-3 all-well+not:pain=-8 all-well+not:see=-4 all-well+not:wake=11 all-well+now=5 all-well+open=-9
all-well+outside=8 all-well+pain=3 all-well+past=4 all-well+people=-12 all-well+period=-8 all-well+plays=-6
all-well+pregnant=6 all-well+pressure=-7 all-well+pull=-8 all-well+respond=-5 all-well+says=11 all-well+see=-7
all-well+sit=-11 all-well+sleep=5 all-well+small=7 all-well+speak=-15 all-well+still=11 all-well+stool=-4
all-well+strength=5 all-well+suck=-16 all-well+sugar=-8 all-well+swallow=-2 all-well+today=-7 all-well+urine=-13
all-well+very=-9 all-well+wake=-8 all-well+walk=-12 all-well+water=-3 all-well+week=-4 all-well+word-said=3
all-well+work=-6 all-well+yesterday=11 ankle+bend=-7 ankle+bite=4 ankle+dislocate=-7 ankle+leg=5 ankle+less=-10
ankle+pain=-5 ankle+small=4 ankle+swell=3 ankle+twist=-10 ankle+yesterday=-4 arm=-6 arm+back=-3 arm+bat=-4
arm+beat=-4 arm+become=4 arm+bee=-12 arm+before=-4 arm+bend=-8 arm+bite=-2 arm+blood=-3 arm+blue=11 arm+bone=9
arm+both=-6 arm+child=15 arm+close=-2 arm+cold=6 arm+comes-out=-7 arm+crying=4 arm+cut=3 arm+die=10 arm+dog=-10
arm+dropped=6 arm+face=10 arm+force=-3 arm+hit=-6 arm+hour=3 arm+inside=6 arm+itch=-3 arm+jerk=7 arm+left=11
arm+leg=3 arm+less=-3 arm+lift=-5 arm+lip=3 arm+man=4 arm+minute=8 arm+monkey=10 arm+month=-2 arm+mouth=7 arm+neck=9
arm+night=9 arm+not:fever=-7 arm+not:lift=8 arm+numb=4 arm+one=9 arm+outside=13 arm+pain=-5 arm+pale=13 arm+palm=3
arm+past=-3 arm+rash=3 arm+red=-5 arm+right=13 arm+says=9 arm+scratch=-10 arm+see=4 arm+shake=-3 arm+shoulder=-2
arm+side=5 arm+since=-9 arm+skin=3 arm+small=-2 arm+snake=11 arm+stiff=-2 arm+sting=-2 arm+strength=-3 arm+sweat=-7
arm+swell=-6 arm+today=-3 arm+very=-11 arm+wake=-9 arm+washed=-7 arm+weapon=6 arm+woman=-4 arm+word-said=6
arm+wound=-6 asks=-23 asks+asks=-25 asks+before=-7 asks+birth=3 asks+checked=-14 asks+child=-9 asks+contacts=-3
asks+day=-6 asks+exercise=-6 asks+face=-5 asks+food=-7 asks+head=13 asks+heart=-6 asks+hit=4 asks+hiv=-3
asks+hold=-12 asks+house=-8 asks+keep=-7 asks+kill=10 asks+kin=6 asks+know=-17 asks+late=4 asks+many=-4
asks+medicine=-4 asks+net=-2 asks+not:know=7 asks+one=-4 asks+outside=-8 asks+pain=4 asks+people=-7 asks+pill=-7
asks+pregnant=-10 asks+pressure=10 asks+run=-5 asks+sit=-6 asks+sleep=-8 asks+small=11 asks+spirits=13 asks+start=-3
asks+stop=3 asks+stroke=-5 asks+swallow=-2 asks+thermometer=-4 asks+today=12 asks+vaccine=-9 asks+want=-9
asks+word-said=-3 asthma=4 asthma+blue=5 asthma+child=5 asthma+fit=7 asthma+past=5 asthma+severe=5 asthma+since=-3
asthma+today=-11 asthma+week=-6 asthma+worse=-17 back+bad=11 back+band=-2 back+become=5 back+below=-8 back+bend=-3
back+big=-8 back+day=5 back+exercise=-4 back+fever=-14 back+foreskin=7 back+head=10 back+hit=9 back+hot=-2
back+knife=11 back+leg=7 back+less=-4 back+lift=-12 back+night=-4 back+not:become=4 back+not:open=3 back+outside=5
back+pain=-9 back+pull=-4 back+side=-4 back+since=4 back+stuck=5 back+sudden=4 back+twist=2 back+very=-5
back+water=-4 back+week=5 back+woman=4 back+yesterday=-9 bad=5 bad+below=-4 bad+black=2 bad+chest=7 bad+fever=-5
bad+headache=6 bad+now=4 bad+says=5 bad+smell=12 bad+still=-10 band+chest=9 band+day=-9 band+head=-9 band+since=8
band+work=-3 bat=-6 bat+scratch=-4 battery=2 battery+hour=4 battery+kin=5 battery+small=12 battery+swallow=15
battery+vehicle=7 battery+water=5 beat=-3 beat+fast=9 beat+head=8 beat+heart=-2 beat+kin=9 beat+scratch=-4
beat+weak=5 become=7 become+belly=6 become+below=-3 become+big=3 become+black=10 become+blue=8 become+body=3
become+breast=-6 become+chest=4 become+child=5 become+cold=3 become+cough=-8 become+crying=-2 become+day=-6
become+die=3 become+dropped=5 become+each=-8 become+eat=-8 become+eye=-2 become+fever=-7 become+finger=3
become+fire=-2 become+fit=7 become+half=2 become+hard=7 become+hold=7 become+hour=5 become+inside=10 become+jaw=2
become+kin=-4 become+left=3 become+lip=6 become+man=8 become+minute=6 become+month=6 become+morning=7 become+mouth=8
become+neck=3 become+not:pain=8 become+outside=4 become+pain=-4 become+pale=10 become+palm=4 become+past=-3
become+period=7 become+pill=9 become+red=-4 become+rib=-4 become+right=-2 become+see=12 become+skin=5 become+small=3
become+smell=3 become+sole=4 become+start=-3 become+stiff=13 become+stuck=4 become+sudden=3 become+swallow=-2
become+thigh=5 become+today=3 become+tooth=-3 become+urine=-2 become+vehicle=-2 become+vessel=5 become+voice=7
become+weak=3 become+week=2 become+wood=4 become+wound=2 become+yellow=3 become+yesterday=5 bed=8 bed+fall=5
bed+kin=5 bed+move=3 bed+pain=-2 bed+shake=5 bed+since=-6 bed+soak=3 bee=-3 bee+finger=-4 bee+mouth=5 bee+sting=3
before=-6 before+chest=-8 before+child=6 before+day=-7 before+eat=-3 before+heart=9 before+keep=3 before+minute=-8
before+morning=3 before+outside=8 before+people=-3 before+rape=-9 before+since=-4 before+sit=5 before+small=5
before+sugar=-8 before+travel=4 before+vaccine=-4 before+yesterday=-11 behind=14 behind+below=-7 behind+blood=9
behind+ear=10 behind+head=3 behind+hit=9 behind+keep=6 behind+knee=-8 behind+lump=9 behind+morning=9 behind+night=-2
behind+not:swell=-6 behind+pain=-6 behind+stuck=4 behind+swell=2 belly=10 belly+below=3 belly+blood=8 belly+both=2
belly+breathe=2 belly+burn=-3 belly+burst=4 belly+child=3 belly+cord=3 belly+cramps=-7 belly+cut=2 belly+day=-2
belly+deep=2 belly+discharge=3 belly+drink=4 belly+each=-5 belly+eat=-5 belly+face=-5 belly+fall=12 belly+gas=-10
belly+hard=4 belly+hit=8 belly+hot=7 belly+hour=7 belly+inside=4 belly+keep=6 belly+kin=4 belly+knife=7 belly+leg=2
belly+less=4 belly+minute=6 belly+month=-5 belly+morning=-8 belly+night=-3 belly+not:move=6 belly+not:pain=-9
belly+now=2 belly+pain=7 belly+pale=7 belly+period=-5 belly+pregnant=4 belly+rash=-3 belly+red=8 belly+refuse=2
belly+rib=4 belly+right=-2 belly+second-long=3 belly+severe=3 belly+side=8 belly+since=-8 belly+small=2
belly+smell=4 belly+speak=3 belly+spread=8 belly+stairs=4 belly+start=8 belly+stiff=8 belly+sudden=4 belly+sunken=5
belly+sweat=4 belly+thigh=-3 belly+today=-4 belly+very=7 belly+vomit=2 belly+water=9 belly+week=2 belly+wood=5
belly+worse=8 below=3 below+below=2 below+big=5 below+black=2 below+blood=16 below+breast=3 below+breathe=3
below+burn=7 below+chemo=12 below+chest=9 below+child=6 below+cord=4 below+cramps=-5 below+crying=2 below+cut=3
below+day=-8 below+double=-7 below+dropped=6 below+eye=9 below+faint=6 below+fall=7 below+fever=-3 below+fluid=6
below+goes-in=3 below+hardly=7 below+head=9 below+hot=-3 below+hour=5 below+inside=3 below+jaw=4 below+kin=8
below+knee=-7 below+knife=2 below+left=4 below+leg=2 below+lip=-4 below+month=-7 below+mouth=-4 below+move=6
below+navel=4 below+neck=5 below+night=4 below+nose=4 below+not:become=8 below+not:keep=-10 below+not:pain=-5
below+now=7 below+one=-7 below+pain=-2 below+period=-2 below+pour=6 below+pull=5 below+rape=9 below+rib=7
below+right=5 below+run=9 below+second-long=-9 below+severe=4 below+sharp=5 below+shoulder=6 below+side=4
below+since=-5 below+sit=5 below+skin=5 below+sleep=5 below+stand=3 below+start=7 below+stiff=-3 below+stuck=-5
below+suck=4 below+sudden=5 below+thigh=-2 below+thinner=8 below+today=4 below+tree=-3 below+twist=3 below+water=-9
below+week=6 below+woman=-3 below+worse=2 below+wound=-7 below+yesterday=8 bend+both=2 bend+crying=5 bend+face=4
bend+less=-4 bend+lip=3 bend+mouth=3 bend+neck=-3 bend+pain=-4 bend+sleep=-3 bend+swell=-8 bend+walk=6 big=7
big+black=-4 big+blister=-7 big+blood=5 big+clot=4 big+comes-out=2 big+each=5 big+fall=2 big+joint=-7 big+kin=6
big+morning=5 big+not:breathe=9 big+pain=2 big+says=5 big+swell=4 big+water=-2 birth=11 birth+both=3 birth+child=6
birth+day=14 birth+eases=7 birth+fit=4 birth+house=10 birth+month=-7 birth+night=2 birth+not:sleep=5 birth+one=4
birth+past=8 birth+says=4 birth+since=4 birth+speak=3 birth+spirits=4 birth+week=4 birth+woman=6 birth+yesterday=6
bite=8 bite+blood=4 bite+cheek=8 bite+child=5 bite+leg=4 bite+month=8 bite+neck=4 bite+snake=9 bite+yesterday=-6
black=16 black+blood=4 black+dark-as=7 black+face=3 black+finger=6 black+leg=10 black+lip=4 black+neck=3
black+severe=4 black+skin=6 black+smell=5 black+stool=7 black+swell=4 black+urine=5 black+vomit=4 bladder=10
bladder+burst=8 bladder+pain=4 bladder+since=8 blind=-2 blind+eye=-2 blister=-12 blister+blue=10 blister+both=-8
blister+chest=6 blister+comes-out=-6 blister+face=6 blister+one=-9 blister+shoes=-7 blister+skin=2 blister+small=-14
blocked=7 blocked+blood=3 blocked+blue=2 blocked+child=3 blocked+eye=6 blocked+fall=-2 blocked+less=-5
blocked+lively=6 blocked+nose=-8 blocked+not:lift=4 blocked+not:open=5 blocked+open=-5 blocked+plain-cold=-3
blocked+rib=7 blocked+right=4 blocked+skin=4 blocked+small=7 blocked+sputum=-6 blocked+swallow=-3 blocked+twist=6
blocked+wound=5 blood=3 blood+both=-7 blood+clot=6 blood+cloth=5 blood+comes-out=4 blood+cough=9 blood+cramps=9
blood+cut=-2 blood+dark-as=4 blood+diarrhoea=-16 blood+dog=7 blood+double=-5 blood+dry=-4 blood+eye=5 blood+fever=8
blood+gum=12 blood+half=5 blood+hit=5 blood+hold=-9 blood+inside=5 blood+kin=-2 blood+late=6 blood+leak=8
blood+leg=7 blood+less=-8 blood+many=12 blood+medicine=4 blood+minute=-5 blood+month=8 blood+mouth=7 blood+neck=8
blood+night=5 blood+not:many=-3 blood+not:stop=8 blood+not:want=-6 blood+now=4 blood+outbreak=2 blood+pain=8
blood+period=11 blood+pour=11 blood+pregnant=8 blood+press=-4 blood+rape=9 blood+red=12 blood+run=8 blood+saliva=-9
blood+scratch=-5 blood+see=8 blood+since=2 blood+small=-10 blood+soak=12 blood+sputum=-13 blood+start=2
blood+still=5 blood+stop=-21 blood+swallow=2 blood+swell=7 blood+thermometer=-6 blood+thinner=4 blood+urine=5
blood+vehicle=8 blood+very=8 blood+vessel=14 blood+vomit=10 blood+week=6 blood+yesterday=-8 blue=21 blue+face=3
blue+leg=3 blue+lip=5 blue+mouth=2 blue+past=5 blue+patches=3 blue+pill=3 blue+press=4 blue+skin=5 blue+sweat=6
blue+threatens=2 blur+eye=12 blur+head=9 blur+less=-6 blur+light=-11 blur+pain=4 blur+see=2 blur+severe=2
blur+very=9 body=-6 body+both=6 body+checked=2 body+cold=16 body+faint=4 body+fever=5 body+fire=-5 body+hot=-6
body+jerk=4 body+kin=3 body+move=4 body+noise=8 body+now=2 body+pain=-5 body+patches=4 body+press=4 body+rash=4
body+shake=4 body+shiver=4 body+since=-10 body+smell=7 body+today=2 body+unconscious=4 body+vehicle=-5
body+yesterday=-10 bone=15 bone+chest=4 bone+leg=8 bone+outside=5 bone+pain=3 bone+severe=3 bone+skin=6 bone+week=3
bored=-13 bored+die=-10 born=9 born+child=3 born+yesterday=4 both=8 both+burn=5 both+child=14 both+day=3
both+dizzy=6 both+eye=9 both+face=4 both+faint=-6 both+hit=-3 both+hour=4 both+keep=-6 both+knee=3 both+leak=-3
both+leg=12 both+less=-7 both+man=6 both+minute=-7 both+month=2 both+night=4 both+now=6 both+pain=3 both+pale=-3
both+past=-15 both+people=-10 both+plain-cold=-5 both+pour=-3 both+pregnant=-5 both+pus=2 both+rib=-3 both+since=-3
both+sleep=-9 both+small=-8 both+smell=7 both+stairs=-6 both+stool=-9 both+stuck=-2 both+sudden=2 both+swell=10
both+thigh=-3 both+twist=-3 both+wake=-10 both+walk=5 both+want=5 both+water=3 both+yesterday=-3 bottle=6
bottle+burst=8 bottle+child=10 bottle+drink=-8 bottle+found=6 bottle+gas=3 bottle+hold=3 bottle+inside=7
bottle+keep=4 bottle+sleep=3 bottle+small=8 break=2 break+condom=-7 break+fall=-9 break+hang=4 break+heart=-4
break+leg=3 break+less=-6 break+night=-5 break+outside=5 break+rope=4 break+skin=-6 break+yesterday=-3 breast=-5
breast+chemo=5 breast+day=7 breast+fever=5 breast+hard=-6 breast+hot=-6 breast+lump=-5 breast+month=-4
breast+night=4 breast+one=-9 breast+red=-8 breast+refuse=5 breast+since=9 breast+small=-4 breast+week=-3
breast+yesterday=10 breathe=8 breathe+breathe=8 breathe+burn=2 breathe+chest=6 breathe+child=7 breathe+cough=-8
breathe+cut=7 breathe+deep=10 breathe+double=-4 breathe+draws-in=3 breathe+each=10 breathe+fast=-4 breathe+force=5
breathe+keep=13 breathe+kin=3 breathe+less=-7 breathe+minute=-6 breathe+nose=7 breathe+not:hardly=-3 breathe+now=11
breathe+one=3 breathe+outside=4 breathe+pain=10 breathe+rib=10 breathe+run=6 breathe+sharp=6 breathe+side=7
breathe+since=4 breathe+sit=8 breathe+skin=5 breathe+small=-3 breathe+smell=6 breathe+snores=4 breathe+stop=11
breathe+strength=5 breathe+suck=4 breathe+sudden=4 breathe+swell=3 breathe+today=2 breathe+very=10 breathe+voice=3
breathe+vomit=11 breathe+week=-9 breathe+word-said=5 breathe+yesterday=8 bruise=11 burn+chest=2 burn+child=6
burn+crying=-12 burn+cut=2 burn+day=-5 burn+each=-4 burn+electricity=11 burn+eye=7 burn+face=6 burn+fever=-13
burn+finger=-11 burn+food=4 burn+heart=10 burn+hit=3 burn+hot=10 burn+knife=4 burn+leg=5 burn+light=-3 burn+lip=4
burn+medicine=3 burn+night=-3 burn+one=-6 burn+outside=9 burn+pain=-3 burn+rib=3 burn+says=10 burn+small=-10
burn+smell=9 burn+urine=-18 burn+weapon=5 burst=2 burst+charcoal=5 burst+cloudy=2 burst+condom=-9 burst+gas=5
burst+head=18 burst+hiv=-5 burst+inside=5 burst+night=-5 burst+pain=3 burst+see=5 burst+suck=8 burst+sudden=3
burst+today=4 burst+yesterday=-14 calf=-14 calf+left=-11 calf+one=-6 calf+pain=-7 calf+since=-2 calf+swell=-16
calf+wound=-6 cancer+chemo=5 cancer+fever=5 cancer+gland=-9 cancer+leak=10 cancer+medicine=10 carried+fever=9
carried+night=-6 carried+red=5 carried+vessel=5 cat=5 cat+scratch=-5 charcoal=11 charcoal+charcoal=3
charcoal+close=3 charcoal+cold=4 charcoal+gas=5 charcoal+inside=4 charcoal+room=3 charcoal+sleep=4 checked=-13
checked+checked=-5 checked+eye=-2 checked+know=-4 checked+malaria=-3 checked+past=4 checked+people=-5
checked+pregnant=13 checked+pressure=-4 checked+small=-6 checked+speak=-4 checked+start=3 checked+thermometer=-3
checked+today=-5 checked+want=-7 checked+week=5 cheek=-3 cheek+dog=14 cheek+drink=-11 cheek+eat=-4 cheek+kin=3
cheek+morning=-9 cheek+neck=4 cheek+open=8 cheek+pain=-4 cheek+since=4 cheek+small=12 cheek+swell=-10 cheek+tooth=-8
chemo=15 chemo+fever=5 chemo+past=3 chest=10 chest+child=6 chest+cut=2 chest+day=-6 chest+eye=4 chest+face=15
chest+fever=10 chest+fire=5 chest+half=-10 chest+hold=4 chest+hot=5 chest+hour=-8 chest+jaw=6 chest+keep=3
chest+kin=-6 chest+left=6 chest+light=3 chest+lip=2 chest+many=5 chest+minute=-3 chest+morning=2 chest+not:below=7
chest+not:keep=-5 chest+not:pain=-5 chest+one=-2 chest+pain=6 chest+past=-4 chest+people=9 chest+pull=4 chest+run=-4
chest+says=3 chest+sickle=2 chest+since=10 chest+sit=3 chest+small=6 chest+sudden=3 chest+today=6 chest+vehicle=5
chest+very=7 chest+whistle=3 chest+wood=4 chest+yesterday=-10 child=6 child+cloth=6 child+cold=8 child+comes-out=6
child+condom=-4 child+cord=5 child+cough=-13 child+day=9 child+diarrhoea=8 child+dog=4 child+double=6 child+drink=10
child+each=13 child+eat=8 child+eye=-5 child+fast=3 child+fever=6 child+fit=3 child+forehead=-13 child+goodbye=7
child+half=12 child+head=-10 child+hear=9 child+heart=5 child+hit=3 child+hold=4 child+hour=6 child+inside=4
child+keep=-2 child+kin=13 child+less=7 child+man=5 child+many=5 child+month=-2 child+morning=5 child+mouth=2
child+move=-7 child+navel=3 child+night=12 child+nose=-8 child+not:breast=3 child+not:know=7 child+not:move=4
child+not:play=4 child+not:sleep=7 child+not:suck=6 child+now=-8 child+one=9 child+open=-4 child+pain=6
child+palm=10 child+past=-5 child+people=3 child+pill=-3 child+plain-cold=-10 child+play=8 child+pool=5
child+pregnant=5 child+pull=4 child+pus=4 child+rash=-3 child+red=-5 child+refuse=3 child+rib=-3 child+run=-5
child+says=-4 child+see=-6 child+severe=3 child+sickle=-4 child+skin=3 child+sleep=5 child+small=7 child+smell=6
child+speak=5 child+spirits=4 child+still=4 child+sudden=4 child+swallow=7 child+thermometer=13 child+tooth=7
child+touch=10 child+very=-4 child+voice=2 child+vomit=8 child+wake=5 child+want=5 child+water=-7 child+weak=3
child+week=11 child+yellow=-11 child+yesterday=2 choke=6 choke+man=8 choke+see=6 clear=-25 clear+eye=-14
clear+head=-14 clear+less=-3 clear+see=-5 clear+spirits=-9 clear+suck=-4 clear+wound=-4 close=10 close+double=7
close+eye=6 close+finger=4 close+medicine=3 close+mouth=3 close+nose=-7 close+past=3 close+skin=-6
close+yesterday=-2 clot=17 clot+comes-out=2 clot+each=2 cloth=9 cloth+hour=9 cloth+pour=-2 cloth+soak=-2
cloth+still=4 cloth+weak=2 cloudy=2 cloudy+cloudy=4 cloudy+eye=6 cloudy+face=4 cloudy+head=5 cloudy+hit=6
cloudy+see=12 cloudy+swell=4 cold=3 cold+day=-2 cold+drink=7 cold+fall=6 cold+fever=7 cold+finger=8 cold+hear=-6
cold+inside=3 cold+kin=6 cold+leg=5 cold+less=-5 cold+morning=-4 cold+neck=-7 cold+night=10 cold+not:speak=6
cold+now=9 cold+pale=3 cold+shake=7 cold+since=-7 cold+sleep=8 cold+small=3 cold+smell=5 cold+soak=2 cold+sweat=9
cold+sweaty=2 cold+thermometer=9 cold+today=7 cold+touch=7 cold+walk=-5 cold+water=2 comes-out=15
comes-out+discharge=3 comes-out+fever=4 comes-out+gum=4 comes-out+kin=3 comes-out+less=-5 comes-out+many=4
comes-out+morning=4 comes-out+nose=5 comes-out+not:know=6 comes-out+one=2 comes-out+pain=3 comes-out+rash=5
comes-out+since=7 comes-out+small=-3 comes-out+sweat=-4 comes-out+today=7 comes-out+urine=10 comes-out+very=3
comes-out+water=11 condom=-11 condom+head=6 condom+hit=6 condom+hiv=-4 condom+leak=5 condom+man=-5 condom+night=-11
condom+people=-7 condom+sudden=3 condom+yesterday=-13 confused=25 confused+double=4 confused+eyelid=2
confused+grave-note=2 confused+now=10 confused+one=4 confused+see=4 confused+today=6 confused+week=2 consciousness=9
consciousness+fall=4 consciousness+heart=7 consciousness+lost=9 consciousness+not:lost=-9 contacts=-5 contacts+leg=3
contacts+press=9 contacts+want=-9 cord=7 cord+cut=4 cord+dry=-2 cord+house=3 cord+leak=3 cord+skin=3 cord+smell=4
cough=-8 cough+day=2 cough+double=-8 cough+fast=-10 cough+fever=2 cough+half=4 cough+hit=3 cough+kin=-8
cough+leak=-3 cough+less=-7 cough+many=4 cough+month=-13 cough+night=-4 cough+nose=-4 cough+now=7 cough+past=-6
cough+plain-cold=-7 cough+pour=-5 cough+red=5 cough+rib=6 cough+since=-12 cough+small=-11 cough+sputum=-11
cough+sunken=5 cough+thermometer=-11 cough+vessel=8 cough+week=-22 cough+yesterday=-2 cramps=3 cramps+day=-11
cramps+each=-2 cramps+month=-6 cramps+one=-4 cramps+pain=-8 crying+eye=-8 crying+fall=2 crying+lip=4 crying+mouth=4
crying+navel=3 crying+side=4 crying+since=-6 crying+sweat=5 crying+today=4 crying+touch=5 crying+twist=4
crying+very=3 crying+voice=3 crying+wake=3 cut+deep=-12 cut+die=4 cut+fall=2 cut+finger=-6 cut+help=12 cut+hit=4
cut+house=3 cut+keep=-3 cut+knife=-8 cut+leg=-15 cut+less=-5 cut+machete=4 cut+month=8 cut+nail=3 cut+one=3
cut+past=8 cut+says=6 cut+side=4 cut+sit=-3 cut+small=-9 cut+sudden=2 cut+swell=4 cut+thigh=-3 cut+today=3
cut+weapon=5 dark=8 dark+see=7 dark-as=10 dark-as+dark-as=7 dark-as+day=6 dark-as+drink=-7 dark-as+eye=7
dark-as+stool=18 dark-as+tooth=-8 dark-as+urine=9 dark-as+vomit=14 dark-as+yellow=7 day=-3 day+day=-3
day+diarrhoea=3 day+double=-10 day+drink=5 day+dropped=-3 day+dry=-7 day+each=-17 day+ear=-4 day+eases=4 day+eat=5
day+eye=-3 day+fit=7 day+food=4 day+gas=6 day+half=-8 day+head=-2 day+headache=-5 day+heartburn=-6 day+hiv=-14
day+hot=-5 day+insulin=12 day+kill=-4 day+kin=10 day+late=3 day+leak=-2 day+less=-7 day+light=-3 day+malaria=-4
day+man=5 day+many=-7 day+medicine=-5 day+month=6 day+more=2 day+morning=6 day+nail=4 day+night=-4 day+nose=-7
day+not:eat=10 day+not:gas=9 day+not:know=2 day+not:see=6 day+not:sleep=13 day+not:stool=9 day+now=-11 day+one=-2
day+open=9 day+operation=3 day+outbreak=6 day+pad=-5 day+pain=-11 day+pale=2 day+past=16 day+people=3 day+period=-10
day+plain-cold=-3 day+pour=2 day+pregnant=6 day+pus=-6 day+refuse=6 day+room=7 day+says=5 day+small=-3 day+speak=3
day+start=-8 day+still=-3 day+stool=3 day+stop=6 day+sudden=4 day+sweat=-5 day+thermometer=-8 day+throat=-6
day+today=-6 day+tooth=-5 day+urine=7 day+vaccine=-7 day+vomit=2 day+want=7 day+water=2 day+week=-5 day+woman=5
day+wound=-3 day+yellow=4 deep=-10 deep+fast=9 deep+leg=-6 deep+nail=-5 deep+pain=2 deep+vomit=5 deep+wound=-14
diabetes=5 diabetes+finger=7 diabetes+kin=7 diabetes+leg=-5 diabetes+pain=-5 diabetes+small=-9 diabetes+wound=-9
diarrhoea+double=-14 diarrhoea+less=-4 diarrhoea+morning=-2 diarrhoea+night=5 diarrhoea+since=-5 diarrhoea+stool=-3
diarrhoea+today=-13 diarrhoea+vomit=3 diarrhoea+water=10 diarrhoea+weak=7 diarrhoea+yesterday=-10 die=6 die+fever=2
die+help=11 die+hour=5 die+kin=11 die+left=6 die+outbreak=9 die+people=-3 discharge+eye=-4 discharge+hot=9
discharge+morning=-4 discharge+red=3 discharge+shiver=5 discharge+smell=18 dislocate=-9 dizzy=18 dizzy+hear=6 dog=2
dog+kin=6 dog+leg=-13 dog+less=-10 dog+month=7 dog+neck=8 dog+open=10 dog+pain=4 dog+past=6 dog+play=9
dog+scratch=-8 dog+small=16 dog+tooth=-8 dog+week=6 double=2 double+each=6 double+fever=7 double+head=2
double+hit=-6 double+hold=3 double+hour=5 double+less=2 double+man=-5 double+minute=-11 double+morning=3
double+night=4 double+not:see=7 double+one=-6 double+pain=3 double+period=-2 double+plain-cold=-5 double+press=-4
double+pressure=-5 double+see=4 double+since=5 double+sleep=8 double+small=-3 double+stool=-3 double+stop=-4
double+suck=4 double+thermometer=-5 double+very=3 double+wake=-5 double+water=-3 double+week=7 draws-in=10
draws-in+eye=4 draws-in+inside=2 draws-in+rib=4 draws-in+skin=2 drink=-7 drink+each=-6 drink+eases=-10 drink+gas=3
drink+hard=3 drink+hear=-4 drink+inside=10 drink+keep=-11 drink+kin=11 drink+less=7 drink+man=-8 drink+many=-6
drink+medicine=13 drink+milk=-2 drink+morning=6 drink+move=-3 drink+night=2 drink+not:vomit=-2 drink+not:wake=7
drink+not:want=7 drink+now=5 drink+past=3 drink+play=-14 drink+poison=14 drink+since=12 drink+sit=-5 drink+sleep=5
drink+spirits=9 drink+stop=5 drink+thirst=-7 drink+today=8 drink+urine=-13 drink+vessel=8 drink+vomit=-5
drink+water=-2 drink+weak=11 drink+yesterday=5 dropped=2 dropped+keep=6 dropped+kin=4 dropped+pain=3 dropped+right=6
dropped+suck=6 dropped+today=6 dropped+vehicle=2 dropped+week=-4 dry=-3 dry+navel=-4 dry+plain-cold=-2 dry+small=-4
dry+throat=-5 each=-2 each+half=3 each+head=2 each+headache=-4 each+hear=-2 each+heart=2 each+heartburn=-3
each+hit=6 each+hour=2 each+itch=-3 each+kin=-2 each+labour=5 each+leg=4 each+less=3 each+minute=12 each+month=-3
each+morning=-3 each+night=-3 each+noise=4 each+not:keep=-4 each+not:sit=-4 each+now=-4 each+pad=4 each+pain=2
each+past=-5 each+people=5 each+pregnant=-5 each+rib=7 each+see=4 each+shoulder=4 each+sleep=6 each+small=5
each+stand=6 each+stiff=3 each+still=2 each+stool=-4 each+swell=4 each+thermometer=-7 each+today=7 each+vomit=-4
each+water=-5 each+week=-5 each+wet=-2 each+worse=2 each+yesterday=-11 ear=13 ear+ear=4 ear+not:pain=-6
ear+not:swell=-6 ear+pain=-5 ear+pus=-7 ear+since=-15 ear+swell=8 ear+yesterday=-13 eases=-10 eases+not:more=-6
eases+now=-5 eases+sleep=-8 eases+sometimes=-9 eases+water=-11 eases+week=8 eat=-10 eat+less=4 eat+lively=-3
eat+move=-4 eat+now=-3 eat+past=4 eat+play=-11 eat+plays=4 eat+run=7 eat+sleep=3 eat+small=-6 eat+speak=-5
eat+suck=-7 eat+vomit=-5 eat+walk=-3 eat+yesterday=-7 electricity=21 electricity+touch=7 exercise=-3
exercise+exercise=-5 exercise+fever=5 exercise+heart=5 exercise+leg=-11 exercise+lift=-4 exercise+minute=8
exercise+morning=-3 exercise+now=-5 exercise+pain=-4 exercise+since=-11 exercise+small=2 exercise+stiff=-4
exercise+thigh=-9 exercise+yesterday=-8 eye=10 eye+face=11 eye+fall=5 eye+goes-in=11 eye+hardly=4 eye+head=4
eye+hit=-4 eye+hour=4 eye+inside=13 eye+itch=-10 eye+jaw=5 eye+keep=8 eye+kin=6 eye+left=12 eye+less=3 eye+light=-6
eye+lip=6 eye+lost=5 eye+lump=4 eye+mouth=6 eye+not:draws-in=-6 eye+not:open=4 eye+not:pain=-12 eye+not:see=4
eye+not:sunken=-6 eye+now=3 eye+open=5 eye+pain=-13 eye+pale=-3 eye+past=7 eye+people=13 eye+plain-cold=-9
eye+pour=14 eye+rash=-3 eye+red=-11 eye+right=4 eye+saliva=5 eye+says=6 eye+see=-3 eye+side=2 eye+since=-4
eye+skin=15 eye+sleep=4 eye+small=6 eye+snake=10 eye+start=3 eye+sudden=6 eye+sunken=16 eye+sweat=-3 eye+swell=9
eye+tears=-5 eye+today=-2 eye+urine=6 eye+very=5 eye+vomit=4 eye+washed=16 eye+water=2 eye+weapon=4 eye+week=-3
eye+wood=7 eye+yellow=-6 eye+yesterday=3 eyelid=9 eyelid+inside=6 eyelid+one=2 face=5 face+forehead=3 face+hit=8
face+leg=10 face+less=7 face+lip=4 face+morning=9 face+neck=10 face+now=5 face+pain=5 face+rash=-16 face+see=2
face+side=6 face+skin-mild=-11 face+speak=-3 face+stroke=-5 face+swell=10 face+twist=4 face+yellow=5 faint=11
faint+heart=9 faint+hour=5 faint+kin=7 faint+people=-4 faint+second-long=-8 faint+sit=3 faint+small=-7 faint+soak=2
faint+stand=2 faint+sweat=2 faint+vomit=3 fall=6 fall+fall=9 fall+fast=2 fall+fit=2 fall+head=3 fall+heart=9
fall+hit=3 fall+hour=4 fall+kin=17 fall+leg=16 fall+lift=3 fall+lost=4 fall+month=5 fall+mouth=-2 fall+move=7
fall+nearly=4 fall+not:pill=-6 fall+outside=4 fall+pain=6 fall+pale=2 fall+play=-3 fall+pregnant=-2 fall+right=9
fall+roof=9 fall+says=5 fall+shoulder=10 fall+since=7 fall+sleep=6 fall+small=-15 fall+stairs=4 fall+stand=5
fall+sting=-9 fall+suck=6 fall+sudden=3 fall+today=4 fall+tree=8 fall+vehicle=4 fall+very=2 fall+vessel=3
fall+yesterday=-6 fast=-5 fast+fast=-5 fast+kin=9 fast+less=-13 fast+nose=6 fast+pain=4 fast+run=4 fast+very=3
fast+weak=4 fear=3 fever=8 fever+fit=15 fever+gum=6 fever+hard=-6 fever+head=5 fever+hot=7 fever+kin=-2 fever+leg=6
fever+month=-5 fever+morning=-12 fever+night=-2 fever+now=-6 fever+outbreak=2 fever+pain=-13 fever+patches=5
fever+pregnant=-4 fever+rash=13 fever+red=2 fever+right=4 fever+severe=7 fever+shake=6 fever+shiver=6 fever+side=-11
fever+since=-20 fever+sleep=6 fever+smell=9 fever+start=-2 fever+suck=4 fever+swell=7 fever+today=2 fever+urine=-4
fever+vagina=6 fever+very=10 fever+vomit=7 fever+waist=6 fever+weak=9 fever+yesterday=-11 finger+heart=8
finger+hot=-19 finger+hour=-9 finger+less=-7 finger+move=-7 finger+needle=-8 finger+not:smell=6 finger+pain=-8
finger+past=-9 finger+red=-5 finger+small=-9 finger+smell=4 finger+snake=9 finger+swell=5 finger+wound=-3
fire+knee=5 fire+one=-4 fire+since=-2 fire+swell=6 fire+yesterday=-6 fit=13 fit+medicine=4 fit+minute=9
fit+mouth=-11 fit+one=-2 fit+people=-4 fit+since=9 fit+today=5 fluid=11 fluid+leg=5 fluid+lost=5 fluid+since=7
fluid+yesterday=7 foam=19 foam+mouth=6 foam+people=13 food=-7 food+heartburn=-5 food+kin=5 food+refuse=4
food+swallow=-11 force=4 force+hour=3 force+leg=-9 force+lip=2 force+mouth=2 force+night=5 force+not:more=7
force+now=4 force+since=3 force+smell=2 force+swallow=5 force+yesterday=-5 forced+yesterday=11 forehead=-3
forehead+hit=-9 forehead+morning=-9 forehead+pain=-5 forehead+small=-2 foreskin=9 foreskin+less=-9 foreskin+now=8
foreskin+pull=9 found=5 found+height=4 funeral=6 gas+gas=-10 gas+more=7 gas+says=5 gas+since=6 gas+stool=6
gas+swell=-10 gas+woman=3 gland=-8 goes-in=6 goes-in+inside=5 goes-in+rib=7 goodbye=7 goodbye+goodbye=14
goodbye+night=7 goodbye+rope=8 grape=12 grave-note=20 grave-note+knee=5 grave-note+nose=2 grave-note+skin=3
grave-note+sudden=5 green=9 green+vomit=8 green+water=3 grow+since=-4 grow+yesterday=-4 gum=12 gum+kin=2 gun=16
gun+head=11 half+hour=5 half+minute=9 half+month=11 half+one=7 half+pad=4 half+since=5 half+vessel=5 half+week=-8
half+yesterday=2 hang=15 hang+man=8 hang+outside=2 hang+rope=4 hard=13 hard+hernia=7 hard+minute=3 hard+neck=7
hard+now=3 hard+pain=7 hard+stool=-2 hard+very=4 hard+wood=6 hardly=6 hardly+now=4 hardly+open=4 hardly+since=9
hardly+sleep=4 hardly+weak=4 hardly+yesterday=9 head=5 head+hit=-2 head+hiv=-4 head+itch=-4 head+kin=-2 head+leak=-3
head+less=-9 head+lift=6 head+light=4 head+man=-7 head+minute=5 head+month=-2 head+night=5 head+not:hit=-4
head+not:lift=2 head+not:pain=-12 head+now=8 head+past=-2 head+pressure=14 head+second-long=9 head+see=11
head+severe=9 head+since=3 head+skin=-5 head+skin-mild=-8 head+sleep=4 head+start=-11 head+sudden=8 head+swell=8
head+today=5 head+vehicle=7 head+very=10 head+weapon=6 head+week=4 head+woman=-3 head+work=-14 head+yesterday=5
headache=5 headache+hit=6 headache+now=2 headache+severe=4 headache+small=-10 headache+sudden=5 headache+today=8
headache+weapon=6 headache+week=-3 hear=-7 hear+kill=3 hear+kin=4 hear+morning=-3 hear+night=-4 hear+noise=2
hear+now=2 hear+people=9 hear+says=5 hear+severe=4 hear+since=2 hear+voice=-7 hear+vomit=5 heart=8 heart+hit=8
heart+kin=2 heart+pill=7 heart+play=9 heart+pour=-2 heart+severe=3 heart+very=7 heartburn=-6 heartburn+heartburn=-4
heartburn+night=-5 height=19 help=-6 help+inhaler=-11 help+small=4 help+speak=-8 hernia=2 hernia+pull=4 hides=13
hit=7 hit+itch=-8 hit+kin=2 hit+leg=8 hit+less=-12 hit+morning=-10 hit+move=5 hit+noise=4 hit+nose=-3 hit+one=8
hit+outside=4 hit+pain=2 hit+past=-3 hit+people=-4 hit+plain-cold=-10 hit+pressure=-6 hit+rib=7 hit+says=3 hit+see=3
hit+severe=4 hit+since=-10 hit+small=-5 hit+snake=6 hit+start=2 hit+suck=5 hit+sudden=2 hit+swell=13 hit+today=4
hit+vehicle=2 hit+voice=3 hit+walk=9 hit+weapon=8 hit+woman=4 hit+yesterday=5 hiv=-4 hiv+life=4 hiv+medicine=-7
hiv+pain=-10 hiv+people=-7 hiv+since=-12 hiv+start=-4 hiv+vessel=-8 hiv+week=10 hiv+yesterday=-12 hold=9 hold+lost=5
hold+man=3 hold+medicine=2 hold+neck=3 hold+not:stop=2 hold+pressure=-5 hold+see=3 hold+side=4 hold+since=6
hold+stop=6 hold+sudden=3 hold+swell=3 hold+want=-6 hold+weapon=9 hold+yesterday=3 hot=-2 hot+joint=-5 hot+less=-4
hot+move=-7 hot+night=-2 hot+now=9 hot+one=2 hot+pain=-5 hot+severe=12 hot+shiver=6 hot+since=-5 hot+smell=6
hot+speak=4 hot+suck=-12 hot+thermometer=-3 hot+today=7 hot+vomit=7 hot+weak=5 hot+yesterday=-4 hour=10 hour+kin=-6
hour+left=4 hour+more=7 hour+morning=4 hour+needle=-6 hour+night=6 hour+not:urine=7 hour+now=5 hour+pad=4
hour+pain=5 hour+pale=2 hour+past=8 hour+penis=4 hour+pill=9 hour+press=5 hour+severe=4 hour+since=10 hour+sleep=-8
hour+small=4 hour+stand=3 hour+start=4 hour+still=7 hour+strength=3 hour+suck=3 hour+swallow=5 hour+yesterday=-3
house+kin=-6 house+now=2 house+roof=7 house+walk=7 hunger=-5 infection=13 inhaler+past=4 inhaler+word-said=5
inside=12 inside+less=6 inside+lip=3 inside+one=10 inside+pale=-8 inside+palm=3 inside+pull=4 inside+rib=5
inside+small=5 inside+sunken=2 inside+today=7 inside+very=5 inside+walk=7 insulin=13 insulin+kin=3 itch=-20
itch+less=-8 itch+month=-2 itch+nose=-5 itch+not:fever=-5 itch+pain=3 itch+past=-2 itch+plain-cold=-6 itch+red=-9
itch+since=-5 itch+skin=-4 itch+skin-mild=-9 itch+small=-7 itch+tears=-5 itch+throat=7 itch+week=-6
itch+yesterday=-3 itself=-5 itself+minute=-5 itself+morning=-3 itself+pain=4 itself+stop=-3 itself+sudden=4 jaw=18
jaw+lump=4 jaw+neck=6 jaw+not:open=6 jaw+now=6 jaw+pain=10 jaw+pull=2 jaw+since=10 jaw+start=4 jaw+swell=6
jaw+yesterday=10 jerk=12 jerk+kin=2 jerk+leg=6 joint=-4 joint+pain=-5 joint+today=3 keep=-8 keep+kin=10
keep+not:drink=8 keep+now=2 keep+one=5 keep+pain=3 keep+past=-6 keep+since=6 keep+skin=10 keep+small=3 keep+stop=8
keep+today=3 keep+water=-7 keep+week=-3 keep+work=2 keep+yesterday=4 kill=4 kill+kin=7 kill+knife=3 kill+man=6
kill+night=10 kill+says=7 kill+speak=8 kill+today=11 kill+voice=3 kill+want=10 kin=10 kin+kin=-6 kin+knife=5
kin+less=11 kin+lip=-5 kin+man=9 kin+medicine=9 kin+month=-6 kin+more=-9 kin+morning=7 kin+neck=3 kin+night=7
kin+not:eat=4 kin+not:pain=-7 kin+now=-12 kin+one=4 kin+outbreak=8 kin+outside=3 kin+pain=-4 kin+past=8 kin+people=9
kin+pill=6 kin+play=3 kin+pregnant=3 kin+pressure=4 kin+pull=5 kin+refuse=6 kin+rib=6 kin+says=17 kin+see=7
kin+side=5 kin+since=-5 kin+sit=6 kin+sleep=-2 kin+small=-3 kin+spirits=12 kin+stand=4 kin+stool=3 kin+stop=-6
kin+sugar=7 kin+swallow=8 kin+sweat=5 kin+swell=-3 kin+thinner=5 kin+threat=7 kin+threatens=3 kin+today=5
kin+touch=7 kin+twist=6 kin+very=-4 kin+voice=8 kin+vomit=-5 kin+water=7 kin+weapon=9 kin+week=-8 kin+wound=-9
kin+yellow=3 kin+yesterday=6 knee=3 knee+leg=-7 knee+less=-4 knee+one=5 knee+pain=-11 knee+small=-7 knee+stairs=-8
knee+swell=-7 knee+vehicle=5 knife=14 knife+less=-5 knife+pain=2 knife+rib=2 knife+sudden=6 knife+voice=3
knife+weapon=7 know=-13 know+says=4 know+vaccine=-6 know+want=-5 labour=12 labour+minute=10 labour+morning=7
labour+pain=6 labour+since=6 labour+start=3 labour+yesterday=8 late=11 late+now=4 late+period=5 late+throat=-7
late+week=4 leak=7 leak+leg=4 leak+lip=2 leak+many=-4 leak+mouth=2 leak+nose=-3 leak+not:stop=6 leak+not:swallow=2
leak+past=2 leak+plain-cold=-5 leak+red=8 leak+saliva=8 leak+still=6 leak+sudden=4 leak+very=2 leak+vessel=5 left=13
left+leg=4 left+minute=6 left+morning=11 left+numb=5 left+pain=4 left+pale=7 left+past=4 left+sharp=2 left+side=5
left+since=-4 left+start=2 left+sudden=9 left+swell=-11 left+testicle=3 left+waist=-10 left+yesterday=-3 leg+leg=5
leg+less=-15 leg+more=12 leg+morning=6 leg+move=10 leg+neck=6 leg+night=11 leg+not:move=5 leg+not:stand=4
leg+not:want=13 leg+now=4 leg+one=-10 leg+outside=3 leg+pale=4 leg+past=-2 leg+patches=6 leg+pour=6 leg+press=3
leg+red=-7 leg+refuse=4 leg+rope=5 leg+scratch=-6 leg+shoes=8 leg+since=4 leg+skin=4 leg+slow=-5 leg+small=15
leg+snake=15 leg+spread=-5 leg+sting=3 leg+strength=-9 leg+sudden=4 leg+swell=10 leg+thigh=5 leg+tooth=-8
leg+twist=9 leg+urine=9 leg+vehicle=5 leg+weak=6 leg+week=4 leg+wound=-10 leg+yellow=5 leg+yesterday=-2 less=-10
less+month=-11 less+morning=-3 less+night=-4 less+nose=-7 less+not:pain=-4 less+one=5 less+open=4 less+pale=-2
less+peel=-5 less+plain-cold=-7 less+pus=-5 less+rash=-5 less+red=-5 less+scratch=-5 less+see=-11 less+since=-9
less+skin=-8 less+sleep=10 less+small=-6 less+sputum=-6 less+stiff=-2 less+still=-4 less+sting=-4 less+stop=-3
less+suck=7 less+swallow=11 less+swell=-6 less+throat=4 less+today=6 less+twist=-8 less+urine=-5 less+wake=4
less+walk=-3 less+work=-3 less+yellow=4 less+yesterday=-4 lift+pain=-2 lift+pale=-7 lift+shoulder=-5 lift+since=9
lift+very=2 lift+weak=-9 lift+yesterday=-8 light=-15 light+lost=4 light+neck=11 light+pain=-8 light+red=-4
light+see=-6 light+stiff=9 light+yesterday=-3 lip=9 lip+medicine=2 lip+not:open=6 lip+now=9 lip+open=-7 lip+pale=3
lip+palm=-4 lip+peel=4 lip+saliva=2 lip+skin=12 lip+stiff=3 lip+strength=2 lip+swell=10 lip+touch=3 lip+twist=3
lip+very=3 lip+wound=-2 lively=-21 lively+mouth=6 lively+now=-7 lost=9 lost+month=2 lost+night=-5 lost+run=4
lost+since=-4 lost+soak=-5 lost+sudden=2 lost+urine=5 lost+walk=8 lost+water=9 lost+yesterday=3 lump=-6
lump+month=-10 lump+neck=-6 lump+now=-4 lump+since=-8 lump+small=-7 lump+suck=-2 lump+week=-3 machete=17
machete+says=3 machete+thigh=7 malaria=2 malaria+since=11 malaria+vaccine=-5 malaria+yesterday=8 man=-4 man+mouth=3
man+night=3 man+not:fear=-4 man+not:hit=-8 man+not:threat=-4 man+says=10 man+sex=-11 man+side=3 man+since=-3
man+sometimes=-6 man+stop=-6 man+throat=-3 man+week=6 man+word-said=6 man+yesterday=-4 many=7 many+people=3
many+plain-cold=-4 many+pour=-3 many+since=4 many+skin-mild=-5 many+sleep=-2 many+small=-5 many+soak=3 many+sweat=5
many+urine=-4 many+very=-3 many+vessel=4 many+vomit=-4 many+water=8 many+week=3 medicine=11 medicine+mouth=2
medicine+not:help=2 medicine+past=-3 medicine+peel=3 medicine+pressure=-6 medicine+pull=-5 medicine+since=-3
medicine+skin=4 medicine+speak=-2 medicine+spirits=7 medicine+start=4 milk=6 minute=10 minute+morning=-9
minute+not:stop=3 minute+numb=6 minute+one=-11 minute+outside=10 minute+pad=9 minute+pain=4 minute+press=-4
minute+since=6 minute+sleep=-2 minute+small=7 minute+stop=-12 minute+swell=4 minute+today=-9 minute+week=10
minute+yesterday=-8 monkey=10 monkey+scratch=-10 month=-11 month+more=-10 month+mouth=-6 month+neck=-8
month+night=-5 month+not:pain=-5 month+not:see=6 month+now=-12 month+one=-2 month+past=-11 month+period=-3
month+pregnant=9 month+pressure=6 month+rape=-3 month+see=6 month+sex=-6 month+since=-13 month+stop=-6
month+suck=-11 month+very=7 month+woman=-5 month+wound=-10 more=-9 more+mouth=-3 more+not:open=2 more+says=6
more+since=-8 morning=-4 morning+night=-2 morning+nose=-2 morning+not:know=9 morning+now=3 morning+one=-8
morning+plain-cold=-6 morning+play=-6 morning+pregnant=-4 morning+right=-7 morning+says=-2 morning+see=11
morning+shiver=-7 morning+side=2 morning+since=7 morning+small=-3 morning+sputum=-3 morning+start=7 morning+still=2
morning+stool=-8 morning+stop=-5 morning+sudden=4 morning+sugar=-9 morning+swell=-5 morning+thermometer=4
morning+today=2 morning+very=-5 morning+vomit=-5 morning+water=-4 morning+week=-3 morning+yellow=6
morning+yesterday=6 mouth=6 mouth+nose=-4 mouth+not:hold=4 mouth+not:lift=4 mouth+not:open=10 mouth+now=7
mouth+one=7 mouth+open=-10 mouth+peel=4 mouth+rib=7 mouth+right=5 mouth+saliva=5 mouth+side=7 mouth+skin=8
mouth+small=9 mouth+speak=5 mouth+sting=9 mouth+strength=2 mouth+swallow=-12 mouth+swell=2 mouth+today=4
mouth+twist=9 mouth+voice=6 mouth+wound=7 move=-10 move+neck=-4 move+pain=-2 move+past=2 move+right=6 move+shake=3
move+since=7 move+stiff=-2 move+still=-4 move+sudden=3 move+today=4 muscle=-2 muscle+pain=-6 muscle+stiff=2
muscle+thigh=-3 muscle+today=-3 nail=-15 nail+shoes=-8 nail+since=-3 nail+sting=5 nail+walk=-6 nail+week=11 navel=11
navel+pain=4 navel+right=8 navel+side=2 navel+smell=4 navel+start=8 navel+yesterday=6 nearly=8 nearly+outside=2
neck=12 neck+not:become=4 neck+not:open=7 neck+not:stiff=-5 neck+now=-5 neck+pain=10 neck+pus=6 neck+rash=5
neck+see=7 neck+since=-3 neck+small=5 neck+stiff=5 neck+swell=4 neck+wake=-6 neck+wound=3 needle=-11 needle+past=-6
needle+sting=-9 net=-6 night=-5 night+not:breast=3 night+not:urine=7 night+now=-7 night+one=3 night+open=2
night+people=-3 night+pill=11 night+pour=-8 night+room=9 night+rope=6 night+see=-4 night+severe=4 night+shake=5
night+shiver=3 night+since=-3 night+small=5 night+smell=7 night+soak=-10 night+stand=4 night+start=3 night+stool=3
night+sudden=3 night+sweat=-17 night+testicle=3 night+threatens=4 night+today=8 night+urine=-5 night+vomit=4
night+wake=-5 night+weak=-9 night+weapon=6 night+week=-13 night+wet=-6 night+yesterday=-6 noise=4 noise+start=2
nonsense=6 nonsense+speak=10 nonsense+today=7 nose=-4 nose+plain-cold=-10 nose+red=5 nose+run=-8 nose+small=-4
nose+sputum=-6 nose+stand=-5 nose+thinner=5 nose+today=3 nose+very=6 nose+yesterday=-3 not:again=-2 not:air=2
not:all=-14 not:all+not:pain=-9 not:all-well+not:blood=-3 not:all-well+not:breathe=-8 not:all-well+not:chest=-3
not:all-well+not:fever=-6 not:all-well+not:pain=-5 not:all-well+not:see=-5 not:all-well+not:stool=-3
not:all-well+not:wound=-2 not:all-well+now=10 not:arm=-9 not:asks=-23 not:asks+not:pain=-2 not:back+not:fever=-3
not:back+not:pain=-4 not:beat=3 not:beat+not:heart=-6 not:become=11 not:become+since=7 not:before=-5 not:behind=-12
not:behind+not:ear=-5 not:behind+not:lump=-3 not:behind+not:swell=-11 not:belly=-5 not:belly+not:pain=-5
not:below=-2 not:bite=-9 not:black=-16 not:black+not:fever=-5 not:black+skin=-4 not:blister=-5 not:blood=-19
not:blood+not:drink=-7 not:blood+not:fever=-6 not:blood+not:many=5 not:blood+not:pain=-8 not:blood+not:sex=-4
not:blur=-13 not:blur+not:breathe=-4 not:blur+not:chest=-5 not:body+not:pain=-3 not:bone=10 not:break=-11
not:breast=3 not:breast+since=3 not:breathe=11 not:breathe+not:fever=-8 not:burn=7 not:cancer=-8 not:checked=-5
not:chest=-8 not:chest+not:fever=-2 not:chest+not:pain=-13 not:child=-12 not:clear=-11 not:confused=-2
not:confused+not:know=-6 not:confused+not:sit=9 not:confused+not:walk=3 not:consciousness=-7
not:consciousness+not:lost=-8 not:contacts=-7 not:cough=5 not:cough+not:pain=-11 not:crying=9 not:crying+now=5
not:deep=-11 not:diabetes=-8 not:diarrhoea=5 not:die=-24 not:die+not:pain=-8 not:die+not:want=-9 not:discharge=-5
not:dizzy=-4 not:draws-in=-14 not:draws-in+rib=-5 not:drink=-6 not:drink+now=9 not:dropped=-4 not:dropped+since=5
not:ear=-5 not:eat=4 not:eye=6 not:eye+not:open=6 not:face=-2 not:face+not:swell=-2 not:faint=-16
not:faint+not:pain=-10 not:fall=5 not:fall+not:pain=2 not:fear=-4 not:fear+not:hit=-4 not:fear+not:threat=-4
not:fever=-23 not:fever+not:head=-6 not:fever+not:pain=-3 not:fever+not:pus=-6 not:fever+not:rash=-6
not:fever+not:red=-2 not:fever+not:swell=-5 not:fever+not:travel=-4 not:fever+not:vomit=-7 not:fever+not:wound=-2
not:fever+since=-7 not:fever+today=-4 not:fit=-22 not:food=8 not:force=7 not:found=10 not:gas=9 not:gas+not:stool=9
not:grow=-7 not:hardly=-3 not:head=-3 not:head+not:pain=-6 not:headache=-19 not:hear=-3 not:hear+not:voice=-10
not:heart=-6 not:help=12 not:hit=-3 not:hit+not:threat=-4 not:hold=16 not:hold+now=8 not:hold+right=4 not:hold+sit=5
not:hold+stand=4 not:hold+urine=2 not:hot=-14 not:hot+not:lump=-5 not:hot+not:see=-2 not:hot+not:swell=-9
not:house=-4 not:keep+since=-5 not:keep+vomit=-4 not:keep+water=-8 not:kill=-14 not:kin=10 not:know=3 not:know+one=7
not:know+people=5 not:know+since=12 not:know+speak=6 not:know+sudden=4 not:know+today=8 not:know+urine=6 not:leak=-5
not:leg=2 not:life=-10 not:lift=8 not:lift+right=4 not:lift+twist=6 not:lost=-14 not:lost+press=5 not:lump=-13
not:malaria=-2 not:malaria+not:today=-2 not:many=-4 not:medicine=3 not:milk=4 not:month=-9 not:month+not:since=-7
not:more+since=-9 not:more+strength=7 not:more+urine=9 not:more+yesterday=4 not:move=14 not:move+since=3
not:move+touch=4 not:move+yesterday=2 not:nearly=6 not:neck=-2 not:night=-8 not:noise=6 not:numb=-14 not:one=10
not:one+since=9 not:open=6 not:open+now=6 not:open+skin=-13 not:open+stiff=5 not:open+swell=7 not:outbreak=-6
not:outside=3 not:pain=-16 not:pain+not:see=-7 not:pain+not:speak=-7 not:pain+not:very=8 not:pain+not:waist=-3
not:pain+now=-6 not:pain+see=-3 not:pain+today=-5 not:pain+very=5 not:pain+week=8 not:pale=-6 not:past=13
not:people=4 not:people+pain=-6 not:pill=-17 not:pill+yesterday=-6 not:pins=-8 not:play+since=3 not:play+yesterday=2
not:pregnant=-23 not:pull=-3 not:pus=-13 not:pus+not:red=-5 not:rash=-16 not:red=-7 not:respond=24
not:respond+sleep=8 not:rib=-10 not:says=4 not:see=8 not:severe=-6 not:sex=-11 not:shake=-15 not:shake+not:sweat=-9
not:shiver=-9 not:since=4 not:since+not:yesterday=4 not:since+urine=4 not:sit=20 not:sit+not:swallow=5
not:sit+since=-4 not:sit+today=8 not:sit+urine=7 not:sit+vomit=-4 not:skin=10 not:sleep=-5 not:sleep+not:vomit=-12
not:sleep+since=7 not:sleep+week=7 not:small=-12 not:smell=10 not:speak=15 not:spread=-15 not:stand=14 not:stiff=-8
not:still=-7 not:stool=-6 not:stool+not:urine=-10 not:stop=6 not:stop+since=4 not:stop+still=-5 not:stop+thinner=6
not:strength=7 not:stuck=-4 not:suck=7 not:suck+since=8 not:suck+yesterday=4 not:sudden=-11 not:sunken=-7
not:swallow+saliva=10 not:swallow+tongue=5 not:sweat=-8 not:swell=-11 not:thermometer=-11 not:threat=-15
not:threat+people=-9 not:threatens=9 not:threatens+word-said=6 not:tired=-3 not:today=-8 not:tooth=5 not:touch=2
not:touch+people=3 not:travel=-5 not:twist=-10 not:unconscious=-10 not:urine=7 not:urine+since=10
not:urine+yesterday=5 not:very=10 not:voice=-10 not:vomit=-8 not:waist=-3 not:wake=9 not:wake+now=9 not:wake+still=9
not:walk=11 not:walk+now=6 not:walk+since=5 not:want+pregnant=-13 not:want+sleep=3 not:weak=-13 not:weapon=-13
not:wet=10 not:whistle=-16 not:work=-2 not:wound=-24 not:yellow=-8 not:yesterday=5 not:yesterday+urine=4 now+one=-6
now+open=8 now+pain=-4 now+pale=6 now+past=6 now+play=2 now+pregnant=-4 now+pull=4 now+rash=5 now+respond=4
now+right=6 now+run=6 now+see=9 now+severe=7 now+shake=5 now+sharp=8 now+shiver=5 now+side=11 now+since=9 now+sit=4
now+skin=4 now+sleep=-7 now+smell=4 now+sole=5 now+speak=-7 now+spirits=8 now+stand=3 now+start=-3 now+stiff=-2
now+strength=4 now+swallow=6 now+sweat=8 now+sweaty=2 now+swell=2 now+tired=4 now+tooth=4 now+touch=2 now+very=6
now+vomit=8 now+wake=-8 now+week=-5 now+wound=2 now+yesterday=3 numb=15 numb+side=6 one=4 one+one=3 one+open=2
one+pain=-5 one+past=3 one+pregnant=8 one+pull=3 one+red=-3 one+rib=-5 one+second-long=-3 one+sharp=5 one+side=14
one+since=3 one+sleep=-4 one+small=4 one+speak=5 one+start=3 one+stiff=-6 one+sudden=8 one+swell=-3 one+testicle=5
one+throat=5 one+today=-8 one+twist=3 one+vehicle=-4 one+very=4 one+vomit=-6 one+week=2 one+woman=-3 one+word-said=8
one+wound=-8 open+past=6 open+since=3 open+sleep=4 open+speak=3 open+swallow=-12 open+wake=4 open+week=7
open+yesterday=2 operation=7 operation+past=5 operation+week=8 outbreak=4 outbreak+past=8 outbreak+people=5
outbreak+water=8 outbreak+week=8 outside=12 outside+pain=7 outside+people=-3 outside+pull=7 outside+rope=2
outside+run=-2 outside+says=4 outside+since=-3 outside+small=-6 outside+smell=9 outside+today=5 outside+vehicle=8
outside+vessel=5 outside+week=-8 outside+word-said=4 pad=4 pad+soak=3 pad+swell=4 pain=3 pain+pain=3 pain+pale=-6
pain+past=7 pain+period=-14 pain+pregnant=6 pain+press=-5 pain+red=-8 pain+rib=-10 pain+run=-6 pain+says=9
pain+scorpion=5 pain+second-long=10 pain+see=4 pain+severe=9 pain+sharp=9 pain+shiver=7 pain+shoulder=9
pain+sickle=2 pain+side=-8 pain+since=5 pain+sit=2 pain+skin-mild=-4 pain+sleep=2 pain+small=-7 pain+snake=10
pain+spread=4 pain+stairs=-8 pain+start=-8 pain+stiff=7 pain+sudden=7 pain+sweat=7 pain+swell=-9 pain+testicle=6
pain+thermometer=10 pain+thigh=-2 pain+today=-5 pain+tooth=-7 pain+twist=-5 pain+very=12 pain+vomit=8 pain+waist=-5
pain+wake=7 pain+week=-7 pain+woman=7 pain+work=-7 pain+worse=5 pale=10 pale+palm=6 pale+play=4 pale+rib=-7
pale+since=-3 pale+skin=4 pale+sputum=-2 pale+sudden=2 pale+today=6 pale+urine=-4 pale+very=9 pale+water=4
pale+wound=6 palm=10 palm+sole=7 palm+yellow=4 paraffin=10 paralysed=-2 past=-4 past+past=-18 past+period=-4
past+pill=9 past+pregnant=3 past+rape=-5 past+since=-8 past+sleep=-2 past+small=-3 past+snores=-8 past+stairs=-3
past+start=5 past+sting=2 past+stop=4 past+sudden=8 past+swell=-3 past+thermometer=12 past+vaccine=-5 past+very=-6
past+weapon=3 past+week=6 past+woman=-3 past+yesterday=6 patches=5 patches+press=11 patches+skin=8 peel+skin=-6
peel+swell=2 peel+wound=4 penis=6 penis+since=4 penis+stand=6 people=-7 people+says=-3 people+see=8 people+small=-5
people+unconscious=-4 people+vessel=-5 people+want=3 people+week=3 people+woman=2 people+yesterday=-4 period=-6
period+pour=5 period+since=2 period+week=6 pill=12 pill+play=5 pill+pregnant=6 pill+pressure=-5 pill+skin=6
pill+sleep=5 pill+swallow=6 pill+week=3 pins=-3 plain-cold=-19 plain-cold+plain-cold=-4 plain-cold+since=-12
plain-cold+small=-3 plain-cold+sting=-8 plain-cold+stool=5 plain-cold+water=-4 plain-cold+yesterday=-3 play=-10
play+sudden=3 play+swell=-7 play+today=5 play+tooth=-3 play+very=4 play+yesterday=-4 plays+speak=7 poison=11 pool=7
pool+pull=11 pool+water=3 pour+red=8 pour+still=3 pour+water=6 pregnant+pressure=10 pregnant+severe=6
pregnant+since=-5 pregnant+small=-7 pregnant+vomit=-5 pregnant+week=-5 pregnant+woman=-4 pregnant+yesterday=3
press=9 press+rash=7 press+rib=-5 press+side=-4 press+since=6 press+small=-5 pressure=-2 pressure+see=10
pressure+severe=4 pressure+small=-7 pressure+today=-6 pressure+want=-9 pressure+week=10 pull=8 pull+shoulder=-10
pull+skin=6 pull+snores=4 pull+today=3 pus+rash=5 pus+since=-9 pus+yesterday=-6 rape=-2 rash=4 rash+skin-mild=-5
rash+small=-2 rash+throat=8 rash+week=2 red=-4 red+since=-5 red+skin=4 red+slow=-5 red+small=-5 red+sputum=-4
red+suck=-7 red+swell=7 red+thermometer=-3 red+vessel=7 red+vomit=10 red+week=4 refuse=10 refuse+since=8
refuse+swell=2 respond=4 respond+water=4 rib=-3 rib+skin=8 rib+sleep=3 rib+small=-3 rib+suck=4 rib+sudden=3
rib+sunken=6 rib+twist=4 right=5 right+side=4 right+since=-8 right+sudden=2 right+swell=-5 right+today=6
right+twist=2 right+vehicle=-5 roof=5 room=-10 rope=20 run=3 run+run=4 run+smell=-3 run+vehicle=-2 run+week=-3
run+yesterday=-7 saliva=8 saliva+small=-9 saliva+speak=-3 saliva+swallow=4 saliva+sweat=9 says=15 says+since=5
says+sleep=2 says+small=9 says+soak=3 says+speak=3 says+spirits=5 says+sudden=2 says+sweat=3 says+thermometer=3
says+threatens=7 says+today=4 says+very=-7 says+want=8 says+woman=4 says+wound=4 says+yellow=7 scar=-13 scorpion=6
scorpion+sting=2 scratch=-12 scratch+swallow=3 scratch+woman=-6 second-long=-3 second-long+stand=-11
second-long+unconscious=-5 see=2 see+severe=2 see+shake=5 see+shiver=4 see+since=4 see+smell=-9 see+speak=-4
see+spirits=4 see+swell=6 see+today=5 see+water=7 severe=15 severe+severe=3 severe+side=-4 severe+since=10
severe+sleep=2 severe+smell=2 severe+sudden=3 severe+swell=5 severe+very=8 severe+wake=7 severe+week=4
severe+yesterday=6 sex=-2 sex+yesterday=-7 shake=14 shake+spirits=3 shake+sugar=3 shake+very=4 sharp=10 sharp+side=7
sharp+sudden=3 shiver=18 shiver+since=-6 shiver+sugar=-5 shiver+tooth=2 shiver+very=4 shiver+week=4 shoes+shoes=-7
shoes+since=8 shoes+sting=8 shoulder=12 shoulder+since=-11 sickle=3 side=9 side+since=7 side+sleep=-9 side+small=-2
side+stiff=-6 side+sudden=5 side+tongue=-2 side+twist=5 side+wake=-4 since=2 since+sit=5 since+skin-mild=-3
since+small=3 since+smell=-9 since+speak=10 since+stairs=-6 since+stand=4 since+start=5 since+stiff=-7
since+stool=-5 since+strength=3 since+stuck=5 since+suck=8 since+sudden=6 since+sweat=-6 since+swell=-2
since+testicle=3 since+thermometer=-7 since+throat=-11 since+today=-5 since+tooth=-14 since+twist=-3 since+urine=6
since+vehicle=-2 since+vomit=-6 since+waist=-13 since+wake=7 since+weak=5 since+week=3 since+whistle=4 since+woman=3
since+yellow=-11 sit=11 sit+today=9 sit+urine=2 sit+water=-11 sit+work=-4 skin=6 skin+small=-8 skin+smell=2
skin+start=3 skin+sunken=5 skin+today=6 skin+week=6 skin+wound=10 skin+yellow=12 skin-mild=-18 skin-mild+small=-5
skin-mild+throat=-2 skin-mild+yesterday=-4 sleep=7 sleep+small=5 sleep+stiff=-6 sleep+stop=5 sleep+suck=10
sleep+today=9 sleep+very=5 sleep+vomit=5 sleep+wake=-7 sleep+want=5 sleep+water=6 slow=-5 slow+spread=-5 small=-10
small+small=3 small+speak=-6 small+sputum=-6 small+stand=-6 small+sting=6 small+stool=-2 small+stuck=3 small+suck=-6
small+swallow=12 small+swell=-11 small+today=-4 small+urine=5 small+vehicle=-5 small+very=3 small+want=-7
small+washed=-9 small+water=6 small+weak=4 small+week=-6 small+wound=-7 small+yesterday=3 smell=-8 smell+smell=9
smell+strength=2 smell+urine=-10 smoke=5 snake=9 snake+sting=9 snake+today=-5 snores=9 snores+strange=6
snores+woman=-8 soak=14 soak+still=3 soak+sweat=4 soak+wake=8 soft-spot=13 soft-spot+swell=2 sole=-6 sole+yellow=4
sometimes=-17 speak=2 speak+still=-5 speak+sweat=3 speak+threatens=7 speak+tired=6 speak+today=7 speak+twist=5
speak+very=5 speak+wake=-9 speak+walk=-2 speak+want=-2 speak+woman=3 speak+word-said=9 speak+yellow=7
speak+yesterday=7 spirits=4 spirits+today=2 spread=-4 sputum=-16 stand=11 stand+unconscious=-2 stand+very=3
stand+weak=3 start=6 start+sudden=4 start+testicle=2 start+today=4 start+water=-8 start+week=-13 start+yesterday=8
stiff=2 stiff+sudden=3 stiff+throat=4 stiff+touch=4 stiff+wake=-6 stiff+water=4 stiff+wood=3 still+urine=-4
still+walk=-2 still+week=7 still+word-said=8 sting+urine=-4 sting+want=8 sting+weapon=2 sting+week=3 stool=-9
stool+today=-11 stool+urine=-4 stool+vomit=3 stool+water=-2 stool+week=-4 stool+yesterday=-2 stop=2 stop+suck=6
stop+waist=7 stop+week=10 stop+yesterday=-9 strange=7 strength=4 strength+swallow=5 stroke=-12 stuck=6
stuck+throat=6 suck=-4 suck+today=5 suck+very=3 suck+wake=4 suck+yesterday=7 sudden=22 sudden+sudden=2
sudden+testicle=5 sudden+today=3 sudden+very=4 sudden+weapon=4 sudden+week=4 sudden+woman=2 sudden+word-said=6
sudden+yesterday=8 sugar=-4 sugar+sweat=12 sugar+today=-3 sunken=20 swallow=10 swallow+water=5 swallow+yesterday=4
sweat=8 sweaty=10 swell=5 swell+today=-5 swell+tooth=-4 swell+twist=-8 swell+vehicle=6 swell+week=-2
swell+yesterday=-10 tears=10 testicle=16 thermometer=7 thermometer+week=-5 thigh=6 thigh+today=-3 thinner=10
thirst=-6 thirst+very=-9 threat=8 threatens=5 throat=6 throat+water=4 throat+yesterday=-10 tired=8 tired+very=9
today=2 today+travel=-11 today+very=2 today+vessel=-4 today+vomit=7 today+wake=5 today+walk=5 today+water=-4
today+week=-4 today+worse=-10 today+yellow=7 today+yesterday=3 tongue=4 tooth=4 tooth+yesterday=9 touch+wood=-2
travel=-9 tree=10 twist=5 twist+week=-3 twist+yesterday=-3 unconscious=6 urine=2 urine+water=-3 urine+weak=-9
urine+week=3 urine+yellow=6 urine+yesterday=4 vaccine=-17 vaccine+want=-2 vagina=5 vehicle=10 vehicle+voice=9
vehicle+week=3 vehicle+yesterday=-2 very+vessel=4 very+weak=14 very+week=3 very+yesterday=2 vessel=13 vessel+water=4
voice=7 vomit=18 vomit+want=4 vomit+week=-5 vomit+yesterday=-10 waist+want=-2 waist+yesterday=-13 wake=-5 walk=-8
walk+week=8 want=-3 want+week=2 washed=-9 washed+work=3 water=2 weak=7 weapon=2 week=4 week+woman=2 week+yellow=-6
week+yesterday=-2 whistle=10 who:after-abortion=17 who:asthma=6 who:diabetes=7 who:epilepsy=-12 who:gave-birth=-10
who:pregnant=3 who:recent-surgery=7 who:sickle-cell=17 woman+word-said=2 womb=11 wood=11 word-said=15 work=-10
worse=5 wound=-8 wrong=12 yellow+yesterday=-6 yesterday=-3
`;
