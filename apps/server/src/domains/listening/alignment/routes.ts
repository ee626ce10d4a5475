import { alignmentEndpoints } from '@vireo/contracts/alignment'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { align, assertMayAlign } from './align.ts'
import { presentAlignment } from './present-alignment.ts'

export const alignmentRoutes = defineRoutes((on) => {
  on(alignmentEndpoints.create, align, presentAlignment, {
    audit: unaudited('reads only', 'a recording is listened to, and nothing is kept'),
    beforeBody: assertMayAlign,
  })
})
