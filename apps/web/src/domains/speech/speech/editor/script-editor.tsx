import { Button } from '@vireo/ui'
import { startTransition, useId, useOptimistic, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useStable } from '../composer/use-stable.ts'
import { speechWords } from '../words.ts'
import { LitText } from './lit-text.tsx'

/** The letters of field and light, which must stand at the same places. */
const letters = 'px-0 py-1 text-lg [overflow-wrap:anywhere]'

type ScriptEditorProps = {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly voiceId: string | undefined
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
  readonly onGenerate: () => void
}

/** Takes the text one wants to hear, grows with it, and lights its words while they sound. */
export function ScriptEditor({ field, text, voiceId, problem, onChange, onGenerate }: ScriptEditorProps) {
  const id = useId()
  const { written, write, settle } = useWriting(text, onChange)
  // What is started knows what was written until now.
  const start = useStable(onGenerate)
  return (
    <div className="flex min-h-40 flex-1 flex-col">
      <label htmlFor={id} className="sr-only">
        {speechWords.text}
      </label>
      <div className="relative flex flex-1 flex-col">
        {/* What stands there before anything does takes the same room. */}
        <LitText text={written || speechWords.placeholder} voiceId={voiceId} className={letters} />
        <textarea
          id={id}
          ref={field}
          value={written}
          placeholder={speechWords.placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => write(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (!isStartKey(event)) return
            event.preventDefault()
            // A key that is held down starts once.
            if (event.repeat) return
            settle()
            start()
          }}
          // Its size comes from what is behind it: what is typed moves nothing around it, and nothing need look whether it did.
          className={`absolute inset-0 [contain:strict] resize-none overflow-hidden bg-transparent outline-none ${letters}`}
        />
        {written === '' ? <Examples onPick={onChange} /> : null}
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="py-2 text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/**
 * Shows what is written at once, and lets all else on the screen follow when there is time: letters wait for nothing. `settle`
 * has it follow now, before anything is done with the text.
 */
function useWriting(text: string, onChange: (text: string) => void) {
  const [written, show] = useOptimistic(text)
  const write = (next: string) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  const settle = () => {
    if (written !== text) flushSync(() => onChange(written))
  }
  return { written, write, settle }
}

function isStartKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey)
}

/** Offers a few texts to those who have none yet. */
function Examples({ onPick }: { readonly onPick: (text: string) => void }) {
  return (
    // A press beside them is one on the field that they stand in.
    <div className="pointer-events-none relative flex flex-wrap items-center gap-2 py-4">
      <span className="w-full text-xs text-muted">{speechWords.examplesTitle}</span>
      {speechWords.examples.map((example) => (
        <Button key={example.name} size="sm" className="pointer-events-auto" onClick={() => onPick(example.text)}>
          {example.name}
        </Button>
      ))}
    </div>
  )
}
