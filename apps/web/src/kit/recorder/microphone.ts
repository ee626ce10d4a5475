import { recorderWords } from './words.ts'

/** A microphone that is being recorded. */
export type MicrophoneRecording = {
  /** How loud it was at its loudest within the last fifth of a second, 0 … 1. */
  level(): number
  pause(): void
  resume(): void
  /** Ends the recording and lets go of the microphone. Harmless the second time. */
  end(isWanted: boolean): void
}

/** Formats in order of liking; the first that this browser can write is used. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Asks for the microphone and begins to record. Rejects when it cannot be had; see `microphoneProblem`. */
export async function startMicrophone(onEnd: (file: File, isWanted: boolean) => void): Promise<MicrophoneRecording> {
  if (!('MediaRecorder' in globalThis) || !('mediaDevices' in navigator)) throw new TypeError('cannot record')
  const audio = { echoCancellation: false, autoGainControl: false }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
  const context = new AudioContext()
  // Longer than the time between two looks, so that no sound falls between them.
  const analyser = new AnalyserNode(context, { fftSize: 8192 })
  context.createMediaStreamSource(stream).connect(analyser)
  const chunks: Blob[] = []
  let wanted = false
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop()
    void context.close()
    const type = recorder.mimeType.split(';')[0] || 'audio/webm'
    onEnd(new File(chunks, `${recorderWords.fileName}.${type.split('/').at(-1)}`, { type }), wanted)
  })
  recorder.start(1000)
  return {
    level: () => levelOf(analyser),
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    end: (isWanted) => {
      if (recorder.state === 'inactive') return
      wanted = isWanted
      recorder.stop()
    },
  }
}

/** Loudness of the loudest moment on a scale that shows quiet speech too. */
function levelOf(analyser: AnalyserNode): number {
  const samples = new Float32Array(analyser.fftSize)
  analyser.getFloatTimeDomainData(samples)
  let loudest = 0
  for (let at = 0; at < samples.length; at += momentSamples)
    loudest = Math.max(loudest, powerOf(samples.subarray(at, at + momentSamples)))
  return Math.min(1, Math.max(0, (10 * Math.log10(loudest + 1e-9) + 60) / 55))
}

/** About 20 ms, the shortest sound that is heard as loud as it is. */
const momentSamples = 1024

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
}
