const words =
  'after again among autumn balance before bridge candle careful centre city coffee corner daughter distance evening feather field finger forest garden gentle glass harbour hundred island journey kitchen ladder letter little market meadow middle morning mountain nothing number orange paper people picture quiet remember river second seven silver simple station summer sunday table teacher thunder together travel under valley village water weather window winter yellow'.split(
    ' ',
  )

/** Puts words into three sentences by a number; the same number is the same text. */
export function wordsOf(number: number): string {
  let state = (number * 2_654_435_761) % 4_294_967_296
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return words[(state >>> 8) % words.length] ?? ''
  }
  const sentence = () => `The ${Array.from({ length: 11 }, next).join(' ')}.`
  return [sentence(), sentence(), sentence()].join(' ')
}
