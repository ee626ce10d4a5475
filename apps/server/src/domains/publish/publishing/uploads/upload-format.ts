/** How uploads are kept: as listeners hear them, so that what sounds as it should is not encoded again. */
export const uploadFormat = {
  name: 'mp3_44100_128',
  encoding: { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 },
} as const
