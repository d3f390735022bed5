export { checks } from './checks.ts';
export { countActiveSubscriptions } from './count-subscriptions.ts';
export { findWish } from './find-wish.ts';
export { generateApproved } from './generate-coupon.ts';
export { openSubscription } from './open-subscription.ts';
export { revokeCouponsOf } from './revoke-coupons.ts';
export { routes } from './routes.ts';
