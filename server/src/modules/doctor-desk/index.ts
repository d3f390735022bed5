export { checks } from './checks.ts';
export { invitationAddressOf } from './invite-doctor.ts';
export { routes } from './routes.ts';
