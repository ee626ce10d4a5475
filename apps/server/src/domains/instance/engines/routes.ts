import { enginesEndpoints } from '@vireo/contracts/engines'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { getAbility } from './get-ability.ts'
import { getOffer } from './get-offer.ts'
import { getOverview } from './get-overview.ts'
import { installModel } from './install-model.ts'
import { pauseModel } from './pause-model.ts'
import { presentModel, presentOffer, presentOverview, presentTrial } from './present-engines.ts'
import { removeModel } from './remove-model.ts'
import { testModel } from './test-model.ts'
import { verifyModel } from './verify-model.ts'

export const enginesRoutes = defineRoutes((on) => {
  on(enginesEndpoints.overview, getOverview, presentOverview)
  on(enginesEndpoints.install, installModel, presentModel, { audit: 'engines.model-install-begun' })
  on(enginesEndpoints.pause, pauseModel, presentModel, { audit: 'engines.model-paused' })
  on(enginesEndpoints.remove, removeModel, () => ({ status: 'ok' as const }), { audit: 'engines.model-removed' })
  on(enginesEndpoints.verify, verifyModel, (problems) => ({ problems: [...problems] }), {
    audit: unaudited('reads only', 'Compares files with their checksums.'),
  })
  on(enginesEndpoints.test, testModel, presentTrial, {
    audit: unaudited('bookkeeping', 'Remembers how fast a model is.'),
  })
  on(enginesEndpoints.ability, getAbility, ({ capability, languages }) => ({ capability, languages: [...languages] }))
  on(enginesEndpoints.offer, getOffer, presentOffer)
})
