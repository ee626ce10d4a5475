import type { RemixingSessionDetails, SessionIteration } from '@vireo/contracts/voice-design'
import { useEffect, useRef } from 'react'

import { formatDate } from '#kit/format/index.ts'
import { player, type Track, usePlayer } from '#kit/player/index.ts'
import { comparePreviews, usePreviewTracks } from '../preview-sound.ts'
import { useNumberKeys } from '../use-number-keys.ts'
import { designWords } from '../words.ts'
import { PreviewCard, type ShownPreview } from './preview-card.tsx'

type Props = {
  readonly session: RemixingSessionDetails
  readonly iteration: SessionIteration
  readonly chosenId: string | undefined
  /** They were made just now. */
  readonly isNew: boolean
  readonly onChoose: (previewId: string) => void
  readonly onKeep: (preview: ShownPreview) => void
  readonly onChange: (preview: ShownPreview) => void
}

/** Shows the three voices of the step that is looked at, beside each other; keys 1 to 3 change between them. */
export function PreviewsPanel({ session, iteration, chosenId, isNew, onChoose, onKeep, onChange }: Props) {
  const step = session.iterations.indexOf(iteration) + 1
  const { previews } = iteration
  const tracks = usePreviewTracks(
    previews.map(({ generated_voice_id: id, face }, at) => ({
      id,
      face,
      title: iteration.text,
      subtitle: designWords.preview(at + 1),
    })),
  )
  const hear = (at: number) => void comparePreviews(tracks, at)
  useHeard(tracks, onChoose)
  const here = useInSight(isNew)
  useNumberKeys(previews.length, (number) => hear(number - 1))
  return (
    <section ref={here} aria-label={designWords.previews} className="flex scroll-mt-20 scroll-mb-40 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{designWords.previewsOf(step)}</h2>
        <p className="text-xs text-muted max-sm:hidden">{designWords.compareKeys}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {previews.map((preview, at) => (
          <PreviewCard
            key={preview.generated_voice_id}
            preview={preview}
            queue={{ tracks, index: at, goesOn: false }}
            number={at + 1}
            step={step}
            isChosen={preview.generated_voice_id === chosenId}
            onHear={() => hear(at)}
            onKeep={() => onKeep(preview)}
            onChange={() => onChange(preview)}
          />
        ))}
      </ul>
      <blockquote className="text-sm text-muted">{iteration.text}</blockquote>
      <p className="text-xs text-muted">{designWords.expires(formatDate(session.expires_at_unix))}</p>
    </section>
  )
}

/** Tells which of them begins to sound, from wherever it is started: a card, a key, the player. */
function useHeard(tracks: readonly Track[], onHeard: (id: string) => void): void {
  const { track } = usePlayer(player)
  const id = tracks.find((one) => one.id === track?.id)?.id
  const latest = useRef(onHeard)
  useEffect(() => {
    latest.current = onHeard
  })
  useEffect(() => {
    if (id !== undefined) latest.current(id)
  }, [id])
}

/** Brings a part of the screen into sight, once everything that the same news changed stands. */
function useInSight(isNew: boolean) {
  const here = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isNew) return undefined
    const frame = requestAnimationFrame(() => void here.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isNew])
  return here
}
