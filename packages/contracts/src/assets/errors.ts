import { defineErrors } from '../kit/index.ts'

export const assetsErrors = defineErrors({
  asset_not_found: { status: 404, message: 'There is no such asset.' },
  asset_is_empty: { status: 400, message: 'There is nothing in this file.' },
})
