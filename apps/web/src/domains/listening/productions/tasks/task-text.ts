import type { Task } from '@vireo/contracts/productions'

import { languageName } from '#kit/format/index.ts'
import { productionsWords } from '../words.ts'

/** Names a task: the kind of work and its languages. */
export function taskText({ service, source_language: from, target_language: to }: Task): string {
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return `${productionsWords.services[service]} · ${languages}`
}
