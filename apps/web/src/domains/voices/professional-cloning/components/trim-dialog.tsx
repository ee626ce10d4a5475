import type { VoiceSample } from '@vireo/contracts/voices'
import { Button, clockText, Dialog, Slider, Waveform } from '@vireo/ui'
import { useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { professionalWords } from '../words.ts'

export type Trim = { readonly trim_start_time: number | null; readonly trim_end_time: number | null }

type Props = {
  readonly open: boolean
  readonly sample: VoiceSample
  readonly peaks: readonly number[] | undefined
  readonly onSave: (trim: Trim) => Promise<void>
  readonly onClose: () => void
}

/** Asks between which moments a recording is used. */
export function TrimDialog({ open, sample, peaks, onSave, onClose }: Props) {
  const { busy, problem, attempt } = useDialogAttempt()
  const save = (trim: Trim) =>
    void attempt(async () => {
      await onSave(trim)
      onClose()
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={professionalWords.trimTitle}
      description={professionalWords.trimLead}
      problem={problem}
    >
      {open ? <TrimForm sample={sample} peaks={peaks} busy={busy} onSave={save} /> : null}
    </Dialog>
  )
}

const stepMs = 100

type FormProps = Pick<Props, 'sample' | 'peaks'> & {
  readonly busy: boolean
  readonly onSave: (trim: Trim) => void
}

function TrimForm({ sample, peaks, busy, onSave }: FormProps) {
  const wholeMs = Math.round((sample.duration_secs ?? 0) * 1000)
  const [from, setFrom] = useState(sample.trim_start ?? 0)
  const [to, setTo] = useState(sample.trim_end ?? wholeMs)
  const bounds = { min: 0, max: wholeMs, step: stepMs, format: clockText }
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div className="relative">
        <Waveform label={sample.file_name} peaks={peaks} positionMs={0} durationMs={wholeMs} className="h-16 w-full" />
        <Outside start={0} end={from / wholeMs} />
        <Outside start={to / wholeMs} end={1} />
      </div>
      <Slider
        {...bounds}
        label={professionalWords.trimFrom}
        value={from}
        onChange={(value) => setFrom(Math.min(value, to - stepMs))}
      />
      <Slider
        {...bounds}
        label={professionalWords.trimTo}
        value={to}
        onChange={(value) => setTo(Math.max(value, from + stepMs))}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={busy} onClick={() => onSave({ trim_start_time: null, trim_end_time: null })}>
          {professionalWords.trimAll}
        </Button>
        <Button
          variant="primary"
          loading={busy}
          onClick={() =>
            onSave({
              trim_start_time: from > 0 ? Math.round(from) : null,
              trim_end_time: to < wholeMs ? Math.round(to) : null,
            })
          }
        >
          {professionalWords.save}
        </Button>
      </div>
    </div>
  )
}

/** Veils what is not used. */
function Outside({ start, end }: { readonly start: number; readonly end: number }) {
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 bg-surface opacity-75"
      style={{ left: `${String(start * 100)}%`, width: `${String(Math.max(0, end - start) * 100)}%` }}
    />
  )
}
