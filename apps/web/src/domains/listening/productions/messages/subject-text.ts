import type { MessageSubject } from '@vireo/contracts/productions'

import { languageName } from '#kit/format/index.ts'
import { productionsWords } from '../words.ts'

/** Names what a message can be about alone: a recording, and what is made of it. */
export function subjectText({
  recording,
  service,
  source_language: from,
  target_language: to,
}: MessageSubject): string {
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return [...(recording === null ? [] : [recording]), productionsWords.services[service], languages].join(' · ')
}
