const longest = 200

/**
 * Calls a chapter as its file is called: the last part of the name, without its ending, and with nothing in it that is no character
 * to read. Undefined where nothing is left.
 */
export function titleOfFile(name: string): string | undefined {
  const last = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? ''
  const words = last
    .replace(/\.[\p{L}\p{N}]{1,8}$/u, '')
    .replaceAll(/[\s_]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .trim()
  return cut(words).trim() || undefined
}

/** Cuts a text where a title ends, and never within a character. */
function cut(words: string): string {
  let kept = ''
  for (const character of words) {
    if (kept.length + character.length > longest) break
    kept += character
  }
  return kept
}
