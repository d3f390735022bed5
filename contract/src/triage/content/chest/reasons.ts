/** Why the rules about heart and lungs hold, as people read it: Swahili, English, French. */
export const reasons = `
chest-1 chest-1q: Maumivu ya kifua yanaweza kutoka kwenye moyo. | Chest pain can come from the heart. | Une douleur à la poitrine peut venir du cœur.
chest-1p: Maumivu ya kifua yanayouma yakibonyezwa mara nyingi ni misuli. | Chest pain only when pressed is often a muscle. | Une douleur seulement à la pression vient souvent d’un muscle.
chest-1r: Maumivu ya kifua yanahitaji kupimwa leo. | Chest pain needs a check today. | Une douleur à la poitrine demande un examen aujourd’hui.
chest-1g: Maumivu ya kifua yaliyopita bado yanahitaji kupimwa leo. | Chest pain that has gone still needs a check today. | Une douleur passée à la poitrine demande encore un examen aujourd’hui.
chest-3: Damu iliyoganda inaweza kuwa kwenye mapafu. | There may be a blood clot in the lungs. | Il y a peut-être un caillot de sang dans les poumons.
chest-4: Damu inaweza kuwa imeganda kwenye mguu. | There may be a blood clot in the leg. | Il y a peut-être un caillot de sang dans la jambe.
chest-5: Shambulio hili la pumu ni kali. | This attack of asthma is severe. | Cette crise d’asthme est grave.
chest-5t: Kifua kinachopiga filimbi kinahitaji kupimwa leo. | A wheezing chest needs a check today. | Une respiration qui siffle demande un examen aujourd’hui.
chest-6: Kuzimia hivi kunaweza kutoka kwenye moyo. | Fainting like this can come from the heart. | Un tel évanouissement peut venir du cœur.
chest-6s: Moyo kwenda mbio au kizunguzungu kunahitaji kupimwa. | A racing heart or dizziness needs a check. | Un cœur rapide ou des vertiges demandent un examen.
chest-9: Kukohoa damu ni hatari. | Coughing blood is dangerous. | Cracher du sang est dangereux.
chest-9s: Michirizi ya damu kwenye makohozi inahitaji kupimwa. | Streaks of blood in the sputum need a test. | Des filets de sang dans les crachats demandent un test.
chest-10: Kikohozi cha aina hii kinahitaji kipimo cha kifua kikuu. | A cough like this needs a test for tuberculosis. | Une telle toux demande un test de la tuberculose.
chest-11: Kikohozi na kupumua haraka vinaweza kuwa homa ya mapafu. | Cough with fast breathing can be pneumonia. | La toux avec une respiration rapide peut être une pneumonie.
chest-12: Shinikizo la damu la juu sana linaweza kudhuru viungo. | Very high blood pressure can harm heart, brain and kidneys. | Une tension très élevée peut abîmer cœur, cerveau et reins.
chest-12t: Shinikizo la damu liko juu sana. | The blood pressure is very high. | La tension est très élevée.
chest-12s: Shinikizo la damu linahitaji kufuatiliwa. | The blood pressure needs to be followed. | La tension doit être suivie.
chest-13: Oksijeni kwenye damu iko chini sana. | The oxygen in the blood is very low. | L’oxygène dans le sang est très bas.
chest-13t: Oksijeni kwenye damu iko chini. | The oxygen in the blood is low. | L’oxygène dans le sang est bas.
`;
