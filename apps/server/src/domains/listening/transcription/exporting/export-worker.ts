import { parentPort, workerData } from 'node:worker_threads'
import type { AdditionalFormat } from '@vireo/contracts/transcription'
import { exportAsText, type ExportSource } from '@vireo/transcripts'
import { exportAsDocument } from '@vireo/transcripts/documents'
import { layOutTimed } from '@vireo/transcripts/timed'
import type { ExportAnswer, ExportRequest, TimedSource, WrittenFile } from './export-request.ts'

// The thread is our own code, and so is what it is told.
const { source: given, wanted, madeAt } = workerData as ExportRequest
const source = 'written' in given ? laidOut(given) : given
const files: WrittenFile[] = []
for (const wishes of wanted) files.push(await fileOf(wishes))
parentPort?.postMessage(files satisfies ExportAnswer)

async function fileOf(wishes: AdditionalFormat): Promise<WrittenFile> {
  if (wishes.format === 'docx' || wishes.format === 'pdf')
    return exportAsDocument(source, { ...wishes, format: wishes.format }, madeAt)
  return { bytes: new TextEncoder().encode(exportAsText(source, wishes)), unwritten: [] }
}

function laidOut({ title, written, layout }: TimedSource): ExportSource {
  return { title, language_code: layout.language, ...layOutTimed(written, layout) }
}
