import { Suspense } from 'react'

import { later } from '../later.tsx'
import type { Recorder } from './use-recorder.ts'

const Panel = later(async () => ({ default: (await import('./recorder-panel.tsx')).RecorderPanel }))

/** Shows the microphone at work; fetched when somebody records. */
export function RecorderPanel({ recorder }: { readonly recorder: Recorder }) {
  return (
    <Suspense>
      <Panel recorder={recorder} />
    </Suspense>
  )
}
