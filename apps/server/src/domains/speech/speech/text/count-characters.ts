/** Counts the characters of a text in Unicode code points, on the server and in the browser alike. */
export function countCharacters(text: string): number {
  let pairs = 0
  for (let index = 0; index < text.length - 1; index++) {
    if (isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1))) pairs++
  }
  return text.length - pairs
}

/**
 * Returns the credits that a request costs: its characters times the model's multiplier (1, or 0.5 for turbo and
 * flash), rounded up once per request.
 */
export function creditCost(characters: number, costMultiplier: number): number {
  return Math.ceil(characters * costMultiplier)
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
