import { parentPort, workerData } from 'node:worker_threads'
import { writeSheet } from '@vireo/transcripts/documents'
import type { InvoiceRequest } from './write-invoice.ts'

// The thread is our own code, and so is what it is told.
const { sheet, madeAt } = workerData as InvoiceRequest
parentPort?.postMessage((await writeSheet(sheet, madeAt)).bytes)
