/** Says whether a code that a link brought along can be used, and keeps it if so. */
export type JudgeCoupon = (coupon: string) => Promise<boolean>

let judge: JudgeCoupon | undefined

/** Lets whoever sells something judge the codes of links. */
export function fillCouponHook(filler: JudgeCoupon): void {
  judge = filler
}

/** Tells whether a code can be used; where nothing is sold, no code can. */
export async function judgeCoupon(coupon: string): Promise<boolean> {
  return judge ? judge(coupon) : false
}
