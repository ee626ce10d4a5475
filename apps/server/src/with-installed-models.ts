import { createSpeechPool } from '@vireo/engines'
import { pino } from 'pino'
import { systemClock } from './kernel/clock.ts'
import { type ModelSettings, openInstalledModels } from './open-neural.ts'
import { neuralSpeechEngine, speechEngines } from './open-ports.ts'
import type { Models } from './ports/models.ts'

/** Works with the installed models without a server, as a server would; what is changed there holds in one that runs. */
export async function withInstalledModels<Result>(
  config: ModelSettings,
  work: (models: Models) => Promise<Result>,
): Promise<Result> {
  const log = pino({ level: 'silent' })
  const { host, openWith } = openInstalledModels(config)
  const speech = createSpeechPool({
    workers: 1,
    engines: { ...speechEngines, sherpa: neuralSpeechEngine },
    warmEngines: [],
    links: { sherpa: () => host.connect() },
  })
  const { models } = openWith({ speech, log, clock: systemClock, onVoices: () => Promise.resolve() })
  try {
    return await work(models)
  } finally {
    await models.close()
    await speech.close()
    await host.close()
  }
}
