import captureAddress from './capture-worklet.ts?worker&url'

/** A microphone that is listened to while it is open. */
export type LiveMicrophone = {
  readonly rateHz: number
  end(): void
}

export type LiveHearing = {
  /** Told of each tenth of a second. */
  readonly hear: (samples: Float32Array) => void
  /** Told when the microphone goes away. */
  readonly gone: () => void
}

/** What everything needs that writes speech down; browsers that cannot change rates use their own. */
const wantedHz = 16_000

/** Asks for the microphone and listens. Rejects when it cannot be had; see `microphoneProblem`. */
export async function startLiveMicrophone({ hear, gone }: LiveHearing): Promise<LiveMicrophone> {
  if (!('AudioWorkletNode' in globalThis) || !('mediaDevices' in navigator)) throw new TypeError('cannot listen')
  const audio = { echoCancellation: false, autoGainControl: true, channelCount: 1 }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const { context, source } = openSource(stream)
    await context.audioWorklet.addModule(captureAddress)
    const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 })
    capture.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => hear(data))
    capture.port.start()
    source.connect(capture)
    for (const track of stream.getTracks()) track.addEventListener('ended', gone)
    return {
      rateHz: context.sampleRate,
      end() {
        for (const track of stream.getTracks()) track.removeEventListener('ended', gone)
        capture.port.close()
        letGo()
        if (context.state !== 'closed') void context.close()
      },
    }
  } catch (error) {
    letGo()
    throw error
  }
}

function openSource(stream: MediaStream): { context: AudioContext; source: MediaStreamAudioSourceNode } {
  try {
    const context = new AudioContext({ sampleRate: wantedHz })
    return { context, source: context.createMediaStreamSource(stream) }
  } catch {
    const context = new AudioContext()
    return { context, source: context.createMediaStreamSource(stream) }
  }
}
