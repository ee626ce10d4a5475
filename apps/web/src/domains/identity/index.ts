export { EntranceFrame, EntranceLink } from './components/entrance-frame.tsx'
export {
  AddFactorDialog,
  ChangeEmailForm,
  KeyFields,
  RequiredFactorPage,
  ResendVerification,
  SecondStep,
} from './later-screens.ts'
export { identityRoutes } from './routes.tsx'
export { identitySettingsRoutes } from './settings-routes.tsx'
export { useEntrance } from './use-entrance.ts'
