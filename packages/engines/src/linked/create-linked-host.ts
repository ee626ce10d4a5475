import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { EngineError, type EngineVoice } from '../speech.ts'
import type { LinkedAnswer, LinkedAsk, LinkedRequest, LinkedSpeech } from './messages.ts'

export type LinkedHostParts = {
  /** Speaks a piece as a whole WAV file. Rejects with EngineError. */
  speak(request: LinkedRequest): Promise<LinkedSpeech>
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
  const answer = async (port: MessagePort, { id, ...asked }: LinkedAsk): Promise<void> => {
    try {
      if (asked.ask === 'voices') return tell(port, { id, voices: await parts.voices() })
      const { wav, ...speech } = await parts.speak(asked)
      tell(port, { id, wav, ...speech })
    } catch (error) {
      const { kind, message, retryable } =
        error instanceof EngineError ? error : new EngineError('crashed', 'an engine elsewhere broke')
      tell(port, { id, error: { kind, message, retryable } })
    }
  }
  return {
    connect() {
      const { port1, port2 } = new MessageChannel()
      ports.add(port1)
      // Only the engine's part in the worker holds the other end.
      port1.on('message', (ask: unknown) => void answer(port1, ask as LinkedAsk))
      port1.on('close', () => ports.delete(port1))
      port1.unref()
      return port2
    },
    async refresh() {
      const voices = await parts.voices()
      for (const port of ports) tell(port, { id: 0, voices })
    },
    close() {
      for (const port of ports) port.close()
    },
  }
}

function tell(port: MessagePort, answer: LinkedAnswer): void {
  port.postMessage(answer)
}
