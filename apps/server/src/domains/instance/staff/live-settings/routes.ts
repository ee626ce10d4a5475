import { liveSettingsEndpoints, type LiveSettingsState } from '@vireo/contracts/staff'
import { defineRoutes } from '#http/routes.ts'
import { changeSettings } from './change-settings.ts'
import { getSettings } from './get-settings.ts'

const asIs = (state: LiveSettingsState) => state

export const liveSettingsRoutes = defineRoutes((on) => {
  on(liveSettingsEndpoints.getSettings, getSettings, asIs)
  on(liveSettingsEndpoints.changeSettings, changeSettings, asIs, { audit: 'staff.setting-changed' })
})
