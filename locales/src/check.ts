/** The check of `npm test`: the catalogues are complete and valid in all three languages. Prints each fault and fails. */
import { findFaults } from './find-faults.ts';
import { LANGUAGES, readCatalogues } from './read-catalogues.ts';

const catalogues = readCatalogues();
const faults = findFaults(catalogues);
for (const fault of faults) console.error(fault);
const count = Object.values(catalogues.sw).flat().length;
console.log(faults.length > 0 ? `${faults.length} faults` : `${count} sentences, complete in ${LANGUAGES.join(', ')}`);
process.exitCode = faults.length > 0 ? 1 : 0;
