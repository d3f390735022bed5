export { addPasskey, beginPasskey } from './add-passkey.ts';
export { askPasskey } from './ask-passkey.ts';
export { hasPasskey, listPasskeys } from './list-passkeys.ts';
export { ownerOfPasskey, provePasskey } from './prove-passkey.ts';
export {
  forgetPasskeyChallenges,
  forgetPasskeys,
  removePasskey,
  removePasskeys,
  renamePasskey,
} from './remove-passkey.ts';
