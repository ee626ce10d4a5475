import { openFileSource } from '../jobs/file-source.ts'
import { prepareSource } from '../jobs/prepare-source.ts'
import { type JobSurroundings, serveJobs } from '../jobs/serve-jobs.ts'
import type { LoadSpeechAnalyser, Recording, SpeechAnalyser } from '../speech-analysis.ts'
import type { AnalysisResult, AnalysisTask } from './messages.ts'

type EngineModule = { readonly loadSpeechAnalyser: LoadSpeechAnalyser }

async function analyse(
  analyser: SpeechAnalyser,
  task: AnalysisTask,
  { folder, onBeat }: JobSurroundings<never>,
): Promise<AnalysisResult> {
  const { file, kind } = task
  // What cannot be heard is an answer of some, and the end of everything else.
  const allowsSilence = kind === 'inspect' || kind === 'sketch'
  const wishes = { folder, sampleRateHz: analyser.sampleRateHz, removesNoise: false, allowsSilence, onBeat }
  const original = openFileSource(file.path, file.sampleRateHz, 'int16')
  try {
    const prepared = await prepareSource(file, wishes)
    try {
      return listen(analyser, task, { original, prepared }, onBeat)
    } finally {
      prepared.close()
    }
  } finally {
    original.close()
  }
}

function listen(
  analyser: SpeechAnalyser,
  task: AnalysisTask,
  recording: Recording,
  onBeat: () => void,
): AnalysisResult {
  const source = recording.prepared
  if (task.kind === 'inspect') return analyser.inspect(recording, onBeat)
  if (task.kind === 'sketch') return analyser.sketch(recording, onBeat)
  if (task.kind === 'tellSpeakersApart') return analyser.tellSpeakersApart(source, task, onBeat)
  if (task.kind === 'align') return analyser.align(source, task.references, onBeat)
  if (task.kind === 'place') return analyser.place(source, task.references, onBeat)
  return analyser.voiceprint(source, onBeat)
}

serveJobs<EngineModule, SpeechAnalyser, AnalysisTask, never, AnalysisResult>(
  (module) => module.loadSpeechAnalyser(),
  analyse,
)
