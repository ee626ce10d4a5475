/** A file of an archive. */
export type ZipEntry = { readonly name: string; readonly bytes: Blob }

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHead = 30
const endLength = 22
const stored = 0

/**
 * Lists the files of an archive that compresses nothing, by its directory (APPNOTE 4.3). They are parts of the blob, so nothing is
 * copied. Throws where that is no such archive.
 */
export async function readZip(archive: Blob): Promise<ZipEntry[]> {
  // Nothing that is read here has a comment, so the directory ends with the archive.
  const end = await viewOf(archive, archive.size - endLength, endLength)
  if (end.getUint32(0, true) !== endOfDirectory) throw new Error('This is no archive that ends with its directory.')
  const directory = await viewOf(archive, end.getUint32(16, true), end.getUint32(12, true))
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.byteLength;) {
    if (directory.getUint32(at, true) !== directoryEntry || directory.getUint16(at + 10, true) !== stored)
      throw new Error('A file of the archive is compressed, or none.')
    const nameLength = directory.getUint16(at + 28, true)
    const rest = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength))
    const start = directory.getUint32(at + 42, true)
    const head = await viewOf(archive, start, localHead)
    const from = start + localHead + head.getUint16(26, true) + head.getUint16(28, true)
    entries.push({ name, bytes: archive.slice(from, from + directory.getUint32(at + 20, true)) })
    at += 46 + nameLength + rest
  }
  return entries
}

async function viewOf(archive: Blob, from: number, length: number): Promise<DataView> {
  const bytes = await archive.slice(Math.max(0, from), from + length).arrayBuffer()
  if (bytes.byteLength < length) throw new Error('The archive is cut off.')
  return new DataView(bytes)
}
