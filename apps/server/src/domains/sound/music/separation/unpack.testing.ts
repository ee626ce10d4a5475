const centralSignature = 0x02_01_4b_50
const nameAt = 46

/** Reads the files of an archive in which nothing is compressed, by its directory, in their order. */
export function unpacked(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const directory = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16)
  for (let at = directory; zip.readUInt32LE(at) === centralSignature;) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + nameAt, at + nameAt + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, zip.subarray(start, start + size))
    at += nameAt + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
