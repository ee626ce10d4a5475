export {
  forgetActionParameters,
  isYes,
  keepActionParameters,
  readActionParameters,
  storedActionParameters,
  type ActionParameters,
} from './action-parameters.ts'
export { forgetInviteCode, keepInviteCode, storedInviteCode } from './invite-code.ts'
export { fillCouponHook, judgeCoupon } from './coupon-hook.ts'
export { forgetPromo, keepPromo, StoredPromo, storedPromo, subscribePromo } from './promo.ts'
