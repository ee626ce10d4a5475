import { createVoiceActivity, voiceActivityFrameSamples as frame, voiceActivityRateHz } from '@vireo/audio'
import { realtimeLimits } from '@vireo/contracts/transcription'
import type { RealtimeWishes } from './realtime-wishes.ts'

type Asked = Pick<
  RealtimeWishes,
  | 'commit_strategy'
  | 'vad_silence_threshold_secs'
  | 'vad_threshold'
  | 'min_speech_duration_ms'
  | 'min_silence_duration_ms'
>

/** What is heard at once: from a little before somebody speaks. In samples of the session. */
export type OpenSegment = {
  readonly from: number
  /** Where the last speech in it ended. */
  spokenTo: number
}

/** Says where in a session somebody speaks, and where what they say comes to an end. */
export type Segmenter = {
  /** The segment that is being spoken; undefined where it is silent. */
  readonly segment: OpenSegment | undefined
  /** Listens on, as far as the next place where the segment has to be committed; answers the samples it took. */
  listen(samples: Float32Array): { readonly taken: number; readonly isOver: boolean }
  /** Ends the segment here. */
  commit(): OpenSegment | undefined
}

const frameMs = (1000 * frame) / voiceActivityRateHz
/** A consonant before the first vowel is quieter than what tells that somebody speaks. */
const leadFrames = 300 / frameMs
/** The latest tenth of a second tells whether somebody speaks. */
const votes = 100 / frameMs
/** Long enough to be no closure of a consonant. */
const breathMs = 200
/** From here on the first breath ends a segment that nobody committed. */
const breathFromMs = realtimeLimits.segmentMsMax - 10_000
/** Below this nobody speaks, however near the microphone is. */
const silentLevel = 10 ** (-55 / 20)

/**
 * Creates a segmenter. Where pauses commit, WebRTC's detector tells speech from noise; where the client does, everything that is not
 * silent is heard, because it knows what it sends.
 */
export async function createSegmenter(asked: Asked): Promise<Segmenter> {
  const activity = await createVoiceActivity()
  const byPauses = asked.commit_strategy === 'vad'
  const pauseMs = Math.max(asked.vad_silence_threshold_secs * 1000, asked.min_silence_duration_ms)
  const recent: boolean[] = []
  let rest: Float32Array = new Float32Array(0)
  let at = 0
  let committedTo = 0
  let spokenMs = 0
  let segment: OpenSegment | undefined

  const isSpoken = (samples: Float32Array): boolean => {
    recent.push(activity.isSpeech(samples))
    if (recent.length > votes) recent.shift()
    const share = recent.filter(Boolean).length / votes
    return byPauses ? share >= asked.vad_threshold : share >= asked.vad_threshold || isAudible(samples)
  }
  const hear = (samples: Float32Array): boolean => {
    const spoken = isSpoken(samples)
    at += frame
    spokenMs = spoken ? spokenMs + frameMs : 0
    if (segment) {
      if (spoken) segment.spokenTo = at
      return isOver(segment, at, byPauses ? pauseMs : Infinity)
    }
    const enoughMs = byPauses ? asked.min_speech_duration_ms : frameMs
    if (spokenMs < enoughMs) return false
    const lead = (spokenMs / frameMs + leadFrames) * frame
    segment = { from: Math.max(committedTo, at - lead), spokenTo: at }
    return false
  }
  return {
    get segment() {
      return segment
    },
    listen(samples) {
      const joined = new Float32Array(rest.length + samples.length)
      joined.set(rest)
      joined.set(samples, rest.length)
      let done = 0
      while (done + frame <= joined.length) {
        const over = hear(joined.subarray(done, done + frame))
        done += frame
        if (!over) continue
        const taken = Math.max(0, done - rest.length)
        rest = new Float32Array(0)
        return { taken, isOver: true }
      }
      rest = joined.slice(done)
      return { taken: samples.length, isOver: false }
    },
    commit() {
      const over = segment
      segment = undefined
      spokenMs = 0
      committedTo = at
      return over
    },
  }
}

/** Tells whether a segment has to be committed here: after a pause, at a breath when it is long, at last in any case. */
function isOver({ from, spokenTo }: OpenSegment, at: number, pauseMs: number): boolean {
  const [lastedMs, quietMs] = [((at - from) / frame) * frameMs, ((at - spokenTo) / frame) * frameMs]
  if (quietMs >= pauseMs || lastedMs >= realtimeLimits.segmentMsMax) return true
  return lastedMs >= breathFromMs && quietMs >= breathMs
}

function isAudible(samples: Float32Array): boolean {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length) >= silentLevel
}
