import type { BasicSample, BasicSoundBank } from 'spessasynth_core'

/** Forgets the longest unused of the sounds that were decoded, until those that are left take at most so many bytes. */
export type DecodedSamples = { readonly forgetBeyond: (bytesMax: number) => void }

/**
 * Watches which sounds of a bank are decoded, which the bank does at their first note and keeps for good: some 50 MB after a few genres. What is
 * forgotten is decoded again when it is next played; notes that sound hold their own.
 */
export function watchDecoded(bank: BasicSoundBank): DecodedSamples {
  /** In the order of their last use. */
  const bytesOf = new Map<BasicSample, number>()
  for (const sample of bank.samples) {
    const decode = sample.getAudioData.bind(sample)
    sample.getAudioData = () => {
      const samples = decode()
      bytesOf.delete(sample)
      bytesOf.set(sample, samples.byteLength)
      return samples
    }
  }
  return {
    forgetBeyond(bytesMax) {
      let bytes = [...bytesOf.values()].reduce((sum, each) => sum + each, 0)
      for (const [sample, own] of bytesOf) {
        if (bytes <= bytesMax) return
        if (!sample.isCompressed) continue
        sample.setCompressedData(sample.getRawData(true))
        bytesOf.delete(sample)
        bytes -= own
      }
    },
  }
}
