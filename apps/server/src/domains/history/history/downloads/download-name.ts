const partMax = 20
const nameMaxBytes = 255

/**
 * Makes the file name of a downloaded recording: word characters of its text, then the id's tail to keep names apart.
 */
export function downloadName(text: string | null, id: string, extension: string): string {
  const words = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '_')
  const part = [...words].slice(0, partMax).join('') || 'recording'
  const tail = `_${id.slice(-6)}.${extension}`
  return `${withinBytes(part, nameMaxBytes - tail.length)}${tail}`
}

/** Shortens a name to at most `bytesMax` bytes of UTF-8 without splitting a character. */
function withinBytes(name: string, bytesMax: number): string {
  const characters = [...name]
  while (Buffer.byteLength(characters.join('')) > bytesMax) characters.pop()
  return characters.join('')
}

/** Creates a function that makes file names unique within one archive: later files of the same name get a number. */
export function createNaming(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const dot = name.lastIndexOf('.')
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++)
      free = `${name.slice(0, dot)}_${count}${name.slice(dot)}`
    taken.add(free.toLowerCase())
    return free
  }
}

/** Makes a Content-Disposition that every browser understands (RFC 6266): ASCII, with UTF-8 beside it. */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`
}

/** Percent-encodes a header value (RFC 8187), which allows fewer characters than a URL component does. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
