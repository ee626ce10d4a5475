import createFvad, { type FvadLibrary } from '@echogarden/fvad-wasm'
import { startLibrary } from '../wasm/emscripten-library.ts'

/** Says frame by frame whether somebody may be speaking: WebRTC's detector, strictest mode. */
export type VoiceActivity = {
  /** 10 ms at `voiceActivityRateHz`. Remembers earlier frames. */
  isSpeech(frame: Float32Array): boolean
  reset(): void
}

export const voiceActivityRateHz = 16_000
export const voiceActivityFrameSamples = 160

const strictest = 3

type Scratch = { readonly fvad: FvadLibrary; readonly frame: number }

let scratch: Promise<Scratch> | undefined
const states = new FinalizationRegistry<{ fvad: FvadLibrary; state: number }>(({ fvad, state }) =>
  fvad._fvad_free(state),
)

async function startFvad(): Promise<Scratch> {
  const fvad = await startLibrary('activity', createFvad)
  return { fvad, frame: fvad._malloc(voiceActivityFrameSamples * 2) }
}

/** Creates a detector that tells speech from silence and steady noise; music passes as speech. */
export async function createVoiceActivity(): Promise<VoiceActivity> {
  const { fvad, frame: address } = await (scratch ??= startFvad())
  const state = fvad._fvad_new()
  if (state === 0) throw new Error('the voice activity detector has no memory left')
  const activity: VoiceActivity = {
    isSpeech(frame) {
      if (frame.length !== voiceActivityFrameSamples) throw new RangeError('voice activity takes frames of 10 ms')
      for (const [at, sample] of frame.entries()) {
        fvad.HEAP16[address / 2 + at] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767)))
      }
      return fvad._fvad_process(state, address, frame.length) === 1
    },
    reset() {
      fvad._fvad_reset(state)
      fvad._fvad_set_mode(state, strictest)
      fvad._fvad_set_sample_rate(state, voiceActivityRateHz)
    },
  }
  activity.reset()
  states.register(activity, { fvad, state })
  return activity
}
