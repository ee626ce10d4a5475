/** What a header says where a file is written while it is made. */
const endless: ReadonlySet<number> = new Set([0, 0xffffffff, 0x7fffffff, 0xfffffffe])
/** Some servers subtract the header's bytes from "endless". */
const endlessFrom = 0x7fff0000

/** Nobody writes more before the sound; what is empty could stand there millions of times. */
const chunksMax = 1000

/** Tells what is wrong with a WAV file that came over the network; undefined where it is whole. */
export function whyNoWholeWav(bytes: Buffer): 'no wav' | 'cut off' | undefined {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    return 'no wav'
  for (let at = 12, chunks = 0; at + 8 <= bytes.length && chunks < chunksMax; chunks++) {
    const size = bytes.readUInt32LE(at + 4)
    if (bytes.toString('latin1', at, at + 4) === 'data') {
      const isEndless = endless.has(size) || size >= endlessFrom
      return isEndless || at + 8 + size <= bytes.length ? undefined : 'cut off'
    }
    at += 8 + size + (size % 2)
  }
  return 'cut off'
}
