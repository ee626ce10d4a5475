import { workbenchEndpoints as endpoints } from '@vireo/contracts/workbench'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { openWorkbench } from './open-workbench.ts'
import { getWaveform } from './sound/get-waveform.ts'
import { alignSegments } from './texts/align-segments.ts'
import { resegmentWork } from './texts/resegment-work.ts'
import { retranscribe } from './texts/retranscribe.ts'
import { translateSegments } from './texts/translate-segments.ts'
import { diffVersionsOf } from './versions/diff-versions-of.ts'
import { listVersions } from './versions/list-versions.ts'

export const workbenchRoutes = defineRoutes((on) => {
  const proposed = { audit: unaudited('reads only', 'something is proposed, and nothing is kept') }
  on(endpoints.open, openWorkbench, (workbench) => workbench)
  on(endpoints.getWaveform, getWaveform, (waveform) => waveform)
  on(endpoints.align, alignSegments, (aligned) => aligned, proposed)
  on(endpoints.retranscribe, retranscribe, (said) => said, proposed)
  on(endpoints.translate, translateSegments, (segments) => ({ segments }), proposed)
  on(endpoints.resegment, resegmentWork, (segments) => ({ segments }), proposed)
  on(endpoints.listVersions, listVersions, (versions) => ({ versions }))
  on(endpoints.diff, diffVersionsOf, (diff) => diff)
})
