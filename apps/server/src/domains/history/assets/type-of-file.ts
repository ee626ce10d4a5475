import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

const unknown = 'application/octet-stream'
const startBytes = 64 * 1024
/** What stands below the letters in a text, too. */
const spaces = '\t\n\v\f\r'

/** Tells what the bytes of a file are, whatever its name says: `text/plain` where all of its beginning can be read. */
export async function typeOfFile(path: string): Promise<string> {
  // A file that breaks off where its type would be told is no type at all.
  const known = await fileTypeFromFile(path).catch(() => undefined)
  return known?.mime ?? ((await isText(path)) ? 'text/plain' : unknown)
}

async function isText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    // What is cut off in the middle of a character is no fault of the text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true })
    return ![...text].some((sign) => sign < ' ' && !spaces.includes(sign))
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  } finally {
    await file.close()
  }
}
