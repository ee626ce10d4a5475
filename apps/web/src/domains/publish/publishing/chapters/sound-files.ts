import { publishingLimits } from '@vireo/contracts/publishing'

import { chapterWords } from './words.ts'

const { uploadBytesMax, uploadMsMax } = publishingLimits
const endings = ['mp3', 'wav', 'flac', 'ogg', 'oga', 'opus', 'm4a', 'aac', 'aif', 'aiff']

/** What the dialog for files offers: sound, and no film. */
export const soundFiles = ['audio/*', ...endings.map((ending) => `.${ending}`)].join(',')

/** Says how large and how long a file may be. */
export function uploadLimitsText(): string {
  return chapterWords.dropLimits(uploadBytesMax, uploadMsMax / 3_600_000)
}

/** Says what stands against a file before anything of it is sent; the server looks into it. */
export function problemWithSound({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (!type.startsWith('audio/') && !endings.includes(ending)) return chapterWords.noSound(name)
  if (size === 0) return chapterWords.fileEmpty
  return size > uploadBytesMax ? chapterWords.fileTooLarge(size, uploadBytesMax) : undefined
}
