export type StreamObserver = {
  readonly onBytes: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly onEnd: () => void
  readonly onBreak: (error: unknown) => void
}

/** Hands a stream on and tells somebody what passes through, how it ends, or that it breaks: exactly one of the two. */
export function observedStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onBytes, onEnd, onBreak }: StreamObserver,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          controller.close()
          onEnd()
          return
        }
        controller.enqueue(value)
        onBytes(value)
      } catch (error) {
        controller.error(error)
        onBreak(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
