export { suspendByOperator } from './change-member.ts';
export { grantAdministrator, resetAccess } from './grant-administrator.ts';
export { createSetUpLink } from './create-set-up-link.ts';
export { invitationAddressOf } from './invite-member.ts';
export { routes } from './routes.ts';
