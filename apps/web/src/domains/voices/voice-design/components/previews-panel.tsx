import type { RemixingSessionDetails, SessionIteration } from '@vireo/contracts/voice-design'
import { EmptyState } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { formatDate } from '#kit/format/index.ts'
import { designWords } from '../words.ts'
import { PreviewRow, type ShownPreview } from './preview-row.tsx'

/** The three voices of the step that is looked at. */
export function PreviewsPanel({
  session,
  iteration,
  onHeard,
  onKeep,
  onChange,
}: {
  readonly session: RemixingSessionDetails | undefined
  readonly iteration: SessionIteration | undefined
  readonly onHeard: (previewId: string) => void
  readonly onKeep: (preview: ShownPreview) => void
  readonly onChange: (preview: ShownPreview) => void
}) {
  if (!session || !iteration)
    return (
      <EmptyState icon={<AudioLines size={28} />} title={designWords.previewsEmpty}>
        {designWords.previewsEmptyLead}
      </EmptyState>
    )
  const step = session.iterations.indexOf(iteration) + 1
  return (
    <section aria-label={designWords.previews} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{designWords.previews}</h2>
      <p className="text-sm text-muted">
        {designWords.step(step)}: {iteration.voice_description}
      </p>
      <ul className="flex flex-col gap-2">
        {iteration.previews.map((preview, at) => (
          <PreviewRow
            key={preview.generated_voice_id}
            preview={preview}
            number={at + 1}
            step={step}
            onHeard={onHeard}
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
