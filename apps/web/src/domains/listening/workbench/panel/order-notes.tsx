import type { Workbench } from '@vireo/contracts/workbench'

import { workbenchWords } from '../words.ts'

type OrderNotesProps = {
  readonly instructions: string | null
  readonly verbatim: boolean
  readonly glossary: Workbench['glossary']
}

/** Shows what was ordered, and how terms are written. */
export function OrderNotes({ instructions, verbatim, glossary }: OrderNotesProps) {
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
    </div>
  )
}
