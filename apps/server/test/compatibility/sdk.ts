import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import type { TestServer } from '../test-server.ts'

/** The public client, unchanged, pointed at our server. */
export function createSdk(server: TestServer, apiKey: string): ElevenLabsClient {
  return new ElevenLabsClient({ baseUrl: server.url, apiKey, maxRetries: 0 })
}

/** Everything a stream of the client brings. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
