import { Badge } from '@vireo/ui'

import { templateWords } from './words.ts'
import type { Template } from './templates.ts'

/** Shows what one can begin with, each as one thing to press. */
export function TemplateCards({
  templates,
  suits,
  onOpen,
}: {
  readonly templates: readonly Template[]
  /** How many of the first are marked as what suits one. */
  readonly suits: number
  readonly onOpen: (template: Template) => void
}) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {templates.map((template, at) => {
        const { title, note } = templateWords.templates[template.id]
        return (
          <li key={template.id}>
            <button
              type="button"
              // Who comes by keyboard goes on with what suits them.
              autoFocus={suits > 0 && at === 0}
              onClick={() => onOpen(template)}
              className="flex h-full w-full flex-col gap-0.5 rounded-lg bg-surface p-4 text-left text-sm transition-colors hover:bg-fill-hover"
            >
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {title}
                {at < suits ? <Badge>{templateWords.suits}</Badge> : null}
              </span>
              <span className="text-muted">
                {templateWords.tools[template.tool]} · {note}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
