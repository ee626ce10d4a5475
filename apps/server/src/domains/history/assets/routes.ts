import { assetsEndpoints } from '@vireo/contracts/assets'
import { assertRoomForItem } from '#history'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { createAsset } from './create-asset.ts'
import { deleteAsset } from './delete-asset.ts'
import { getAsset } from './get-asset.ts'
import { getContent } from './get-content.ts'
import { listAssets } from './list-assets.ts'
import { presentAsset, presentAssets } from './present-asset.ts'

export const assetsRoutes = defineRoutes((on) => {
  on(assetsEndpoints.create, createAsset, presentAsset, {
    audit: unaudited('made content', 'a file among the assets'),
    beforeBody: (ctx) => assertRoomForItem(ctx),
  })
  on(assetsEndpoints.list, listAssets, presentAssets)
  on(assetsEndpoints.get, getAsset, presentAsset)
  on(assetsEndpoints.delete, deleteAsset, () => undefined, { audit: 'assets.deleted' })
  on(assetsEndpoints.getContent, getContent)
})
