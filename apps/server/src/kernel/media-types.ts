/** Containers in which sound is taken, by FFmpeg's name, with the media type it is kept under. */
const containers: readonly (readonly [RegExp, audio: string, video: string])[] = [
  [/^mp3$/, 'audio/mpeg', 'audio/mpeg'],
  [/^wav$/, 'audio/wav', 'audio/wav'],
  [/^aiff$/, 'audio/aiff', 'audio/aiff'],
  [/^aac$/, 'audio/aac', 'audio/aac'],
  [/^flac$/, 'audio/flac', 'audio/flac'],
  [/^ogg$/, 'audio/ogg', 'video/ogg'],
  [/^matroska,webm$/, 'audio/webm', 'video/webm'],
  [/^mov,/, 'audio/mp4', 'video/mp4'],
  [/^avi$/, 'video/x-msvideo', 'video/x-msvideo'],
  [/^asf$/, 'audio/x-ms-wma', 'video/x-ms-wmv'],
  [/^flv$/, 'video/x-flv', 'video/x-flv'],
  [/^(mpeg|mpegts|mpegvideo)$/, 'video/mpeg', 'video/mpeg'],
]

/** Tells the media type of what was really found in a file, whatever its name says; undefined for what is not taken. */
export function mediaTypeOf(container: string, hasVideo: boolean): string | undefined {
  const known = containers.find(([name]) => name.test(container))
  return known?.[hasVideo ? 2 : 1]
}
