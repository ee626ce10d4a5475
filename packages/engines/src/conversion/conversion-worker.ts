import { serveJobs } from '../jobs/serve-jobs.ts'
import type { LoadVoiceConverter, VoiceConverter } from '../voice-conversion.ts'
import type { ConversionProgress, ConversionResult, ConversionTask } from './messages.ts'
import { runConversion, runLearning } from './run-job.ts'

type EngineModule = { readonly loadVoiceConverter: LoadVoiceConverter }

serveJobs<EngineModule, VoiceConverter, ConversionTask, ConversionProgress, ConversionResult>(
  (module) => module.loadVoiceConverter(),
  async (converter, task, surroundings) =>
    task.kind === 'learn'
      ? runLearning(converter, task.reference, surroundings)
      : runConversion(converter, task, surroundings),
)
