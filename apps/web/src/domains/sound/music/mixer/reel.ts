const bytesPerFrame = 4
const loudest = 32_767

/** A track as samples that the browser may put on disk: of a long song, all of them would not fit into memory. */
export type Reel = { readonly samples: Blob; readonly frames: number; readonly rateHz: number }

/** Puts a decoded sound on a reel: 16 bits, left and right in turn. */
export function reelOf(
  sound: Pick<AudioBuffer, 'length' | 'sampleRate' | 'numberOfChannels' | 'getChannelData'>,
): Reel {
  const left = sound.getChannelData(0)
  const right = sound.numberOfChannels > 1 ? sound.getChannelData(1) : left
  const both = new Int16Array(sound.length * 2)
  for (let at = 0; at < sound.length; at += 1) {
    both[at * 2] = asInteger(left[at] ?? 0)
    both[at * 2 + 1] = asInteger(right[at] ?? 0)
  }
  return { samples: new Blob([both]), frames: sound.length, rateHz: sound.sampleRate }
}

/** Reads so many frames from a place on; fewer at the end. */
export async function readReel(
  { samples }: Reel,
  from: number,
  count: number,
): Promise<readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]> {
  const both = new Int16Array(await samples.slice(from * bytesPerFrame, (from + count) * bytesPerFrame).arrayBuffer())
  const side = (which: 0 | 1) =>
    Float32Array.from({ length: both.length / 2 }, (_, at) => (both[at * 2 + which] ?? 0) / loudest)
  return [side(0), side(1)]
}

function asInteger(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * loudest)
}
