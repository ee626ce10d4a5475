import { parentPort, workerData } from 'node:worker_threads'
import type { AdditionalFormat } from '@vireo/contracts/transcription'
import { exportAsText } from '@vireo/transcripts'
import { exportAsDocument } from '@vireo/transcripts/documents'
import type { ExportAnswer, ExportRequest, WrittenFile } from './export-request.ts'

// The thread is our own code, and so is what it is told.
const { source, wanted, madeAt } = workerData as ExportRequest
const files: WrittenFile[] = []
for (const wishes of wanted) files.push(await fileOf(wishes))
parentPort?.postMessage(files satisfies ExportAnswer)

async function fileOf(wishes: AdditionalFormat): Promise<WrittenFile> {
  if (wishes.format === 'docx' || wishes.format === 'pdf')
    return exportAsDocument(source, { ...wishes, format: wishes.format }, madeAt)
  return { bytes: new TextEncoder().encode(exportAsText(source, wishes)), unwritten: [] }
}
