import { formatExact } from '#kit/format/index.ts'
import { professionalVoiceLimit, useSubscription } from '#usage'
import { labWords } from './words.ts'

/** Tells how many voices there are and how many the plan has room for. */
export function VoicePlaces() {
  const { data } = useSubscription()
  if (!data) return null
  const places = (used: number, limit: number) => [formatExact(used), formatExact(limit)] as const
  const professionalLimit = professionalVoiceLimit(data)
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted tabular-nums">
      <p>{labWords.places(...places(data.voice_slots_used, data.voice_limit))}</p>
      {professionalLimit > 0 ? (
        <p>{labWords.professionalPlaces(...places(data.professional_voice_slots_used, professionalLimit))}</p>
      ) : null}
      {data.max_voice_add_edits === null ? null : (
        <p>{labWords.editsLeft(...places(data.voice_add_edit_counter, data.max_voice_add_edits))}</p>
      )}
      {data.voice_slots_used >= data.voice_limit ? <p className="text-warning">{labWords.full}</p> : null}
    </div>
  )
}
