/** Sound and film by the ending of their names; browsers do not know the media types of all of them. */
const endings =
  'aac aif aiff ogg oga mp3 mpga opus wav webm flac m4a mp4 m4v avi mkv mov qt wmv asf flv mpeg mpg 3gp 3gpp'.split(' ')

/** What the file dialog offers. */
export const acceptedFiles = ['audio/*', 'video/*', ...endings.map((ending) => `.${ending}`)].join(',')

/** Tells whether a file calls itself sound or film. */
export function isMediaFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  return /^(audio|video)\//u.test(type) || endings.includes(ending)
}

/** Letters that files of sound and film begin with, and those that stand after the length of the first box of an MP4. */
const names =
  /^(?:ID3|RIFF|RIFX|RF64|riff|FORM|OggS|fLaC|FLV|wvpk|MAC |ADIF|caff|\.snd|#!AMR|.{4}(?:ftyp|moov|mdat|wide|free|skip|pnot))/su

/** The same in bytes: frames of MPEG and AAC, Matroska, Windows Media, MPEG film and its transport stream. */
const bytePatterns = [/^ff[ef]/u, /^56[ef]/u, /^1a45dfa3/u, /^3026b275/u, /^000001[b-f]/u, /^47.{374}47/u]

/** Tells whether a file begins as sound or film does; what a browser plays may also begin with something else. */
export async function beginsAsMedia(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 200).arrayBuffer())
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return names.test(String.fromCodePoint(...bytes)) || bytePatterns.some((pattern) => pattern.test(hex))
}
