import { voiceOn } from './first-byte.ts'
import { speak } from './http-client.ts'
import type { Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const idleLimitMb = 200

/** Measures the resident memory of a server that has just started and has answered nothing. */
export async function measureIdleMemory(server: ServerUnderTest): Promise<Section> {
  const idleMb = server.idleBytes / 1e6
  return {
    title: 'Memory of the server process',
    rows: [
      {
        what: 'idle',
        measured: rounded(idleMb),
        unit: 'MB',
        limit: `< ${idleLimitMb} MB`,
        holds: idleMb < idleLimitMb,
      },
    ],
  }
}

/** Measures resident memory after a thousand generations, against that after the first hundred. */
export async function measureGrownMemory(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('kal16')
  const generate = async (count: number) => {
    for (let done = 0; done < count; done += 4)
      await Promise.all([1, 2, 3, 4].map(() => speak(server, voice.voiceId, uniqueText(60))))
  }
  await generate(100)
  const after100 = server.rssBytes() / 1e6
  await generate(900)
  const after1000 = server.rssBytes() / 1e6
  const ratio = after1000 / after100
  return {
    title: 'Memory after 1,000 generations',
    rows: [
      {
        what: 'after 1,000',
        measured: rounded(after1000),
        unit: 'MB',
        baseline: rounded(after100),
        baselineName: 'after 100',
        relation: rounded(ratio, 2),
        limit: '≤ 1.15',
        holds: ratio <= 1.15,
      },
    ],
  }
}
