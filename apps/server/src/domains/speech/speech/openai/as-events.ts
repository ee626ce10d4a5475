import type { ByteAnswer, ByteSink } from '#kernel/byte-stream.ts'

/**
 * Turns an answer into server-sent events: `speech.audio.delta` with audio in base64, and `speech.audio.done` at the
 * end. A failure before the first byte is an ordinary error; a later one resets the connection, so that only an answer
 * with `done` is complete. Characters count as tokens, audio as none.
 */
export function asEvents(answer: ByteAnswer, characters: number): ByteAnswer {
  const done = {
    type: 'speech.audio.done',
    usage: { input_tokens: characters, output_tokens: 0, total_tokens: characters },
  }
  return {
    contentType: 'text/event-stream; charset=utf-8',
    headers: { ...answer.headers, 'cache-control': 'no-cache' },
    async send(sink, signal) {
      await answer.send(inEvents(sink), signal)
      if (!sink.gone && !sink.write(toEvent(done))) await sink.drained()
    },
  }
}

function inEvents(sink: ByteSink): ByteSink {
  return {
    write: (bytes) => {
      const audio = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
      return sink.write(toEvent({ type: 'speech.audio.delta', audio }))
    },
    drained: () => sink.drained(),
    get gone() {
      return sink.gone
    },
  }
}

function toEvent(data: object): Uint8Array {
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`)
}
