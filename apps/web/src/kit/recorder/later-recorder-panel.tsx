import { lazy, Suspense } from 'react'

import type { Recorder } from './use-recorder.ts'

const Panel = lazy(async () => ({ default: (await import('./recorder-panel.tsx')).RecorderPanel }))

/** The microphone at work; fetched when somebody records. */
export function RecorderPanel({ recorder }: { readonly recorder: Recorder }) {
  return (
    <Suspense>
      <Panel recorder={recorder} />
    </Suspense>
  )
}
