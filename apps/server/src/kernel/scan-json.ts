import { AppError } from './errors.ts'

/** No schema is nested deeper by far; every level costs the parser, and a hostile body is nothing but levels. */
export const jsonDepthMax = 64

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d]
/** So many bytes of a string are looked at one by one before its end is searched for. */
const searchAfter = 64

/**
 * Looks through a body before it is parsed, once and without keeping anything, and throws at the first byte that is one
 * level or one mark too many. Whether the rest is JSON is the parser's to say.
 */
export function assertCheapJson(body: Uint8Array, marksMax: number): void {
  let depth = 0
  let marks = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]
    if (byte === quote) at = endOfString(body, at)
    else if (byte === comma || byte === colon) marks++
    else if (byte === openList || byte === openObject) {
      marks++
      depth++
      if (depth > jsonDepthMax)
        throw new AppError('malformed_json', { message: `The JSON is nested more than ${jsonDepthMax} levels deep.` })
    } else if (byte === closeList || byte === closeObject) depth--
    if (marks > marksMax)
      throw new AppError('request_too_large', { message: `The JSON has more than ${marksMax} fields and items.` })
  }
}

/** Finds the closing quote of the string that begins at `start`; answers the body's length when it is missing. */
function endOfString(body: Uint8Array, start: number): number {
  let at = start + 1
  for (;;) {
    for (const until = Math.min(body.length, at + searchAfter); at < until; at++) {
      if (body[at] === backslash) at++
      else if (body[at] === quote) return at
    }
    // Recordings are long and escape nothing: what searches natively is many times faster.
    const end = at < body.length ? body.indexOf(quote, at) : -1
    if (end < 0) return body.length
    let escapes = 0
    while (end - 1 - escapes >= at && body[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end
    at = end + 1
  }
}
