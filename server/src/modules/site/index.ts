export { takeSubscribers } from './announce-openings.ts';
export { doctorShare } from './doctor-share.ts';
export { findContact } from './find-contact.ts';
export { listSecurityContacts } from './list-security-contacts.ts';
export { jobs } from './jobs.ts';
export { isPictureKept } from './keep-picture.ts';
export { missedTerms } from './missed-terms.ts';
export { routes } from './routes.ts';
