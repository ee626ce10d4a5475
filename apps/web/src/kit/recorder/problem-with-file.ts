import { beginsAsMedia, isMediaFile } from './media-files.ts'
import type { Source } from './source.ts'
import { recorderWords } from './words.ts'

/** Says what stands against sending a recording or film, found before anything is sent. */
export function problemWithFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  bytesMax: number,
): string | undefined {
  const { fileProblems } = recorderWords
  if (!isMediaFile({ name, type })) return fileProblems.type(name)
  if (size === 0) return fileProblems.empty
  return size > bytesMax ? fileProblems.tooLarge(size, bytesMax) : undefined
}

/**
 * Tells what stands against a file that was looked into: it calls itself sound or film, but this browser cannot play it
 * and it begins like neither. What only begins so may still be read by the server, which knows more formats.
 */
export async function problemWithContent({ file, durationMs }: Pick<Source, 'file' | 'durationMs'>) {
  if (durationMs !== undefined || (await beginsAsMedia(file))) return undefined
  return recorderWords.fileProblems.content(file.name)
}
