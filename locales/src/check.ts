/**
 * Checks in `npm test` that the catalogues are complete and valid in all three languages. Prints each fault and exits
 * with 1 if there is any.
 */
import { findFaults } from './find-faults.ts';
import { withNames } from './name-sentences.ts';
import { LANGUAGES, readCatalogues } from './read-catalogues.ts';

const catalogues = withNames(readCatalogues());
const faults = findFaults(catalogues);
for (const fault of faults) console.error(fault);
const count = Object.values(catalogues.sw).flat().length;
console.log(faults.length > 0 ? `${faults.length} faults` : `${count} sentences, complete in ${LANGUAGES.join(', ')}`);
process.exitCode = faults.length > 0 ? 1 : 0;
