/** Makes a WAV file of one channel, from samples of 16 bits. */
export function wavOf(samples: Buffer, rateHz: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [16, 0x1_0001, rateHz, 2 * rateHz, 0x10_0002].entries())
    header.writeUInt32LE(value, 16 + 4 * at)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
