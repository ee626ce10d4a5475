import { mkdirSync, watch } from 'node:fs'
import { keptVoices } from './chosen-voices.ts'

/** Long enough for a folder to be moved, short enough for who waits. */
const settleMs = 300

/** Tells when models or their voices come or go by another hand: the command line, an operator's copy. Returns what ends it. */
export function watchModels(folder: string, onChange: () => void): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { persistent: false }, (_event, name) => {
    if (name === null || (name.startsWith('.') && name !== keptVoices.file)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, settleMs).unref()
  })
  // A folder that cannot be watched only means that a restart is needed.
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
