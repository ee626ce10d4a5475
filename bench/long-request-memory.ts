import { voiceOn } from './first-byte.ts'
import { speak } from './http-client.ts'
import type { Row, Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const lookEveryMs = 20

/** Measures how far resident memory rises while a text of 3,000 characters is spoken; its recording alone is 2.5 MB. */
export async function measureLongRequestMemory(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  for (let warm = 0; warm < 4; warm++) await speak(server, voice.voiceId, uniqueText(300))
  const rows: Row[] = []
  for (const shape of ['stream', '', 'stream/with-timestamps', 'with-timestamps']) {
    const before = server.rssBytes()
    let peak = before
    const looking = setInterval(() => (peak = Math.max(peak, server.rssBytes())), lookEveryMs)
    await speak(server, voice.voiceId, uniqueText(3000), shape)
    clearInterval(looking)
    const risenMb = (peak - before) / 1e6
    rows.push({ what: shape === '' ? 'whole recording' : `/${shape}`, measured: rounded(risenMb), unit: 'MB' })
  }
  return { title: 'Peak memory of a request of 3,000 characters, above what the server had before', rows }
}
