import { createStereoEncoder } from '@vireo/audio'
import { serveJobs } from '../jobs/serve-jobs.ts'
import type { StretchProgress } from '../jobs/stretches.ts'
import type { MusicResult, MusicTask } from './messages.ts'
import type { LoadMusician, Musician } from './musician.ts'
import { listenTo } from './listen-to.ts'
import { performExactly, performLive } from './perform.ts'
import { writeStems } from './write-stems.ts'

type EngineModule = { readonly loadMusician: LoadMusician }

serveJobs<EngineModule, Musician, MusicTask, StretchProgress, MusicResult>(
  (module) => module.loadMusician(),
  async (musician, task, surroundings) => {
    switch (task.kind) {
      case 'plan':
        return { type: 'planned', planned: musician.plan(task.wishes) }
      case 'prepare':
        await Promise.all([musician.prepare(), createStereoEncoder(task.format, musician.sampleRateHz, 0)])
        return { type: 'prepared' }
      case 'perform':
        return {
          type: 'performed',
          durationMs: await (task.exact ? performExactly : performLive)(musician, task, surroundings),
        }
      case 'stems':
        return { type: 'stems', stems: await writeStems(musician, task, surroundings) }
      case 'listen':
        return { type: 'listened', listened: listenTo(musician, task.source, surroundings) }
      case 'write':
        return { type: 'written', bytes: musician.write(task.recipe, task.as, task.title) }
    }
  },
)
