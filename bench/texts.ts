const words =
  'morning river lantern copper window quiet garden letter market silver harbour candle meadow engine ribbon valley'.split(
    ' ',
  )

let counter = 0

/** Creates a text of exactly this many characters that was not used before, in sentences of about sixty. */
export function uniqueText(characters: number): string {
  const tag = (counter++).toString(36)
  let text = `Take ${tag} begins`
  for (let index = counter; text.length < characters; index++) {
    text += text.length - (text.lastIndexOf('. ') + 1) > 55 ? '. The' : ''
    text += ` ${words[index % words.length]}`
  }
  return `${text
    .slice(0, characters - 1)
    .trimEnd()
    .padEnd(characters - 1, 'e')}.`
}
