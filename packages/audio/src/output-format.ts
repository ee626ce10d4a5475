/** An audio encoding a caller may ask for, parsed from `codec_rate[_kbps]`. */
export type OutputFormat = {
  readonly codec: 'mp3' | 'pcm' | 'wav' | 'ulaw' | 'alaw' | 'opus'
  readonly sampleRateHz: number
  /** Only for mp3 and opus. */
  readonly bitrateKbps?: number
}

const pattern = /^(mp3|opus|pcm|wav|ulaw|alaw)_(\d{4,5})(?:_(\d{2,3}))?$/

/** Reads `mp3_44100_128` and its relatives; the set of allowed values is the contract's business. */
export function parseOutputFormat(value: string): OutputFormat | undefined {
  const match = pattern.exec(value)
  if (!match) return undefined
  const codec = match[1] as OutputFormat['codec']
  const sampleRateHz = Number(match[2])
  return match[3] === undefined ? { codec, sampleRateHz } : { codec, sampleRateHz, bitrateKbps: Number(match[3]) }
}

const contentTypes: Record<OutputFormat['codec'], string> = {
  mp3: 'audio/mpeg',
  pcm: 'audio/pcm',
  wav: 'audio/wav',
  ulaw: 'audio/basic',
  // `audio/basic` is µ-law by definition; A-law has its own name (RFC 4856).
  alaw: 'audio/PCMA',
  opus: 'audio/ogg',
}

/** Answers the media type of a format. */
export function contentTypeOf(format: OutputFormat): string {
  return contentTypes[format.codec]
}
