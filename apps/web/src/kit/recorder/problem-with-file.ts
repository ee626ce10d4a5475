import { isMediaFile } from './media-files.ts'
import { recorderWords } from './words.ts'

/** What stands against sending a recording or film, found before anything is sent. */
export function problemWithFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  bytesMax: number,
): string | undefined {
  const { fileProblems } = recorderWords
  if (!isMediaFile({ name, type })) return fileProblems.type(name)
  if (size === 0) return fileProblems.empty
  return size > bytesMax ? fileProblems.tooLarge(size, bytesMax) : undefined
}
