export {
  forgetCarried,
  isYes,
  keepCarried,
  readActionParameters,
  withCarried,
  type ActionParameters,
} from './action-parameters.ts'
export { forgetCoupon, keepCoupon, waitingCoupon } from './waiting-coupon.ts'
export {
  forgetInviteCode,
  forgetJoined,
  isInvitePutOff,
  keepInviteCode,
  keepJoined,
  putInviteOff,
  storedInviteCode,
  storedJoined,
} from './invite-code.ts'
export { fillCouponHook, judgeCoupon } from './coupon-hook.ts'
export { forgetPromo, keepPromo, StoredPromo, storedPromo, subscribePromo } from './promo.ts'
