import type { ReviewNote } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'

import { workbenchWords } from '../words.ts'

type NoteListProps = {
  readonly notes: readonly ReviewNote[]
  readonly instructions: string | null
  readonly verbatim: boolean
  readonly glossary: Workbench['glossary']
  readonly onGo: (seconds: number) => void
}

/** Shows what was ordered, how terms are written, and what reviewers remarked, each at its time. */
export function NoteList({ notes, instructions, verbatim, glossary, onGo }: NoteListProps) {
  return (
    <div className="flex flex-col gap-5 text-sm">
      <section>
        <h2 className="mb-1 font-medium">{workbenchWords.instructions}</h2>
        <p className="break-words whitespace-pre-wrap text-muted">{instructions || workbenchWords.noInstructions}</p>
        {verbatim ? <p className="mt-1 text-muted">{workbenchWords.verbatim}</p> : null}
      </section>
      {glossary.length > 0 ? (
        <section>
          <h2 className="mb-1 font-medium">{workbenchWords.glossary}</h2>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
            {glossary.map(({ term, use }) => (
              <div key={`${term} ${use}`} className="contents">
                <dt className="break-words text-muted">{term}</dt>
                <dd className="break-words">{use}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section>
        <h2 className="mb-1 font-medium">{workbenchWords.notes}</h2>
        {notes.length === 0 ? <p className="text-muted">{workbenchWords.noNotes}</p> : null}
        <ul className="flex flex-col gap-2">
          {notes.map(({ text, at_s: at }, place) => (
            // A note has no name of its own: it is the one at this place.
            <li key={`${place} ${text}`} className="rounded-md bg-fill px-3 py-2">
              {at === null ? null : (
                <button
                  type="button"
                  className="pressed mr-2 text-accent tabular-nums"
                  aria-label={workbenchWords.goToNote(workbenchWords.clock(at))}
                  onClick={() => onGo(at)}
                >
                  {workbenchWords.clock(at)}
                </button>
              )}
              <span className="break-words whitespace-pre-wrap">{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
