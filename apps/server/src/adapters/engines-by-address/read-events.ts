/** A line that is longer is no event of a conversation. */
const lineMax = 1_048_576

/** Reads the data of server-sent events (WHATWG HTML, 9.2.6) as they come; those without data are passed over. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let waiting = ''
  let data: string[] = []
  for await (const part of body) {
    waiting += decoder.decode(part, { stream: true })
    if (waiting.length > lineMax) throw new RangeError('an event is too long')
    // A carriage return at the end may be half of a line break.
    const lines = waiting.split(/\r\n|\n|\r(?!$)/)
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5))
      if (line !== '' || data.length === 0) continue
      yield data.join('\n')
      data = []
    }
  }
  if (waiting.startsWith('data:')) data.push(waiting.slice(waiting.startsWith('data: ') ? 6 : 5))
  if (data.length > 0) yield data.join('\n')
}
