import { serveJobs } from '../jobs/serve-jobs.ts'
import type { IsolationProgress, IsolationResult, IsolationTask } from './messages.ts'
import type { runIsolation } from './run-isolation.ts'

type EngineModule = { readonly runIsolation: typeof runIsolation }

serveJobs<EngineModule, typeof runIsolation, IsolationTask, IsolationProgress, IsolationResult>(
  (module) => Promise.resolve(module.runIsolation),
  (run, task, surroundings) => run(task, surroundings),
)
