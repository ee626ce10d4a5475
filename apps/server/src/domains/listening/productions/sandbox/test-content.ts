import { isTranslated, type ServiceInLanguages, type TaskContent, writesRemarks } from '@vireo/contracts/productions'

const segmentS = 5

/**
 * Writes what the built-in producer delivers: segments over the whole recording that say what would stand there, or remarks where those are
 * ordered. It hears nothing, and says so. Pure.
 */
export function testContent(durationMs: number, work: ServiceInLanguages): TaskContent {
  const totalS = durationMs / 1000
  const count = Math.max(1, Math.ceil(totalS / segmentS))
  const what = writesRemarks(work.service) ? 'a remark on what is heard' : 'what is said'
  const segments = Array.from({ length: count }, (_, at) => {
    const [start, end] = [at * segmentS, Math.min(totalS, (at + 1) * segmentS)]
    const text = `Sandbox: ${what} from ${start.toFixed(1)} to ${end.toFixed(1)} seconds would stand here.`
    return {
      id: `segment-${at + 1}`,
      text,
      speaker_id: 'speaker-1',
      start_s: start,
      end_s: end,
      translation: isTranslated(work) ? text : null,
    }
  })
  return { segments, speakers: [{ id: 'speaker-1', name: 'Sandbox' }] }
}
