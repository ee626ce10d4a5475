/** Returns the key a promo code is found by, however it was typed. */
export function promoKey(code: string): string {
  return code.trim().toLowerCase()
}
