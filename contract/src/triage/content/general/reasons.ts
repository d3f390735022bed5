/** Why the rules about any part of the body hold, as people read it: Swahili, English, French. */
export const reasons = `
any-1: Njia ya hewa inaweza kuwa imeziba. | The way for air may be blocked. | Le passage de l’air est peut-être bouché.
any-2: Shida ya kupumua inaweza kuwa hatari haraka. | Trouble breathing can quickly become dangerous. | La difficulté à respirer peut vite devenir dangereuse.
any-2t: Kukosa pumzi kunahitaji kupimwa leo. | Being short of breath needs a check today. | Être essoufflé demande un examen aujourd’hui.
any-3: Kupoteza fahamu au kuchanganyikiwa ni dalili kuwa ubongo uko hatarini. | Not waking up or confusion means the brain may be in danger. | L’inconscience ou la confusion montre que le cerveau est en danger.
any-4: Degedege linaweza kudhuru ubongo. | A fit can harm the brain. | Les convulsions peuvent abîmer le cerveau.
any-4t: Degedege kwa mtu mwenye kifafa linahitaji kupimwa leo. | A fit in somebody with epilepsy needs a check today. | Une crise chez une personne épileptique demande un examen aujourd’hui.
any-5: Kupoteza damu nyingi ni hatari. | Losing much blood is dangerous. | Perdre beaucoup de sang est dangereux.
any-6: Ngozi ya baridi na udhaifu huonyesha kuwa damu haizunguki vizuri. | Cold skin and weakness show that the blood does not flow well. | Une peau froide et la faiblesse montrent que le sang circule mal.
any-7: Mzio mkali unaweza kuziba koo haraka. | A strong allergy can close the throat quickly. | Une forte allergie peut vite fermer la gorge.
any-7s: Vipele hivi vinaweza kuwa mzio. | These spots can be an allergy. | Ces plaques peuvent être une allergie.
any-8: Sumu au dawa nyingi hudhuru hata kama mtu anaonekana mzima. | Poison or too much medicine harms even when somebody looks well. | Le poison ou trop de médicaments fait du mal même sans signe.
any-9: Sumu ya nyoka inaweza kuchelewa kuonekana. | Snake venom can act late. | Le venin de serpent peut agir tard.
any-10: Kuungua huku kunaweza kudhuru sana mwili. | Such a burn can do great harm to the body. | Une telle brûlure peut gravement abîmer le corps.
any-10t: Kuungua kunahitaji kusafishwa na kupimwa leo. | A burn needs cleaning and a check today. | Une brûlure doit être nettoyée et vue aujourd’hui.
any-12: Ajali kubwa inaweza kuumiza ndani bila kuonekana. | A serious accident can hurt inside without a sign. | Un accident grave peut blesser à l’intérieur sans signe.
any-13: Baada ya kugonga kichwa, dalili hizi zinaweza kuwa damu ndani. | After a blow to the head, these signs can mean bleeding inside. | Après un coup à la tête, ces signes peuvent être un saignement interne.
any-13t: Kichwa kilichogongwa kinahitaji kuangaliwa kwa siku mbili. | After a blow to the head, somebody should watch you for two days. | Après un coup à la tête, quelqu’un doit vous surveiller deux jours.
any-14: Mkono au mguu unaweza kukosa damu. | The arm or leg may not get enough blood. | Le bras ou la jambe manque peut-être de sang.
any-14t: Mfupa unaweza kuwa umevunjika. | A bone may be broken. | Un os est peut-être cassé.
any-16: Dalili hizi zinaweza kuwa maambukizi ya ubongo. | These signs can be an infection around the brain. | Ces signes peuvent être une infection autour du cerveau.
any-17: Maambukizi yanaweza kuwa yameenea mwilini. | An infection may have spread through the body. | Une infection s’est peut-être étendue dans le corps.
any-17s: Homa na udhaifu mkubwa vinahitaji kupimwa leo. | Fever with great weakness needs a check today. | La fièvre avec une grande faiblesse demande un examen aujourd’hui.
any-18: Taya au misuli inayokaza inaweza kuwa pepopunda au kichaa cha mbwa. | Locked jaw or spasms can be tetanus or rabies. | Une mâchoire bloquée ou des spasmes peuvent être le tétanos ou la rage.
any-19: Wakati wa mlipuko, homa na dalili hizi ni hatari. | In an outbreak, fever with these signs is dangerous. | En cas d’épidémie, la fièvre avec ces signes est dangereuse.
any-20: Moshi wa mkaa una gesi ya hatari isiyoonekana. | Charcoal smoke has a dangerous gas that nobody sees. | La fumée de charbon contient un gaz dangereux invisible.
any-27: Maneno yako yanafanana na ya watu waliokuwa hatarini. | Your words are like those of people who were in danger. | Vos mots ressemblent à ceux de personnes en danger.
any-28: Neno moja ulilosema linaweza kuwa dalili ya hatari. | One word that you said can be a sign of danger. | Un mot que vous avez dit peut être un signe de danger.
any-21: Umeomba msaada wa haraka au umesema uhai uko hatarini. | You called for urgent help, or said that a life is in danger. | Vous avez appelé au secours, ou dit qu’une vie est en danger.
any-22: Udhaifu mkubwa unahitaji kupimwa leo. | Great weakness needs a check today. | Une grande faiblesse demande un examen aujourd’hui.
any-23: Kuzimia kunahitaji kupimwa. | Fainting needs a check. | Un évanouissement demande un examen.
any-14c: Mkono au mguu wa baridi unahitaji kupimwa leo. | A cold arm or leg needs a check today. | Un bras ou une jambe froids demandent un examen aujourd’hui.
any-24: Kusinzia sana au kushindwa kunywa kunahitaji kupimwa leo. | Great sleepiness or being unable to drink needs a check today. | Une grande somnolence ou ne pas pouvoir boire demande un examen aujourd’hui.
any-25: Maumivu makali au ya ghafla yanahitaji kupimwa leo. | Severe or sudden pain needs a check today. | Une douleur forte ou soudaine demande un examen aujourd’hui.
any-26: Mtoto mdogo mwenye dalili kadhaa anahitaji kupimwa leo. | A small child with several signs needs a check today. | Un petit enfant avec plusieurs signes a besoin d’un examen aujourd’hui.
`;
