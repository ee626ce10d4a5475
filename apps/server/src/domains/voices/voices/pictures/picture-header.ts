/** What a picture says of itself before anything of it is decoded. */
export type PictureHeader = {
  readonly type: 'jpeg' | 'png' | 'webp'
  readonly width: number
  readonly height: number
  /** Whether it moves. */
  readonly isAnimated: boolean
  /** Whether its end is there: decoders fill what is missing with grey and say nothing. */
  readonly isWhole: boolean
}

/** Reads what a file says of itself by its bytes alone; undefined where it is no picture of a known kind, or says nothing. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 30) return undefined
  if (bytes.readUInt32BE(0) === 0x89504e47) return pngHeader(bytes)
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegHeader(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return webpHeader(bytes)
  return undefined
}

function pngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  let [isAnimated, isWhole] = [false, false]
  for (let at = 8; at + 12 <= bytes.length && !isWhole;) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') isAnimated = true
    isWhole = name === 'IEND'
    at += 12 + bytes.readUInt32BE(at)
  }
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isAnimated, isWhole }
}

/** Frames of JPEG files: what begins with one of these states the size. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const endOfImage = 0xd9
const startOfScan = 0xda

function jpegHeader(bytes: Buffer): PictureHeader | undefined {
  let size: { readonly width: number; readonly height: number } | undefined
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // No marker; decoders read on behind it, where a length read here would lead elsewhere.
    if (marker === 0) return undefined
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else {
      if (marker === endOfImage) break
      if (frames.has(marker) && at + 9 <= bytes.length)
        size ??= { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === startOfScan) {
        at = endOfScan(bytes, at)
        if (bytes[at + 1] === endOfImage) return size && { type: 'jpeg', ...size, isAnimated: false, isWhole: true }
      }
    }
  }
  return size && { type: 'jpeg', ...size, isAnimated: false, isWhole: false }
}

/** Tells markers without a length: who read one would see another picture than decoders do. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
}

/** Finds the marker after the data of a scan; restarts and stuffed bytes belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

function webpHeader(bytes: Buffer): PictureHeader | undefined {
  const isWhole = bytes.readUInt32LE(4) + 8 <= bytes.length
  const found = { type: 'webp', isWhole, isAnimated: false } as const
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return {
        ...found,
        isAnimated: ((bytes[20] ?? 0) & 2) !== 0,
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
      }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { ...found, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { ...found, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}
