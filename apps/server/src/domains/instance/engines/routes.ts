import { addressEndpoints, enginesEndpoints } from '@vireo/contracts/engines'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { presentAddressEngine, presentAddressTrial } from './addresses/present-address-engine.ts'
import { addOwn } from './addresses/own/add-own.ts'
import { changeOwn } from './addresses/own/change-own.ts'
import { listOwn, presentOwn } from './addresses/own/list-own.ts'
import { removeOwn } from './addresses/own/remove-own.ts'
import { setRules } from './addresses/own/set-rules.ts'
import { tryOwn } from './addresses/own/try-own.ts'
import { addShared } from './addresses/shared/add-shared.ts'
import { changeShared } from './addresses/shared/change-shared.ts'
import { listShared, presentShared } from './addresses/shared/list-shared.ts'
import { removeShared } from './addresses/shared/remove-shared.ts'
import { tryShared } from './addresses/shared/try-shared.ts'
import { getAbility } from './get-ability.ts'
import { getOffer } from './get-offer.ts'
import { getOverview } from './get-overview.ts'
import { installModel } from './install-model.ts'
import { pauseModel } from './pause-model.ts'
import { chooseModelVoices } from './choose-model-voices.ts'
import { listSpeakers } from './list-speakers.ts'
import { presentModel, presentOffer, presentOverview, presentSpeakers, presentTrial } from './present-engines.ts'
import { removeModel } from './remove-model.ts'
import { testModel } from './test-model.ts'
import { verifyModel } from './verify-model.ts'

const ok = () => ({ status: 'ok' as const })
const trial = unaudited('reads only', 'Asks a server of theirs one thing, and keeps nothing.')

export const enginesRoutes = defineRoutes((on) => {
  on(enginesEndpoints.overview, getOverview, presentOverview)
  on(enginesEndpoints.install, installModel, presentModel, { audit: 'engines.model-install-begun' })
  on(enginesEndpoints.pause, pauseModel, presentModel, { audit: 'engines.model-paused' })
  on(enginesEndpoints.remove, removeModel, ok, { audit: 'engines.model-removed' })
  on(enginesEndpoints.verify, verifyModel, (problems) => ({ problems: [...problems] }), {
    audit: unaudited('reads only', 'Compares files with their checksums.'),
  })
  on(enginesEndpoints.test, testModel, presentTrial, {
    audit: unaudited('bookkeeping', 'Remembers how fast a model is.'),
  })
  on(enginesEndpoints.speakers, listSpeakers, presentSpeakers)
  on(enginesEndpoints.chooseVoices, chooseModelVoices, presentSpeakers, { audit: 'engines.model-voices-chosen' })
  on(enginesEndpoints.ability, getAbility, ({ capability, languages }) => ({ capability, languages: [...languages] }))
  on(enginesEndpoints.offer, getOffer, presentOffer)
  on(addressEndpoints.listShared, listShared, presentShared)
  on(addressEndpoints.addShared, addShared, presentAddressEngine, { audit: 'engines.address-added' })
  on(addressEndpoints.tryShared, tryShared, presentAddressTrial, { audit: trial })
  on(addressEndpoints.changeShared, changeShared, presentAddressEngine, { audit: 'engines.address-changed' })
  on(addressEndpoints.removeShared, removeShared, ok, { audit: 'engines.address-removed' })
  on(addressEndpoints.listOwn, listOwn, presentOwn)
  on(addressEndpoints.setRules, setRules, (rules) => rules, { audit: 'engines.rules-changed' })
  on(addressEndpoints.addOwn, addOwn, presentAddressEngine, { audit: ['engines.address-added', 'voices.added'] })
  on(addressEndpoints.tryOwn, tryOwn, presentAddressTrial, { audit: trial })
  on(addressEndpoints.changeOwn, changeOwn, presentAddressEngine, {
    audit: ['engines.address-changed', 'voices.added'],
  })
  on(addressEndpoints.removeOwn, removeOwn, ok, { audit: 'engines.address-removed' })
})
