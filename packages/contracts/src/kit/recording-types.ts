/** The media types that recordings travel and are kept under. */
export const recordingTypes = [
  'audio/mpeg',
  'audio/pcm',
  'audio/wav',
  'audio/basic',
  'audio/PCMA',
  'audio/ogg',
] as const
