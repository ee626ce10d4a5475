import { classifierEndpoints } from '@vireo/contracts/classifier'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { assertMayClassify, classify } from './classify.ts'
import { listManifestKeys } from './manifests/list-manifest-keys.ts'
import { presentClassification } from './present-classification.ts'

export const classifierRoutes = defineRoutes((on) => {
  on(classifierEndpoints.classify, classify, presentClassification, {
    audit: unaudited('reads only', 'a recording is listened to, and nothing is kept'),
    beforeBody: assertMayClassify,
  })
  on(classifierEndpoints.listManifestKeys, listManifestKeys, (keys) => ({ keys: [...keys] }))
})
