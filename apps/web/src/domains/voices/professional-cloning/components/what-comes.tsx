import { professionalWords } from '../words.ts'

/** Says before anything is asked what the steps need. */
export function WhatComes() {
  return (
    <section aria-label={professionalWords.whatComes} className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{professionalWords.whatComes}</h2>
      <ol className="flex flex-col gap-3">
        {professionalWords.needsBefore.map((sentence, index) => (
          <li key={sentence} className="flex gap-3 text-sm text-muted">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-fill text-xs font-medium tabular-nums"
            >
              {index + 1}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  )
}
