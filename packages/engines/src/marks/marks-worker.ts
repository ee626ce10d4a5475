import { serveJobs } from '../jobs/serve-jobs.ts'
import type { LoadMarkDetector, MarkDetector, MarkFinding } from './marks.ts'
import type { MarkTask } from './messages.ts'

type EngineModule = { readonly loadMarkDetector: LoadMarkDetector }

serveJobs<EngineModule, MarkDetector, MarkTask, never, MarkFinding>(
  (module) => module.loadMarkDetector(),
  async (detector, { samples, keys }, { onBeat }) => detector.find(samples, keys, onBeat),
)
