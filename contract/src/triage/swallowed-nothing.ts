/** 'Nothing is missing, he swallowed nothing': a packet or a battery that was only found. */
export const NOTHING_SWALLOWED =
  /\b(?:not|never) swallow\w* (?:any|it)|\bswallowed nothing|\b(?:haja|haku|hawaja|hawaku)(?:ki|i|li|vi)?meza (?:kitu|chochote|hata)|\brien (?:ete )?avale\b|\b(?:rien|aucun\w*) ne manque|\b(?:hajaonja|hajafungua|haijafunguliwa|hakugusa)\b|\bstil?l? (?:sealed|closed)\b|\bencore fermee?\b|\b(?:nobody|no one|noone) (?:has |have |had )?(?:touched|eaten|ate|swallowed|drank|drunk|taken)|\bhakuna (?:mtu )?aliye(?:gusa|meza|kunywa|la|kula)|\bpersonne n (?:y )?a (?:touche|avale|bu|mange)/;
/** Nothing was drunk. */
export const NOTHING_DRUNK =
  /\b(?:haja|haku)(?:ki|i|li)?nywa (?:hata|kitu|chochote)|\b(?:not|never) (?:drink|drunk|drank) (?:any|it|a drop)|\bn a rien bu\b/;
/** A battery, or anything, that nobody swallowed. */
export const BATTERY_NOT_SWALLOWED =
  /\b(?:not|never) (?:swallow|eat|take)\w* (?:any|it)|\bswallowed nothing|\b(?:haja|haku|hawaja|hawaku)(?:ki|i|li|vi|zi|ya)meza\b|\baucune (?:n est |n a ete |ete )?avalee|\b(?:haja|haku|hawaja|hawaku)(?:ki|i|li|vi)?(?:meza|la) (?:kitu|chochote|hata)|\b(?:rien|pas) (?:ete )?(?:avale|mange|pris)\b/;
/** What nobody eats. */
export const NO_FOOD =
  /\b(?:betri|batteries|battery|piles?|sumaku|magnets?|aimants?|coins?|sarafu|sumu|poison|vidonge|pills?|tablets?|comprimes?|jiki|bleach|javel|sabuni|soap|savon|petrole|paraffin|kerosene|mafuta)\b/;
/** Somebody took it. */
export const TOOK =
  /^(?:swallow\w*|drank|drunk|drinks?|took|taken|ate|licked|avale\w*|bu|bue|pris|\w*meza|\w*kunywa|\w*lamba)$/;
