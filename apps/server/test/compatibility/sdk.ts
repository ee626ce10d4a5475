import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import type { TestServer } from '../test-server.ts'

/** Creates the public client, unchanged, for our server. */
export function createSdk(server: TestServer, apiKey: string): ElevenLabsClient {
  return new ElevenLabsClient({ baseUrl: server.url, apiKey, maxRetries: 0 })
}

/** Reads a stream of the client to its end. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
