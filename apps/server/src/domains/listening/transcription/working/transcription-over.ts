/** The transcript was stopped or deleted: what is heard is not wanted any more. */
export class TranscriptionOver extends Error {
  override readonly name = 'TranscriptionOver'
}
