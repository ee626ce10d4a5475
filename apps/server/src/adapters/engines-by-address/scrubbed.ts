const sentenceMax = 200

/** Takes the sentence out of what a server wrote about a refusal; undefined where it wrote none, or the key stands in it. */
export function scrubbed(text: string, key: string | undefined): string | undefined {
  const said = messageIn(text)?.replaceAll(/\s+/g, ' ').trim().slice(0, sentenceMax)
  if (said === undefined || said === '') return undefined
  return key !== undefined && mentions(said, key) ? undefined : said
}

/** Servers shorten a key that they quote: its beginning or its end is enough to leave the sentence out. */
function mentions(said: string, key: string): boolean {
  return said.includes(key.slice(0, 6)) || said.includes(key.slice(-6))
}

function messageIn(text: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return sentenceOf(parsed)
  } catch {
    return undefined
  }
}

/** Finds `error.message`, `message` or `detail`, as servers of this kind write them. */
function sentenceOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const name of ['error', 'message', 'detail']) {
    const found = sentenceOf(Reflect.get(value, name))
    if (found !== undefined) return found
  }
  return undefined
}
