import { kitWords } from '../words.ts'

/** Answers the bytes that a base64 text stands for; blanks do not count. Throws on anything that is no base64. */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
  const compact = text.replaceAll(/\s/gu, '')
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u.test(compact)) {
    throw new TypeError(kitWords.invalidBase64)
  }
  return Uint8Array.from(atob(compact), (character) => character.codePointAt(0) ?? 0)
}
