import type { Task } from '@vireo/contracts/productions'
import { lengthText } from '@vireo/ui'

import { languageName } from '#kit/format/index.ts'
import { productionsWords } from '../words.ts'

/** Names a task: the kind of work and its languages. */
export function taskText({ service, source_language: from, target_language: to }: Task): string {
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return `${productionsWords.services[service]} · ${languages}`
}

/** Names a task so that it is told from others of its kind: with its recording, and until that is known with how long it is. */
export function taskLabel(task: Task): string {
  return `${taskText(task)} · ${task.recording ?? lengthText(task.duration_ms)}`
}
