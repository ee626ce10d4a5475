/** Samples of one channel, −1…1, read where they are needed: a recording need not fit into memory. */
export type SampleSource = {
  readonly sampleRateHz: number
  readonly sampleCount: number
  /** A fresh array; what lies before the start or behind the end is silence. */
  read(start: number, length: number): Float32Array
}
