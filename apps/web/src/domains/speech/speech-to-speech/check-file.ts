import { voiceChangeLimits } from '@vireo/contracts'

import { voiceChangeWords } from './words.ts'

/** Sound and film by the ending of their names; browsers do not know the media types of all of them. */
const endings =
  'aac aif aiff ogg oga mp3 mpga opus wav webm flac m4a mp4 m4v avi mkv mov qt wmv asf flv mpeg mpg 3gp 3gpp'.split(' ')

/** What the file dialog offers. */
export const acceptedFiles = ['audio/*', 'video/*', ...endings.map((ending) => `.${ending}`)].join(',')

const minuteMs = 60_000

/** What stands against sending a file, found before anything is sent. */
export function problemWithFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const { problems } = voiceChangeWords
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (!/^(audio|video)\//u.test(type) && !endings.includes(ending)) return problems.type(name)
  if (size === 0) return problems.empty
  if (size > voiceChangeLimits.fileBytesMax) return problems.tooLarge(size, voiceChangeLimits.fileBytesMax)
  return undefined
}

/** What stands against a recording of this length. */
export function problemWithLength(durationMs: number): string | undefined {
  const { durationMsMax } = voiceChangeLimits
  return durationMs > durationMsMax ? voiceChangeWords.problems.tooLong(durationMsMax / minuteMs) : undefined
}
