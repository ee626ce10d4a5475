import { formatExact } from '#kit/format/index.ts'
import { professionalVoiceLimit, useSubscription } from '#usage'
import { labWords } from './words.ts'

/** How many voices there are and how many the plan has room for. */
export function VoicePlaces() {
  const { data } = useSubscription()
  if (!data) return null
  const places = (used: number, limit: number) => [formatExact(used), formatExact(limit)] as const
  const professionalLimit = professionalVoiceLimit(data)
  return (
    <div className="text-right text-xs text-muted tabular-nums max-sm:text-left">
      <p className="text-sm font-medium text-ink">
        {labWords.places(...places(data.voice_slots_used, data.voice_limit))}
      </p>
      {professionalLimit > 0 ? (
        <p>{labWords.professionalPlaces(...places(data.professional_voice_slots_used, professionalLimit))}</p>
      ) : null}
      {data.max_voice_add_edits === null ? null : (
        <p>{labWords.editsLeft(...places(data.voice_add_edit_counter, data.max_voice_add_edits))}</p>
      )}
      {data.voice_slots_used >= data.voice_limit ? <p className="mt-1 text-warning">{labWords.full}</p> : null}
    </div>
  )
}
