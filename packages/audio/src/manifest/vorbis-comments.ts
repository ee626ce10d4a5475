import { joinBytes } from '../join.ts'

/** More than this nobody writes: a file of nothing else is not read to its end. */
const commentsMax = 1000

/** Adds a comment to a packet or block of comments, behind whatever names it (Vorbis I, section 5). */
export function withComment(
  comments: Uint8Array,
  prefixBytes: number,
  name: string,
  text: string,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(comments.buffer, comments.byteOffset, comments.byteLength)
  const countAt = prefixBytes + 4 + view.getUint32(prefixBytes, true)
  const comment = new TextEncoder().encode(`${name}=${text}`)
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, comment.length, true)
  const out = joinBytes([comments.subarray(0, countAt + 4), length, comment, comments.subarray(countAt + 4)])
  new DataView(out.buffer).setUint32(countAt, view.getUint32(countAt, true) + 1, true)
  return out
}

/** Finds a comment by its name. */
export function findComment(comments: Uint8Array, prefixBytes: number, name: string): string | undefined {
  const view = new DataView(comments.buffer, comments.byteOffset, comments.byteLength)
  if (comments.length < prefixBytes + 8) return undefined
  const countAt = prefixBytes + 4 + view.getUint32(prefixBytes, true)
  if (countAt + 4 > comments.length) return undefined
  let at = countAt + 4
  const count = Math.min(commentsMax, view.getUint32(countAt, true))
  for (let left = count; left > 0 && at + 4 <= comments.length; left--) {
    const end = at + 4 + view.getUint32(at, true)
    if (end > comments.length) return undefined
    const [found, ...rest] = new TextDecoder().decode(comments.subarray(at + 4, end)).split('=')
    if (found?.toUpperCase() === name) return rest.join('=')
    at = end
  }
  return undefined
}
