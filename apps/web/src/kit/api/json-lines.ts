/**
 * Answers the values of a stream of JSON, one to a line; blank lines between them do not count. A value may arrive in any
 * number of parts. Throws SyntaxError for a line that is no JSON, and whatever breaks the stream.
 */
export async function* jsonLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let held = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      held += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = held.split('\n')
      held = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
      if (done) return
    }
  } finally {
    // Whoever stops listening does not want the rest sent.
    await reader.cancel().catch(() => undefined)
  }
}
