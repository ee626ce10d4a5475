import { parentPort, workerData } from 'node:worker_threads'
import type { AdditionalFormat } from '@vireo/contracts/transcription'
import { exportAsText } from '@vireo/transcripts'
import { exportAsDocument } from '@vireo/transcripts/documents'
import type { ExportAnswer, ExportRequest } from './export-request.ts'

// The thread is our own code, and so is what it is told.
const { source, wanted, madeAt } = workerData as ExportRequest
const files: Uint8Array[] = []
for (const wishes of wanted) files.push(await fileOf(wishes))
parentPort?.postMessage(files satisfies ExportAnswer)

async function fileOf(wishes: AdditionalFormat): Promise<Uint8Array> {
  if (wishes.format === 'docx' || wishes.format === 'pdf')
    return (await exportAsDocument(source, { ...wishes, format: wishes.format }, madeAt)).bytes
  return new TextEncoder().encode(exportAsText(source, wishes))
}
