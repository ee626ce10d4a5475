import { expect, test } from 'vitest'

import { audioOfTimedStream, type TimedPart } from './timed-stream.ts'

function answerOf(text: string) {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const bytes = new TextEncoder().encode(text)
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
      controller.close()
    },
  })
  return { stream, contentType: 'application/json', headers: new Headers() }
}

const times = (text: string) => ({
  characters: [...text],
  character_start_times_seconds: [...text].map(() => 0),
  character_end_times_seconds: [...text].map(() => 1),
})
const line = (text: string, audio: string) =>
  `${JSON.stringify({ audio_base64: btoa(audio), alignment: text === '' ? null : times(text), normalized_alignment: null })}\n\n`

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

test('audio is handed on as bytes, times are told with it, the tail has none', async () => {
  const parts: TimedPart[] = []
  const { stream, contentType } = audioOfTimedStream(
    answerOf(line('Hi.', 'first ') + line('You.', 'second ') + line('', 'tail')),
    (part) => parts.push(part),
  )
  expect([contentType, await textOf(stream)]).toEqual(['audio/mpeg', 'first second tail'])
  expect(parts.map(({ alignment }) => alignment.characters.join(''))).toEqual(['Hi.', 'You.'])
})

test('base64 that is none, and lines of another shape, break the stream', async () => {
  const broken = line('Hi.', 'x').replace(btoa('x'), '*')
  await expect(textOf(audioOfTimedStream(answerOf(broken), () => undefined).stream)).rejects.toThrow(
    'Invalid base64 string for ArrayBuffer conversion.',
  )
  await expect(textOf(audioOfTimedStream(answerOf('{"audio":1}\n\n'), () => undefined).stream)).rejects.toThrow()
})
