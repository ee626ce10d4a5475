import { assetsWords } from './words.ts'

/** Tells what kind of file a type is, as people call it. */
export function kindOf(mimeType: string): string {
  const { kinds } = assetsWords
  if (mimeType === 'application/pdf') return kinds.pdf
  const [family = ''] = mimeType.split('/', 1)
  if (family === 'audio' || family === 'video' || family === 'image' || family === 'text') return kinds[family]
  return kinds.other
}
