/**
 * How much each meaning, and each two that stand near each other, tells of an emergency, in tenths. Not written by
 * hand: `npm run triage:learn` learns it from the cases that are seen, and never from those that are held out.
 */
export const dangerWeights = `
above=-4 above+above=-12 above+ankle=-5 above+arm=-2 above+back=2 above+belly=2 above+below=5 above+blood=4
above+break=9 above+chest=9 above+eye=4 above+fall=3 above+fever=3 above+head=3 above+hit=5 above+knee=-4
above+pain=-3 above+pour=4 above+rib=5 above+right=4 above+roof=3 above+severe=3 above+side=2 above+since=6
above+sleep=-5 above+sunken=3 above+swell=7 above+tree=3 above+very=-6 above+walk=-4 above+yesterday=4 acid+after=-9
acid+again=-4 acid+battery=7 acid+bottle=14 acid+child=8 acid+drink=13 acid+eye=12 acid+heartburn=-6 acid+pour=6
acid+water=-5 after=-2 after+again=-2 after+all=5 after+all-well=-6 after+asks=2 after+back=-4 after+become=-3
after+belly=-11 after+birth=6 after+blood=-10 after+bone=6 after+both=4 after+burn=2 after+calf=-5 after+checked=-2
after+chest=-6 after+cold=2 after+comes-out=4 after+cough=-2 after+cut=-5 after+day=5 after+diarrhoea=-3 after+dog=8
after+double=-5 after+dry=-3 after+each=-5 after+electricity=8 after+exercise=-11 after+eye=-3 after+fall=13
after+fit=4 after+food=-4 after+force=-5 after+forehead=-4 after+gas=-12 after+head=-8 after+headache=-5
after+heartburn=-12 after+hit=-3 after+hour=-4 after+infection=3 after+itch=-5 after+keep=-4 after+labour=-6
after+late=-5 after+leak=-6 after+leg=-4 after+less=-12 after+lift=5 after+many=-8 after+medicine=6 after+minute=-3
after+month=-5 after+morning=-2 after+muscle=-3 after+nail=8 after+needle=6 after+night=-6 after+nose=-5
after+not:sleep=3 after+now=-5 after+one=-5 after+operation=11 after+outbreak=4 after+outside=-2 after+pain=-9
after+pale=4 after+pill=2 after+plain-cold=3 after+pour=4 after+press=-4 after+rash=2 after+run=-3
after+second-long=-7 after+shiver=7 after+shoulder=7 after+since=-7 after+skin=3 after+small=-6 after+spirits=5
after+sputum=-2 after+stairs=4 after+stand=-7 after+start=-3 after+stiff=-2 after+still=6 after+sting=7
after+stool=-9 after+stop=4 after+strength=-5 after+swell=-8 after+thigh=-6 after+throat=-4 after+tired=-2
after+today=-2 after+tooth=6 after+vaccine=2 after+vehicle=-4 after+vomit=-13 after+water=3 after+week=10
after+work=-8 after+wound=4 after+yesterday=-8 again=-7 again+again=6 again+asks=5 again+before=-4 again+child=4
again+drink=-11 again+each=-6 again+kin=-5 again+night=2 again+now=3 again+outside=6 again+says=5 again+water=2
age:child=8 age:grown=-6 age:newborn=25 age:old=9 air=15 air+all-well=4 air+burn=2 air+chest=3 air+each=3 air+hit=2
air+keep=9 air+knife=2 air+minute=-2 air+outside=-3 air+rib=2 air+sit=11 air+snores=5 air+speak=2 air+still=11
air+word-said=5 alcohol=5 alcohol+day=6 alcohol+drink=4 alcohol+kin=2 alcohol+not:drink=8 alcohol+past=6
alcohol+severe=2 alcohol+since=-6 alcohol+stop=-2 alcohol+yesterday=-6 all=4 all+all=5 all+all-well=-8 all+arm=4
all+back=2 all+become=-3 all+before=-2 all+belly=7 all+below=3 all+bend=-3 all+birth=5 all+blocked=3 all+blue=2
all+blur=13 all+body=8 all+bone=2 all+bottle=-3 all+break=3 all+breast=5 all+breathe=6 all+burn=9 all+carried=-11
all+cheek=-3 all+chest=5 all+child=4 all+close=3 all+cold=2 all+cough=-2 all+cramps=5 all+crying=-4 all+cut=3
all+day=2 all+dizzy=6 all+double=9 all+drink=2 all+dropped=-9 all+eases=4 all+eat=-5 all+eye=10 all+face=-3
all+fall=5 all+fever=5 all+food=8 all+force=5 all+forehead=-5 all+half=-3 all+hard=4 all+hardly=4 all+head=-2
all+headache=5 all+hear=-2 all+hit=-3 all+hour=6 all+inside=3 all+itch=5 all+itself=-2 all+jerk=5 all+keep=-4
all+know=-3 all+labour=3 all+late=3 all+left=5 all+leg=3 all+less=-4 all+lip=4 all+lost=3 all+man=5 all+medicine=7
all+milk=-4 all+minute=11 all+month=-9 all+more=2 all+morning=5 all+mouth=4 all+move=2 all+neck=4 all+night=8
all+noise=4 all+not:fever=-6 all+not:more=-4 all+not:pain=-3 all+not:respond=6 all+not:stop=5 all+not:swallow=9
all+now=-8 all+one=8 all+pad=-4 all+pain=6 all+pale=9 all+palm=4 all+past=-9 all+peel=5 all+pill=12 all+plays=8
all+press=-7 all+pressure=4 all+rash=15 all+red=-4 all+refuse=6 all+right=-3 all+room=8 all+run=7 all+says=3
all+see=6 all+severe=4 all+shake=8 all+shiver=8 all+side=2 all+since=-7 all+sit=-7 all+sleep=4 all+smell=4
all+soak=5 all+sole=-5 all+speak=4 all+spread=4 all+start=-6 all+still=5 all+stop=-7 all+strength=5 all+suck=10
all+sudden=4 all+swallow=6 all+sweat=7 all+swell=5 all+thermometer=7 all+thigh=3 all+throat=10 all+today=-6
all+tooth=6 all+vaccine=2 all+vessel=2 all+voice=-5 all+wake=-8 all+want=2 all+weak=3 all+week=-5 all+work=3
all+worse=5 all-well=-22 all-well+all-well=3 all-well+arm=10 all-well+asks=-10 all-well+asthma=-8
all-well+become=-10 all-well+before=-4 all-well+belly=-9 all-well+below=5 all-well+bend=-3 all-well+bladder=-8
all-well+blood=14 all-well+born=4 all-well+both=-5 all-well+bottle=3 all-well+breast=5 all-well+breathe=-18
all-well+carried=-3 all-well+checked=-4 all-well+cheek=5 all-well+chest=-9 all-well+child=3 all-well+clear=-3
all-well+cloth=3 all-well+cord=2 all-well+cramps=-10 all-well+crying=11 all-well+diabetes=-3 all-well+double=-3
all-well+drink=-6 all-well+dropped=7 all-well+each=2 all-well+eases=4 all-well+electricity=-4 all-well+eye=-18
all-well+face=-11 all-well+fast=-4 all-well+fit=-12 all-well+food=-3 all-well+force=4 all-well+goes-in=-3
all-well+headache=-9 all-well+hear=-6 all-well+heart=3 all-well+hit=-6 all-well+house=-5 all-well+joint=-2
all-well+keep=-9 all-well+kin=3 all-well+leg=-10 all-well+life=5 all-well+light=-6 all-well+lip=-13
all-well+lively=3 all-well+medicine=-4 all-well+minute=-11 all-well+more=-5 all-well+morning=4 all-well+mouth=-9
all-well+move=3 all-well+navel=2 all-well+nearly=-3 all-well+neck=-8 all-well+night=16 all-well+not:fever=-6
all-well+not:move=4 all-well+not:pain=-12 all-well+not:play=4 all-well+not:see=-7 all-well+not:vomit=-4
all-well+not:wake=10 all-well+one=-6 all-well+open=-8 all-well+outside=4 all-well+pain=2 all-well+past=2
all-well+people=-10 all-well+period=-10 all-well+pill=11 all-well+play=2 all-well+plays=-9 all-well+pregnant=6
all-well+pressure=-11 all-well+pull=-9 all-well+respond=-12 all-well+run=4 all-well+says=9 all-well+see=-2
all-well+since=3 all-well+sit=-12 all-well+sleep=2 all-well+small=7 all-well+speak=-12 all-well+stand=-6
all-well+still=9 all-well+stool=-9 all-well+stop=4 all-well+strength=4 all-well+suck=-15 all-well+sugar=2
all-well+swallow=-4 all-well+today=-8 all-well+urine=-11 all-well+very=-10 all-well+voice=-2 all-well+wake=-9
all-well+walk=-12 all-well+want=7 all-well+water=-2 all-well+week=-2 all-well+woman=2 all-well+word-said=5
all-well+yesterday=7 ankle=-2 ankle+bend=-5 ankle+bite=4 ankle+dislocate=-10 ankle+leg=5 ankle+less=-5 ankle+pain=-6
ankle+small=9 ankle+snake=10 ankle+twist=-9 ankle+yesterday=-5 arm+asthma=7 arm+back=-2 arm+bat=-3 arm+beat=-3
arm+bee=-7 arm+before=-7 arm+below=2 arm+bend=-3 arm+blocked=6 arm+blood=4 arm+blue=9 arm+body=5 arm+bone=7
arm+both=-5 arm+chest=12 arm+child=9 arm+close=-3 arm+comes-out=-7 arm+crying=4 arm+cut=2 arm+die=9 arm+dog=-8
arm+double=3 arm+drink=5 arm+dropped=7 arm+each=3 arm+face=10 arm+fall=-7 arm+finger=-2 arm+force=-7 arm+goodbye=9
arm+half=2 arm+hold=6 arm+hot=-4 arm+hour=-4 arm+inside=6 arm+itch=-8 arm+jerk=6 arm+keep=-2 arm+kin=-2 arm+late=6
arm+left=19 arm+leg=-4 arm+less=-5 arm+lip=3 arm+lump=-4 arm+man=3 arm+many=2 arm+minute=11 arm+monkey=10
arm+mouth=6 arm+night=5 arm+not:fever=-10 arm+not:force=4 arm+not:hold=6 arm+not:lift=7 arm+not:numb=-5
arm+not:respond=3 arm+not:strength=4 arm+now=-2 arm+numb=4 arm+one=6 arm+outside=10 arm+pain=-4 arm+pale=17
arm+past=-6 arm+patches=-2 arm+pill=11 arm+pins=-5 arm+plays=4 arm+pour=5 arm+press=4 arm+rash=4 arm+red=-9
arm+right=9 arm+says=8 arm+scratch=-14 arm+see=12 arm+shake=-3 arm+shoulder=-4 arm+side=6 arm+since=-10 arm+skin=5
arm+sleep=-2 arm+small=-2 arm+snake=16 arm+stiff=-4 arm+sting=-2 arm+strength=-7 arm+stuck=7 arm+sweat=-5
arm+swell=-5 arm+today=-8 arm+twist=2 arm+vessel=6 arm+wake=-11 arm+washed=-8 arm+water=6 arm+weak=3 arm+weapon=6
arm+week=-5 arm+woman=-6 arm+word-said=10 arm+wound=-7 arm+yesterday=2 asks=-23 asks+asks=-22 asks+become=-5
asks+before=-5 asks+belly=4 asks+birth=2 asks+blood=-6 asks+checked=-11 asks+contacts=-6 asks+dark-as=-5
asks+day=-12 asks+diarrhoea=-3 asks+drink=2 asks+each=-2 asks+exercise=-8 asks+face=-6 asks+food=-8 asks+head=16
asks+heart=-5 asks+hit=2 asks+hiv=-3 asks+hold=-9 asks+house=-7 asks+keep=-7 asks+kill=7 asks+kin=7 asks+know=-17
asks+man=5 asks+many=-6 asks+medicine=-4 asks+minute=-4 asks+night=4 asks+not:know=5 asks+now=-2 asks+one=-7
asks+operation=-4 asks+outside=-6 asks+pain=2 asks+past=3 asks+people=-9 asks+pill=-5 asks+pregnant=-4 asks+press=-6
asks+pressure=9 asks+respond=3 asks+run=-4 asks+says=5 asks+see=-5 asks+shoes=-3 asks+since=9 asks+sit=-6
asks+sleep=-11 asks+small=7 asks+smell=-2 asks+speak=-4 asks+spirits=12 asks+start=-3 asks+still=-2 asks+stop=-4
asks+strange=2 asks+stroke=-5 asks+swallow=-2 asks+thermometer=-4 asks+today=8 asks+touch=6 asks+vaccine=-8
asks+vehicle=-5 asks+want=-2 asks+water=-2 asks+wood=3 asks+word-said=-8 asks+wound=-11 asks+yesterday=13 asthma=2
asthma+blue=5 asthma+child=3 asthma+fit=12 asthma+past=6 asthma+severe=7 asthma+since=-4 asthma+today=-10
asthma+week=-9 asthma+worse=-13 back=3 back+bad=8 back+band=2 back+below=-7 back+big=-8 back+black=-7 back+child=4
back+cut=-7 back+dislocate=-7 back+dropped=3 back+dry=-4 back+exercise=-4 back+fever=-17 back+foreskin=4
back+head=10 back+hit=8 back+inside=3 back+knife=8 back+leg=6 back+less=-3 back+lift=-13 back+mouth=4 back+night=-7
back+not:become=3 back+not:open=3 back+not:pain=-5 back+now=2 back+numb=10 back+outside=4 back+pain=-7 back+past=3
back+people=2 back+pull=-5 back+rash=-13 back+rib=-4 back+side=-4 back+since=-2 back+stiff=-3 back+stuck=4
back+suck=-6 back+sudden=5 back+vehicle=-6 back+very=-5 back+walk=4 back+water=-2 back+week=-5 back+woman=5
back+yesterday=-6 bad=9 bad+below=-2 bad+black=3 bad+chest=4 bad+discharge=-3 bad+drink=4 bad+eat=7 bad+fever=-3
bad+headache=5 bad+hour=-3 bad+now=2 bad+one=4 bad+pain=-2 bad+past=5 bad+says=5 bad+since=7 bad+smell=9
bad+still=-9 bad+suck=3 bad+very=11 bad+water=3 band=-2 band+chest=13 band+day=-7 band+head=-7 band+since=8
band+word-said=13 band+work=-2 bat=-7 bat+people=8 bat+scratch=-3 battery+below=2 battery+hour=-2 battery+kin=6
battery+rash=7 battery+small=10 battery+swallow=17 battery+vehicle=9 battery+water=6 beat=2 beat+child=3 beat+fast=5
beat+head=10 beat+heart=2 beat+kin=8 beat+leg=12 beat+night=-5 beat+people=8 beat+scratch=-3 beat+thermometer=8
beat+threat=-6 beat+weak=6 beat+week=8 beat+woman=-6 become=7 become+become=10 become+bed=-3 become+belly=5
become+below=3 become+big=4 become+black=6 become+blister=4 become+blood=3 become+blue=8 become+blur=-3
become+body=5 become+both=3 become+breast=-5 become+chest=4 become+child=8 become+cold=9 become+cough=-11
become+crying=-3 become+diarrhoea=-3 become+die=6 become+double=-3 become+dropped=3 become+eat=-4 become+face=3
become+fall=2 become+fever=-5 become+finger=6 become+fire=-5 become+fit=8 become+green=6 become+half=6 become+hard=8
become+head=4 become+hit=7 become+hold=9 become+hour=7 become+house=-6 become+inside=5 become+jaw=2 become+kin=-2
become+knee=3 become+know=-3 become+labour=2 become+left=6 become+less=3 become+lift=-5 become+lip=7 become+man=7
become+medicine=2 become+minute=3 become+month=7 become+more=-7 become+morning=4 become+mouth=6 become+nearly=3
become+night=10 become+nonsense=2 become+not:pain=5 become+not:stand=6 become+outside=5 become+pain=-2
become+pale=20 become+palm=3 become+past=-5 become+people=9 become+period=4 become+pill=6 become+pregnant=7
become+red=-4 become+see=11 become+shoes=4 become+shoulder=4 become+skin=4 become+sole=3 become+start=3
become+stiff=14 become+sudden=7 become+swallow=-5 become+sweat=2 become+swell=4 become+thigh=4 become+today=2
become+tongue=4 become+tooth=-4 become+vehicle=-5 become+very=-7 become+vessel=5 become+voice=5 become+wake=3
become+want=4 become+weak=6 become+week=2 become+wood=5 become+word-said=4 become+wound=3 become+yellow=2
become+yesterday=6 bed=9 bed+below=-5 bed+double=5 bed+fall=4 bed+found=-5 bed+hit=3 bed+kin=4 bed+move=3
bed+night=3 bed+not:wake=9 bed+pain=-3 bed+press=4 bed+shake=4 bed+since=-8 bed+sit=4 bed+sleep=2 bed+soak=3
bed+wet=3 bee=-4 bee+finger=-3 bee+more=4 bee+mouth=5 bee+pain=-3 bee+past=-2 before=-8 before+body=4
before+breathe=3 before+checked=-6 before+chest=-8 before+child=3 before+cough=-2 before+day=-7 before+exercise=-4
before+head=6 before+heart=8 before+keep=2 before+kin=4 before+minute=-8 before+morning=7 before+outside=10
before+pain=5 before+people=-4 before+period=-4 before+rape=-9 before+severe=5 before+shake=-11 before+since=-6
before+sit=4 before+sleep=3 before+small=6 before+start=-3 before+sugar=-9 before+vaccine=-6 before+very=3
before+work=-5 before+yesterday=-6 behind=11 behind+below=-6 behind+bend=3 behind+blood=6 behind+ear=9
behind+found=7 behind+head=2 behind+hit=6 behind+hot=5 behind+house=-2 behind+keep=7 behind+knee=-7 behind+leg=-5
behind+lump=7 behind+morning=6 behind+nearly=3 behind+night=-2 behind+not:lump=-8 behind+not:swell=-10 behind+now=8
behind+pain=-5 behind+red=5 behind+stuck=5 behind+tree=2 behind+week=-3 belly=11 belly+big=2 belly+black=-6
belly+blood=9 belly+burn=-2 belly+close=-3 belly+comes-out=3 belly+cord=4 belly+cramps=-5 belly+cut=5
belly+diarrhoea=-4 belly+discharge=3 belly+double=4 belly+drink=6 belly+dropped=4 belly+each=-2 belly+eat=-3
belly+face=-5 belly+fall=11 belly+gas=-12 belly+hard=9 belly+hit=14 belly+hold=6 belly+hot=8 belly+hour=7
belly+inside=2 belly+itch=-4 belly+keep=3 belly+kin=-5 belly+knee=2 belly+knife=5 belly+leg=4 belly+less=4
belly+man=4 belly+minute=4 belly+month=-9 belly+morning=-9 belly+move=5 belly+navel=3 belly+nearly=3 belly+night=-3
belly+not:play=-2 belly+now=4 belly+one=2 belly+pain=6 belly+pale=6 belly+past=-2 belly+period=-5
belly+plain-cold=-2 belly+pregnant=3 belly+rash=-5 belly+red=9 belly+rib=3 belly+right=-3 belly+second-long=2
belly+severe=4 belly+sharp=4 belly+side=12 belly+since=-13 belly+skin=2 belly+small=2 belly+speak=2 belly+spread=8
belly+stairs=2 belly+start=9 belly+stiff=7 belly+sting=3 belly+suck=4 belly+sudden=7 belly+swell=6 belly+thigh=-3
belly+throat=-5 belly+today=-7 belly+touch=9 belly+vehicle=6 belly+very=4 belly+vomit=3 belly+water=6 belly+week=3
belly+wood=8 belly+worse=7 belly+yesterday=-7 below=3 below+below=7 below+big=5 below+black=2 below+blocked=3
below+blood=19 below+bone=2 below+breast=3 below+breathe=3 below+burn=7 below+burst=4 below+chemo=9 below+chest=10
below+child=6 below+close=3 below+cold=4 below+cord=4 below+cramps=-3 below+cut=4 below+day=-9 below+diabetes=2
below+discharge=6 below+double=-5 below+draws-in=8 below+dropped=10 below+electricity=3 below+eye=9 below+faint=7
below+fall=13 below+fluid=5 below+food=-3 below+found=-3 below+goes-in=3 below+hardly=4 below+head=5 below+height=9
below+hit=5 below+hot=-4 below+hour=4 below+house=8 below+inside=3 below+jaw=3 below+keep=-5 below+kin=9
below+knee=-6 below+left=9 below+leg=-2 below+less=5 below+lip=-2 below+many=3 below+minute=-4 below+month=-3
below+mouth=-4 below+move=6 below+navel=5 below+nearly=3 below+neck=6 below+night=3 below+nose=3 below+not:become=8
below+not:breathe=2 below+not:keep=-3 below+not:pain=-6 below+now=12 below+one=-9 below+outside=3 below+pain=-3
below+people=2 below+period=-4 below+play=4 below+pour=5 below+pull=5 below+rape=9 below+rib=8 below+right=4
below+run=8 below+says=8 below+second-long=-10 below+see=2 below+severe=6 below+sharp=5 below+shoulder=5
below+side=5 below+since=-8 below+sit=6 below+skin=8 below+sleep=2 below+stairs=9 below+stand=11 below+start=6
below+stiff=-3 below+stuck=-8 below+suck=4 below+sudden=4 below+sunken=4 below+thermometer=6 below+thigh=-3
below+thinner=11 below+today=3 below+tooth=5 below+touch=8 below+tree=-3 below+twist=3 below+very=2 below+walk=-5
below+water=-9 below+week=8 below+woman=-4 below+wound=-8 below+yesterday=9 bend=-3 bend+both=3 bend+crying=4
bend+each=4 bend+face=3 bend+less=-4 bend+lip=4 bend+mouth=3 bend+neck=-4 bend+noise=-2 bend+not:swallow=7
bend+pain=-5 bend+right=3 bend+side=4 bend+swell=-7 bend+walk=2 big=3 big+bite=-5 big+black=-5 big+blister=-6
big+blood=4 big+bottle=-4 big+clot=4 big+comes-out=2 big+day=3 big+each=4 big+fall=4 big+finger=-6 big+hit=5
big+hour=5 big+joint=-8 big+kin=-2 big+lip=10 big+more=9 big+morning=6 big+mouth=6 big+not:breathe=12 big+not:know=3
big+not:swallow=4 big+pain=2 big+says=5 big+since=5 big+swell=3 big+today=2 big+vehicle=3 big+water=-3 birth=6
birth+both=-2 birth+child=14 birth+day=24 birth+double=7 birth+eases=8 birth+fit=4 birth+house=14 birth+kin=4
birth+month=-6 birth+morning=6 birth+not:sleep=4 birth+not:stop=7 birth+operation=2 birth+pad=4 birth+past=10
birth+pour=6 birth+says=8 birth+since=4 birth+speak=3 birth+today=3 birth+week=3 birth+woman=11 birth+yellow=-13
birth+yesterday=9 bite=2 bite+black=3 bite+blood=5 bite+cheek=7 bite+child=5 bite+dog=5 bite+finger=5 bite+leg=3
bite+month=9 bite+neck=5 bite+night=-8 bite+past=5 bite+shoes=7 bite+small=3 bite+snake=14 bite+spider=3
bite+yesterday=-6 black=16 black+blood=9 black+dark-as=7 black+dizzy=5 black+eye=2 black+face=4 black+finger=4
black+hit=7 black+kin=2 black+leg=9 black+lip=3 black+neck=5 black+pain=-2 black+red=2 black+see=5 black+severe=4
black+skin=5 black+smell=9 black+snake=3 black+spider=4 black+stool=14 black+swell=2 black+today=3 black+urine=9
black+vomit=6 black+wood=-4 bladder=3 bladder+burst=11 bladder+pain=4 bladder+since=7 bladder+swell=3
bladder+yesterday=2 blind=-5 blind+eye=-5 blister=-8 blister+blue=8 blister+both=-8 blister+chest=6
blister+comes-out=-5 blister+face=6 blister+one=-8 blister+shoes=-6 blister+skin=4 blister+small=-8 blocked=7
blocked+blood=4 blocked+child=2 blocked+eye=7 blocked+less=-6 blocked+lively=5 blocked+mouth=-2 blocked+nose=-12
blocked+not:lift=3 blocked+not:open=4 blocked+now=3 blocked+open=-6 blocked+plain-cold=-3 blocked+rib=5
blocked+right=7 blocked+skin=5 blocked+small=5 blocked+smell=3 blocked+sputum=-5 blocked+swallow=-4 blocked+twist=6
blocked+wound=4 blood=4 blood+close=4 blood+clot=4 blood+cloth=9 blood+comes-out=12 blood+cough=7 blood+cramps=9
blood+cut=-7 blood+dark-as=3 blood+day=-6 blood+diarrhoea=-15 blood+dog=8 blood+double=-6 blood+dry=-4 blood+each=5
blood+eye=3 blood+faint=-7 blood+fever=9 blood+found=-8 blood+gum=9 blood+half=3 blood+hardly=6 blood+heart=7
blood+hit=2 blood+hiv=-4 blood+hold=-8 blood+inside=-2 blood+kin=-4 blood+late=5 blood+leak=2 blood+leg=7
blood+less=-6 blood+many=16 blood+medicine=-2 blood+minute=-3 blood+month=13 blood+morning=7 blood+mouth=9
blood+neck=8 blood+night=7 blood+nose=-4 blood+not:breathe=-3 blood+not:cough=-11 blood+not:fever=-7
blood+not:leak=4 blood+not:many=-4 blood+not:pain=10 blood+not:stand=2 blood+not:stop=8 blood+not:vomit=-2
blood+not:want=-13 blood+now=6 blood+one=7 blood+pain=9 blood+past=-2 blood+period=13 blood+plain-cold=-6
blood+pour=15 blood+pregnant=5 blood+press=2 blood+rape=9 blood+red=13 blood+run=7 blood+saliva=-9 blood+scratch=-7
blood+second-long=-7 blood+see=2 blood+severe=3 blood+since=7 blood+small=-7 blood+soak=11 blood+sputum=-14
blood+stand=-12 blood+start=6 blood+still=7 blood+stool=-5 blood+stop=-22 blood+swallow=2 blood+swell=11
blood+thermometer=-8 blood+thinner=3 blood+today=4 blood+urine=8 blood+vagina=7 blood+vehicle=8 blood+very=8
blood+vessel=16 blood+vomit=14 blood+week=12 blood+yesterday=-9 blue=23 blue+choke=3 blue+cold=6 blue+double=-3
blue+face=6 blue+finger=3 blue+keep=3 blue+leg=3 blue+lip=9 blue+mouth=2 blue+now=3 blue+outside=3 blue+past=6
blue+patches=4 blue+pill=2 blue+press=4 blue+skin=4 blue+small=-2 blue+sweat=7 blue+threatens=3 blur=-2 blur+eye=4
blur+head=10 blur+kin=-3 blur+less=-6 blur+light=-8 blur+pain=2 blur+see=-2 blur+since=2 blur+very=8 blur+week=8
body=-2 body+both=7 body+checked=5 body+child=-2 body+cold=16 body+diarrhoea=2 body+double=12 body+faint=4
body+fever=-2 body+fire=-4 body+hear=2 body+jerk=3 body+joint=-5 body+kin=4 body+late=3 body+lip=3 body+mouth=4
body+noise=12 body+outbreak=4 body+pain=-5 body+patches=4 body+press=4 body+rash=3 body+shake=4 body+shiver=4
body+since=-11 body+small=3 body+smell=5 body+stiff=5 body+sudden=2 body+today=2 body+unconscious=4 body+vehicle=-4
body+yesterday=-11 bone=13 bone+burn=3 bone+chest=3 bone+leg=2 bone+outside=6 bone+pain=3 bone+pull=3 bone+severe=2
bone+skin=11 bone+sting=-6 bone+week=3 bored=-17 bored+die=-7 bored+kin=-5 bored+vehicle=-3 born=8 born+child=3
born+day=3 born+night=7 born+yesterday=5 both=3 both+break=4 both+burn=5 both+child=13 both+day=4 both+dizzy=7
both+eat=3 both+eye=-6 both+face=8 both+faint=-4 both+hit=-3 both+hour=5 both+keep=-4 both+leak=-5 both+leg=16
both+less=-7 both+man=5 both+month=2 both+one=-3 both+pain=4 both+pale=-12 both+past=-17 both+people=-9
both+plain-cold=-4 both+pour=-5 both+pregnant=-8 both+press=2 both+pus=-2 both+rib=-7 both+see=-6 both+sleep=-2
both+slow=2 both+small=-8 both+smell=11 both+stairs=-8 both+stiff=6 both+stool=-6 both+stuck=-4 both+suck=2
both+sudden=3 both+swell=11 both+thigh=-2 both+today=-3 both+twist=-4 both+very=-3 both+vomit=-5 both+wake=-12
both+walk=4 both+want=5 both+water=2 both+week=2 both+word-said=5 bottle=7 bottle+burst=11 bottle+child=10
bottle+drink=-4 bottle+found=4 bottle+gas=-7 bottle+head=4 bottle+hit=4 bottle+hold=3 bottle+inside=5 bottle+kin=9
bottle+man=3 bottle+medicine=8 bottle+paraffin=9 bottle+rope=7 bottle+since=5 bottle+sleep=3 bottle+small=6
bottle+want=3 bottle+water=5 break+condom=-8 break+fall=-9 break+hang=3 break+heart=-2 break+kin=5 break+leg=3
break+less=-7 break+night=-7 break+outside=6 break+pain=-3 break+rope=3 break+since=5 break+skin=-7
break+yesterday=-3 breast+cancer=-2 breast+chemo=6 breast+crying=-2 breast+day=6 breast+face=4 breast+fever=6
breast+hard=-6 breast+head=3 breast+hot=-5 breast+left=-4 breast+lump=-6 breast+month=-3 breast+night=3
breast+now=-3 breast+one=-6 breast+past=-2 breast+red=-7 breast+refuse=6 breast+right=-3 breast+since=10
breast+small=-5 breast+stop=4 breast+week=-3 breast+yesterday=10 breathe=5 breathe+breathe=10 breathe+burn=5
breathe+chest=5 breathe+child=3 breathe+cold=-9 breathe+cough=-4 breathe+cut=8 breathe+deep=11 breathe+double=-6
breathe+draws-in=4 breathe+each=20 breathe+face=-2 breathe+fast=-5 breathe+force=5 breathe+hold=3 breathe+inside=3
breathe+keep=12 breathe+kin=5 breathe+left=6 breathe+less=-8 breathe+lip=7 breathe+minute=-4 breathe+more=3
breathe+mouth=4 breathe+nose=9 breathe+not:hardly=-2 breathe+now=6 breathe+one=7 breathe+outside=5 breathe+pain=16
breathe+pull=8 breathe+rib=8 breathe+run=9 breathe+says=4 breathe+sharp=7 breathe+side=7 breathe+since=3
breathe+sit=8 breathe+skin=4 breathe+slow=-2 breathe+small=-4 breathe+smell=12 breathe+snores=7 breathe+stairs=-2
breathe+stop=16 breathe+strength=5 breathe+suck=6 breathe+sudden=3 breathe+sunken=2 breathe+swell=3 breathe+today=4
breathe+vehicle=-2 breathe+very=11 breathe+voice=2 breathe+vomit=7 breathe+week=-8 breathe+whistle=4
breathe+word-said=6 breathe+yesterday=8 bruise=11 burn=3 burn+chest=2 burn+child=6 burn+cramps=5 burn+crying=-12
burn+day=-9 burn+each=-7 burn+electricity=11 burn+eye=9 burn+face=15 burn+fast=4 burn+fever=-13 burn+finger=-12
burn+food=5 burn+heart=10 burn+heartburn=-3 burn+hit=3 burn+hot=7 burn+kin=-5 burn+knife=6 burn+leg=8 burn+less=3
burn+light=-3 burn+lip=3 burn+medicine=4 burn+more=3 burn+needle=-6 burn+one=-5 burn+outside=9 burn+pain=-3
burn+past=-3 burn+rib=4 burn+run=4 burn+says=9 burn+scorpion=-6 burn+shoes=4 burn+since=-3 burn+skin=4 burn+small=-9
burn+smell=9 burn+thigh=-2 burn+urine=-19 burn+weapon=4 burn+yesterday=-3 burst=4 burst+charcoal=6 burst+cloudy=2
burst+condom=-9 burst+gas=6 burst+head=18 burst+hear=2 burst+hiv=-4 burst+inside=2 burst+morning=3 burst+neck=3
burst+night=-5 burst+one=5 burst+outside=3 burst+pain=5 burst+pressure=6 burst+see=4 burst+suck=9 burst+sudden=2
burst+today=6 burst+yesterday=-14 calf=-12 calf+cramps=5 calf+hot=-4 calf+itself=-7 calf+left=-11 calf+less=-2
calf+one=-9 calf+pain=-3 calf+right=-4 calf+since=-5 calf+swell=-16 calf+vehicle=-4 calf+wound=-6 cancer+chemo=6
cancer+fever=6 cancer+gland=-9 cancer+leak=11 cancer+medicine=10 cancer+woman=2 carried=5 carried+contacts=-9
carried+fever=7 carried+night=-6 carried+red=5 carried+vessel=5 cat=7 cat+scratch=-7 charcoal=9 charcoal+charcoal=4
charcoal+close=4 charcoal+cold=7 charcoal+inside=7 charcoal+itch=3 charcoal+room=2 charcoal+sleep=5 checked=-14
checked+checked=-13 checked+each=-6 checked+eye=-6 checked+fall=-2 checked+hiv=-2 checked+know=-5 checked+malaria=-2
checked+people=-5 checked+pregnant=9 checked+pressure=-4 checked+says=-3 checked+small=-6 checked+speak=3
checked+thermometer=-2 checked+today=-10 checked+urine=3 checked+want=-9 checked+week=3 checked+yesterday=6 cheek=-4
cheek+day=-5 cheek+dog=15 cheek+drink=-9 cheek+eat=-6 cheek+kin=3 cheek+morning=-7 cheek+neck=3 cheek+open=10
cheek+pain=-4 cheek+small=9 cheek+sunken=4 cheek+swell=-11 cheek+tooth=-9 cheek+yesterday=-3 chemo=20 chemo+fever=5
chest=8 chest+child=7 chest+clear=-4 chest+day=-6 chest+die=2 chest+draws-in=3 chest+each=4 chest+eye=5
chest+face=16 chest+fever=10 chest+fire=5 chest+half=-12 chest+hit=-4 chest+hold=9 chest+hot=9 chest+hour=-9
chest+infection=3 chest+jaw=10 chest+kin=-4 chest+left=8 chest+less=5 chest+light=3 chest+lip=3 chest+man=3
chest+many=4 chest+mouth=4 chest+night=-7 chest+not:below=7 chest+not:draws-in=-7 chest+not:hit=-7 chest+not:keep=-9
chest+not:pain=-6 chest+not:stop=5 chest+not:sunken=-7 chest+one=-2 chest+pain=7 chest+past=-5 chest+people=9
chest+pull=6 chest+run=-5 chest+says=6 chest+sickle=3 chest+since=11 chest+sit=3 chest+skin=5 chest+skin-mild=-6
chest+small=5 chest+sudden=4 chest+sweat=6 chest+today=10 chest+twist=-2 chest+vehicle=5 chest+very=5 chest+voice=3
chest+water=3 chest+whistle=4 chest+wood=4 chest+yesterday=-10 child=3 child+choke=7 child+cloth=6 child+cold=9
child+comes-out=4 child+condom=-2 child+cord=5 child+cough=-13 child+crying=4 child+day=5 child+diarrhoea=9
child+dog=7 child+double=7 child+drink=12 child+dropped=-7 child+each=13 child+ear=-3 child+eases=2 child+eat=5
child+exercise=-6 child+eye=-7 child+face=4 child+fall=5 child+fast=4 child+fever=2 child+finger=8 child+fire=6
child+fit=-5 child+forehead=-13 child+goes-in=5 child+goodbye=4 child+half=9 child+hard=-10 child+head=-12
child+hear=11 child+heart=6 child+hold=5 child+hot=2 child+hour=10 child+inside=5 child+jerk=3 child+keep=4
child+kin=4 child+knee=3 child+knife=4 child+know=3 child+leg=6 child+less=8 child+lip=3 child+machete=7 child+man=4
child+many=2 child+medicine=5 child+minute=-4 child+month=3 child+morning=7 child+move=-6 child+navel=3 child+neck=5
child+night=12 child+nose=-8 child+not:breast=3 child+not:keep=4 child+not:know=6 child+not:more=-5 child+not:move=5
child+not:play=2 child+not:sit=4 child+not:sleep=5 child+not:suck=7 child+now=-8 child+one=8 child+open=-3
child+outside=4 child+palm=12 child+paraffin=8 child+past=-7 child+people=6 child+play=5 child+plays=2 child+pool=3
child+pour=6 child+pregnant=8 child+pull=5 child+pus=8 child+rash=-7 child+red=-4 child+room=-2 child+run=-5
child+see=-5 child+severe=4 child+sickle=-4 child+since=10 child+skin=3 child+sleep=5 child+smell=5 child+spirits=6
child+stand=3 child+start=5 child+still=2 child+stool=2 child+suck=-3 child+sudden=2 child+swallow=8
child+thermometer=11 child+today=5 child+tooth=7 child+touch=12 child+vaccine=7 child+vehicle=3 child+voice=3
child+vomit=11 child+wake=5 child+walk=8 child+want=7 child+water=-7 child+weak=4 child+weapon=-15 child+week=8
child+work=4 child+yellow=-13 child+yesterday=5 choke=13 choke+hold=8 choke+kin=6 choke+knife=6 choke+man=12
choke+neck=4 choke+says=5 choke+see=4 choke+throat=5 choke+today=3 clear=-31 clear+ear=3 clear+eye=-13 clear+fluid=3
clear+head=-14 clear+leak=-3 clear+less=-3 clear+pour=-3 clear+see=-5 clear+small=-3 clear+spirits=-11 clear+suck=-4
clear+urine=-2 clear+water=-3 clear+wound=-3 close=8 close+double=3 close+eye=6 close+hour=-3 close+less=-2
close+medicine=-2 close+mouth=5 close+nose=-4 close+now=5 close+rope=3 close+since=2 close+skin=-5 close+small=4
close+throat=6 close+today=8 close+want=-3 clot=14 cloth=11 cloth+each=5 cloth+fall=4 cloth+hour=10 cloth+morning=4
cloth+night=-6 cloth+pour=2 cloth+since=2 cloth+soak=-2 cloth+still=5 cloth+vehicle=2 cloth+weak=4 cloudy=3
cloudy+cloudy=3 cloudy+eye=5 cloudy+face=4 cloudy+head=10 cloudy+hit=5 cloudy+see=6 cloudy+swell=4 cold+dark-as=4
cold+day=-3 cold+diarrhoea=2 cold+drink=5 cold+fall=8 cold+fever=7 cold+finger=7 cold+food=-8 cold+hot=-7
cold+inside=4 cold+kin=6 cold+leg=7 cold+morning=-5 cold+neck=-9 cold+night=12 cold+not:speak=8 cold+now=6
cold+one=4 cold+outside=5 cold+pain=3 cold+pale=4 cold+past=3 cold+plain-cold=-2 cold+shake=5 cold+since=-3
cold+skin=4 cold+sleep=6 cold+smell=5 cold+soak=2 cold+speak=-4 cold+sudden=2 cold+swallow=-10 cold+sweat=15
cold+sweaty=3 cold+thermometer=9 cold+today=12 cold+touch=6 cold+very=2 cold+walk=-6 comes-out=14
comes-out+discharge=3 comes-out+double=-3 comes-out+ear=8 comes-out+fall=4 comes-out+hang=4 comes-out+head=3
comes-out+hit=-6 comes-out+kin=5 comes-out+leg=-3 comes-out+less=-4 comes-out+many=3 comes-out+morning=3
comes-out+neck=5 comes-out+nose=2 comes-out+not:know=4 comes-out+now=4 comes-out+one=2 comes-out+outside=2
comes-out+pain=3 comes-out+pour=6 comes-out+rash=3 comes-out+red=2 comes-out+saliva=4 comes-out+since=3
comes-out+skin=2 comes-out+small=-5 comes-out+smell=2 comes-out+stop=-4 comes-out+sweat=-2 comes-out+tears=4
comes-out+today=4 comes-out+vomit=2 comes-out+water=5 comes-out+word-said=3 condom=-7 condom+food=6 condom+hit=4
condom+hiv=-4 condom+leak=3 condom+man=-6 condom+night=-12 condom+people=-6 condom+sleep=-8 condom+yesterday=-16
confused=24 confused+double=2 confused+now=11 confused+one=4 confused+see=5 confused+since=5 confused+today=10
confused+week=3 consciousness=12 consciousness+fall=4 consciousness+heart=5 consciousness+lost=11
consciousness+not:lost=-5 contacts=-4 contacts+leg=3 contacts+not:keep=-6 contacts+not:sit=-6 contacts+press=9
contacts+want=-13 contacts+work=3 cord=11 cord+cut=3 cord+dry=-2 cord+house=3 cord+leak=2 cord+pain=2 cord+skin=3
cord+small=3 cord+smell=2 cord+swell=2 cough=-11 cough+crying=-3 cough+double=-7 cough+each=6 cough+fast=-13
cough+fever=4 cough+half=14 cough+house=-4 cough+kin=-8 cough+leak=-2 cough+less=-8 cough+many=5 cough+month=-12
cough+morning=3 cough+mouth=-2 cough+night=-4 cough+nose=-4 cough+now=9 cough+past=-5 cough+plain-cold=-2
cough+plays=2 cough+pour=-3 cough+red=17 cough+rib=5 cough+since=-10 cough+skin=4 cough+small=-11 cough+sputum=-10
cough+sunken=5 cough+thermometer=-13 cough+vehicle=3 cough+vessel=6 cough+wake=-3 cough+week=-29 cough+yesterday=-2
cramps=3 cramps+day=-9 cramps+each=-2 cramps+hard=3 cramps+hot=2 cramps+month=-6 cramps+one=-3 cramps+pain=-8
crying=3 crying+cut=3 crying+day=-9 crying+double=-2 crying+eye=-6 crying+fall=2 crying+hold=2 crying+knee=-7
crying+less=6 crying+lift=-4 crying+lip=3 crying+morning=-5 crying+mouth=3 crying+navel=2 crying+neck=4
crying+not:tears=4 crying+outside=-2 crying+see=4 crying+side=7 crying+since=-4 crying+suck=9 crying+sudden=3
crying+sweat=6 crying+swell=-6 crying+today=3 crying+touch=2 crying+twist=4 crying+urine=-5 crying+very=4
crying+voice=6 crying+wake=2 crying+weak=3 crying+yesterday=3 cut+cut=9 cut+deep=-5 cut+die=5 cut+eat=5 cut+eye=3
cut+fall=4 cut+finger=-8 cut+help=11 cut+hit=9 cut+hiv=-5 cut+house=3 cut+keep=-3 cut+knife=-6 cut+leg=-14
cut+less=-8 cut+lip=4 cut+machete=4 cut+month=2 cut+one=8 cut+pain=2 cut+past=9 cut+right=3 cut+says=7 cut+see=-6
cut+side=8 cut+since=2 cut+sit=-3 cut+skin=4 cut+small=-7 cut+swell=3 cut+thigh=-5 cut+washed=-5 cut+weapon=-3
cut+yesterday=2 dark=7 dark+see=7 dark-as=14 dark-as+dark-as=6 dark-as+day=8 dark-as+drink=-3 dark-as+eye=6
dark-as+head=-4 dark-as+small=3 dark-as+still=-7 dark-as+stool=16 dark-as+tooth=-8 dark-as+urine=12 dark-as+vomit=12
dark-as+yellow=6 day=-5 day+day=-4 day+diarrhoea=2 day+double=-12 day+drink=10 day+dropped=-10 day+dry=-7
day+each=-13 day+ear=-3 day+eat=9 day+exercise=-3 day+fever=-3 day+fit=7 day+food=8 day+gas=6 day+half=-12
day+head=-3 day+headache=-3 day+heartburn=-4 day+hit=3 day+hiv=-15 day+hold=2 day+hour=-2 day+insulin=12 day+itch=-6
day+kin=5 day+know=2 day+late=10 day+light=-4 day+malaria=-4 day+man=4 day+many=-5 day+medicine=-3 day+minute=-8
day+more=-7 day+morning=3 day+mouth=4 day+needle=7 day+nose=-6 day+not:air=2 day+not:alcohol=10 day+not:eat=10
day+not:fever=-2 day+not:gas=7 day+not:know=8 day+not:see=5 day+not:sleep=15 day+not:stool=9 day+now=-7 day+one=-3
day+open=7 day+operation=5 day+outbreak=3 day+outside=-3 day+pad=-3 day+pain=-11 day+pale=4 day+past=21
day+plain-cold=-4 day+play=-5 day+pool=4 day+pour=-3 day+pregnant=4 day+pus=-5 day+rash=-4 day+red=-8 day+refuse=9
day+room=3 day+run=3 day+says=6 day+second-long=-3 day+see=6 day+since=2 day+sleep=3 day+small=-3 day+speak=10
day+sputum=-5 day+start=-8 day+still=-2 day+stool=4 day+stop=5 day+suck=2 day+sweat=-6 day+swell=-8
day+thermometer=-11 day+throat=-11 day+today=-4 day+tooth=-4 day+urine=8 day+vaccine=-7 day+vessel=5 day+walk=15
day+want=6 day+water=-3 day+week=4 day+wound=-4 day+yellow=-7 day+yesterday=5 deep=-7 deep+fast=9 deep+leg=-7
deep+nail=-4 deep+shoes=-4 deep+vomit=6 deep+wound=-18 diabetes=7 diabetes+finger=7 diabetes+kin=8 diabetes+leg=-6
diabetes+man=-10 diabetes+pain=-5 diabetes+past=-5 diabetes+since=-3 diabetes+small=-9 diabetes+stop=7
diabetes+wound=-10 diarrhoea=-3 diarrhoea+double=-16 diarrhoea+eye=8 diarrhoea+kin=-4 diarrhoea+less=-4
diarrhoea+many=2 diarrhoea+night=9 diarrhoea+now=3 diarrhoea+plain-cold=-4 diarrhoea+since=-7 diarrhoea+stool=-2
diarrhoea+today=-11 diarrhoea+vehicle=-5 diarrhoea+water=11 diarrhoea+weak=6 diarrhoea+yesterday=-11 die=7
die+drink=6 die+help=11 die+hot=-5 die+hour=4 die+kill=-9 die+kin=14 die+left=6 die+outbreak=6 die+people=-4
die+side=2 die+speak=6 die+want=-2 discharge=-2 discharge+eye=-4 discharge+hot=10 discharge+inside=-9
discharge+less=-3 discharge+morning=-4 discharge+pain=-3 discharge+red=3 discharge+shiver=7 discharge+since=4
discharge+smell=19 dislocate=-7 dizzy=22 dizzy+hear=8 dizzy+stand=5 dizzy+stool=5 dog=3 dog+kill=-6 dog+leg=-16
dog+less=-6 dog+month=5 dog+neck=9 dog+open=12 dog+pain=-4 dog+past=5 dog+play=2 dog+scratch=-7 dog+small=18
dog+snake=-3 dog+tooth=-6 dog+vaccine=-4 dog+week=8 double=3 double+double=-2 double+each=6 double+eat=6
double+fall=7 double+fever=8 double+fit=11 double+head=4 double+hear=-2 double+heart=-5 double+hit=-12 double+hold=3
double+hour=3 double+jerk=4 double+knee=-4 double+left=7 double+less=-2 double+man=-8 double+many=-3
double+medicine=-2 double+minute=-14 double+more=-3 double+move=4 double+needle=2 double+not:all-well=8
double+not:open=3 double+not:see=9 double+not:wake=7 double+now=-4 double+one=-7 double+pad=4 double+pain=5
double+past=6 double+people=8 double+plain-cold=-10 double+play=5 double+press=-8 double+pressure=-10
double+right=-2 double+see=4 double+side=3 double+since=7 double+sleep=8 double+small=-6 double+sputum=3
double+stiff=3 double+still=2 double+stool=-3 double+suck=5 double+thermometer=-8 double+today=-5 double+urine=-3
double+vehicle=3 double+vomit=-3 double+wake=-6 double+water=-8 double+week=2 double+wet=-3 double+yesterday=-3
draws-in=17 draws-in+eye=2 draws-in+rib=4 draws-in+skin=3 draws-in+small=2 drink=-9 drink+each=-2 drink+eases=-12
drink+eat=-5 drink+food=-3 drink+half=3 drink+hard=2 drink+hear=-4 drink+hot=-4 drink+inside=9 drink+keep=-9
drink+kill=5 drink+kin=15 drink+less=8 drink+man=-9 drink+many=-6 drink+medicine=11 drink+milk=-6 drink+morning=6
drink+mouth=3 drink+move=-5 drink+night=4 drink+not:vomit=-6 drink+not:wake=5 drink+not:want=8 drink+now=4
drink+outside=9 drink+paraffin=12 drink+play=-16 drink+poison=16 drink+severe=-3 drink+since=11 drink+sit=-3
drink+sleep=6 drink+speak=-6 drink+spirits=9 drink+still=7 drink+stop=5 drink+suck=3 drink+thirst=-6 drink+today=5
drink+urine=-12 drink+vessel=9 drink+vomit=-6 drink+wake=-5 drink+want=8 drink+water=-2 drink+weak=11
drink+yesterday=7 dropped=8 dropped+eye=7 dropped+headache=5 dropped+keep=9 dropped+kin=2 dropped+knee=5
dropped+morning=7 dropped+one=10 dropped+pain=5 dropped+pale=5 dropped+plays=3 dropped+right=6 dropped+small=-5
dropped+suck=4 dropped+today=11 dropped+wake=16 dropped+week=-4 dropped+word-said=3 dropped+yesterday=5 dry=-7
dry+lip=5 dry+mouth=5 dry+navel=-3 dry+since=-3 dry+small=-3 dry+throat=-6 dry+urine=2 dry+yesterday=2 each=-4
each+eye=-2 each+fast=3 each+half=8 each+head=4 each+headache=-4 each+hear=-3 each+heart=-4 each+heartburn=-3
each+hit=4 each+hour=4 each+house=-5 each+know=5 each+labour=6 each+leg=5 each+minute=7 each+month=-4
each+morning=-5 each+nearly=3 each+night=-4 each+noise=5 each+not:keep=-4 each+not:sit=-4 each+now=3 each+one=2
each+pad=8 each+pain=6 each+pale=3 each+past=-11 each+people=9 each+period=-7 each+pill=-4 each+pour=5
each+pregnant=-6 each+rib=8 each+right=3 each+run=-3 each+see=3 each+shoulder=3 each+since=-4 each+skin=5
each+sleep=-2 each+snores=2 each+soak=3 each+stand=9 each+start=3 each+stiff=3 each+stool=-4 each+suck=5
each+sunken=3 each+swell=5 each+thermometer=-9 each+today=7 each+urine=-10 each+vehicle=3 each+vomit=-5
each+water=-4 each+week=-5 each+woman=-4 each+wood=-4 each+word-said=6 each+yesterday=-12 ear=8 ear+ear=4
ear+fluid=3 ear+hit=3 ear+hold=-4 ear+hot=5 ear+hour=-3 ear+leak=-3 ear+not:pain=-8 ear+not:swell=-6 ear+pain=-5
ear+pour=-3 ear+pus=-8 ear+red=6 ear+since=-17 ear+swell=9 ear+water=6 ear+week=7 ear+yesterday=-11 eases=-10
eases+not:more=-5 eases+now=-7 eases+past=3 eases+says=4 eases+sleep=-8 eases+sometimes=-10 eases+water=-11
eases+week=9 eat=-11 eat+exercise=-4 eat+food=7 eat+keep=-7 eat+kin=3 eat+lively=-4 eat+medicine=3 eat+move=-7
eat+night=-7 eat+now=5 eat+one=4 eat+past=5 eat+people=-4 eat+play=-13 eat+plays=3 eat+refuse=8 eat+run=6
eat+since=-3 eat+sleep=-5 eat+small=-6 eat+speak=-4 eat+stop=8 eat+suck=-5 eat+throat=2 eat+vomit=-4 eat+wake=-5
eat+walk=-8 eat+week=6 eat+yesterday=-7 electricity=14 electricity+height=-2 electricity+hit=-2 electricity+one=-3
electricity+touch=7 exercise=-5 exercise+exercise=-5 exercise+fever=4 exercise+heart=7 exercise+leg=-10
exercise+less=-3 exercise+lift=-2 exercise+minute=9 exercise+morning=-4 exercise+not:pain=2 exercise+now=-2
exercise+pain=-8 exercise+press=-2 exercise+right=-4 exercise+since=-6 exercise+small=2 exercise+stiff=-4
exercise+thigh=-8 exercise+twist=-2 exercise+yesterday=-12 eye=10 eye+face=11 eye+fall=5 eye+fever=5 eye+goes-in=11
eye+hardly=2 eye+head=9 eye+hit=-2 eye+hiv=-4 eye+hour=8 eye+inside=9 eye+itch=-10 eye+itself=3 eye+jaw=4 eye+jerk=4
eye+keep=5 eye+kin=-3 eye+left=10 eye+life=3 eye+light=-6 eye+lip=7 eye+lively=-7 eye+lost=3 eye+lump=3 eye+month=7
eye+morning=-4 eye+mouth=6 eye+neck=5 eye+not:draws-in=-4 eye+not:open=11 eye+not:pain=-7 eye+not:red=6
eye+not:see=8 eye+not:sunken=-4 eye+open=10 eye+operation=2 eye+outside=3 eye+pain=-17 eye+pale=-10 eye+past=-3
eye+people=11 eye+plain-cold=-11 eye+pour=9 eye+pregnant=7 eye+pull=6 eye+rash=-2 eye+red=-14 eye+right=8
eye+saliva=5 eye+says=7 eye+see=10 eye+side=3 eye+since=-3 eye+skin=15 eye+sleep=7 eye+small=6 eye+snake=10
eye+speak=-7 eye+start=2 eye+stiff=7 eye+sting=-5 eye+sudden=6 eye+sunken=17 eye+sweat=4 eye+swell=8 eye+tears=-6
eye+today=5 eye+urine=5 eye+very=6 eye+vomit=3 eye+wake=4 eye+washed=16 eye+weapon=4 eye+week=-3 eye+wood=9
eye+wound=2 eye+yellow=-3 eye+yesterday=-2 eyelid=11 eyelid+inside=6 eyelid+swell=3 face=3 face+forehead=2
face+half=10 face+hit=9 face+leg=9 face+less=4 face+lip=3 face+morning=8 face+neck=13 face+now=8 face+one=4
face+pain=7 face+plays=5 face+rash=-14 face+right=-3 face+see=3 face+side=8 face+skin-mild=-10 face+speak=5
face+stroke=-5 face+swell=9 face+twist=7 face+vehicle=3 face+water=3 face+yellow=4 faint=13 faint+head=8
faint+heart=3 faint+hour=4 faint+kin=10 faint+less=3 faint+one=-2 faint+pain=3 faint+people=-4 faint+right=6
faint+second-long=-11 faint+severe=3 faint+sit=2 faint+small=-5 faint+soak=3 faint+stand=-2 faint+sweat=3
faint+woman=2 fall=7 fall+fall=7 fall+finger=-4 fall+fit=-3 fall+foam=9 fall+head=2 fall+heart=5 fall+hour=4
fall+house=2 fall+inside=-2 fall+kin=19 fall+leg=14 fall+life=8 fall+lift=5 fall+lost=4 fall+month=6 fall+mouth=2
fall+move=5 fall+nearly=2 fall+not:pill=-6 fall+now=7 fall+one=6 fall+pain=9 fall+pale=6 fall+people=8
fall+pregnant=-5 fall+right=9 fall+roof=11 fall+run=2 fall+says=3 fall+second-long=-3 fall+shoulder=9 fall+side=3
fall+since=13 fall+skin=3 fall+sleep=7 fall+small=-14 fall+stairs=12 fall+stand=8 fall+sting=-11 fall+suck=7
fall+today=11 fall+tree=12 fall+twist=4 fall+urine=8 fall+vehicle=4 fall+very=3 fall+vessel=2 fall+voice=4
fall+water=5 fall+weapon=-2 fall+week=4 fall+yesterday=-5 fast=-2 fast+fast=4 fast+heart=-5 fast+kin=8 fast+less=-15
fast+more=3 fast+nose=6 fast+pain=2 fast+run=3 fast+skin=-6 fast+sleep=2 fast+stand=-9 fast+today=3 fast+very=4
fast+weak=4 fear=2 fear+pregnant=-4 fear+speak=9 fever=8 fever+fit=16 fever+gum=2 fever+hard=-6 fever+head=10
fever+hear=-5 fever+hot=10 fever+kin=-2 fever+leg=5 fever+less=-4 fever+malaria=-7 fever+medicine=-3
fever+morning=-17 fever+not:move=3 fever+now=-6 fever+pain=-16 fever+patches=2 fever+pregnant=-3 fever+pus=6
fever+rash=7 fever+red=4 fever+right=4 fever+severe=6 fever+shake=8 fever+shiver=8 fever+side=-13 fever+since=-17
fever+sleep=5 fever+smell=12 fever+start=2 fever+suck=3 fever+swell=14 fever+today=3 fever+urine=-5 fever+vagina=5
fever+very=8 fever+vomit=12 fever+waist=6 fever+weak=11 fever+yesterday=-12 finger=2 finger+heart=9 finger+hit=-5
finger+hot=-15 finger+hour=-6 finger+kin=-3 finger+leg=2 finger+less=-10 finger+minute=3 finger+move=-4
finger+neck=7 finger+needle=-10 finger+not:smell=6 finger+one=-7 finger+pain=3 finger+past=-6 finger+play=4
finger+press=3 finger+red=-8 finger+small=-7 finger+smell=-2 finger+snake=13 finger+stuck=-2 finger+swell=5
finger+week=-2 finger+wound=-6 fire=-2 fire+knee=6 fire+one=-6 fire+since=-3 fire+skin=5 fire+swell=9
fire+yesterday=-6 fit=11 fit+kin=-4 fit+medicine=3 fit+minute=11 fit+morning=-3 fit+mouth=-11 fit+one=-3
fit+people=-7 fit+play=-6 fit+room=4 fit+shake=-2 fit+since=8 fit+speak=-3 fit+today=5 fluid=13 fluid+leg=4
fluid+lost=4 fluid+pour=3 fluid+since=8 fluid+smell=4 fluid+vessel=5 fluid+yesterday=5 foam=11 foam+mouth=6
foam+people=13 food+heartburn=-4 food+kin=7 food+night=2 food+refuse=6 food+swallow=-9 food+water=-3 force=3
force+hour=3 force+leg=-12 force+lip=2 force+mouth=2 force+night=7 force+not:more=6 force+now=4 force+since=3
force+smell=3 force+swallow=5 force+wood=4 force+yesterday=-4 forced+yesterday=11 forehead=-3 forehead+hit=-8
forehead+morning=-10 forehead+pain=-4 forehead+pill=12 forehead+small=3 forehead+vehicle=8 foreskin=8
foreskin+less=-11 foreskin+now=6 foreskin+pull=9 found=6 found+height=2 found+outside=-6 found+pain=-3 found+sit=6
funeral=3 funeral+people=3 gas=-4 gas+gas=-11 gas+more=6 gas+says=4 gas+since=6 gas+stool=6 gas+stuck=2
gas+swell=-12 gas+water=4 gas+woman=2 gland=-9 goes-in=8 goes-in+inside=5 goes-in+rib=9 goodbye=5 goodbye+goodbye=15
goodbye+kin=4 goodbye+night=5 goodbye+rope=10 grape=8 grave-note=23 grave-note+knee=7 grave-note+leg=8
grave-note+lip=5 grave-note+nose=5 grave-note+right=3 grave-note+skin=3 grave-note+sudden=5 green=7 green+past=9
green+swell=2 green+vomit=11 green+water=6 groin=4 grow=-3 grow+hot=-3 grow+leg=-3 grow+less=-2 grow+one=10
grow+red=-3 grow+since=-6 grow+yesterday=4 gum=9 gun=21 gun+head=10 half=8 half+hour=4 half+minute=5 half+month=9
half+now=5 half+one=5 half+outside=8 half+pad=6 half+past=-7 half+since=4 half+small=7 half+start=3 half+vessel=4
half+weak=6 half+week=-10 half+word-said=7 half+yesterday=2 hang=17 hang+man=7 hang+outside=2 hang+rope=4
hang+skin=7 hang+vehicle=4 hard=5 hard+hernia=10 hard+hour=4 hard+keep=4 hard+left=-3 hard+minute=4 hard+neck=11
hard+now=3 hard+pain=9 hard+red=-3 hard+right=-3 hard+since=-3 hard+skin=3 hard+sudden=5 hard+very=2 hard+week=-4
hard+wood=7 hard+yesterday=-2 hardly=10 hardly+morning=3 hardly+now=3 hardly+open=2 hardly+pain=6 hardly+since=6
hardly+sleep=2 hardly+weak=4 hardly+yesterday=10 head=5 head+hear=2 head+hit=-5 head+hiv=-6 head+hold=3 head+hot=5
head+inside=5 head+itch=-3 head+kin=-5 head+leak=-3 head+less=-14 head+lift=6 head+light=3 head+man=-7 head+minute=7
head+month=-3 head+morning=-2 head+nearly=-2 head+neck=7 head+night=8 head+not:bend=4 head+not:faint=-4
head+not:hit=-7 head+not:lift=5 head+not:pain=-10 head+not:unconscious=-4 head+now=13 head+one=4 head+pain=7
head+past=-9 head+people=2 head+pregnant=8 head+pressure=12 head+says=4 head+second-long=8 head+see=13
head+severe=12 head+shoes=7 head+since=3 head+sit=-8 head+skin=-4 head+skin-mild=-4 head+sleep=-3 head+small=-6
head+speak=3 head+start=-8 head+stiff=4 head+still=-6 head+sudden=7 head+sunken=2 head+swell=10 head+thinner=9
head+tired=-9 head+tree=3 head+unconscious=3 head+vehicle=10 head+very=10 head+vomit=9 head+wake=-3 head+water=3
head+weapon=8 head+woman=6 head+work=-10 head+yesterday=5 headache=7 headache+hit=4 headache+now=3
headache+pressure=8 headache+severe=4 headache+since=-2 headache+small=-12 headache+sudden=5 headache+today=5
headache+weapon=4 headache+week=-6 headache+work=-3 hear=-7 hear+hot=3 hear+hour=-2 hear+kill=8 hear+kin=3
hear+less=3 hear+minute=3 hear+morning=-7 hear+night=-5 hear+noise=5 hear+now=2 hear+one=-5 hear+pain=3
hear+people=11 hear+says=5 hear+severe=5 hear+since=2 hear+speak=-4 hear+thirst=6 hear+today=4 hear+voice=-9
hear+week=5 hear+yesterday=3 heart=6 heart+hit=6 heart+hold=4 heart+kin=4 heart+pill=11 heart+play=10 heart+pour=-3
heart+says=2 heart+severe=3 heart+since=6 heart+start=6 heart+very=6 heartburn=-3 heartburn+heartburn=-7
heartburn+night=-11 heartburn+says=3 heartburn+since=-2 heartburn+yesterday=-2 height=18 height+left=5 help=-5
help+hit=-3 help+inhaler=-10 help+less=-4 help+people=-2 help+small=3 help+speak=-5 help+today=-2 hernia=3
hernia+pull=2 hides=12 hides+kin=5 hit=7 hit+hit=3 hit+hold=2 hit+hot=6 hit+itch=-6 hit+leg=7 hit+less=-6 hit+man=5
hit+many=-3 hit+month=-4 hit+morning=-11 hit+move=6 hit+nearly=8 hit+noise=4 hit+nonsense=4 hit+nose=-2 hit+one=7
hit+outside=5 hit+pain=3 hit+past=-11 hit+people=-8 hit+plain-cold=-5 hit+play=4 hit+pregnant=4 hit+pressure=-6
hit+rib=6 hit+says=7 hit+second-long=5 hit+severe=2 hit+since=-9 hit+sit=5 hit+small=5 hit+snake=2 hit+speak=-7
hit+start=5 hit+suck=7 hit+sudden=2 hit+swell=13 hit+thinner=9 hit+today=6 hit+walk=9 hit+water=7 hit+weapon=7
hit+week=-8 hit+woman=2 hiv=-5 hiv+medicine=-3 hiv+pain=-11 hiv+people=-8 hiv+pill=4 hiv+since=-11 hiv+start=-4
hiv+vessel=-6 hiv+week=8 hiv+yesterday=-10 hold=2 hold+kin=-7 hold+knife=9 hold+leg=3 hold+lost=5 hold+machete=6
hold+man=2 hold+medicine=2 hold+neck=5 hold+night=4 hold+not:stop=3 hold+now=4 hold+outside=-3 hold+poison=5
hold+pressure=-5 hold+pull=3 hold+see=3 hold+since=9 hold+stand=4 hold+stop=7 hold+sudden=6 hold+swell=3
hold+throat=2 hold+urine=3 hold+vessel=2 hold+want=-6 hold+weapon=11 hold+yesterday=3 hot=-5 hot+joint=-5
hot+kill=-5 hot+know=-5 hot+left=-4 hot+less=-3 hot+lump=5 hot+milk=-2 hot+move=-6 hot+neck=3 hot+night=-3 hot+now=6
hot+open=2 hot+pain=-4 hot+patches=3 hot+pool=-5 hot+rash=-11 hot+red=-3 hot+says=3 hot+see=3 hot+severe=12
hot+shiver=6 hot+side=7 hot+since=-7 hot+skin=2 hot+slow=-3 hot+small=-3 hot+smell=5 hot+speak=7 hot+suck=-11
hot+swell=-5 hot+thermometer=-3 hot+today=14 hot+vomit=8 hot+water=4 hot+weak=4 hot+yesterday=-5 hour=8 hour+hour=6
hour+house=7 hour+keep=3 hour+labour=6 hour+leak=3 hour+left=6 hour+many=4 hour+more=4 hour+morning=2 hour+nearly=3
hour+needle=-5 hour+night=2 hour+not:urine=9 hour+now=9 hour+one=4 hour+pad=9 hour+pain=8 hour+past=9 hour+penis=5
hour+period=-8 hour+pill=7 hour+press=5 hour+severe=5 hour+shoes=7 hour+since=18 hour+sleep=-4 hour+small=6
hour+soak=5 hour+stand=4 hour+start=7 hour+still=12 hour+strength=3 hour+suck=3 hour+swallow=12 hour+sweat=6
hour+swell=6 hour+today=5 hour+urine=-2 hour+wake=-2 hour+walk=2 hour+water=7 hour+yellow=8 hour+yesterday=-6
house=-7 house+inside=-4 house+keep=-13 house+kin=-4 house+now=8 house+one=5 house+past=7 house+roof=12 house+says=3
house+walk=7 house+work=-10 house+yesterday=5 hunger=-6 infection=16 infection+leg=11 infection+week=2 inhaler=3
inhaler+not:help=11 inhaler+stairs=4 inhaler+word-said=5 inside=11 inside+itch=-2 inside+less=8 inside+lip=4
inside+mouth=5 inside+one=9 inside+pale=-7 inside+palm=3 inside+past=-9 inside+pull=6 inside+rib=5 inside+says=-4
inside+see=5 inside+sleep=-5 inside+small=4 inside+snake=2 inside+today=7 inside+very=3 inside+walk=8 inside+water=5
inside+yesterday=-3 insulin=17 insulin+kin=4 itch=-26 itch+less=-10 itch+lump=-2 itch+nose=-6 itch+not:fever=-3
itch+pain=8 itch+palm=4 itch+past=-3 itch+plain-cold=-4 itch+rash=2 itch+red=-11 itch+since=-6 itch+skin=-4
itch+skin-mild=-9 itch+small=-4 itch+swell=-2 itch+tears=-4 itch+throat=3 itch+week=-7 itch+yesterday=-4 itself=-2
itself+minute=-5 itself+morning=-5 itself+pain=8 itself+speak=3 itself+stop=-5 itself+sudden=3 itself+want=5 jaw=20
jaw+lump=4 jaw+neck=6 jaw+not:open=8 jaw+not:pain=-10 jaw+now=9 jaw+pain=9 jaw+since=12 jaw+start=2 jaw+swell=6
jaw+twist=4 jaw+yesterday=9 jerk=17 jerk+kin=3 jerk+leg=6 joint=-4 joint+pain=-5 joint+today=3 keep=-4 keep+kin=9
keep+know=-3 keep+leg=3 keep+less=6 keep+man=-6 keep+minute=2 keep+not:drink=7 keep+one=5 keep+past=-6 keep+plays=5
keep+poison=-14 keep+press=4 keep+pull=2 keep+right=4 keep+side=6 keep+since=2 keep+skin=10 keep+spirits=-11
keep+sting=8 keep+stop=9 keep+stuck=7 keep+today=6 keep+vehicle=-3 keep+wake=7 keep+water=-12 keep+week=-2
keep+wood=-2 keep+work=3 keep+yesterday=-3 kill=8 kill+kin=8 kill+knife=4 kill+machete=6 kill+man=5 kill+medicine=4
kill+night=6 kill+says=6 kill+snake=-6 kill+speak=5 kill+today=9 kill+voice=8 kill+want=11 kin=5 kin+kin=-7
kin+knife=-3 kin+know=4 kin+leak=-4 kin+leg=2 kin+less=8 kin+life=-5 kin+lip=-7 kin+man=12 kin+medicine=7 kin+milk=2
kin+minute=2 kin+month=-7 kin+more=-8 kin+morning=8 kin+move=-2 kin+neck=4 kin+night=9 kin+not:become=3
kin+not:breathe=11 kin+not:eat=7 kin+not:hear=3 kin+not:know=2 kin+not:pain=-9 kin+now=-6 kin+one=10 kin+open=4
kin+operation=2 kin+outbreak=10 kin+outside=5 kin+pain=-3 kin+pale=-9 kin+past=5 kin+people=5 kin+pill=5 kin+play=7
kin+plays=-10 kin+pregnant=-2 kin+pressure=8 kin+rape=8 kin+refuse=4 kin+rib=10 kin+run=2 kin+says=4 kin+see=5
kin+side=5 kin+since=-4 kin+sit=5 kin+skin=4 kin+sleep=7 kin+small=-2 kin+speak=10 kin+spirits=12 kin+stand=6
kin+stop=-6 kin+stuck=4 kin+sugar=-4 kin+swallow=7 kin+sweat=-2 kin+thinner=5 kin+threat=8 kin+threatens=3
kin+today=12 kin+touch=7 kin+tree=2 kin+twist=8 kin+urine=-2 kin+very=-4 kin+vessel=2 kin+voice=8 kin+vomit=-7
kin+waist=3 kin+walk=4 kin+want=4 kin+washed=4 kin+water=8 kin+weapon=8 kin+week=2 kin+wet=3 kin+work=8
kin+wound=-11 kin+yellow=6 kin+yesterday=2 knee+leg=-4 knee+less=-3 knee+medicine=2 knee+one=3 knee+pain=-5
knee+past=-2 knee+right=-8 knee+says=-3 knee+since=-5 knee+small=-5 knee+stairs=-8 knee+swell=-7 knee+vehicle=6
knife=11 knife+less=-6 knife+rib=4 knife+sting=3 knife+sudden=4 knife+voice=4 knife+weapon=8 know=-8 know+life=-3
know+pain=3 know+past=4 know+people=7 know+says=4 know+see=-6 know+sit=-3 know+vaccine=-4 know+want=-4 know+woman=-5
labour=14 labour+minute=10 labour+morning=6 labour+night=3 labour+pain=8 labour+pregnant=4 labour+since=6
labour+start=4 labour+yesterday=7 late=9 late+morning=3 late+now=11 late+period=7 late+throat=-5 late+week=10
late+yesterday=2 leak=5 leak+leg=3 leak+less=4 leak+lip=4 leak+many=-4 leak+nose=-4 leak+not:stop=7
leak+not:swallow=2 leak+period=-5 leak+plain-cold=-5 leak+red=7 leak+saliva=6 leak+small=-3 leak+start=4
leak+still=6 leak+sudden=4 leak+sweat=3 leak+urine=-6 leak+vessel=3 leak+yesterday=4 left=9 left+leg=6 left+minute=6
left+morning=13 left+numb=5 left+outside=5 left+pain=3 left+pale=8 left+past=5 left+rib=4 left+side=11 left+small=8
left+stroke=2 left+sudden=6 left+sweat=6 left+swell=-11 left+testicle=4 left+today=3 left+vomit=4 left+waist=-7
left+yesterday=-3 leg+leg=3 leg+less=-9 leg+more=10 leg+morning=5 leg+move=9 leg+neck=4 leg+night=12 leg+not:hear=3
leg+not:move=4 leg+not:stand=6 leg+not:want=13 leg+now=8 leg+numb=5 leg+one=-5 leg+outside=3 leg+pain=-2 leg+pale=4
leg+past=-3 leg+patches=8 leg+pour=5 leg+press=3 leg+rash=2 leg+red=-11 leg+refuse=4 leg+right=-3 leg+rope=6
leg+run=-2 leg+scorpion=5 leg+scratch=-5 leg+see=3 leg+shoes=7 leg+since=2 leg+sit=4 leg+skin=5 leg+slow=-7
leg+small=13 leg+snake=17 leg+spread=-5 leg+sting=-9 leg+strength=-12 leg+sudden=3 leg+swell=10 leg+thigh=5
leg+tooth=-4 leg+twist=9 leg+urine=2 leg+vehicle=11 leg+very=4 leg+waist=9 leg+water=4 leg+weak=8 leg+week=7
leg+wound=-12 leg+yellow=10 leg+yesterday=-3 less=-10 less+less=7 less+month=-11 less+morning=-3 less+move=12
less+night=2 less+nose=-10 less+not:cough=4 less+not:pain=-3 less+now=5 less+one=7 less+open=8 less+pain=-2
less+pale=2 less+past=-8 less+peel=-4 less+period=4 less+plain-cold=-10 less+play=8 less+pour=4 less+pus=-7
less+rash=-11 less+red=-8 less+says=11 less+scratch=-7 less+see=-10 less+shiver=-2 less+since=-6 less+skin=-6
less+skin-mild=7 less+small=-8 less+speak=6 less+sputum=-7 less+stiff=-5 less+still=-7 less+sting=-2 less+stop=-5
less+suck=13 less+swallow=11 less+swell=-8 less+throat=4 less+today=-3 less+twist=-8 less+unconscious=3
less+urine=-13 less+wake=3 less+want=3 less+water=5 less+work=-2 less+wound=-4 less+yellow=4 less+yesterday=-3
life+morning=2 life+now=-10 life+past=3 life+severe=8 life+sudden=2 life+tired=9 lift=3 lift+night=-10 lift+pain=-5
lift+pale=-6 lift+right=-4 lift+shoulder=-7 lift+since=4 lift+suck=-6 lift+very=2 lift+weak=-6 lift+yesterday=-10
light=-10 light+lost=2 light+neck=10 light+not:bend=5 light+not:open=-10 light+pain=-11 light+red=-6 light+see=-9
light+stiff=8 light+wound=-3 light+yesterday=-4 lip=8 lip+medicine=6 lip+minute=2 lip+month=-4 lip+more=2
lip+not:open=9 lip+not:swallow=11 lip+not:swell=-3 lip+now=6 lip+open=-10 lip+pain=3 lip+pale=5 lip+peel=4
lip+pour=3 lip+right=3 lip+saliva=2 lip+since=2 lip+skin=12 lip+smell=2 lip+stiff=3 lip+strength=2 lip+swallow=-2
lip+swell=9 lip+today=4 lip+tongue=-2 lip+touch=3 lip+twist=4 lip+very=2 lip+voice=4 lip+wound=-2 lip+yesterday=4
lively=-19 lively+mouth=5 lively+now=-10 lost=7 lost+month=3 lost+neck=6 lost+night=-6 lost+pregnant=-3 lost+run=4
lost+since=-3 lost+soak=-6 lost+sudden=2 lost+urine=4 lost+walk=6 lost+water=7 lost+week=7 lost+work=7
lost+yesterday=3 lump=-6 lump+month=-9 lump+now=-6 lump+red=5 lump+since=2 lump+small=-7 lump+suck=-2 lump+week=-9
lump+yesterday=5 machete=21 machete+now=2 machete+outside=4 machete+says=3 machete+thigh=6 machete+waist=5 magnet=8
malaria+medicine=2 malaria+month=-2 malaria+past=-3 malaria+pill=-2 malaria+since=13 malaria+vaccine=-4
malaria+yesterday=8 man=-2 man+medicine=-3 man+mouth=2 man+not:fear=-4 man+not:hit=-5 man+not:threat=-4 man+now=-6
man+one=-3 man+outside=-6 man+pain=-4 man+plays=8 man+run=-6 man+says=8 man+sex=-8 man+side=2 man+since=-6
man+sit=-6 man+sleep=8 man+sometimes=-6 man+stop=-5 man+today=-5 man+vehicle=3 man+want=8 man+week=6 man+word-said=4
man+yesterday=-4 many=2 many+month=6 many+pain=4 many+pale=-5 many+past=3 many+period=5 many+plain-cold=-5
many+pour=-3 many+rash=2 many+saliva=3 many+says=3 many+since=6 many+skin-mild=-6 many+sleep=-2 many+soak=3
many+sweat=4 many+today=-2 many+urine=-5 many+vagina=5 many+vehicle=-5 many+very=-6 many+vessel=4 many+vomit=-3
many+water=7 many+week=4 medicine=7 medicine+month=-3 medicine+mouth=5 medicine+needle=4 medicine+not:help=2
medicine+one=-2 medicine+pain=5 medicine+past=4 medicine+pressure=-8 medicine+pull=-6 medicine+since=-5
medicine+skin=4 medicine+sleep=-5 medicine+smell=-2 medicine+speak=-4 medicine+spirits=2 medicine+start=4
medicine+swallow=3 medicine+swell=3 medicine+tooth=2 medicine+vessel=7 medicine+want=-3 medicine+week=2
medicine+yesterday=5 milk=6 milk+mouth=2 milk+says=3 milk+vessel=-4 minute=14 minute+month=3 minute+morning=-8
minute+nose=-10 minute+not:stand=-4 minute+not:stop=6 minute+now=3 minute+numb=6 minute+one=-9 minute+outside=9
minute+pad=7 minute+pain=5 minute+pale=5 minute+press=8 minute+pull=2 minute+rash=4 minute+run=-7 minute+shake=2
minute+since=15 minute+sit=2 minute+small=4 minute+stiff=3 minute+still=12 minute+stop=-2 minute+swell=2
minute+today=-9 minute+vaccine=6 minute+vehicle=-4 minute+weak=3 minute+week=8 minute+yesterday=-11 monkey=10
monkey+scratch=-10 month=-12 month+more=-11 month+mouth=-6 month+neck=-9 month+night=-5 month+not:know=4
month+not:see=9 month+now=-13 month+open=-2 month+pain=3 month+past=-13 month+plain-cold=2 month+pregnant=7
month+pressure=4 month+rape=-3 month+run=-4 month+severe=3 month+sex=-6 month+side=-8 month+since=-11 month+small=2
month+speak=-5 month+start=-4 month+stop=-5 month+suck=-6 month+swell=-5 month+today=8 month+tooth=-5
month+vaccine=-6 month+vehicle=-4 month+very=9 month+voice=-7 month+walk=3 month+week=2 month+woman=-2
month+wound=-11 more=-4 more+mouth=-4 more+night=-2 more+not:open=2 more+not:swallow=3 more+pull=-8 more+respond=4
more+says=4 more+since=-7 more+stool=2 more+week=-4 morning=-2 morning+mouth=3 morning+move=5 morning+night=3
morning+nose=-6 morning+not:know=5 morning+not:see=6 morning+not:speak=7 morning+not:urine=2 morning+not:wake=7
morning+not:want=3 morning+now=4 morning+open=5 morning+pale=-3 morning+plain-cold=-6 morning+play=-5
morning+plays=-4 morning+pregnant=-5 morning+red=3 morning+refuse=-3 morning+right=-6 morning+run=2 morning+see=10
morning+severe=2 morning+shiver=-5 morning+side=5 morning+since=8 morning+sleep=2 morning+small=-5 morning+speak=3
morning+sputum=-5 morning+start=4 morning+stiff=4 morning+still=6 morning+stool=-8 morning+stop=-7 morning+sudden=11
morning+sugar=-9 morning+swell=-4 morning+thermometer=4 morning+today=5 morning+urine=6 morning+very=-3
morning+vomit=-2 morning+wake=-8 morning+water=-2 morning+wet=5 morning+yesterday=5 mouth=6 mouth+nose=-5
mouth+not:hold=5 mouth+not:lift=3 mouth+not:open=13 mouth+now=6 mouth+one=7 mouth+open=-15 mouth+pale=3 mouth+peel=3
mouth+plays=6 mouth+pour=3 mouth+pull=3 mouth+rib=5 mouth+right=5 mouth+side=12 mouth+skin=8 mouth+small=9
mouth+smell=2 mouth+speak=4 mouth+sting=7 mouth+strength=2 mouth+swallow=-10 mouth+today=5 mouth+tongue=3
mouth+twist=7 mouth+vessel=3 mouth+voice=5 mouth+wound=6 move=-10 move+neck=-8 move+night=6 move+pain=-4 move+past=2
move+plays=4 move+rib=4 move+right=5 move+says=6 move+shake=3 move+since=7 move+speak=2 move+still=-5 move+week=10
move+yesterday=2 muscle=-5 muscle+pain=-3 muscle+stiff=3 muscle+thigh=-4 muscle+today=-4 nail=-16 nail+shoes=-5
nail+since=-2 nail+sting=7 nail+walk=-6 nail+week=11 nail+wood=-4 navel=14 navel+pain=5 navel+right=9 navel+smell=2
navel+start=8 navel+swell=2 navel+yesterday=7 nearly+now=-2 nearly+outside=2 nearly+sit=3 nearly+still=5
nearly+week=3 nearly+woman=7 neck=4 neck+not:become=3 neck+not:bend=6 neck+not:open=10 neck+not:stiff=-6
neck+not:swell=-4 neck+not:twist=4 neck+not:vomit=-3 neck+now=-2 neck+pain=16 neck+plain-cold=2 neck+play=2
neck+pus=9 neck+rash=-11 neck+says=4 neck+see=9 neck+since=-2 neck+small=-4 neck+stiff=8 neck+swell=7 neck+twist=-3
neck+wake=-9 neck+wound=4 needle=-11 needle+past=-2 needle+sting=-6 needle+want=5 needle+week=8 net=-6 night=-3
night+not:breast=3 night+not:sleep=-5 night+not:suck=7 night+now=-7 night+one=3 night+pain=-4 night+past=3
night+people=-4 night+pill=9 night+pour=-6 night+refuse=2 night+room=4 night+rope=6 night+see=-11 night+severe=8
night+shake=4 night+since=2 night+sit=5 night+sleep=4 night+small=4 night+smell=5 night+snake=-5 night+snores=-7
night+soak=-10 night+speak=4 night+stand=6 night+start=8 night+stool=2 night+suck=5 night+sudden=4 night+sweat=-18
night+testicle=2 night+thermometer=-2 night+threatens=2 night+today=13 night+urine=-4 night+voice=-5 night+vomit=7
night+wake=3 night+water=-4 night+weak=-10 night+weapon=7 night+week=-12 night+wet=2 night+woman=-8 night+work=3
night+yesterday=-11 nipple=-2 noise=2 noise+now=3 noise+whistle=3 nonsense=6 nonsense+nonsense=4 nonsense+shake=5
nonsense+speak=11 nonsense+today=7 nose=-6 nose+pale=3 nose+plain-cold=-10 nose+pour=-2 nose+red=4 nose+run=-8
nose+since=-3 nose+small=-6 nose+sputum=-5 nose+stand=-5 nose+thinner=5 nose+throat=-3 nose+very=6 nose+voice=-2
nose+water=-2 nose+yesterday=-9 not:after=8 not:air=7 not:alcohol=13 not:all=-17 not:all+not:all-well=-2
not:all+not:confused=-7 not:all+not:pain=-10 not:all-well=2 not:all-well+not:blood=-4 not:all-well+not:breathe=-8
not:all-well+not:chest=-2 not:all-well+not:fever=-13 not:all-well+not:pain=-7 not:all-well+not:see=-5
not:all-well+not:stool=-5 not:all-well+not:urine=-4 not:all-well+now=9 not:arm=-10 not:arm+not:jaw=-5 not:asks=-24
not:asks+not:pain=-3 not:asks+word-said=5 not:back=-4 not:back+not:pain=-4 not:beat=2 not:beat+not:heart=-6
not:become=13 not:become+since=7 not:before=-9 not:behind=-14 not:behind+not:ear=-5 not:behind+not:lump=-5
not:behind+not:swell=-10 not:belly=3 not:belly+not:blood=-3 not:belly+not:fever=7 not:belly+not:pain=2 not:below=2
not:bend=2 not:bend+pain=4 not:bend+see=4 not:big=5 not:big+not:pain=5 not:bite=-7 not:black=-16
not:black+not:fever=-6 not:black+not:outside=-3 not:black+not:stool=-6 not:black+skin=-6 not:black+stool=-4
not:blister=-9 not:blocked=2 not:blood=-12 not:blood+not:breathe=-3 not:blood+not:drink=-11 not:blood+not:fever=-8
not:blood+not:many=4 not:blood+not:more=3 not:blood+not:pain=-11 not:blood+not:sex=-6 not:blood+not:vomit=-3
not:blood+not:wound=5 not:blur=-13 not:blur+not:breathe=-7 not:blur+not:chest=-7 not:body=2 not:body+not:pain=-2
not:bone=9 not:bottle=9 not:bottle+not:medicine=9 not:break=-9 not:breast=5 not:breast+since=3 not:breathe=7
not:breathe+not:chest=-15 not:breathe+not:fever=-8 not:breathe+sudden=3 not:burn=6 not:burn+urine=5 not:calf=-8
not:cancer=-12 not:cancer+not:fever=-6 not:cancer+not:past=-9 not:carried=4 not:cat=-3 not:checked=-5 not:cheek=-5
not:chest+not:fever=4 not:chest+not:pain=-2 not:child=-7 not:clear=-12 not:close=3 not:condom=-9 not:confused=-4
not:confused+not:know=-5 not:confused+not:sit=11 not:consciousness=-6 not:consciousness+not:lost=-8 not:contacts=-14
not:cough=14 not:cough+not:crying=6 not:cough+not:diarrhoea=2 not:cough+not:pain=2 not:cramps=-2 not:crying=15
not:crying+now=4 not:cut=2 not:dark-as=-5 not:day=7 not:day+not:pain=4 not:deep=-8 not:diabetes=-4
not:diabetes+not:fever=5 not:diabetes+not:hiv=-5 not:diarrhoea=10 not:diarrhoea+not:fever=6
not:diarrhoea+not:vomit=4 not:die=-23 not:die+not:pain=-9 not:die+not:want=-10 not:discharge=-3 not:dizzy=-7
not:dizzy+not:fever=-4 not:dizzy+not:pain=-4 not:draws-in=-13 not:draws-in+rib=-6 not:drink=4 not:drink+now=10
not:drink+since=-4 not:dropped=2 not:dropped+since=12 not:ear=-7 not:eases=2 not:eat=7 not:exercise=-2 not:eye=2
not:eye+not:open=5 not:face+not:swell=-3 not:faint=-20 not:faint+not:fever=-6 not:faint+not:pain=-9
not:faint+not:sweat=-7 not:fall=11 not:fall+not:hit=-3 not:fall+not:pain=-12 not:fast=5 not:fear+not:hit=-4
not:fear+not:threat=-4 not:fever=-13 not:fever+not:neck=-2 not:fever+not:pain=2 not:fever+not:play=-8
not:fever+not:pregnant=-6 not:fever+not:pus=-8 not:fever+not:rash=-7 not:fever+not:red=-5 not:fever+not:spread=-2
not:fever+not:swell=-6 not:fever+not:travel=-7 not:fever+not:vomit=-6 not:fever+now=11 not:fever+since=-7
not:fever+today=-5 not:finger=6 not:fit=-12 not:fit+not:shake=-2 not:food=12 not:force=5 not:force+one=4
not:found=10 not:found+word-said=3 not:gas=11 not:gas+not:stool=10 not:goodbye=6 not:grow=-8 not:grow+pain=-5
not:grow+since=-4 not:hardly=-2 not:head=-4 not:head+not:hit=4 not:head+not:pain=-12 not:headache=-7
not:hear+not:voice=-8 not:hear+since=7 not:hear+today=-3 not:heart=-6 not:heartburn=-8 not:help=6 not:hit=-11
not:hit+not:pain=7 not:hit+not:threat=-4 not:hit+whistle=-3 not:hiv=-9 not:hold=12 not:hold+now=8 not:hold+right=6
not:hold+sit=7 not:hold+stand=4 not:hold+urine=2 not:hot=-8 not:hot+not:lump=-6 not:hot+not:red=-3
not:hot+not:see=-4 not:hot+not:swell=-13 not:hot+skin=-3 not:hour=9 not:hour+not:since=8 not:house=-4
not:house+not:medicine=-4 not:inside=-5 not:joint=5 not:keep=3 not:keep+vomit=-4 not:keep+water=-5
not:keep+yesterday=-4 not:kill=-17 not:kin=11 not:know=10 not:know+one=5 not:know+pain=3 not:know+people=5
not:know+says=4 not:know+shake=5 not:know+shiver=5 not:know+since=10 not:know+speak=6 not:know+sudden=3
not:know+today=8 not:know+urine=9 not:know+vehicle=-4 not:know+yesterday=-5 not:leak=4 not:leak+not:pain=-6
not:left=5 not:leg=2 not:less=-2 not:life=-9 not:lift=15 not:lift+right=3 not:lift+twist=6 not:light=8 not:lip=-5
not:lip+not:swell=-3 not:lost=-6 not:lost+not:water=-7 not:lost+press=2 not:lump=-13 not:lump+not:numb=-5
not:malaria=3 not:malaria+not:today=-2 not:man=-6 not:many=-2 not:many+not:pain=9 not:medicine=6 not:milk=6
not:month=-4 not:month+not:since=-8 not:more=5 not:more+not:pain=-3 not:more+since=-4 not:more+strength=6
not:more+urine=11 not:more+yesterday=3 not:morning=5 not:mouth=-5 not:mouth+not:wound=-4 not:move=15
not:move+not:since=4 not:move+not:yesterday=4 not:move+past=-3 not:move+pregnant=3 not:move+since=7 not:move+touch=3
not:move+yesterday=7 not:nail=12 not:nearly=13 not:neck=4 not:neck+not:rash=-2 not:neck+not:stiff=4
not:neck+not:swell=-2 not:net=-11 not:net+yesterday=-11 not:night=-10 not:night+not:since=6 not:noise=7
not:noise+not:swallow=6 not:numb=-18 not:numb+not:swell=-5 not:one+since=9 not:open=3 not:open+now=8
not:open+skin=-13 not:open+stiff=6 not:open+swell=8 not:outbreak=-6 not:outside=2 not:pain=-11 not:pain+not:red=-4
not:pain+not:see=-5 not:pain+not:since=3 not:pain+not:small=-5 not:pain+not:speak=-8 not:pain+not:swell=-9
not:pain+not:throat=7 not:pain+not:very=4 not:pain+not:waist=-3 not:pain+now=-7 not:pain+pregnant=7 not:pain+see=-5
not:pain+since=-8 not:pain+today=-13 not:pain+very=6 not:pain+week=6 not:pale=-8 not:past=3 not:people=-11
not:people+pain=-6 not:period=-2 not:pill=-17 not:pill+yesterday=-6 not:pins=-7 not:plain-cold=2 not:play=-2
not:play+not:since=4 not:play+not:yesterday=4 not:play+pregnant=3 not:play+since=5 not:play+yesterday=5
not:pregnant=-24 not:pregnant+now=-8 not:pregnant+period=-3 not:pressure=-5 not:pull+rib=-8 not:pull+since=4
not:pus=-13 not:pus+not:red=-4 not:rash=-7 not:rash+not:swell=-2 not:rash+not:vomit=-6 not:red=-8
not:red+not:spread=-2 not:red+not:swell=-2 not:red+skin=-3 not:respond=29 not:respond+sleep=8 not:rib=-10 not:says=6
not:see=3 not:see+right=5 not:see+since=8 not:see+sudden=6 not:severe+not:sudden=-3 not:sex=-7 not:shake=-11
not:shake+not:sweat=-10 not:sharp=4 not:shiver=-13 not:side=-7 not:since=4 not:since+not:stool=7
not:since+not:yesterday=9 not:since+urine=-2 not:sit=18 not:sit+not:swallow=4 not:sit+since=-3 not:sit+today=10
not:sit+urine=9 not:sit+vomit=-4 not:sit+yesterday=-4 not:skin=8 not:sleep=-5 not:sleep+not:vomit=-11
not:sleep+pill=-3 not:sleep+since=8 not:sleep+week=6 not:slow=10 not:smell=2 not:smoke=-8 not:snake=-5 not:speak=18
not:speak+not:weak=-6 not:spirits=3 not:spread=-12 not:stand=11 not:stand+since=3 not:stiff=-2 not:still=-7
not:stool=-8 not:stool+not:urine=-12 not:stop=7 not:stop+shake=10 not:stop+since=9 not:stop+still=-4
not:stop+sweat=5 not:stop+thinner=5 not:strength=5 not:strength+one=4 not:stuck=-7 not:suck=9 not:suck+since=12
not:suck+sleep=8 not:suck+yesterday=8 not:sudden=-7 not:sunken=-12 not:sunken+rib=-2 not:swallow=4
not:swallow+now=11 not:swallow+saliva=13 not:swallow+since=7 not:swallow+tongue=4 not:sweat=-16 not:swell=-8
not:tears=7 not:testicle=-5 not:thermometer=-9 not:threat=-14 not:threat+people=-7 not:threatens=19
not:threatens+tired=3 not:threatens+word-said=4 not:throat=10 not:tired=-11 not:today=-11 not:tooth=7
not:touch+week=2 not:travel=-3 not:twist=-6 not:twist+see=4 not:unconscious=-8 not:urine=6 not:urine+since=14
not:urine+yesterday=12 not:vaccine=-4 not:vehicle=2 not:very=7 not:voice=-2 not:vomit=-9 not:vomit+since=2
not:vomit+water=-4 not:waist=-3 not:wake=15 not:wake+not:want=11 not:wake+now=8 not:wake+shake=3 not:wake+shiver=3
not:wake+sleep=-4 not:wake+still=9 not:wake+today=7 not:walk=11 not:walk+now=10 not:want+now=3 not:want+pain=3
not:want+pregnant=-15 not:want+since=5 not:want+sleep=2 not:want+sweat=-4 not:water=4 not:weak=-16 not:weapon=-13
not:week=3 not:wet=10 not:whistle=-13 not:word-said=3 not:work=-2 not:worse=-9 not:wound=-28 not:yellow=-2
not:yesterday=6 not:yesterday+urine=6 now+one=-4 now+open=5 now+outside=4 now+pale=4 now+past=6 now+peel=3
now+penis=2 now+period=-3 now+play=-3 now+pour=6 now+pregnant=-5 now+pull=3 now+rash=6 now+refuse=4 now+respond=2
now+right=12 now+run=6 now+says=3 now+see=4 now+severe=6 now+shake=8 now+sharp=8 now+shiver=8 now+side=14
now+since=14 now+sit=5 now+skin=4 now+sleep=-5 now+smell=10 now+sole=4 now+speak=-2 now+spirits=10 now+stand=2
now+start=-3 now+stool=-2 now+stop=9 now+strength=4 now+sudden=2 now+swallow=5 now+sweat=10 now+threatens=3
now+throat=2 now+tooth=5 now+touch=3 now+very=7 now+voice=3 now+vomit=5 now+wake=-9 now+weak=3 now+week=-11
now+yesterday=2 numb=15 numb+side=7 one=4 one+one=5 one+outside=4 one+pain=-4 one+pale=-4 one+past=2 one+pill=3
one+play=2 one+pour=-3 one+pregnant=4 one+pull=3 one+red=-3 one+respond=2 one+rib=-5 one+room=-2 one+second-long=6
one+severe=6 one+sharp=7 one+side=11 one+since=4 one+sleep=-2 one+speak=9 one+start=5 one+stiff=-7 one+stop=-4
one+sudden=7 one+swallow=4 one+swell=-4 one+testicle=6 one+throat=7 one+today=-2 one+twist=2 one+unconscious=-2
one+vehicle=-6 one+very=4 one+vomit=-9 one+week=3 one+woman=-2 one+word-said=9 one+wound=-7 one+yesterday=-5 open=3
open+past=6 open+see=-8 open+since=7 open+sleep=4 open+swallow=-10 open+wake=5 open+week=7 operation=2
operation+past=7 operation+pus=5 operation+week=10 outbreak=11 outbreak+past=5 outbreak+people=3 outbreak+water=5
outbreak+week=6 outside=10 outside+pain=6 outside+people=-3 outside+pill=-4 outside+pull=7 outside+rope=4
outside+says=6 outside+sharp=-3 outside+shoulder=5 outside+since=2 outside+sleep=3 outside+small=-7 outside+smell=9
outside+swell=3 outside+today=7 outside+vehicle=5 outside+vessel=4 outside+washed=-3 outside+weapon=4
outside+week=-6 outside+word-said=5 pad=8 pad+since=5 pad+soak=7 pad+swell=4 pad+week=4 pain=4 pain+pain=4
pain+pale=-3 pain+past=5 pain+period=-17 pain+pour=2 pain+pregnant=10 pain+press=-9 pain+pull=5 pain+red=-7
pain+rib=-10 pain+run=-4 pain+says=8 pain+scorpion=4 pain+second-long=8 pain+see=2 pain+severe=7 pain+sharp=7
pain+shiver=7 pain+shoulder=7 pain+sickle=4 pain+side=-6 pain+skin-mild=-4 pain+sleep=3 pain+small=-5 pain+snake=-2
pain+speak=6 pain+spread=4 pain+stairs=-8 pain+stand=3 pain+start=-7 pain+stiff=6 pain+still=-6 pain+sudden=10
pain+sweat=6 pain+swell=-7 pain+testicle=9 pain+thermometer=9 pain+thigh=-3 pain+today=-6 pain+tooth=-10
pain+touch=-4 pain+twist=-8 pain+vehicle=-3 pain+very=20 pain+vomit=11 pain+wake=8 pain+walk=-3 pain+water=-9
pain+week=-12 pain+woman=6 pain+work=-7 pain+worse=-2 pain+yesterday=-2 pale+palm=6 pale+play=4 pale+rib=-7
pale+since=-6 pale+skin=4 pale+sputum=-2 pale+today=5 pale+urine=-7 pale+very=7 pale+water=2 pale+wound=12
pale+yellow=12 palm=7 palm+red=-3 palm+sole=6 palm+today=2 palm+tongue=8 palm+very=5 palm+yellow=3 paraffin=15
past=-4 past+past=-18 past+pill=12 past+pregnant=5 past+pressure=-6 past+rape=-6 past+rash=-4 past+red=-5
past+saliva=-3 past+see=-4 past+since=-6 past+sit=-4 past+slow=-6 past+small=-6 past+snores=-5 past+speak=-4
past+stairs=-3 past+stand=-3 past+start=11 past+sting=8 past+stop=7 past+suck=-4 past+sudden=6 past+swell=-4
past+thermometer=12 past+vaccine=-6 past+very=-5 past+walk=4 past+weapon=6 past+week=4 past+woman=-2 past+womb=-2
past+work=-3 past+wound=9 past+yesterday=4 patches=3 patches+press=13 patches+red=-5 patches+skin=8 patches+small=-3
peel+swell=3 peel+wound=3 penis=-4 penis+since=3 penis+stand=6 people=-8 people+pull=5 people+rape=-2 people+right=8
people+says=6 people+see=4 people+since=2 people+small=-5 people+smell=-6 people+speak=-2 people+sting=-3
people+sudden=3 people+today=-3 people+unconscious=-4 people+vehicle=-2 people+vessel=-7 people+voice=4
people+want=5 people+woman=-2 people+yesterday=-4 period=-12 period+pour=6 period+since=3 period+today=-6
period+week=-6 period+yesterday=-9 pill=14 pill+plain-cold=-10 pill+play=3 pill+pregnant=8 pill+pressure=-4
pill+run=-5 pill+since=-6 pill+skin=5 pill+sleep=3 pill+swallow=5 pill+water=-4 pill+week=2 pill+yesterday=-4
pins=-4 plain-cold=-17 plain-cold+plain-cold=-4 plain-cold+pour=-4 plain-cold+since=-11 plain-cold+small=-4
plain-cold+sting=-6 plain-cold+swallow=-7 plain-cold+today=-6 plain-cold+voice=-3 plain-cold+water=3
plain-cold+yesterday=-7 play=-8 play+rib=2 play+since=-2 play+small=-3 play+swell=-5 play+today=4 play+tooth=-4
play+very=2 play+wake=-5 play+yesterday=-6 plays=-5 plays+says=4 plays+side=6 plays+speak=6 plays+sweat=8
plays+twist=5 plays+word-said=-5 poison=16 poison+pull=2 poison+today=9 pool=10 pool+pull=8 pool+water=3 pour+red=6
pour+since=4 pour+small=-3 pour+soak=-3 pour+still=5 pour+vehicle=5 pour+water=12 pour+week=7 pour+yesterday=-5
pregnant+pressure=12 pregnant+see=9 pregnant+severe=5 pregnant+since=-3 pregnant+small=-5 pregnant+soak=4
pregnant+urine=3 pregnant+very=9 pregnant+vomit=-5 pregnant+week=-6 pregnant+woman=-2 press=6 press+rash=9
press+rib=-7 press+side=-5 press+since=6 press+small=-6 press+wound=-6 pressure=-3 pressure+see=11 pressure+severe=4
pressure+small=-6 pressure+today=-8 pressure+want=-6 pressure+week=12 pull=10 pull+rib=3 pull+shoulder=-7
pull+since=-9 pull+skin=5 pull+snores=5 pull+yesterday=-8 pus=5 pus+rash=9 pus+since=-10 pus+small=2 pus+week=-4
pus+yesterday=-7 rape=-3 rash=2 rash+since=-3 rash+skin-mild=-9 rash+small=-12 rash+swallow=7 rash+swell=-2
rash+throat=10 rash+week=-5 red+see=3 red+since=-7 red+slow=-6 red+small=-6 red+spread=-2 red+sputum=-5 red+stuck=-2
red+suck=-6 red+swell=3 red+thermometer=-3 red+today=3 red+vessel=6 red+vomit=9 red+week=2 red+wound=4 refuse=13
refuse+since=3 refuse+urine=4 respond=6 respond+water=6 respond+week=-5 respond+word-said=2 rib=-5 rib+right=4
rib+see=-5 rib+sharp=2 rib+side=-4 rib+since=-6 rib+skin=9 rib+sleep=4 rib+small=-6 rib+suck=4 rib+sudden=4
rib+sunken=7 rib+touch=-4 rib+twist=5 rib+yesterday=3 right=4 right+see=2 right+severe=6 right+shoulder=4
right+side=9 right+since=-9 right+sleep=4 right+speak=-3 right+start=2 right+sudden=6 right+swell=-8 right+today=7
right+twist=3 right+vehicle=-8 right+wake=-4 right+weak=2 right+wound=-3 right+yesterday=8 roof=5 room=-4
room+since=-2 room+sleep=-11 room+small=-3 room+vehicle=-2 rope=24 run=2 run+run=3 run+since=5 run+sit=2
run+today=-3 run+vehicle=3 run+week=-2 run+yesterday=-4 saliva=12 saliva+small=-9 saliva+speak=-3 saliva+swallow=3
saliva+sweat=11 saliva+swell=-2 saliva+voice=7 says=16 says+see=-2 says+side=3 says+since=7 says+sit=2 says+sleep=-2
says+small=6 says+speak=3 says+spirits=2 says+thermometer=2 says+threatens=12 says+tired=9 says+today=3 says+very=-6
says+voice=-5 says+want=9 says+water=-2 says+weapon=4 says+woman=2 says+wound=3 says+yellow=10 scar=-12 scorpion=5
scorpion+sting=5 scratch=-17 scratch+since=-2 scratch+small=-6 scratch+throat=-2 scratch+woman=-6
scratch+yesterday=-2 second-long=10 second-long+severe=5 second-long+small=-5 second-long+stand=-7
second-long+unconscious=-10 second-long+yesterday=3 see=7 see+shake=5 see+shiver=4 see+since=-2 see+small=4
see+smell=-10 see+snake=6 see+spirits=6 see+still=-10 see+stop=6 see+sweat=3 see+swell=6 see+thermometer=-3
see+water=7 see+week=8 see+yesterday=3 severe=16 severe+severe=-2 severe+shake=3 severe+shiver=3 severe+side=-5
severe+since=13 severe+sleep=-3 severe+small=7 severe+stiff=-4 severe+sudden=2 severe+swell=5 severe+urine=3
severe+wake=8 severe+week=3 severe+yesterday=4 sex=-9 sex+yesterday=-5 shake=15 shake+speak=7 shake+still=3
shake+sugar=5 shake+tooth=2 shake+very=4 sharp+side=10 sharp+sudden=3 shiver=12 shiver+since=-5 shiver+still=3
shiver+sugar=-4 shiver+tooth=3 shiver+very=4 shoes=-3 shoes+shoes=-6 shoes+since=13 shoes+small=-3 shoes+sole=-5
shoes+sting=9 shoes+today=2 shoes+weapon=-5 shoes+wound=-12 shoulder=11 shoulder+since=-5 shoulder+today=-10
shoulder+vehicle=3 sickle=3 side=7 side+since=6 side+sleep=-8 side+small=-3 side+speak=3 side+stiff=-7 side+sudden=6
side+tongue=-4 side+twist=5 side+wake=-5 side+word-said=10 side+yesterday=6 since=2 since+since=7 since+sit=8
since+skin-mild=-6 since+sleep=4 since+small=5 since+smell=-8 since+speak=6 since+spread=-4 since+stairs=-5
since+stand=4 since+stiff=-8 since+still=-4 since+stool=-6 since+strength=3 since+stuck=2 since+suck=8
since+sudden=8 since+sweat=-5 since+testicle=2 since+thermometer=-10 since+throat=-15 since+today=-10
since+tooth=-10 since+travel=-3 since+tree=3 since+twist=-5 since+urine=7 since+vaccine=-2 since+vehicle=-5
since+vessel=3 since+voice=-9 since+vomit=-6 since+waist=-8 since+wake=6 since+walk=7 since+want=3 since+water=-3
since+weak=4 since+whistle=3 since+woman=7 since+work=7 since+wound=-2 since+yellow=-10 since+yesterday=3 sit=9
sit+still=3 sit+swallow=8 sit+today=7 sit+urine=3 sit+vehicle=-3 sit+water=-13 sit+work=-4 sit+yesterday=-3 skin=5
skin+small=-7 skin+sunken=5 skin+swell=3 skin+today=5 skin+vehicle=5 skin+week=5 skin+wet=3 skin+wound=11
skin+yellow=13 skin-mild=-12 skin-mild+small=-6 skin-mild+throat=-6 skin-mild+yesterday=-5 sleep=8 sleep+small=4
sleep+stiff=-8 sleep+stop=4 sleep+suck=9 sleep+thermometer=3 sleep+today=5 sleep+twist=7 sleep+very=5 sleep+vomit=9
sleep+wake=-9 sleep+want=2 sleep+water=6 sleep+week=7 sleep+word-said=2 sleep+yesterday=2 slow=-3 slow+spread=-5
small=-13 small+small=-2 small+snake=9 small+snores=5 small+speak=-2 small+sputum=-7 small+stand=-5 small+start=6
small+stiff=-2 small+sting=7 small+suck=-3 small+swallow=10 small+swell=-9 small+today=2 small+tongue=2
small+urine=4 small+vehicle=-6 small+very=4 small+vomit=5 small+want=-6 small+washed=-7 small+water=5 small+weak=2
small+week=-12 small+wet=5 small+wood=-4 small+word-said=4 small+work=-2 small+wound=-7 small+yellow=-4 smell=-7
smell+smell=9 smell+strength=3 smell+thigh=10 smell+urine=-10 smell+water=4 smell+yesterday=-6 smoke=12 snake=16
snake+sting=10 snake+today=-5 snores=8 snores+strange=5 snores+woman=-8 soak=16 soak+speak=3 soak+sweat=7
soak+wake=5 soak+week=4 soft-spot=14 soft-spot+swell=5 sole+swell=2 sole+yellow=10 sometimes=-21 speak+spirits=7
speak+start=2 speak+still=-4 speak+strange=4 speak+sudden=3 speak+sweat=3 speak+testicle=-12 speak+threatens=5
speak+tired=8 speak+today=11 speak+twist=8 speak+urine=6 speak+very=4 speak+vomit=3 speak+wake=-8 speak+walk=5
speak+week=-6 speak+word-said=3 speak+yellow=7 speak+yesterday=10 spider=4 spirits=4 spirits+today=3 spread=-5
sputum=-12 sputum+thermometer=-3 stairs+yesterday=2 stand=8 stand+unconscious=-3 stand+very=2 stand+weak=2 start=5
start+strange=4 start+sudden=2 start+swell=2 start+tired=7 start+today=6 start+tooth=5 start+water=-9 start+week=-14
start+yesterday=10 stiff=4 stiff+sudden=5 stiff+throat=4 stiff+today=-2 stiff+touch=3 stiff+wake=-8 stiff+water=4
stiff+wood=4 still+suck=-2 still+urine=-9 still+walk=-3 still+week=7 still+word-said=7 sting=-6 sting+sudden=3
sting+tooth=9 sting+urine=-4 sting+weapon=4 sting+week=6 sting+yesterday=-6 stool=-16 stool+thirst=-4
stool+today=-11 stool+urine=-8 stool+vagina=-8 stool+vomit=3 stool+week=-6 stop=-5 stop+suck=11 stop+vomit=-3
stop+waist=5 stop+walk=5 stop+week=13 stop+yesterday=-6 strange=7 strength=2 strength+swallow=5 strength+wood=4
stroke=-10 stuck=14 stuck+throat=6 stuck+today=4 suck=-2 suck+today=3 suck+very=-2 suck+yesterday=5 sudden=28
sudden+sudden=2 sudden+swell=4 sudden+testicle=5 sudden+today=3 sudden+weapon=4 sudden+week=3 sudden+woman=3
sudden+word-said=5 sudden+yesterday=5 sugar+sweat=14 sugar+today=-4 sugar+water=2 sunken=23 sunken+water=4
swallow=11 swallow+today=-4 swallow+tongue=3 swallow+voice=7 swallow+water=5 swallow+yesterday=4 sweat=2 sweaty=11
swell=5 swell+swell=2 swell+thigh=4 swell+throat=4 swell+today=-2 swell+tongue=9 swell+tooth=-3 swell+twist=-7
swell+vehicle=9 swell+very=3 swell+voice=2 swell+vomit=2 swell+water=4 swell+week=-5 swell+worse=6 swell+wound=2
tears=8 testicle=10 testicle+want=-8 thermometer=5 thermometer+thermometer=-9 thermometer+today=11
thermometer+week=-5 thigh=7 thigh+today=-4 thigh+yesterday=-2 thinner=12 thirst=-7 thirst+today=-4 thirst+very=-8
threat=6 threatens=6 throat=7 throat+water=4 throat+wound=4 throat+yesterday=-10 tired=10 tired+very=6
tired+word-said=2 today+tooth=10 today+travel=-9 today+very=-5 today+vessel=4 today+voice=3 today+vomit=7
today+waist=4 today+wake=3 today+walk=6 today+water=-9 today+work=-2 today+worse=-10 today+yellow=8
today+yesterday=-5 tongue=12 tongue+wound=-8 tooth=2 tooth+yesterday=6 touch=3 travel=-11 travel+vaccine=-2 tree=9
twist=5 twist+week=-11 twist+yesterday=-4 unconscious=9 urine=3 urine+water=-5 urine+weak=-10 urine+week=5
urine+yellow=5 urine+yesterday=2 vaccine=-23 vaccine+want=-2 vaccine+week=-6 vagina=2 vehicle=5 vehicle+voice=8
vehicle+walk=10 vehicle+week=2 vehicle+yesterday=-3 very+vessel=4 very+vomit=-4 very+weak=13 very+week=2
very+yesterday=2 vessel=12 vessel+vessel=4 vessel+water=3 vessel+woman=3 voice=7 voice+weak=3 vomit=18 vomit+want=5
vomit+water=-4 vomit+week=-5 vomit+yesterday=-11 waist=-2 waist+want=-2 waist+yesterday=-14 wake=-7 walk=-7
walk+water=7 walk+weak=-4 walk+weapon=-6 walk+week=6 want+week=-3 washed=-10 washed+work=2 water=5 water+water=3
water+woman=-3 water+yesterday=-2 weak=6 weak+word-said=6 weapon+wound=-5 week=7 week+wet=-2 week+work=4
week+worse=-3 week+yellow=-3 week+yesterday=3 whistle=17 who:after-abortion=14 who:asthma=2 who:diabetes=5
who:epilepsy=-9 who:gave-birth=-7 who:pregnant=3 who:sickle-cell=20 woman=-2 woman+word-said=3 womb=15 wood=6
word-said=15 work=-11 worse=5 wound=-8 wound+yesterday=-2 wrong=8 yellow+yesterday=-9 yesterday=-3
`;
