import type { TimedSegment } from '@vireo/transcripts/timed'
import { useEffect, useRef } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import { workbenchWords } from '../words.ts'
import type { RowSettings } from './row-settings.ts'

type SegmentFieldsProps = {
  readonly segment: TimedSegment
  readonly settings: RowSettings
  readonly onChange: Writing['change']
}

/** What is typed without so long a pause is taken back at once. */
const pauseMs = 1500
const look =
  'field-sizing-content min-h-8 w-full pointer-coarse:min-h-11 resize-none rounded-md bg-canvas px-3 py-1 text-sm leading-6 text-ink focus-visible:outline-2 focus-visible:outline-accent'

/** Lets somebody write what is said in a segment, and its translation where there is to be one. */
export function SegmentFields({ segment, settings, onChange }: SegmentFieldsProps) {
  const first = useRef<HTMLTextAreaElement>(null)
  const run = useRef({ name: '', until: 0 })
  const { id } = segment
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const write = (kind: 'text' | 'translation', text: string, at: number) => {
    if (at > run.current.until) run.current.name = `${kind} ${id} ${at}`
    run.current.until = at + pauseMs
    onChange({ kind, id, text }, run.current.name)
  }
  const { isTranslated, isRemarked, sourceLanguage, targetLanguage } = settings
  return (
    <>
      <textarea
        ref={isTranslated ? undefined : first}
        rows={1}
        dir="auto"
        // In which language somebody remarks something is theirs to choose.
        lang={isRemarked ? undefined : sourceLanguage}
        data-field="text"
        aria-label={isRemarked ? workbenchWords.ofRemarks.textOf : workbenchWords.textOf}
        value={segment.text}
        className={look}
        onChange={(event) => write('text', event.target.value, event.timeStamp)}
      />
      {isTranslated ? (
        <textarea
          ref={first}
          rows={1}
          dir="auto"
          lang={targetLanguage}
          data-field="translation"
          aria-label={workbenchWords.translationOf}
          value={segment.translation ?? ''}
          className={look}
          onChange={(event) => write('translation', event.target.value, event.timeStamp)}
        />
      ) : null}
    </>
  )
}
