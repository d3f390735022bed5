/** What people read for each concept about heart, lungs and throat: Swahili, English, French. */
export const names = `
chest-pain: maumivu ya kifua | chest pain | douleur à la poitrine
sharp-chest-pain: kifua kinachochoma ukivuta pumzi | sharp chest pain when breathing in | douleur vive à la poitrine en inspirant
chest-pain-on-press: kifua kinachouma kikibonyezwa tu | chest pain only when pressed or moved | douleur seulement à la pression ou au mouvement
chest-pain-gone: maumivu ya kifua yaliyokwisha | chest pain that has gone | douleur à la poitrine passée
calf-swollen: ndama wa mguu mmoja aliyevimba | one swollen, painful calf | un mollet gonflé et douloureux
coughs-blood: kukohoa damu | coughing blood | crachats de sang
blood-streaks: michirizi ya damu kwenye makohozi | streaks of blood in the sputum | filets de sang dans les crachats
cough: kikohozi | a cough | toux
long-cough: kikohozi cha wiki mbili au zaidi | a cough of two weeks or more | toux depuis deux semaines ou plus
night-sweats: jasho jingi usiku | night sweats | sueurs la nuit
weight-loss: kupungua uzito | weight loss | perte de poids
sore-throat: maumivu ya koo | a sore throat | mal de gorge
recent-surgery: upasuaji wa hivi karibuni | recent surgery | opération récente
asthma: pumu | asthma | asthme
wheeze: kifua kinachopiga filimbi | wheezing | respiration qui siffle
inhaler-fails: dawa ya kuvuta isiyosaidia | an inhaler that does not help | inhalateur qui n’aide pas
asthma-tiring: kuchoka kwa sababu ya kupumua | tiring from breathing | épuisement à force de respirer
racing-heart: moyo unaoenda mbio | a racing heart | cœur qui bat très vite
faint-on-effort: kuzimia wakati wa kazi au mazoezi | fainting on effort | évanouissement à l’effort
high-pressure: shinikizo la juu la damu | high blood pressure | tension élevée
cold-symptoms: mafua | a cold | rhume
sneezing: kupiga chafya | sneezing | éternuements
`;
