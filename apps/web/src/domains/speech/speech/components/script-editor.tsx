import { Button, joinClasses } from '@vireo/ui'
import { useId, type RefObject } from 'react'

import { speechWords } from '../words.ts'

/** The text one wants to hear: as much room as the screen has, and nothing around it. */
export function ScriptEditor({
  field,
  text,
  problem,
  onChange,
  onGenerate,
}: {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
  readonly onGenerate: () => void
}) {
  const id = useId()
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <label htmlFor={id} className="sr-only">
        {speechWords.text}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        placeholder={speechWords.placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onGenerate()
        }}
        className={joinClasses(
          'min-h-40 w-full flex-1 resize-none bg-surface p-4 text-base outline-none md:p-6',
          'focus-visible:shadow-[inset_0_2px_0_var(--accent)]',
        )}
      />
      {text === '' ? <Examples onPick={onChange} /> : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="px-4 pb-2 text-sm text-danger md:px-6">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

function Examples({ onPick }: { readonly onPick: (text: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-4 md:px-6">
      <span className="w-full text-xs text-muted">{speechWords.examplesTitle}</span>
      {speechWords.examples.map((example) => (
        <Button key={example.name} size="sm" onClick={() => onPick(example.text)}>
          {example.name}
        </Button>
      ))}
    </div>
  )
}
