import type { TimedText } from '@vireo/transcripts'

import { logQuietly } from '#kit/log.ts'
import { draftsDatabase } from '#kit/storage.ts'

/** What was written and not kept by the server yet, and the version that it came of. */
export type Draft = { readonly version: number; readonly base: TimedText; readonly text: TimedText }

const store = 'tasks'

/** Keeps a draft in the browser; one that refuses to keep things loses only what nobody sent. */
export async function keepDraft(taskId: string, draft: Draft): Promise<void> {
  await attempt((drafts) => drafts.put(draft, taskId))
}

/** Finds a draft. */
export async function findDraft(taskId: string): Promise<Draft | undefined> {
  return (await attempt((drafts) => drafts.get(taskId))) as Draft | undefined
}

/** Forgets a draft that was kept by the server. */
export async function dropDraft(taskId: string): Promise<void> {
  await attempt((drafts) => drafts.delete(taskId))
}

async function attempt(ask: (drafts: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await answerOf(opening())
    try {
      return await answerOf(ask(database.transaction(store, 'readwrite').objectStore(store)))
    } finally {
      database.close()
    }
  } catch (error) {
    logQuietly('drafts are not kept in this browser', error)
    return undefined
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open(draftsDatabase, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return request
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
  })
}
