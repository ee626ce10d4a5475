import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { EngineVoice } from '../speech.ts'
import { answerAsks } from './answer-asks.ts'
import type { LinkedAnswer, LinkedAsk, LinkedRequest, LinkedSpeech } from './messages.ts'

export type LinkedHostParts = {
  /** Speaks a piece as a whole WAV file, until nobody waits for it any more. Rejects with EngineError. */
  speak(request: LinkedRequest, signal: AbortSignal): Promise<LinkedSpeech>
  /** Voices to be listed; others may be spoken with too. */
  voices(): Promise<readonly EngineVoice[]>
}

export type LinkedHost = {
  /** Opens a way to this host for one speech worker. */
  connect(): MessagePort
  /** Tells every worker that there may be other voices. */
  refresh(): Promise<void>
  close(): void
}

/** Creates what answers the speech workers for an engine that speaks outside of them. */
export function createLinkedHost(parts: LinkedHostParts): LinkedHost {
  const ports = new Set<MessagePort>()
  const answer = async (ask: LinkedAsk, signal: AbortSignal) =>
    ask.ask === 'voices' ? { voices: await parts.voices() } : parts.speak(ask, signal)
  return {
    connect() {
      const { port1, port2 } = new MessageChannel()
      ports.add(port1)
      answerAsks(port1, answer)
      port1.on('close', () => ports.delete(port1))
      port1.unref()
      return port2
    },
    async refresh() {
      const voices = await parts.voices()
      const news: LinkedAnswer = { id: 0, voices }
      for (const port of ports) port.postMessage(news)
    },
    close() {
      for (const port of ports) port.close()
    },
  }
}
