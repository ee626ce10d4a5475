import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FileSource } from '../jobs/file-source.ts'
import { prepareSource } from '../jobs/prepare-source.ts'
import { type JobSurroundings, serveJobs } from '../jobs/serve-jobs.ts'
import { createPieceSpeaker, type PieceSpeaker } from '../pool/pieces/piece-speaker.ts'
import type { ClonedVoice, LoadVoiceCloner, VoiceCloner } from '../voice-cloning.ts'
import type { CloningTask } from './messages.ts'

type EngineModule = { readonly loadVoiceCloner: LoadVoiceCloner }

/** Reading the samples is this much of the work. */
const readingShare = 0.3
const tellingStep = 0.01

let speaker: PieceSpeaker | undefined

async function clone(
  cloner: VoiceCloner,
  { request, speechEngines }: CloningTask,
  surroundings: JobSurroundings<number>,
): Promise<ClonedVoice> {
  const onBeat = beatOf(surroundings)
  const sources: FileSource[] = []
  speaker ??= createPieceSpeaker(speechEngines)
  try {
    for (const [at, sample] of request.samples.entries()) {
      const folder = join(surroundings.folder, String(at))
      mkdirSync(folder)
      const share = (readingShare * at) / request.samples.length
      const removesNoise = sample.removesNoise ?? false
      const beat = () => onBeat(share)
      sources.push(
        await prepareSource(sample, { folder, sampleRateHz: cloner.sampleRateHz, removesNoise, onBeat: beat }),
      )
    }
    const rest = 1 - readingShare
    return await cloner.clone(
      { ...request, samples: sources },
      { speaker, onBeat: (share) => onBeat(readingShare + rest * share) },
    )
  } finally {
    for (const source of sources) source.close()
  }
}

/** Reports progress in visible steps, which never go back. */
function beatOf({ onBeat, tell }: JobSurroundings<number>): (share: number) => void {
  let told = -1
  return (share) => {
    onBeat()
    if (share < told + tellingStep) return
    told = Math.min(1, share)
    tell(told)
  }
}

serveJobs<EngineModule, VoiceCloner, CloningTask, number, ClonedVoice>((module) => module.loadVoiceCloner(), clone)
